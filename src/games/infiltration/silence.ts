/** No sounds yet: a sprite without files, which opens no audio. */
import type { Sprite } from '../../sound/sprite.ts';

export const silence: Sprite = { places: {}, files: [], rests: {}, always: [] };
