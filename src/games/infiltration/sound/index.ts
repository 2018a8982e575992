/** Infiltration's sounds: the files of its sound sprite, and how soon each cue may be played again. */
import { spriteOf } from '../../../sound/sprite.ts';
import places from './sprite.json' with { type: 'json' };

export const sprite = spriteOf(places, {
  webm: new URL('../../../../assets/audio/effects-infiltration.webm', import.meta.url).href,
  mp3: new URL('../../../../assets/audio/effects-infiltration.mp3', import.meta.url).href,
  rests: { 'hover-soft': 90, draw: 80, tutor: 400, shuffle: 300, refuse: 200, tokens: 90, round: 400 },
  always: ['die', 'near', 'escape', 'caught', 'win', 'lose'],
});
