/** Netrunner's sound sprite: its files, and how soon each cue may repeat. */
import { spriteOf } from '../../../sound/sprite.ts';
import places from './sprite.json' with { type: 'json' };

export const sprite = spriteOf(places, {
  webm: new URL('../../../../assets/audio/effects.webm', import.meta.url).href,
  mp3: new URL('../../../../assets/audio/effects.mp3', import.meta.url).href,
  rests: {
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
  },
  always: ['steal', 'score', 'win', 'lose', 'damage-net', 'damage-meat', 'damage-brain'],
});
