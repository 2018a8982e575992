/** Black Hat's sounds: none yet. */
import type { Sprite } from '../../../sound/sprite.ts';

export const sprite: Sprite = { places: {}, files: [], rests: {}, always: [] };
