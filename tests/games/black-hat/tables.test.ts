/** Tables that no game comes to are refused with one sentence that names what is wrong; those beside them can be laid out. */
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/games/black-hat/notation/scenario.ts';
import type { TableSetup } from '../../../src/games/black-hat/notation/setup-schema.ts';

const problem = (setup: TableSetup, play: unknown[] = []): string | null =>
  runScenario({ name: 'a table', setup, play }, 'compiled').problem;

const TWELVE = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
const ONE = { hand: [1] };
const [RED, BLUE, GREEN] = [{ hand: [2] }, { hand: [3] }, { hand: [4] }];
const THREE = { red: RED, blue: BLUE, green: GREEN };
const tracer = { players: 3, tracer: true };
const asset = { players: 3, secretAsset: true };

/** What is wrong, and a table with it. */
const IMPOSSIBLE: [string, TableSetup][] = [
  ['both pawns of red cannot stand on the Back Door', { seats: { red: { pawns: ['Back Door', 'Back Door'] } } }],
  [
    'both pawns of blue cannot stand on the Public Server',
    { seats: { blue: { pawns: ['Public Server', 'Public Server'] } } },
  ],
  [
    'red 1 and blue 2 cannot both stand on a1',
    { seats: { red: { pawns: ['a1', 'b1'] }, blue: { pawns: ['c1', 'a1'] } } },
  ],
  ['red 1 cannot be held: it is on no space', { seats: { red: { stuck: [1] } } }],
  [
    'the tracer and red 1 cannot both stand on c2',
    { options: tracer, tracer: 'c2', seats: { red: { pawns: ['c2', 'a1'] } } },
  ],
  ['the tracer cannot be on the Public Server', { options: tracer, tracer: 'Public Server' }],
  ['the tracer cannot be on the Critical Asset', { options: tracer, tracer: 'Critical Asset' }],
  ['the tracer cannot be on the jail', { options: tracer, tracer: 'jail' }],
  ['the tracer cannot have come from f4', { options: tracer, tracer: 'a1', tracerFrom: 'f4' }],
  ['the tracer cannot have come from a1', { options: tracer, tracer: 'track 2', tracerFrom: 'a1' }],
  ['1A and 1B cannot both lie: there is one tile 1', { tiles: { A: '1A', C: '1B' } }],
  ['8B and 8B cannot both lie: there is one tile 8', { tiles: { D: '8B', E: '8B' } }],
  ['there are 3 markers, not 4', { markers: { a1: 3, c2: -1 } }],
  ['there are 3 markers, not 6', { markers: { a1: 3, c2: -3 } }],
  ['a marker lies on a space, not on the Back Door', { markers: { 'Back Door': 1 } }],
  ['a marker lies on a space, not on the Critical Asset', { markers: { 'Critical Asset': -1 } }],
  ['a tracer needs the option "tracer"', { options: { players: 3 }, tracer: 'track 1' }],
  ['a tracer needs the option "tracer"', { options: { players: 3 }, tracerFrom: 'a1' }],
  ['two players play without the tracer', { options: { players: 2, tracer: true } }],
  ['an asset card needs the option "secretAsset"', { options: { players: 3 }, asset: 'mirror' }],
  ['no asset card is named that could lie open', { options: asset, assetUp: true }],
  ['a status number needs the option "status"', { seats: { red: { status: 15 } } }],
  ['a sprung honeypot needs the option "sprung"', { sprung: true }],
  [
    'red holds 12 cards: in the first trick nobody has over 10',
    { options: { players: 3 }, seats: { ...THREE, red: { hand: TWELVE } } },
  ],
  ['green holds no card: the round would be over', { options: { players: 3 }, seats: { red: RED, blue: BLUE } }],
  ['red holds no card: the round would be over', { options: { players: 3 }, seats: { ...THREE, red: { hand: [] } } }],
  ['red leads, so the other player steers the robot', { options: { players: 2 }, leader: 'red', steers: 'red' }],
  [
    'blue leads, so the other player steers the robot',
    {
      options: { players: 2 },
      leader: 'blue',
      steers: 'blue',
      trick: 2,
      seats: { red: { hand: ['hat'] }, robot: ONE, blue: BLUE },
    },
  ],
  [
    'red leads, so the other player steers the robot',
    {
      options: { players: 2 },
      leader: 'red',
      steers: 'red',
      seats: { red: RED, robot: { hand: ['hat'] }, blue: BLUE },
    },
  ],
  ['the robot does not play its own cards', { options: { players: 2 }, leader: 'robot', steers: 'robot' }],
  ['only two players have a robot to steer', { options: { players: 3 }, leader: 'red', steers: 'blue' }],
  ['red is out and cannot lead', { options: tracer, leader: 'red', seats: { red: { out: true } } }],
  [
    'red is not out while it has a pawn on the board',
    { options: tracer, seats: { red: { out: true, pawns: ['jail', 'a1'] } } },
  ],
  [
    'blue is out: it has no pawn on the board',
    { options: tracer, seats: { blue: { out: false, pawns: ['jail', 'jail'] } } },
  ],
  ['blue is out and holds no cards', { options: tracer, seats: { blue: { out: true, hand: [3] } } }],
  ['at least two seats must still play', { options: tracer, seats: { red: { out: true }, green: { out: true } } }],
  ['before a deal nobody holds cards', { at: 'deal', seats: { red: RED } }],
  ['before a deal there are no discards', { at: 'deal', discards: [4] }],
  ['the Hat is not in the deck: a turned card says who gets it', { at: 'deal', deck: ['hat'] }],
  [
    'the Hat is among the top 30 cards of the deck',
    {
      options: { players: 6, hat: 'shuffled' },
      at: 'deal',
      deck: [...TWELVE, ...TWELVE, ...TWELVE.slice(0, 6), 'hat'],
    },
  ],
  [
    'the Hat is among the top 20 cards of the deck',
    { options: { sprung: true, hat: 'shuffled' }, sprung: true, at: 'deal', deck: [...TWELVE, ...TWELVE.slice(0, 8)] },
  ],
];

describe('a table is refused because', () => {
  it.each(IMPOSSIBLE)('%s: %o', (sentence, setup) => {
    expect(problem(setup)).toBe(sentence);
  });
});

const POSSIBLE: Record<string, TableSetup> = {
  'the pawns of two seats on one start': {
    seats: { red: { pawns: ['Back Door', 'a1'] }, blue: { pawns: ['b1', 'Back Door'] } },
  },
  'three markers, all on one space': { markers: { a1: -3 } },
  'the tracer at the Back Door among pawns': { options: tracer, tracer: 'Back Door' },
  'the tracer on the board, come from a space beside it': { options: tracer, tracer: 'b2', tracerFrom: 'a1' },
  'the tracer on the board, come from the Back Door': { options: tracer, tracer: 'a2', tracerFrom: 'Back Door' },
  'tiles of which one side lies': { tiles: { A: '1A', C: '2B' } },
  'ten cards in the first trick': {
    options: { players: 3 },
    seats: { ...THREE, red: { hand: TWELVE.slice(0, 10) } },
  },
  'twelve cards in the second trick': {
    options: { players: 3 },
    seats: { ...THREE, red: { hand: TWELVE } },
    trick: 2,
  },
  'no cards at all': {},
  'nobody steering but the one who does not lead': { options: { players: 2 }, leader: 'red', steers: 'blue' },
  'the first leader steering, with the Hat on their left': {
    options: { players: 2 },
    leader: 'blue',
    steers: 'blue',
    seats: { red: { hand: ['hat'] }, robot: ONE, blue: BLUE },
  },
  'a seat that is out': { options: tracer, seats: { ...THREE, blue: { out: true } } },
  'a seat of which one pawn is caught and one went through': {
    options: { ...tracer, secretAsset: true },
    asset: 'second-door',
    assetUp: true,
    seats: { ...THREE, blue: { pawns: ['jail', 'gone'] } },
  },
  'the Hat as the last card that is dealt': {
    options: { sprung: true, hat: 'shuffled' },
    sprung: true,
    at: 'deal',
    deck: [...TWELVE, ...TWELVE.slice(0, 7), 'hat'],
  },
};

describe('a table is laid out with', () => {
  it.each(Object.keys(POSSIBLE))('%s', (name) => {
    expect(problem(POSSIBLE[name]!)).toBeNull();
  });
});

it('a table without any cards shows the board, and nobody plays on it', () => {
  expect(problem({}, [{ expect: { 'value of c1': -1, asked: 'red play' } }])).toBeNull();
  expect(problem({}, ['red: pass'])).toBe('step 1: "red: pass"\nred holds no card to play');
});

it('a Hat shuffled in comes anywhere among the cards that are dealt', () => {
  const holders = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const setup: TableSetup = { seed: `hat ${n}`, options: { players: 4, hat: 'shuffled' }, at: 'deal' };
    for (const seat of ['red', 'blue', 'green', 'amber'])
      if (problem(setup, [{ expect: { hat: seat } }]) === null) holders.add(seat);
    expect(problem(setup, [{ expect: { deck: 29, discards: [], 'times turned': 0 } }])).toBeNull();
  }
  expect(holders.size).toBe(4);
});
