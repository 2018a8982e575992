/** The look back at finished games of Infiltration: what everyone carried, the moments, and the advice. */
import { beforeAll, describe, expect, it } from 'vitest';
import { review } from '../../../../src/games/infiltration/hud/review.ts';
import type { TableSetup } from '../../../../src/games/infiltration/notation/table-setup.ts';
import { words } from '../../../../src/games/infiltration/words/all.ts';
import type { Review } from '../../../../src/hud/contract/reviewed.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { BROKEN } from '../hud/support.ts';
import { optionsNo } from '../support/games.ts';
import { type Game, play, playedOf } from './played.ts';

beforeAll(() => useWords(words));

const reviewed = (game: Game, you: string | null): Promise<Review> =>
  review(playedOf(game), you, async () => undefined);
const texts = ({ moments }: Review): string[] => moments.map(({ turn, text }) => `${turn}: ${text}`);
const laid = (table: TableSetup, ...sentences: string[]): Game => play({ table }, ...sentences);

/** Ash stands at the door with nine zettabytes while the building is about to close. */
const AT_THE_DOOR: TableSetup = {
  options: { players: 3 },
  round: 7,
  proximity: 98,
  first: 'ash',
  operatives: {
    quill: { escaped: 2, tokens: [2] },
    ferro: { escaped: 3, tokens: [3, 1] },
    ash: { tokens: [3, 3, 3] },
  },
};

describe('caught with the most', () => {
  const game = laid(AT_THE_DOOR, 'ash: pick Download');

  it('the advice says that it would have won, and when there was still a way out', async () => {
    expect((await reviewed(game, 'ash')).advice).toBe(
      'You were carrying the winning 9. In round 7, turning back still got you out 100% of the time. Go when that chance starts to fall.',
    );
  });

  it('is a moment, in the words of the seat that looks', async () => {
    expect(texts(await reviewed(game, 'ash'))).toEqual([
      '7: The building closes on you with 9 in the bag, more than the winning 4.',
    ]);
    expect(texts(await reviewed(game, 'ferro'))).toContain(
      '7: The building closes on Ash-9 with 9 in the bag, more than the winning 4.',
    );
    expect(texts(await reviewed(game, null)).join(' ')).not.toMatch(/\byou/i);
  });

  it('the chart falls to what counts, with a mark at what was lost', async () => {
    const { course } = await reviewed(game, 'ash');
    expect(course!.lines.map(({ seat, values }) => [seat, values.at(-1)])).toEqual([
      ['quill', 2],
      ['ferro', 4],
      ['ash', 0],
    ]);
    expect(course!.marks).toContainEqual(expect.objectContaining({ seat: 'ash', turn: 7, value: 9, short: '9' }));
  });
});

it('who turned back in time and was caught by the dice did nothing wrong', async () => {
  const table: TableSetup = {
    options: { players: 2 },
    round: 5,
    proximity: 92,
    alarm: 1,
    floor1: ['Reception Desk', 'Infirmary'],
    operatives: { quill: { room: 'Infirmary', tokens: [3, 3] }, ferro: { escaped: 2, tokens: [1] } },
  };
  // The seed decides whether the building closes in between.
  const games = Array.from({ length: 20 }, (_, n) =>
    laid({ ...table, seed: `dice ${n}` }, 'quill: pick Retreat'),
  ).filter(({ states }) => states.at(-1)!.table.over!.reason === 'proximity');
  expect(games.length).toBeGreaterThan(0);
  for (const game of games)
    expect((await reviewed(game, 'quill')).advice).toMatch(
      /^You turned back in round 5 with \d+% to get out\. That was in time, and the dice ran high\./,
    );
});

it('who leaves while staying is safe, and loses, left early', async () => {
  const table: TableSetup = {
    options: { players: 2 },
    round: 3,
    operatives: { quill: { tokens: [1] }, ferro: { tokens: [3, 3] } },
  };
  const game = laid(table, 'quill: pick Retreat', 'ferro: pick Retreat');
  expect((await reviewed(game, 'quill')).advice).toBe(
    'You left in round 3, when one more card was 100% safe, and Ferro won by 5. Stay as long as it’s this safe.',
  );
  expect((await reviewed(game, 'ferro')).advice).toBeNull();
});

describe.each(Array.from({ length: 10 }, (_, n) => n))('game %i', (n) => {
  const game = play(optionsNo(n));
  const end = game.states.at(-1)!.table;

  it('has what everyone carries at the end of each round, and in the last what counts', async () => {
    const { course } = await reviewed(game, null);
    for (const { seat, values } of course!.lines) {
      const ops = end.ops.flatMap((_, op) => (end.seats[op % end.options.players] === seat ? [op] : []));
      expect(values).toHaveLength(end.round + 1);
      for (let round = 1; round < end.round; round++) {
        const { table } = game.states.find((s) => s.table.round > round)!;
        const carried = ops.map((op) => table.ops[op]!);
        const worth = carried.map(
          ({ tokens, prototypes, blackmail }) =>
            tokens.reduce((sum, value) => sum + value, 0) + 3 * (prototypes + (blackmail ? 1 : 0)),
        );
        expect(values[round], `${seat} in round ${round}`).toBe(worth.reduce((sum, value) => sum + value, 0));
      }
    }
    for (const { text } of course!.marks) expect(text).not.toMatch(BROKEN);
  });

  it('has at most three moments and one piece of advice, for every seat', async () => {
    for (const you of [null, ...end.seats]) {
      const { moments, advice } = await reviewed(game, you);
      expect(moments.length).toBeLessThanOrEqual(3);
      let last = 0;
      for (const { at, from, turn } of moments) {
        expect(at).toBeGreaterThan(last);
        last = at;
        // It is watched from its own round on.
        expect(game.states[from]!.table.round).toBe(turn);
      }
      const said = [...moments.map(({ text }) => text), advice ?? ''];
      for (const text of said) expect(text).not.toMatch(BROKEN);
      if (you === null) for (const text of said) expect(text).not.toMatch(/\byou/i);
    }
  });
});
