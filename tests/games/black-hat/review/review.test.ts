/** The look back at finished games of Black Hat: the course of the totals, the moments, the advice, and who won why. */
import { beforeAll, describe, expect, it } from 'vitest';
import { OPEN } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { overWords } from '../../../../src/games/black-hat/hud/over.ts';
import { review } from '../../../../src/games/black-hat/hud/review.ts';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import { traceOf } from '../../../../src/games/black-hat/rules/cards.ts';
import type { TableSetup } from '../../../../src/games/black-hat/notation/setup-schema.ts';
import { words } from '../../../../src/games/black-hat/words/all.ts';
import type { Review } from '../../../../src/hud/contract/reviewed.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { BROKEN } from '../hud/support.ts';
import { optionsNo } from '../support/games.ts';
import { type Game, asBots, play, playedOf, randomly, saying } from './played.ts';

beforeAll(() => useWords(words));

/** The review of a game; it may ask for the frames of `you` alone, and must let the page have its turn. */
async function reviewed(game: Game, you: string | null): Promise<Review> {
  const all = playedOf(game);
  let pauses = 0;
  const found = await review(
    {
      length: all.length,
      update(at, viewer) {
        expect(viewer).toBe(you ?? OPEN);
        return all.update(at, viewer);
      },
    },
    you,
    async () => void pauses++,
  );
  expect(pauses).toBeGreaterThan(all.length / 10);
  return found;
}
const texts = ({ moments }: Review): string[] => moments.map(({ turn, text }) => `${turn}: ${text}`);
const laid = (setup: TableSetup, ...sentences: string[]): Game => play({ table: setup }, saying(sentences));
const reason = (game: Game, you: string | null): string =>
  overWords(simulation.view(game.states.at(-1)!, you ?? 'red'), you)!.reason;

/** Red leads and wins two tricks; its first pawn stands before the Critical Asset. */
const TWO_TRICKS: TableSetup = {
  options: { players: 3 },
  seats: {
    red: { hand: [13, 13, 2], pawns: ['f1', 'Public Server'], total: 10 },
    blue: { hand: [3, 3, 12, 12, 12, 'joker'], total: 3 },
    green: { hand: [5, 4, 1], total: 30 },
  },
};
const first = ['red: play 13', 'blue: play 3', 'green: play 5'];
const second = ['red: play 13', 'blue: play 3', 'green: play 4'];

describe('moments', () => {
  it('what a move saved and who took the lead, each watched from where its trick begins', async () => {
    const game = laid(TWO_TRICKS, ...first, 'red: move red 2 to a4', ...second, 'red: move red 1 to Critical Asset');
    const found = await reviewed(game, 'red');
    expect(texts(found)).toEqual([
      '1: You move a pawn from the Public Server to a4, which saves 3 points every round.',
      '1: You take the lead in this round, from 7 points behind Blue to 16 ahead.',
    ]);
    expect(found.moments.map(({ from, at }) => [from, at])).toEqual([
      [0, 4],
      [4, 8],
    ]);
    // With other eyes the same moments, in other words.
    expect(texts(await reviewed(game, 'blue'))[1]).toBe(
      '1: Red takes the lead in this round, from 7 points behind you to 16 ahead.',
    );
    expect(texts(await reviewed(game, null))[0]).toBe(
      '1: Red moves a pawn from the Public Server to a4, which saves 3 points every round.',
    );
  });

  it('whoever ends the game for another to win', async () => {
    const table = { ...TWO_TRICKS, seats: { ...TWO_TRICKS.seats, blue: { hand: [3, 2, 1], total: 3 } } };
    const game = laid(table, ...first, 'red: move red 1 to Critical Asset');
    const found = await reviewed(game, 'red');
    expect(texts(found)).toEqual(['1: You reach the Critical Asset, but Blue wins.']);
    expect(found.moments[0]!.seat).toBe('blue');
    expect(found.advice).toBe(
      'You ended the game with 17 points, while Blue had 9 before counting cards. The Critical Asset ends the game at once, so go there only when ahead.',
    );
  });

  it('a Hat trick with both spoils, by which was taken', async () => {
    const table: TableSetup = {
      options: { players: 3 },
      seats: {
        red: { hand: ['hat', 7, 13, 1], pawns: ['f1', 'a4'] },
        blue: { hand: [12, 3, 2], pawns: ['a1', 'a3'] },
        green: { hand: [9, 1, 2], pawns: ['b1', 'b3'] },
      },
    };
    const trick = ['red: play 7 hat', 'blue: play 12', 'green: play 9'];
    const end = ['red: play 13', 'blue: play 3', 'green: play 1', 'red: move red 1 to Critical Asset'];
    const all = laid(table, ...trick, 'red: take all', 'red: move red 2 to c2', ...end);
    expect(texts(await reviewed(all, 'red'))).toContainEqual(
      '1: You win a Hat trick and take the whole trick: a 7, a 9, a 12, and the Hat. That’s 14 more trace in hand.',
    );
    const some = laid(table, ...trick, 'red: take 7', 'red: take 9', 'red: move red 2 to c2', ...end);
    expect(texts(await reviewed(some, 'blue'))).toContainEqual(
      '1: Red wins a Hat trick and takes only a 7, a 9, and the Hat. That’s 10 more trace in hand.',
    );
  });

  it('a pawn caught by the tracer', async () => {
    const table: TableSetup = {
      options: { players: 3, tracer: true },
      seats: {
        red: { hand: [13], pawns: ['f3', 'Back Door'], stuck: [1] },
        blue: { hand: [3, 12, 12, 11, 13], pawns: ['b1', 'Public Server'] },
        green: { hand: [5, 4] },
      },
      tracer: 'a1',
      tracerFrom: 'a2',
    };
    const game = laid(table, ...first, 'red: trace to b1', 'red: move red 2 to a1');
    const found = texts(await reviewed(game, 'blue'));
    expect(found).toContainEqual('1: Red leads the tracer to your pawn. In jail it costs 5 points every round.');
  });

  it('a pawn held in a Honeypot, and one sent back by Denial', async () => {
    const table: TableSetup = {
      options: { players: 3 },
      seats: {
        red: { hand: [13, 13, 13, 1], pawns: ['b3', 'd2'] },
        blue: { hand: [3, 3, 3, 1], pawns: ['d4', 'a3'] },
        green: { hand: [5, 4, 4, 1], pawns: ['b1', 'f1'] },
      },
    };
    const game = laid(
      table,
      ...['red: play 13', 'blue: play 3', 'green: play 5', 'red: move red 1 to c3'],
      ...['red: play 13', 'blue: play 3', 'green: play 4', 'red: move red 2 to e2', 'red: send blue 1 to Back Door'],
    );
    expect(texts(await reviewed(game, 'red'))).toContainEqual(
      '1: Your pawn is held on c3, a Honeypot, and scores 4 every round.',
    );
    expect(texts(await reviewed(game, 'blue'))).toContainEqual(
      '1: Red sends your pawn back from d4. Now it scores 3 instead of −1.',
    );
  });
});

/** Games of bots, of every number of players and with every option. */
const games = Array.from({ length: 40 }, (_, n) => n);

/** Moments that told of a hand left full. */
let hands = 0;
describe.each(games)('game %i', (n) => {
  const game = play(optionsNo(n), n % 2 === 0 ? randomly(`look back ${n}`) : asBots('easy'));
  const end = game.states.at(-1)!.table;

  it('has the totals of all seats at the end of each round, and marks that lie on them', async () => {
    const { course } = await reviewed(game, null);
    const ends: number[][] = [];
    // A move that ends a round begins the next.
    for (const { table } of game.states)
      ends[table.over === null ? Math.max(0, table.round - 1) : table.round] = table.totals;
    expect(course!.lines.map(({ values }) => values)).toEqual(
      end.seats.map((_, seat) => ends.map((totals) => totals[seat])),
    );
    for (const { seat, turn, value, text } of course!.marks) {
      expect(value).toBe(ends[turn]![end.seats.indexOf(seat as never)]);
      expect(text).not.toMatch(BROKEN);
    }
  });

  it('has at most three moments and one piece of advice, for every seat', async () => {
    for (const you of [null, ...end.seats]) {
      const { moments, advice, course } = await reviewed(game, you);
      expect(moments.length).toBeLessThanOrEqual(3);
      let last = 0;
      for (const { at, from, turn, text } of moments) {
        const left = /caught with (\d+) trace in hand/.exec(text);
        if (left !== null) {
          hands++;
          expect(Number(left[1])).toBe(Math.max(...game.states[at]!.table.last.map(({ hand }) => hand)));
        }
        expect(at).toBeGreaterThan(last);
        last = at;
        expect(from).toBeLessThan(at);
        // It is watched from its own round on, and has happened in it.
        expect(game.states[from]!.table.round).toBe(turn);
      }
      expect(course!.goal).toBe(you === null ? null : (end.status[end.seats.indexOf(you)] ?? null));
      const over = overWords(simulation.view(game.states.at(-1)!, you ?? end.seats[0]!), you)!;
      const said = [...moments.map(({ text }) => text), advice ?? '', over.reason];
      for (const text of said) expect(text).not.toMatch(BROKEN);
      if (you === null) for (const text of said) expect(text).not.toMatch(/\byou/i);
    }
  });
});

it('hands left full have been among the moments', () => expect(hands).toBeGreaterThan(20));

/** Exchanges two different cards of equal trace, one in a hand and one in another or in the deck, that a seat sees neither of. */
function exchanged(game: Game, at: number, seat: string): Game | null {
  const s = simulation.copy(game.states[at]!);
  const { seats, hands, deck } = s.table;
  const hidden = [...hands.filter((_, i) => seats[i] !== seat && seats[i] !== 'robot'), deck];
  for (const hand of hidden.slice(0, -1))
    for (const [i, card] of hand.entries())
      for (const pile of hidden) {
        const k = pile.findIndex(
          (other) => other !== card && other < 14 && card < 14 && traceOf(other) === traceOf(card),
        );
        if (pile === hand || k < 0) continue;
        [hand[i], pile[k]] = [pile[k]!, card];
        for (const one of hands) one.sort((a, b) => a - b);
        return { ...game, states: [...game.states.slice(0, at), s] };
      }
  return null;
}

describe('what a seat could not know', () => {
  it('is not told: the review is the same in worlds that are the same for the seat', async () => {
    const rng = seedRng('review worlds');
    let pairs = 0;
    for (let n = 0; n < 40; n++) {
      const game = play(optionsNo(n), asBots('easy'));
      const seats = game.states[0]!.table.seats.filter((seat) => seat !== 'robot');
      const seat = seats[below(rng, seats.length)]!;
      // Shortly before the end, cards that are never shown lie elsewhere; the same moves are played.
      const at = game.moves.length - 1 - below(rng, 4);
      const other = exchanged(game, at, seat);
      if (other === null) continue;
      try {
        for (const move of game.moves.slice(at)) {
          const next = simulation.copy(other.states.at(-1)!);
          simulation.play(next, move);
          other.states.push(next);
        }
      } catch {
        continue; // a card that was played lies elsewhere
      }
      const [one, two] = [playedOf(game), playedOf(other)];
      if (game.states.some((_, i) => JSON.stringify(one.update(i, seat)) !== JSON.stringify(two.update(i, seat))))
        continue;
      expect(
        game.states.every(
          (_, i) => i < at || simulation.digest(game.states[i]!) !== simulation.digest(other.states[i]!),
        ),
      ).toBe(true);
      pairs++;
      expect(await reviewed(other, seat)).toEqual(await reviewed(game, seat));
    }
    expect(pairs).toBeGreaterThan(15);
  });
});

describe('advice', () => {
  /** Games of bots with advice that begins so, with the seat that it is for. */
  async function advised(begin: RegExp, count: number): Promise<{ game: Game; seat: number; advice: string }[]> {
    const found: { game: Game; seat: number; advice: string }[] = [];
    for (let n = 0; n < 80 && found.length < count; n++) {
      const game = play({ ...optionsNo(n), status: false, secretAsset: false }, asBots('easy'));
      const { seats } = game.states.at(-1)!.table;
      for (const [seat, name] of seats.entries()) {
        const { advice } = await reviewed(game, name);
        if (advice !== null && begin.test(advice)) found.push({ game, seat, advice });
      }
    }
    expect(found.length).toBeGreaterThanOrEqual(count);
    return found;
  }
  /** The last state of each round, before it is scored, with the scores that follow. */
  const rounds = ({ states }: Game) =>
    states.flatMap((s, i) => {
      const next = states[i + 1]?.table;
      return next !== undefined && (next.round > s.table.round || next.over !== null) && s.table.round > 0
        ? [{ table: s.table, last: next.last }]
        : [];
    });
  const figures = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([n]) => Number(n));

  it('cards left in hand: how much, and against the others', async () => {
    for (const { game, seat, advice } of await advised(/^Cards left in hand cost you/, 4)) {
      const hands = rounds(game).map(({ last }) => last.map(({ hand }) => hand));
      const sums = hands[0]!.map((_, i) => hands.reduce((all, hand) => all + hand[i]!, 0));
      const others = sums.filter((_, i) => i !== seat);
      const more = Math.round(sums[seat]! - others.reduce((all, n) => all + n, 0) / others.length);
      expect(figures(advice)).toEqual([sums[seat], more]);
    }
  });

  it('a pawn left on its start: at how many scorings, for how many points', async () => {
    for (const { game, seat, advice } of await advised(/^Your (first|second) pawn was still on a start/, 3)) {
      const pawn = seat * 2 + (advice.includes('second pawn was') ? 1 : 0);
      const all = rounds(game);
      const ends = all.map((_, i) => game.states.findLast(({ table }) => table.round === i + 1)!.table);
      const n = ends.filter(({ pawns }) => pawns[pawn] === 24 || pawns[pawn] === 25).length;
      expect(figures(advice)).toEqual([n, 3 * n]);
    }
  });

  it('the Hat kept to the end of rounds', async () => {
    for (const { game, seat, advice } of await advised(/^You still held the Hat/, 4)) {
      const all = rounds(game);
      const [n, points] = figures(advice);
      expect(points).toBe(5);
      // Who holds it before the last move keeps it, unless that move takes it out of the trick.
      const held = all.filter(
        ({ table, last }) => table.hands[seat]!.includes(15) || (table.winner === seat && last[seat]!.hand >= 5),
      );
      expect(held.length).toBeGreaterThanOrEqual(n!);
    }
  });

  it('a total far from its number', async () => {
    const table: TableSetup = {
      ...TWO_TRICKS,
      options: { players: 3, status: true },
      seats: {
        ...TWO_TRICKS.seats,
        red: { ...TWO_TRICKS.seats!.red!, status: 40 },
        blue: { ...TWO_TRICKS.seats!.blue!, status: 10 },
        green: { ...TWO_TRICKS.seats!.green!, status: 35 },
      },
    };
    const game = laid(table, ...first, 'red: move red 1 to Critical Asset');
    expect((await reviewed(game, 'red')).advice).toMatch(/^You ended 23 points below your secret number\./);
    expect((await reviewed(game, 'blue')).advice).toMatch(/^You ended 17 points above your secret number\./);
  });
});

describe('who won, and why', () => {
  const seats = (red: object, blue: object, green: object): TableSetup => ({
    options: { players: 3 },
    seats: {
      red: { hand: [13, 2], pawns: ['f1', 'f4'], ...red },
      blue: { hand: [3, 2], ...blue },
      green: { hand: [5, 4], ...green },
    },
  });
  const end = [...first, 'red: move red 1 to Critical Asset'];

  it('the lowest total', () => {
    const game = laid(seats({ total: 10 }, { total: 3 }, { total: 30 }), ...end);
    expect(reason(game, 'blue')).toBe(
      'Red has reached the Critical Asset. You have the lowest total, 9. Red follows with 12.',
    );
    expect(reason(game, 'green')).toBe(
      'Red has reached the Critical Asset. Blue has the lowest total, 9. Red follows with 12. You come third with 37.',
    );
  });

  it('a round that adds up to less than 0 counts as 0, and the figures say so', () => {
    const name = (blue: object): string => {
      const game = laid(seats({ total: 10 }, { total: 3, ...blue }, { total: 30 }), ...end);
      return overWords(simulation.view(game.states.at(-1)!, 'blue'), 'blue')!.rows.at(-1)!.name;
    };
    expect(name({ pawns: ['d4', 'a4'] })).toBe('Last round, never below 0');
    expect(name({})).toBe('Last round');
  });

  it('of equal totals the smaller last round', () => {
    const game = laid(seats({ total: 10 }, { total: 6 }, { total: 30 }), ...end);
    expect(reason(game, null)).toContain(
      'Red wins the tie with Blue, because Red added less in the last round: 2 against 6.',
    );
    expect(reason(game, 'blue')).toContain('Red wins the tie with you, because Red added less');
  });

  it('equal in both, the win is shared', () => {
    const game = laid(seats({ total: 10, hand: [13, 12], pawns: ['f1', 'b1'] }, { total: 10 }, { total: 30 }), ...end);
    expect(reason(game, 'red')).toContain(
      'You and Blue share the win: each has a total of 16 and added the same in the last round.',
    );
  });

  it('the total nearest to its secret number, of two as near the one below', () => {
    const table = seats(
      { total: 9, hand: [13, 1], pawns: ['f2', 'Back Door'], status: 15 },
      { total: 31, hand: [2, 2], status: 35 },
      { total: 32, hand: [1, 1], status: 40 },
    );
    const numbers = { ...table, options: { players: 3, status: true } };
    const game = laid(numbers, 'red: play 13', 'blue: play 2', 'green: play 1', 'red: move red 1 to Critical Asset');
    expect(reason(game, 'green')).toContain(
      'You and Blue missed by 2 each, but you are below your number, and that wins.',
    );
    expect(reason(game, 'red')).toContain('You come third with 12.');
    // The numbers of all lie open then.
    expect(overWords(simulation.view(game.states.at(-1)!, 'red'), 'red')!.rows).toContainEqual({
      name: 'Secret number',
      figures: [40, 35, 15],
    });
  });
});
