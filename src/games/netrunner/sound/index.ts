/** Netrunner's sound sprite: its files, and how soon each cue may repeat. */
import type { Sprite } from '../../../sound/sprite.ts';
import type { Cue } from './cues.ts';
import { SPRITE } from './sprite.ts';

const rests: Partial<Record<Cue, number>> = {
  'hover-soft': 90,
  draw: 80,
  tutor: 400,
  shuffle: 300,
  purge: 400,
  refuse: 200,
  rez: 150,
  'run-start': 300,
  'run-success': 300,
  'run-fail': 300,
};

const always: readonly Cue[] = ['steal', 'score', 'win', 'lose', 'damage-net', 'damage-meat', 'damage-brain'];

export const sprite: Sprite = {
  places: SPRITE,
  files: [
    { type: 'audio/webm; codecs=opus', url: new URL('../../../../assets/audio/effects.webm', import.meta.url).href },
    { type: 'audio/mpeg', url: new URL('../../../../assets/audio/effects.mp3', import.meta.url).href },
  ],
  rests,
  always,
};
