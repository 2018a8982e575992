/** The coach of whole games: each kind of advice where it belongs and not beside it, and silence in most of a sensible game. */
import { describe, expect, test } from 'vitest';
import { decide } from '../../../../src/games/black-hat/bot/index.ts';
import { ADVICE, advise, AFTER, missed } from '../../../../src/games/black-hat/coach/index.ts';
import { simulation as game } from '../../../../src/games/black-hat/index.ts';
import { optionsNo } from '../support/games.ts';
import { catalogue } from '../../../support/catalogue.ts';

const sentences = catalogue('games/black-hat/locales/en/late/coach');

const cards = { hand: [1, 2, 3, 4] };

interface Case {
  what: string;
  table: object;
  /** moves before the one advised on */
  before?: readonly string[];
  move: string;
  advice: (typeof ADVICE)[number] | null;
}

const toHack = (pawns: [string, string], more: object = {}) => ({
  options: { players: 3 },
  leader: 'red',
  seats: {
    red: { hand: [13, 5, 6, 7], pawns },
    blue: { ...cards, pawns: ['Back Door', 'Public Server'] },
    green: { ...cards, pawns: ['Back Door', 'Public Server'] },
    ...more,
  },
});
const WON = ['red: play 13', 'blue: play 1', 'green: play 1'];
const last = (red: (number | string)[], blue: (number | string)[], green: (number | string)[]) => ({
  options: { players: 3 },
  leader: 'blue',
  seats: { red: { hand: red }, blue: { hand: blue }, green: { hand: green } },
});

const CASES: readonly Case[] = [
  {
    what: 'ending the game while behind',
    table: toHack(['f1', 'Public Server'], {
      blue: { ...cards, pawns: ['f2', 'e3'] },
      red: { hand: [13, 5, 6, 7], pawns: ['f1', 'Public Server'], total: 20 },
    }),
    before: WON,
    move: 'red: move red 1 to Critical Asset',
    advice: 'ends-behind',
  },
  {
    what: 'ending the game while ahead',
    table: toHack(['f1', 'e3'], { blue: { ...cards, total: 60 }, green: { ...cards, total: 60 } }),
    before: WON,
    move: 'red: move red 1 to Critical Asset',
    advice: null,
  },
  {
    what: 'moving onto a honeypot',
    table: toHack(['b3', 'd1']),
    before: WON,
    move: 'red: move red 1 to c3',
    advice: 'held',
  },
  { what: 'going round it', table: toHack(['b3', 'd1']), before: WON, move: 'red: move red 1 to c2', advice: null },
  {
    what: 'leaving a space worth −1',
    table: toHack(['c1', 'e1']),
    before: WON,
    move: 'red: move red 1 to d1',
    advice: 'off-minus',
  },
  {
    what: 'moving the other pawn',
    table: toHack(['c1', 'e1']),
    before: WON,
    move: 'red: move red 2 to f1',
    advice: null,
  },
  { what: 'a dear space', table: toHack(['a4', 'e1']), before: WON, move: 'red: move red 1 to b4', advice: 'dear' },
  {
    what: 'winning a Hat trick as the last to play',
    table: last([2, 12, 5, 6], [6, 7, 8, 1], ['hat', 9, 8, 1]),
    before: ['blue: play 6', 'green: play hat'],
    move: 'red: play 2',
    advice: 'takes-hat',
  },
  {
    what: 'losing it',
    table: last([2, 12, 5, 6], [6, 7, 8, 1], ['hat', 9, 8, 1]),
    before: ['blue: play 6', 'green: play hat'],
    move: 'red: play 12',
    advice: null,
  },
  {
    what: 'keeping dear cards when the round is ending',
    table: last([1, 9, 13], [10, 4], [3, 6, 6]),
    before: ['blue: play 10', 'green: play 3'],
    move: 'red: play 1',
    advice: 'keeps-trace',
  },
  {
    what: 'throwing the dearest away',
    table: last([1, 9, 13], [10, 4], [3, 6, 6]),
    before: ['blue: play 10', 'green: play 3'],
    move: 'red: play 9',
    advice: null,
  },
];

describe('the coach of whole games', () => {
  test.each(CASES)('$what: $advice', ({ table, before = [], move, advice }) => {
    const s = game.start({ table: table as never });
    const find = (sentence: string) => {
      const at = game.decision(s)!.seat;
      const found = game
        .moves(s)
        .find((one) => [sentence, sentence.replace(`${at}: `, '')].includes(game.notate(s, one)));
      if (found === undefined)
        throw new Error(
          `${sentence} is not legal: ${game
            .moves(s)
            .map((one) => game.notate(s, one))
            .join(', ')}`,
        );
      return found;
    };
    for (const sentence of before) game.play(s, find(sentence));
    const view = game.view(s, 'red');
    expect(advise(view, find(move))?.kind ?? null).toBe(advice);
  });

  test('speaks in fewer than one in five decisions of the standard bot, of every kind in random ones, and of no hidden card', () => {
    const kinds = new Set<string>();
    let asked = 0;
    let said = 0;
    for (let n = 0; n < 20; n++) {
      const s = game.start({ ...optionsNo(n), players: 3 + (n % 3), tracer: false });
      for (let open = game.decision(s); open !== null; open = game.decision(s)) {
        const view = game.view(s, open.by ?? open.seat);
        const { move } = decide(view, 'standard', n);
        asked++;
        if (advise(view, move) !== null) said++;
        for (const one of view.decision!.moves) {
          const found = advise(view, one);
          if (found !== null) kinds.add(found.kind);
        }
        game.play(s, move);
      }
    }
    expect(said / asked).toBeLessThan(0.2);
    expect([...kinds].sort()).toEqual([...ADVICE].sort());
  });

  describe('after a round', () => {
    /** What is said after a round in which red makes each of these moves, all at the decision after `before`. */
    const comment = (table: object, before: readonly string[], made: readonly string[]): string | null => {
      const s = game.start({ table: table as never });
      const find = (sentence: string) => game.moves(s).find((one) => game.notate(s, one) === sentence)!;
      for (const sentence of before) game.play(s, find(sentence));
      const view = game.view(s, 'red');
      return missed(made.map((sentence) => ({ view, move: find(sentence) })))?.kind ?? null;
    };
    const held = last(['hat', 5, 6], [6], [9, 1]);
    const played = ['blue: play 6', 'green: play 9'];

    test('that ends with the Hat in hand', () => {
      expect(comment(held, played, ['red: play 5'])).toBe('kept-hat');
      expect(comment(held, played, ['red: play hat'])).toBeNull();
      expect(comment(last([5, 6], [6], [9, 1]), played, ['red: play 5'])).toBeNull();
    });
    test('in which one pawn moved twice while the other stayed at its start', () => {
      const step = 'red: move red 1 to b4';
      expect(comment(toHack(['a4', 'Public Server']), WON, [step, step])).toBe('left-behind');
      expect(comment(toHack(['a4', 'Public Server']), WON, [step])).toBeNull();
      expect(comment(toHack(['a4', 'e1']), WON, [step, step])).toBeNull();
    });
  });

  test('has its words, short ones', () => {
    for (const kind of [...ADVICE, ...AFTER])
      for (const key of [`advice.${kind}`, `advice.${kind}.0`, `advice.${kind}.1`])
        expect(sentences[key]?.split(/\s+/).length ?? 99, key).toBeLessThanOrEqual(16);
  });
});
