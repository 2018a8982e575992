/** How a game begins and ends, and which questions it asks: by the rules alone, without a scenario's setup and its answers. */
import { describe, expect, it } from 'vitest';
import { DECKS } from '../../../../src/games/netrunner/index.ts';
import { type SetupIn, readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { COUNTERS, type Seat } from '../../../../src/games/netrunner/rules/model.ts';
import { decider, findLegal, legalMoves, playMove } from '../../../../src/games/netrunner/rules/moves/index.ts';
import { type Play, pushAsk, top } from '../../../../src/games/netrunner/rules/play.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';
import { laidOut } from '../../../../src/games/netrunner/rules/start.ts';

const play = (setup: SetupIn, seat: Seat = 'corp'): Play => {
  const game = setTable(readSetup(setup), seat, simulationPort());
  settle(game);
  return game;
};

describe('a game begins', () => {
  const { table } = laidOut({ seed: 'begun', corp: DECKS.jinteki!, runner: DECKS.shaper! });
  it('with five credits each, no tag, no bad publicity and nothing done', () => {
    expect(table.corp).toEqual({ credits: 5, clicks: 0, badPublicity: 0 });
    expect(table.runner).toEqual({ credits: 5, clicks: 0, tags: 0, brain: 0 });
    expect(table).toMatchObject({ turn: 0, run: null, toWin: 7, publicDecks: true, over: null, mods: [], delayed: [] });
    for (const memory of [table.now, table.lastCorp, table.lastRunner])
      expect(Object.values(memory).filter((n) => typeof n === 'number' && n !== 0)).toEqual([]);
  });
  it('with both identities face up and every other card face down in its deck, without a counter, known to nobody', () => {
    expect(table.identities).toHaveLength(2);
    for (const card of table.cards) {
      expect([card.zone, card.up, card.known, card.host, card.mark]).toEqual(
        table.identities.includes(card.id)
          ? ['identity', true, 0, -1, -1]
          : [card.seat === 'corp' ? 'rnd' : 'stack', false, 0, -1, -1],
      );
      expect(COUNTERS.filter((kind) => card[kind] !== 0)).toEqual([]);
    }
    expect(new Set(table.cards.map(({ h }) => h)).size).toBe(table.cards.length);
  });
  it('with the recurring credits of an identity that has some', () => {
    const corp = { identity: '01080', cards: DECKS.jinteki!.cards };
    const { cards, identities } = laidOut({ seed: 'begun', corp, runner: DECKS.shaper! }).table;
    expect(identities.map((id) => cards[id]!.credit)).toEqual([2, 0]);
  });
});

it('a game that is over holds nothing open', () => {
  const game = play(
    { runner: { grip: [] }, servers: { hq: { ice: [{ card: 'Data Mine', rezzed: true }] } } },
    'runner',
  );
  playMove(game, { do: 'run', server: 'hq' });
  for (let i = 0; i < 20 && decider(game) !== null; i++)
    playMove(
      game,
      legalMoves(game).find((m) => m.do === 'pass')!,
    );
  expect(game.t.over).toEqual({ winner: 'corp', reason: 'flatline' });
  expect([game.s.stack, game.s.pending]).toEqual([[], []]);
});

describe('a question with one answer', () => {
  const asked = (given: Parameters<typeof pushAsk>[3], ask = 'any'): Play => {
    const game = play({ corp: { hq: ['Enigma', 'Hunter'] } });
    pushAsk(game, 'corp', ask, given);
    settle(game);
    return game;
  };
  it.each([
    ['no card there is', { cards: [], min: 0, max: 0 }, 'any'],
    ['no card of those there are not', { cards: [], min: 0, max: 1 }, 'any'],
    ['the only way', { options: ['one'] }, 'any'],
    ['the only card, when one must be picked', { cards: [7], min: 1, max: 1 }, 'any'],
    ['the only number', { min: 2, max: 2 }, 'number'],
    ['the only card left to arrange', { cards: [7] }, 'arrange'],
  ])('is not asked: %s', (_what, given, ask) => {
    const game = asked(given, ask);
    expect(top(game)?.k).toBe('action');
  });
  it.each([
    ['one of two ways', { options: ['one', 'two'] }, 'any'],
    ['a card or none', { cards: [7], min: 0, max: 1 }, 'any'],
    ['one of two cards', { cards: [7, 8], min: 1, max: 1 }, 'any'],
    ['one of two numbers', { min: 1, max: 2 }, 'number'],
    ['two cards to arrange', { cards: [7, 8] }, 'arrange'],
  ])('but one with two is: %s', (_what, given, ask) => {
    expect(top(asked(given, ask))?.k).toBe('ask');
  });
});

it('of numbers each is listed up to the largest, of many only some; every whole one between may be said', () => {
  const game = play({});
  pushAsk(game, 'corp', 'number', { min: 0, max: 3 });
  expect(legalMoves(game).map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  game.s.stack.pop();
  for (const [max, listed] of [
    [24, 25],
    [25, 6],
  ] as const) {
    pushAsk(game, 'corp', 'number', { min: 0, max });
    expect(legalMoves(game)).toHaveLength(listed);
    game.s.stack.pop();
  }
  pushAsk(game, 'corp', 'number', { min: 0, max: 100 });
  expect(legalMoves(game).map(({ n }) => n)).toEqual([0, 20, 40, 60, 80, 100]);
  for (const [n, legal] of [
    [0, true],
    [33, true],
    [100, true],
    [101, false],
    [-1, false],
    [2.5, false],
  ] as const)
    expect([n, findLegal(game, { do: 'number', n }) !== null]).toEqual([n, legal]);
  for (const other of [{ do: 'pass' }, { do: 'first', n: 1 }, { do: 'number' }] as const)
    expect(findLegal(game, other)).toBeNull();
});
