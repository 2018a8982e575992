/** Spoilt and slow files of Black Hat by number (tests/support/own-files.ts). */
import type { JsonObject } from '../../../../src/core/json.ts';
import { simulation as game } from '../../../../src/games/black-hat/index.ts';
import { lessonGame } from '../../../../src/games/black-hat/lessons/index.ts';
import { runScenario } from '../../../../src/games/black-hat/notation/scenario.ts';
import { redeal } from '../../../../src/games/black-hat/record/redeal.ts';
import { BUDGET } from '../../../../src/replay/budget.ts';
import { type Replay, type Step, lighten, writeReplay } from '../../../../src/replay/format.ts';
import type { Mutant, Pick } from '../../../support/file-mutants.ts';
import { filesOf, layerOf, otherRules, type Sources } from '../../../support/own-files.ts';
import { optionsAt } from './soak.ts';

const FILES = filesOf({
  name: 'black-hat',
  game,
  teaching: lessonGame('compiled'),
  options: (n) => optionsAt(n, 'files'),
  runScenario: (scenario) => runScenario(scenario, 'compiled'),
});
const { recordOf } = FILES;
const LAYER = layerOf('red 1', 'c2');
const FOUR = ['red', 'blue', 'green', 'amber'];

/** A record played on from a position with the hidden cards dealt anew. */
function dealt(): Replay {
  const record = recordOf(4, 6);
  const state = game.start(optionsAt(4, 'files'));
  const deal = redeal(state, game.seats(optionsAt(4, 'files'))[0]!, 'anew', 6);
  return { ...record, start: { ...record.start, deals: [deal as unknown as JsonObject] } };
}

const laid: JsonObject = {
  table: {
    options: { players: 4, tiles: 0 },
    seats: {
      red: { hand: [7, 7, 1], pawns: ['c2', 'Public Server'] },
      blue: { hand: [6, 2] },
      green: { hand: [8, 'hat', 3] },
      amber: { hand: [9, 9, 4] },
    },
    tiles: { C: '3A' },
    markers: { c2: -1 },
    deck: [1, 2, 'joker'],
    asset: 'mirror',
  },
};
/** Sound files of all sorts, which the mutants are made from. */
export function soundFiles(): Sources {
  const short = recordOf(3, 12);
  const events = otherRules(recordOf(17, 40));
  // Enough of each game that pawns move, tiles are laid and rounds end.
  const long = otherRules(recordOf(11, 160));
  const files = [
    { ...short, layers: [structuredClone(LAYER)] },
    events,
    long,
    dealt(),
    FILES.fromTable(
      laid,
      [
        { move: 'red: play 7 7', turn: 1 },
        { move: 'blue: play 6', turn: 1 },
      ],
      FOUR,
    ),
    lighten(recordOf(9, 60)),
  ];
  return {
    files: files.map(writeReplay),
    links: [lighten(recordOf(2, 30)), lighten(recordOf(6, 60))].map(writeReplay),
    ...FILES.written(),
  };
}

/** Events of rules that are not today's, all that is known of a game. */
const told = (events: JsonObject[], steps = 1): Replay => ({
  ...otherRules(recordOf(3, 0)),
  steps: Array.from({ length: steps }, (): Step => ({ move: 'red: play 1', turn: 1, events })),
});

/** Files made to be slow: deep, wide, many. */
const SLOW: readonly ((pick: Pick) => Replay | string)[] = [
  function manySteps(pick) {
    return told([{ type: 'passed', seat: 0 }], pick(10) === 0 ? BUDGET.steps + pick(2) : pick(3000));
  },
  function manyEvents(pick) {
    return told(
      Array.from({ length: 1 + pick(1200) }, () => ({ type: 'marked', seat: 0, place: 3, n: 1 })),
      1 + pick(30),
    );
  },
  function manyCards(pick) {
    const cards = Array.from({ length: 1 + pick(60_000) }, (_, i) => (i % 2 === 0 ? 1 : 2));
    return told(
      [
        { type: 'shuffled', cards },
        { type: 'dealt', seat: 0, cards: [...cards].reverse() },
      ],
      1 + pick(3),
    );
  },
  function farSeats(pick) {
    const seat = [99_999, 4_000_000_000, 2_147_483_648, -1, 1e15][pick(5)]!;
    const type = ['status-dealt', 'hat-given', 'moved', 'held', 'out', 'blamed', 'tile-laid'][pick(7)]!;
    return told(
      [{ type, seat, n: 10, pawn: seat, from: 0, to: 1, way: [], on: seat, cards: [], zone: seat, face: '1A' }],
      1 + pick(50),
    );
  },
  function nested(pick) {
    return JSON.stringify({ ...recordOf(3, 1), start: 0 }).replace(
      '"start":0',
      `"start":${'{"table":'.repeat(1 + pick(60))}1${'}'.repeat(1 + pick(60))}`,
    );
  },
  function manyDeals(pick) {
    const deal = (dealt().start as { deals: JsonObject[] }).deals[0]!;
    const record = recordOf(4, 20);
    return {
      ...record,
      start: { ...record.start, deals: Array.from({ length: 1 + pick(240) }, (_, at) => ({ ...deal, at: at % 8 })) },
    };
  },
  function longHands(pick) {
    const cards = [
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      2,
      2,
      2,
      2,
      2,
      2,
      2,
      3,
      3,
      3,
      3,
      3,
      3,
      3,
      'joker',
      'joker',
      'joker',
      'joker',
      'joker',
    ];
    const seats = {
      red: { hand: [...cards, 'hat'].slice(pick(8)) },
      blue: { hand: [4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5] },
    };
    return FILES.fromTable(
      { table: { options: { players: 6 }, seats } },
      Array.from({ length: 1 + pick(3000) }, (_, i) => ({
        move: `${['red', 'blue'][i % 2]}: play ${1 + (i % 3)}`,
        turn: 1 + (i % 4),
      })),
      ['red', 'blue', 'green', 'amber', 'violet', 'white'],
    );
  },
  function manyNotes(pick) {
    const notes = Array.from({ length: pick(3000) }, () => ({ at: 0, text: { en: 'x' } }));
    return { ...recordOf(3, 4), layers: [{ ...structuredClone(LAYER), notes }] };
  },
  function farTurns(pick) {
    return {
      ...recordOf(3, 6),
      steps: Array.from({ length: 1 + pick(50) }, (): Step => ({ move: 'red: nothing', turn: 99_999 })),
    };
  },
];

/** The mutant of this number. */
export const mutantAt = (i: number, seed: string, sources: Sources): Mutant => FILES.mutantAt(i, seed, sources, SLOW);
export const { examine } = FILES;
