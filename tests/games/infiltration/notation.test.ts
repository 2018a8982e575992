/** Every move of games played by chance can be written as a sentence and read back. */
import { describe, expect, it } from 'vitest';
import { NotationError, readRoom, roomName } from '../../../src/games/infiltration/notation/names.ts';
import { notate, readMove } from '../../../src/games/infiltration/notation/notate.ts';
import { runScenario } from '../../../src/games/infiltration/notation/scenario.ts';
import { sameMove } from '../../../src/games/infiltration/rules/move.ts';
import { legalMoves } from '../../../src/games/infiltration/rules/moves.ts';
import { optionsNo, randomGame } from './support/games.ts';

const problemOf = (scenario: unknown): string => runScenario(scenario, 'compiled').problem ?? '';

describe('sentences', () => {
  it('each legal move has one of its own, which names it again', () => {
    const verbs = new Set<string>();
    for (let n = 0; n < 150; n++)
      randomGame(optionsNo(n, 'notation'), {
        move: (s) => {
          const legal = legalMoves(s);
          const sentences = legal.map((move) => notate(s, move));
          expect(new Set(sentences).size).toBe(legal.length);
          for (const [i, sentence] of sentences.entries()) {
            const { who, move } = readMove(s.table, sentence);
            expect(legal.find((one) => sameMove(one, move))).toBe(legal[i]);
            expect(who).toBe(s.ask!.op);
            verbs.add(legal[i]!.do);
          }
        },
      });
    const all = ['action', 'guard', 'hand-in', 'item', 'on', 'operative', 'option', 'pick', 'room', 'stop', 'token'];
    expect([...verbs].sort()).toEqual([...all, 'turn-down', 'way']);
  });

  it('a room that is face down is named by its place, and its title is not in the sentence', () => {
    const rooms = [
      { code: 'F01', up: true },
      { code: 'F04', up: false },
    ];
    expect(rooms.map((_, i) => roomName({ rooms }, i))).toEqual(['Reception Desk', 'place 2']);
    expect(readRoom({ rooms }, 'place 2')).toBe(1);
    expect(readRoom({ rooms }, 'goods dock')).toBe(1);
  });

  it.each([
    ['quill pick Advance', 'names no operative'],
    ['nobody: pick Advance', 'no operative is called "nobody"'],
    ['quill 1: pick Advance', 'no operative is called "quill 1"'],
    ['quill: pick Ladder', 'no item is called "Ladder"'],
    ['quill: room Cellar', 'no room of this table is called "Cellar"'],
    ['quill: guard Clerk', 'no guard is called "Clerk"'],
    ['quill: dance', '"dance" is no move'],
    ['ferro: pick Advance', 'is not legal: quill decides'],
  ])('%s: %s', (sentence, problem) => {
    expect(problemOf({ name: 'a mistake', play: [sentence] })).toContain(problem);
  });
});

describe('tables that cannot be are refused', () => {
  it.each([
    [{ floor1: ['Cold Vault'] }, 'Cold Vault is a room of another floor'],
    [
      { operatives: { quill: { items: ['Reach Claw'] }, ferro: { items: ['Reach Claw'] } } },
      'more often than in the game',
    ],
    [
      { operatives: { quill: { tokens: Array.from({ length: 31 }, () => 3) } } },
      'a token of 3 is on the table more often',
    ],
    [{ operatives: { quill: { room: 'place 4' } } }, 'quill is in a room that is face down'],
    [{ operatives: { quill: { prototypes: 3 }, ferro: { prototypes: 2 } } }, 'four Prototypes'],
    [{ proximity: 99 }, 'proximity'],
    [{ walls: 3 }, 'walls'],
    [{ floor1: ['Canteen', 'Infirmary', { down: 'canteen' }] }, 'Canteen is laid out twice'],
    [
      { operatives: { quill: { blackmail: true }, ferro: { blackmail: true } } },
      'two operatives hold the Blackmail File',
    ],
    [
      {
        floor1: [
          { room: 'Pump Station', sludge: true },
          { room: 'Canteen', sludge: true },
        ],
      },
      'Sludge lies in two rooms',
    ],
    [{ guards: { Purger: 'place 1' }, gone: ['purger'] }, 'the Purger is in a room and has left'],
    [{ guards: { Purger: 'place 1', purger: 'place 2' } }, 'the Purger is laid out twice'],
    [{ gone: ['Auditor', 'auditor'] }, 'the Auditor is laid out twice'],
    [{ operatives: { quill: {}, Quill: {} } }, 'quill is laid out twice'],
    [{ secret: 'Evac Pod', guards: { Sweeper: 'Evac Pod' } }, 'the Sweeper is in the secret room'],
    [{ floor1: [{ down: 'Canteen' }] }, 'Canteen is the entry room and face down in a round'],
    [
      {
        options: { players: 2 },
        floor1: [{ down: 'Canteen' }],
        at: 'entry',
        operatives: { quill: { escaped: 1 }, ferro: { escaped: 1 } },
      },
      'everybody has escaped before the entry room is turned up',
    ],
    [{ floor1: [{ room: 'Open-Plan Floor', interface: true }] }, 'Open-Plan Floor has no place for an interface token'],
    [{ floor1: [{ room: 'Infirmary', slot: true }] }, 'Infirmary has no place for a lab worker or tech lock'],
    [
      { floor1: [{ room: 'Canteen', placed: [{ item: 'Reach Claw', by: 'quill' }] }] },
      'Reach Claw does not stay in a room',
    ],
    [
      { floor1: [{ room: 'Canteen', placed: [{ item: 'Bulkhead Lever', by: 'quill' }] }] },
      'a Bulkhead Lever is laid out as "bulkhead"',
    ],
    [{ secret: { room: 'Evac Pod', bulkhead: 'quill' } }, 'behind Evac Pod there is no room'],
    [
      { floor1: [{ room: 'Canteen', placed: [{ item: 'Data Fence', by: 'quill', taken: 1 }] }] },
      'nothing is taken through a Data Fence',
    ],
    [
      { floor1: [{ room: 'Canteen', placed: [{ item: 'Leech Tap', by: 'quill', tokens: [1] }] }] },
      'nothing is banked in a Leech Tap',
    ],
    [
      { floor1: [{ room: 'Canteen', placed: [{ item: 'Dead Drop', by: 'quill', tokens: [1, 1, 1, 1] }] }] },
      'a Dead Drop holds three tokens at most',
    ],
    [
      { secret: 'Evac Pod', operatives: { quill: { room: 'Evac Pod', door: 'Evac Pod' } } },
      'quill came to the secret room from itself',
    ],
    [{ options: { players: 3, pairs: true } }, 'only two players have two operatives each'],
  ])('%j', (setup, problem) => {
    expect(problemOf({ name: 'a mistake', setup, play: [] })).toContain(problem);
  });

  it('each in one sentence, without a stack of calls', () => {
    const escaped = { quill: { escaped: 1 }, ferro: { escaped: 1 }, ash: { escaped: 1 } };
    const over = runScenario(
      { name: 'all out', setup: { operatives: escaped }, play: ['quill: pick Advance'] },
      'live',
    );
    expect(over.problem).toBe('step 1: "quill: pick Advance"\n"quill: pick Advance" is not legal: the game is over');
    expect(problemOf({ name: 'a mistake', setup: { floor1: ['Canteen', 'Canteen'] }, play: [] })).not.toContain(
      '    at ',
    );
  });

  it('an expectation that means nothing is a mistake, not a fact', () => {
    for (const fact of ['colour', 'quill.hat', 'times danced', 'Reception Desk.colour'])
      expect(problemOf({ name: 'a mistake', play: [{ expect: { [fact]: null } }] })).not.toBe('');
    expect(new NotationError('x').name).toBe('NotationError');
  });
});
