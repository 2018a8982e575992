/** Black Hat's sound sprite: its files, and which cues may repeat how soon. */
import type { Sprite } from '../../../sound/sprite.ts';
import type { Cue } from './cues.ts';
import { SPRITE } from './sprite.ts';

const rests: Partial<Record<Cue, number>> = {
  'hover-soft': 90,
  draw: 80,
  tutor: 400,
  shuffle: 300,
  refuse: 200,
  'trick-won': 300,
  round: 400,
};

const always: readonly Cue[] = ['hat', 'hat-played', 'asset', 'score', 'win', 'lose'];

export const sprite: Sprite = {
  places: SPRITE,
  files: [
    {
      type: 'audio/webm; codecs=opus',
      url: new URL('../../../../assets/audio/effects-black-hat.webm', import.meta.url).href,
    },
    { type: 'audio/mpeg', url: new URL('../../../../assets/audio/effects-black-hat.mp3', import.meta.url).href },
  ],
  rests,
  always,
};
