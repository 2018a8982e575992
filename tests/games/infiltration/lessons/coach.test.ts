/** The coach of whole games: each kind of advice where it belongs and not beside it, and silence in most of a sensible game. */
import { describe, expect, test } from 'vitest';
import { decide } from '../../../../src/games/infiltration/bot/index.ts';
import { ADVICE, advise, AFTER, missed } from '../../../../src/games/infiltration/coach/index.ts';
import { simulation as game } from '../../../../src/games/infiltration/index.ts';
import { optionsNo, randomGame } from '../support/games.ts';
import { catalogue } from '../../../support/catalogue.ts';

const sentences = catalogue('games/infiltration/locales/en/late/coach');

interface Case {
  what: string;
  table: object;
  move: string;
  advice: (typeof ADVICE)[number] | null;
}

/** Quill in the third room; Ferro is out. */
const inside = (more: object = {}, quill: object = {}) => ({
  options: { players: 2 },
  floor1: ['Reception Desk', 'Canteen', { room: 'Post Room', tokens: [1, 2, 3] }, { down: 'Pump Station' }],
  operatives: { quill: { room: 'Post Room', tokens: [2, 3], ...quill }, ferro: { escaped: 1 } },
  ...more,
});
const CASES: readonly Case[] = [
  { what: 'a room too deep', table: inside({ proximity: 72, alarm: 4 }), move: 'Advance', advice: 'too-deep' },
  { what: 'a room deeper with time', table: inside({ proximity: 20 }), move: 'Advance', advice: null },
  {
    what: 'a room deeper with nothing to lose',
    table: inside({ proximity: 72, alarm: 4 }, { tokens: [] }),
    move: 'Advance',
    advice: null,
  },
  { what: 'a Download too many', table: inside({ proximity: 80, alarm: 4 }), move: 'Download', advice: 'too-long' },
  { what: 'a Download in time', table: inside({ proximity: 40, alarm: 1 }), move: 'Download', advice: null },
  { what: 'turning back in time', table: inside({ proximity: 80, alarm: 4 }), move: 'Retreat', advice: null },
  {
    what: 'out with empty hands',
    table: inside({ proximity: 10 }, { room: 'Reception Desk', tokens: [] }),
    move: 'Retreat',
    advice: 'empty-handed',
  },
  {
    what: 'out with empty hands at the last moment',
    table: inside({ proximity: 90, alarm: 5 }, { room: 'Reception Desk', tokens: [] }),
    move: 'Retreat',
    advice: null,
  },
  {
    what: 'out with two tokens',
    table: inside({ proximity: 10 }, { room: 'Reception Desk' }),
    move: 'Retreat',
    advice: null,
  },
  {
    what: 'staying with the Sergeant',
    table: inside({ guards: { Sergeant: 'Post Room' } }),
    move: 'Download',
    advice: 'guard-acts',
  },
  {
    what: 'staying with a guard that is face down',
    table: inside({ guards: { Sergeant: { room: 'Post Room', down: true } } }),
    move: 'Download',
    advice: null,
  },
  {
    what: 'staying with the Purger',
    table: inside({ guards: { Purger: 'Post Room' } }),
    move: 'Download',
    advice: null,
  },
  { what: 'leaving the Sergeant', table: inside({ guards: { Sergeant: 'Post Room' } }), move: 'Retreat', advice: null },
  {
    what: 'a Download where nothing lies',
    table: inside({}, { room: 'Canteen' }),
    move: 'Download',
    advice: 'nothing-lies',
  },
  {
    what: 'an Interface without its token',
    table: inside({ floor1: ['Reception Desk', { room: 'Post Room', interface: false }] }),
    move: 'Interface',
    advice: 'no-function',
  },
  { what: 'an Interface with its token', table: inside(), move: 'Interface', advice: null },
  {
    what: 'a Fake Badge without a worker',
    table: inside({}, { items: ['Fake Badge'] }),
    move: 'Fake Badge',
    advice: 'no-slot',
  },
  {
    what: 'a Remote Opener with the only lock upstairs',
    table: inside({ floor2: ['Cold Vault'] }, { items: ['Remote Opener'] }),
    move: 'Remote Opener',
    advice: 'no-slot',
  },
  {
    what: 'a Remote Opener with a lock on this floor',
    table: inside(
      { floor1: ['Checkpoint', 'Canteen', { room: 'Post Room', tokens: [1, 2, 3] }, { down: 'Pump Station' }] },
      { items: ['Remote Opener'] },
    ),
    move: 'Remote Opener',
    advice: null,
  },
  {
    what: 'a Reach Claw next to a worker',
    table: inside({}, { items: ['Reach Claw'] }),
    move: 'Reach Claw',
    advice: null,
  },
  {
    what: 'Advance in the deepest room',
    table: inside(
      { floor2: ['Exchange Desk', 'Service Crawlway', 'Director’s Lift', 'Cold Vault', 'Wet Lab', 'Saferoom'] },
      { room: 'Saferoom', tokens: [] },
    ),
    move: 'Advance',
    advice: 'no-deeper',
  },
];

describe('the coach of whole games', () => {
  test.each(CASES)('$what: $advice', ({ table, move, advice }) => {
    const s = game.start({ table: table as never });
    const found = game.moves(s).find((one) => game.notate(s, one) === `quill: pick ${move}`);
    if (found === undefined) throw new Error(`${move} is not legal`);
    expect(advise(game.view(s, 'quill'), found)?.kind ?? null).toBe(advice);
  });

  test('speaks in fewer than one in five selections of the standard bot, of every kind in random ones', () => {
    const kinds = new Set<string>();
    let asked = 0;
    let said = 0;
    for (let n = 0; n < 30; n++) {
      const s = game.start(optionsNo(n));
      for (let open = game.decision(s); open !== null; open = game.decision(s)) {
        const view = game.view(s, open.seat);
        const { move } = decide(view, 'standard', n % 2 === 0 ? 'careful' : 'diver', n);
        if (open.kind === 'pick') {
          asked++;
          if (advise(view, move) !== null) said++;
        }
        game.play(s, move);
      }
    }
    expect(said / asked).toBeLessThan(0.2);
    for (let n = 0; n < 30; n++)
      randomGame(optionsNo(n), {
        move: (s, move) => void kinds.add(advise(game.view(s, game.decision(s)!.seat), move)?.kind ?? ''),
      });
    expect(ADVICE.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('comments on a Download for which others left nothing', () => {
    const round = (tokens: number[], card: string): string | null => {
      const s = game.start({
        table: {
          options: { players: 2 },
          first: 'ferro',
          floor1: ['Reception Desk', 'Canteen', { room: 'Post Room', tokens }, { down: 'Pump Station' }],
          operatives: { quill: { room: 'Post Room' }, ferro: { room: 'Post Room' } },
        } as never,
      });
      const lay = (sentence: string): void =>
        game.play(
          s,
          game.moves(s).find((one) => game.notate(s, one) === sentence)!,
        );
      if (game.decision(s)!.seat === 'ferro') lay('ferro: pick Download');
      const view = game.view(s, 'quill');
      const move = game.moves(s).find((one) => game.notate(s, one) === `quill: pick ${card}`)!;
      game.play(s, move);
      if (game.decision(s)!.seat === 'ferro') lay('ferro: pick Download');
      return missed([{ view, move }], game.view(s, 'quill'))?.kind ?? null;
    };
    expect(round([2], 'Download')).toBe('took-nothing');
    expect(round([1, 2, 3, 1], 'Download')).toBeNull();
    expect(round([2], 'Interface')).toBeNull();
  });

  test('has its words, short ones', () => {
    for (const kind of [...ADVICE, ...AFTER])
      for (const key of [`advice.${kind}`, `advice.${kind}.0`, `advice.${kind}.1`])
        expect(sentences[key]?.split(/\s+/).length ?? 99, key).toBeLessThanOrEqual(16);
  });
});
