/** Cards made for tests, and plays with them that no printed card of the house can show yet. */
import { registerCards } from '../../src/games/netrunner/rules/defs.ts';
import { damage, endTheRun, gainCredits, pay } from '../../src/games/netrunner/rules/words.ts';
import { define, paid, prevents, when } from '../../src/games/netrunner/cards/define.ts';
import type { ScenarioFile } from './scenarios.ts';

const printed = { faction: 'neutral', cost: 0, influence: 0, limit: 3, quantity: 1, unique: false } as const;
/** Leaves the table in any window in which abilities may be used. */
const leave = paid('leave', { trashSelf: true }, [gainCredits(1)]);
const CARDS = [
  define(
    '99003',
    { title: 'Paper Wall', side: 'corp', type: 'ice', subtypes: ['barrier'], strength: 1, ...printed },
    { abilities: [leave], subroutines: [[endTheRun()]] },
  ),
  define(
    '99004',
    { title: 'Paper House', side: 'corp', type: 'asset', subtypes: [], trash: 1, ...printed },
    { abilities: [leave] },
  ),
  define(
    '99005',
    { title: 'Paper Mill', side: 'corp', type: 'asset', subtypes: [], trash: 1, ...printed },
    {
      abilities: [
        when('turn-opened', { name: 'grind', if: 'byCorp' }, gainCredits(1)),
        paid('sell', {}, [gainCredits(1)], { oncePerTurn: true }),
        paid('pulp', {}, [gainCredits(2)], { oncePerTurn: true }),
      ],
    },
  ),
  define(
    '99006',
    { title: 'Paper Snare', side: 'corp', type: 'asset', subtypes: [], trash: 0, ...printed },
    {
      abilities: [
        when(
          'accessed',
          { name: 'cut', if: 'self', from: 'accessed', optional: true },
          pay({ x: {} }),
          damage('net', { count: 'x' }),
        ),
      ],
    },
  ),
  define(
    '99007',
    { title: 'Paper Coat', side: 'runner', type: 'hardware', subtypes: [], ...printed },
    { abilities: [prevents('damage', 'fold', {}, { n: 9 })] },
  ),
];

const ice = { card: 'Paper Wall', rezzed: true };
const step = (leaf: string): object => ({ type: 'step', leaf });
const mill = { card: 'Paper Mill', rezzed: true };
const PLAYS = [
  {
    name: 'X is named where a cost is paid in the middle of an effect too, and the words after it find it',
    setup: {
      corp: { credits: 4 },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      servers: { 'remote 1': { root: ['Paper Snare'] } },
    },
    play: [
      'runner: run remote 1',
      'corp: accept',
      { expect: { prompt: 'number', 'prompt.card': 'Paper Snare', 'prompt.min': 1, 'prompt.max': 4 } },
      'corp: number 3',
      { expect: { 'corp.credits': 1, 'runner.grip': 1 } },
    ],
  },
  {
    name: 'what prevents damage of every kind does not prevent damage that nothing prevents',
    setup: {
      runner: { grip: ['Stimhack', 'Diesel', 'Diesel'], rig: ['Paper Coat'] },
      servers: { hq: { ice: [{ card: 'Data Mine', rezzed: true }] } },
    },
    play: [
      'runner: play Stimhack',
      'runner: choose hq',
      'runner: use Paper Coat fold',
      { expect: { 'runner.grip': 2, notHappened: ['damage-done'] } },
      { to: 'run 5.2' },
      'runner: jack out',
      { expect: { 'runner.brainDamage': 1, 'runner.grip': 1, notHappened: ['prevented'] } },
    ],
  },
  {
    name: 'an ability that may be used once a turn is used up by itself alone, and comes back with the next turn',
    setup: { step: 'corp 2.1', servers: { 'remote 1': { root: [mill] } } },
    play: [
      'corp: use Paper Mill sell',
      { refused: 'corp: use Paper Mill sell', because: 'once-per-turn' },
      'corp: use Paper Mill pulp',
      { expect: { 'corp.credits': 8 } },
      { refused: 'corp: use Paper Mill pulp', because: 'once-per-turn' },
      'corp: credit x3',
      { to: 'runner 1.1' },
      'corp: use Paper Mill sell',
      { expect: { 'corp.credits': 12 } },
    ],
  },
  {
    name: 'triggers of different cards are ordered, though both only give credits',
    setup: {
      step: 'corp 1.1',
      servers: { 'remote 1': { root: [mill] }, 'remote 2': { root: [{ card: 'PAD Campaign', rezzed: true }] } },
    },
    play: [
      { to: 'corp 1.2' },
      { expect: { prompt: 'order', decides: 'corp' } },
      'corp: first PAD Campaign',
      { to: 'corp 2.1' },
      { expect: { 'corp.credits': 7 } },
    ],
  },
  {
    name: 'the ice approached goes in 2.1: nothing is left to jack out from or to rez, and the next is approached',
    setup: { servers: { hq: { ice: [ice, 'Enigma'] } }, corp: { credits: 0 } },
    play: [
      'runner: run hq',
      'corp: use Paper Wall leave',
      { to: 'run 2.2' },
      {
        expect: {
          'run.ice': 'Enigma @ hq#1',
          happenedInOrder: [
            step('s2_1'),
            { type: 'trashed', card: 'Paper Wall' },
            step('s4'),
            step('s2'),
            step('s2_1'),
          ],
          notHappened: [step('s2_3'), 'jacked-out'],
        },
      },
    ],
  },
  {
    name: 'the last card of a remote goes in 2.1: the run ends at once, neither successful nor unsuccessful',
    setup: { servers: { 'remote 1': { ice: [ice] } } },
    play: [
      'runner: run remote 1',
      'corp: use Paper Wall leave',
      { to: 'end of run' },
      {
        expect: {
          run: null,
          servers: ['archives', 'rnd', 'hq'],
          happenedInOrder: [step('s2_1'), step('s6'), { type: 'run-ended', success: false, why: 'vanished' }],
          notHappened: [step('s2_2'), step('s2_3'), step('s4'), step('s7')],
        },
      },
    ],
  },
  {
    name: 'the last card of a remote goes in 5.1: the run ends at once, without the question whether to jack out',
    setup: { servers: { 'remote 1': { root: [{ card: 'Paper House', rezzed: true }] } } },
    play: [
      'runner: run remote 1',
      'corp: use Paper House leave',
      { to: 'end of run' },
      {
        expect: {
          run: null,
          servers: ['archives', 'rnd', 'hq'],
          happenedInOrder: [step('s5_1'), step('s6'), { type: 'run-ended', success: false, why: 'vanished' }],
          notHappened: [step('s5_2'), step('s5_3'), step('s7')],
        },
      },
    ],
  },
];

/** The plays, as a file of scenarios; their cards can be named from then on. */
export function madeUpPlays(): ScenarioFile {
  registerCards(CARDS);
  return { file: 'made-up', scenarios: PLAYS };
}
