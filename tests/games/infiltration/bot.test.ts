import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../src/core/chance.ts';
import { decide, LEVELS, type Level, TEMPERS } from '../../../src/games/infiltration/bot/index.ts';
import { hiddenOf, sampleWorld } from '../../../src/games/infiltration/bot/sample-world.ts';
import { outlookOf } from '../../../src/games/infiltration/bot/outlook.ts';
import { cardWorth } from '../../../src/games/infiltration/bot/policy.ts';
import { laid } from './hud/support.ts';
import { ITEMS } from '../../../src/games/infiltration/items/index.ts';
import { roomDef } from '../../../src/games/infiltration/rules/defs.ts';
import { simulationPort } from '../../../src/games/infiltration/rules/charts.ts';
import { copyState } from '../../../src/games/infiltration/rules/copy.ts';
import { seatOf, type State, type Table } from '../../../src/games/infiltration/rules/model.ts';
import { cardsFor, legalMoves, playMove } from '../../../src/games/infiltration/rules/moves.ts';
import { playOf } from '../../../src/games/infiltration/rules/play.ts';
import { outcomeOf } from '../../../src/games/infiltration/rules/score.ts';
import { begin, blankState } from '../../../src/games/infiltration/rules/start.ts';
import { type View, viewOf } from '../../../src/games/infiltration/rules/view.ts';
import { itemsOn, optionsNo, randomGame, tokensOn } from './support/games.ts';
import { freshTally, soakGame, type Tempers } from './support/soak.ts';

/** A whole game between bots of a level, of both temperaments by turns. */
function botGame(n: number, players: number, level: Level): State {
  const s = blankState({ seed: `bots ${n}`, players, pairs: false, extract: n % 2 === 1 });
  const game = playOf(s, simulationPort());
  begin(game);
  for (let k = 0; s.ask !== null; k++) {
    expect(k).toBeLessThan(2000);
    const { op } = s.ask;
    const { move } = decide(viewOf(s, seatOf(s.table, op)), level, TEMPERS[op % 2]!, n);
    expect(legalMoves(s)).toContainEqual(move);
    playMove(game, move);
  }
  return s;
}

describe.each([3, 4, 5, 6])('%d bots of level standard', (players) => {
  it('get out of the building, most of them', () => {
    let outside = 0;
    for (let n = 0; n < 40; n++)
      outside += botGame(n, players, 'standard').table.ops.filter(({ room }) => room < 0).length;
    expect(outside / (40 * players)).toBeGreaterThan(0.7);
    expect(outside / (40 * players)).toBeLessThan(0.95);
  });
});

it('a diver goes deeper than a careful bot, and both win', () => {
  const tally = freshTally();
  for (let n = 0; n < 60; n++) soakGame(n, 'bots', 'tempers', tally);
  expect(tally.faults).toEqual([]);
  const { careful, diver } = tally.tempers;
  const depth = ({ deepest, operatives }: Tempers): number => deepest / operatives;
  expect(depth(diver!)).toBeGreaterThan(depth(careful!) + 0.5);
  for (const { first, operatives } of [careful!, diver!]) expect(first / operatives).toBeGreaterThan(0.06);
});

const LITTLE = { moves: 3, worlds: 4, prior: 2 };

it('the same view and seed give the same answer', () => {
  let n = 0;
  randomGame(optionsNo(3, 'twice'), {
    move(s) {
      const view = viewOf(s, seatOf(s.table, s.ask!.op));
      for (const level of LEVELS) {
        const answer = decide(view, level, 'diver', 7, LITTLE);
        expect(view.decision!.moves).toContain(answer.move);
        expect(decide(JSON.parse(JSON.stringify(view)) as typeof view, level, 'diver', 7, LITTLE)).toEqual(answer);
      }
      n++;
    },
  });
  expect(n).toBeGreaterThan(20);
});

describe('imagined worlds', () => {
  /** Games at a selection, as the seat that is asked sees them, with chance of its own. */
  function* selections(games: number): Generator<[State, View, () => number]> {
    for (let n = 0; n < games; n++) {
      const found: State[] = [];
      let met = n;
      randomGame(optionsNo(n, 'imagined'), {
        move: (s) => void (s.ask!.kind === 'pick' && ++met % 5 === 0 && found.push(copyState(s))),
      });
      for (const [i, s] of found.entries()) yield [s, viewOf(s, seatOf(s.table, s.ask!.op)), chanceOf(i, () => `${n}`)];
    }
  }
  const first = (table: Table, op: number): string => cardsFor(table, op)[0]!;

  it('look to the seat as the game does, hold every token and item once, and go on to an end', () => {
    let n = 0;
    for (const [, view, chance] of selections(20)) {
      const s = sampleWorld(view, hiddenOf(view), chance, first);
      expect(viewOf(s, view.viewer as string)).toEqual(view);
      expect(itemsOn(s.table).sort()).toEqual(ITEMS.map(({ code }) => code).sort());
      const tokens = tokensOn(s.table);
      expect(tokens.length + s.table.lost).toBe(117);
      for (const [value, most] of [
        [1, 45],
        [2, 42],
        [3, 30],
      ] as const)
        expect(tokens.filter((one) => one === value).length).toBeLessThanOrEqual(most);
      const codes = s.table.rooms.map(({ code }) => code);
      expect(new Set(codes).size).toBe(13);
      expect(codes.map((code) => roomDef(code).floor)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0]);
      const game = playOf(s, simulationPort());
      while (s.ask !== null) playMove(game, legalMoves(s)[0]!);
      expect(s.table.over).not.toBeNull();
      n++;
    }
    expect(n).toBeGreaterThan(100);
  });

  it('go on as the game itself does, where nothing is hidden', () => {
    for (const [s, , chance] of selections(6)) {
      const view = { ...viewOf(s, 'open'), viewer: seatOf(s.table, s.ask!.op) };
      const there = sampleWorld(view, hiddenOf(view), chance, first);
      for (const key of ['stack', 'regions', 'ask'] as const) expect(there[key]).toEqual(s[key]);
    }
  });
});

it('hard wins more than its share against three of standard', () => {
  let won = 0;
  const games = 12;
  for (let n = 0; n < games; n++) {
    const s = blankState({ seed: `hard ${n}`, players: 4, pairs: false, extract: n % 2 === 1 });
    const game = playOf(s, simulationPort());
    begin(game);
    while (s.ask !== null) {
      const { op } = s.ask;
      const level = op === n % 4 ? 'hard' : 'standard';
      playMove(
        game,
        decide(viewOf(s, seatOf(s.table, op)), level, TEMPERS[op % 2]!, n, { moves: 4, worlds: 8, prior: 4 }).move,
      );
    }
    if (outcomeOf(s.table)!.places[0]?.includes(s.table.seats[n % 4]!)) won++;
  }
  expect(won).toBeGreaterThan(games / 3);
});

it('a card that could only hit its own second operative is worth less to it than one that hits nobody', () => {
  const worth = (there: Record<string, string>, item: string): number => {
    const rooms = { 'quill 2': 'Infirmary', 'ferro 1': 'Infirmary', 'ferro 2': 'Infirmary', ...there };
    const setup = {
      options: { players: 2, pairs: true },
      floor1: ['Reception Desk', 'Canteen', 'Post Room', 'Infirmary'],
      operatives: Object.fromEntries(Object.entries(rooms).map(([who, room]) => [who, { room }])),
    };
    return cardWorth(outlookOf(laid(setup, 'quill'), 0, 0.05), item, { risk: 0.05, deep: 1 });
  };
  const entry = 'Reception Desk';
  for (const item of ['I25', 'I26']) {
    expect(worth({ 'quill 2': entry }, item)).toBeLessThan(worth({}, item));
    expect(worth({ 'ferro 1': entry }, item)).toBeGreaterThan(worth({}, item));
    expect(worth({ 'quill 2': entry, 'ferro 1': entry }, item)).toBe(worth({ 'ferro 1': entry }, item));
  }
});
