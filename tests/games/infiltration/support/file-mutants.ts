/** Spoilt and slow files of Infiltration by number (tests/support/own-files.ts). */
import type { JsonObject } from '../../../../src/core/json.ts';
import { simulation as game } from '../../../../src/games/infiltration/index.ts';
import { lessonGame } from '../../../../src/games/infiltration/lessons/index.ts';
import { runScenario } from '../../../../src/games/infiltration/notation/scenario.ts';
import { BUDGET } from '../../../../src/replay/budget.ts';
import { type Replay, type Step, lighten, writeReplay } from '../../../../src/replay/format.ts';
import type { Mutant, Pick } from '../../../support/file-mutants.ts';
import { filesOf, layerOf, otherRules, type Sources } from '../../../support/own-files.ts';
import { optionsAt } from './soak.ts';

const FILES = filesOf({
  name: 'infiltration',
  game,
  teaching: lessonGame('compiled'),
  options: (n) => optionsAt(n, 'files'),
  runScenario: (scenario) => runScenario(scenario, 'compiled'),
});
const { recordOf, fromTable } = FILES;

/** A record played on from a position with the hidden things dealt anew. */
function dealt(): Replay {
  const record = recordOf(2, 6);
  const deal = { at: 6, seat: 'ferro', seed: 'anew' };
  return { ...record, start: { ...record.start, deals: [deal] } };
}

const LAID: JsonObject = {
  table: {
    options: { players: 2 },
    proximity: 40,
    alarm: 3,
    floor1: [
      'Reception Desk',
      { room: 'Post Room', tokens: [1, 3], placed: [{ item: 'Dead Drop', by: 'quill', tokens: [2] }] },
      { down: 'Canteen' },
    ],
    operatives: {
      quill: { room: 'Post Room', tokens: [1, 2], items: ['Reach Claw'], wounded: true },
      ferro: { tokens: [3] },
    },
    guards: { Sweeper: 'Reception Desk' },
    deck: ['Kick Scooter'],
    discards: ['Sleep Gas'],
  },
};
const TWO = ['quill', 'ferro'];

/** Sound files of all sorts, which the mutants are made from. */
export function soundFiles(): Sources {
  const files = [
    { ...recordOf(3, 12), layers: [layerOf('Reception Desk', 'place 3')] },
    otherRules(recordOf(7, 40)),
    // enough that rooms are turned up, items go where they belong, and operatives leave
    otherRules(recordOf(11, 120)),
    dealt(),
    fromTable(
      LAID,
      [
        { move: 'quill: pick Download', turn: 1 },
        { move: 'ferro: pick Advance', turn: 1 },
      ],
      TWO,
    ),
    lighten(recordOf(4, 60)),
  ];
  return {
    files: files.map(writeReplay),
    links: [lighten(recordOf(1, 30)), lighten(recordOf(6, 60))].map(writeReplay),
    ...FILES.written(),
  };
}

/** Events of rules that are not today's, all that is known of a game. */
const told = (events: JsonObject[], steps = 1): Replay => ({
  ...otherRules(recordOf(3, 0)),
  steps: Array.from({ length: steps }, (): Step => ({ move: 'quill: pick Advance', turn: 1, events })),
});

/** Files made to be slow: deep, wide, many. */
const SLOW: readonly ((pick: Pick) => Replay | string)[] = [
  function manySteps(pick) {
    return told([{ type: 'rolled', n: 3, for: 'security' }], pick(10) === 0 ? BUDGET.steps + pick(2) : pick(3000));
  },
  function manyEvents(pick) {
    return told(
      Array.from({ length: 1 + pick(1200) }, () => ({ type: 'alarm-set', to: 3 })),
      1 + pick(30),
    );
  },
  function manyTokens(pick) {
    const values = Array.from({ length: 1 + pick(60_000) }, (_, i) => 1 + (i % 3));
    return told(
      [
        { type: 'tokens-mixed', values },
        { type: 'took', op: 0, room: 0, values },
      ],
      1 + pick(3),
    );
  },
  function manyItems(pick) {
    const items = Array.from({ length: 1 + pick(60_000) }, () => 'I04');
    return told(
      [
        { type: 'items-shuffled', items },
        { type: 'drew', op: 0, items },
      ],
      1 + pick(3),
    );
  },
  function farOperatives(pick) {
    const op = [99_999, 4_000_000_000, 2_147_483_648, -1, 1e15][pick(5)]!;
    const type = ['picked', 'moved', 'escaped', 'wounded', 'placed', 'banked', 'peeked', 'extracting', 'die-passed'][
      pick(9)
    ]!;
    return told(
      [
        {
          type,
          op,
          card: 'I04',
          from: 0,
          to: op,
          way: 'walk',
          round: op,
          item: 'I35',
          room: op,
          value: 1,
          code: 'F01',
        },
      ],
      1 + pick(50),
    );
  },
  function farRooms(pick) {
    const room = [99_999, 4_000_000_000, -1, 13, 1e15][pick(5)]!;
    const type = [
      'revealed',
      'furnished',
      'tokens-laid',
      'slot-removed',
      'downloaded',
      'sludge-spilt',
      'purged',
      'leeched',
    ][pick(8)]!;
    return told([{ type, room, code: 'F01', hasInterface: true, hasSlot: true, n: 2, item: 'I22' }], 1 + pick(50));
  },
  function nested(pick) {
    return JSON.stringify({ ...recordOf(3, 1), start: 0 }).replace(
      '"start":0',
      `"start":${'{"table":'.repeat(1 + pick(60))}1${'}'.repeat(1 + pick(60))}`,
    );
  },
  function manyDeals(pick) {
    const record = recordOf(2, 20);
    return {
      ...record,
      start: {
        ...record.start,
        deals: Array.from({ length: 1 + pick(240) }, (_, at) => ({ at: at % 8, seat: 'quill', seed: `${at}` })),
      },
    };
  },
  function fullTable(pick) {
    const rooms = Array.from({ length: 6 }, (_, i) => ({
      room: ['Reception Desk', 'Post Room', 'Infirmary', 'Canteen', 'Goods Dock', 'Camera Gallery'][i]!,
      tokens: [1, 2, 3, 1, 2, 3].slice(pick(6)),
    }));
    return fromTable(
      { table: { options: { players: 2 }, floor1: rooms } },
      Array.from({ length: 1 + pick(3000) }, (_, i) => ({
        move: `${TWO[i % 2]}: pick ${['Download', 'Interface'][i % 2]}`,
        turn: 1 + (i % 4),
      })),
      TWO,
    );
  },
  function manyNotes(pick) {
    const notes = Array.from({ length: pick(3000) }, () => ({ at: 0, text: { en: 'x' } }));
    return { ...recordOf(3, 4), layers: [{ ...layerOf('Post Room', 'Canteen'), notes }] };
  },
  function farTurns(pick) {
    return {
      ...recordOf(3, 6),
      steps: Array.from({ length: 1 + pick(50) }, (): Step => ({ move: 'quill: nothing', turn: 99_999 })),
    };
  },
];

/** The mutant of this number. */
export const mutantAt = (i: number, seed: string, sources: Sources): Mutant => FILES.mutantAt(i, seed, sources, SLOW);
export const { examine } = FILES;
