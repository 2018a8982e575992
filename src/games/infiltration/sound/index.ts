/** Infiltration's sound sprite: its files, and which cues may repeat how soon. */
import type { Sprite } from '../../../sound/sprite.ts';
import type { Cue } from './cues.ts';
import { SPRITE } from './sprite.ts';

const rests: Partial<Record<Cue, number>> = {
  'hover-soft': 90,
  draw: 80,
  tutor: 400,
  shuffle: 300,
  refuse: 200,
  tokens: 90,
  round: 400,
};

const always: readonly Cue[] = ['die', 'near', 'escape', 'caught', 'win', 'lose'];

export const sprite: Sprite = {
  places: SPRITE,
  files: [
    {
      type: 'audio/webm; codecs=opus',
      url: new URL('../../../../assets/audio/effects-infiltration.webm', import.meta.url).href,
    },
    { type: 'audio/mpeg', url: new URL('../../../../assets/audio/effects-infiltration.mp3', import.meta.url).href },
  ],
  rests,
  always,
};
