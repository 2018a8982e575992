/** The parts of the presenter's chart that are gone through as models. */
import type { Happening } from './happenings.ts';
import type { Case } from './model.ts';

const KEYS: readonly Happening[] = [
  { what: 'key' },
  { what: 'key', answer: 'sound' },
  { what: 'key', answer: 'foolish' },
  { what: 'key', answer: 'rash' },
  { what: 'key', answer: 'illegal' },
  { what: 'heard', how: 'followed' },
  { what: 'heard', how: 'aside' },
  { what: 'skip' },
  { what: 'undo' },
  { what: 'hide' },
  { what: 'ready' },
  { what: 'close' },
];
const MATCH: Omit<Case, 'name' | 'drawn'> = {
  ahead: true,
  playing: true,
  speed: 1,
  claim: null,
  updates: [
    'wait',
    'other',
    'slow',
    'ask',
    'automatic',
    'refused',
    'card',
    'glance',
    'broken',
    'hand',
    'over',
    'jump',
    'jump ask',
    'jump hand',
    'jump over',
  ],
  meanwhile: ['ask'],
  jumps: ['jump', 'jump ask'],
  others: KEYS,
};
const STEPS: Omit<Case, 'name' | 'drawn'> = {
  ahead: false,
  playing: false,
  speed: 1,
  claim: null,
  updates: ['wait', 'other', 'slow', 'glance', 'over', 'jump'],
  meanwhile: ['wait'],
  jumps: ['jump', 'jump over'],
  others: [
    { what: 'key' },
    { what: 'skip' },
    { what: 'play' },
    { what: 'play', rested: true },
    { what: 'pause' },
    { what: 'step' },
    { what: 'seek' },
  ],
};
const SPEEDS: Omit<Case, 'name' | 'drawn'> = {
  ...MATCH,
  updates: ['wait', 'slow', 'ask', 'refused', 'card', 'hand'],
  meanwhile: ['wait'],
  jumps: ['jump'],
  others: [
    { what: 'key', answer: 'illegal' },
    { what: 'speed', speed: 0 },
    { what: 'speed', speed: 2 },
    { what: 'pause' },
    { what: 'step' },
    { what: 'play' },
  ],
};

/** What happens in a match, in a recorded game or among bots alone, and with the speed, on either table. */
export const CASES: readonly Case[] = [
  ...[true, false].flatMap((drawn) => [
    { ...MATCH, name: 'a match', drawn },
    { ...STEPS, name: 'one step after another', drawn },
    { ...STEPS, name: 'bots alone', drawn, ahead: true, playing: true },
    { ...SPEEDS, name: 'another speed', drawn },
    { ...MATCH, name: 'somebody has to take the screen first', drawn, claim: 'you', updates: ['ask', 'hand'] as const },
  ]),
  {
    ...MATCH,
    name: 'the drawn table comes and goes',
    drawn: false,
    updates: ['wait', 'ask', 'card', 'hand', 'over'],
    others: [{ what: 'stage' }, { what: 'lost' }, { what: 'key', answer: 'sound' }, { what: 'ready' }],
  },
];
