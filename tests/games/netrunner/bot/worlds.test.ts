/** Worlds imagined from a view: they look the same to the seat, hang on nothing it does not see, are possible, and can be played on. */
import { expect, test, vi } from 'vitest';
import { chanceOf } from '../../../../src/core/chance.ts';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { type Belief, deal, sampleWorld, prepare } from '../../../../src/games/netrunner/bot/worlds/sample-world.ts';
import {
  cardDef,
  DECKS,
  type GameStart,
  type Move,
  netrunner,
  simulation as game,
  type State,
} from '../../../../src/games/netrunner/index.ts';
import { copiesOf } from '../../../../src/games/netrunner/rules/deck.ts';
import { SEATS, type Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { View } from '../../../../src/games/netrunner/rules/view-types.ts';
import { differing } from '../../../support/clock.ts';
import { differs, redrawn, swapped } from './swap.ts';
import { POOL } from '../rules/support/decks.ts';

// whole games of bots: slow on a busy machine
vi.setConfig({ testTimeout: 600_000 });

const BY_SIDE = {
  corp: Object.values(DECKS).filter(({ identity }) => cardDef(identity).side === 'corp'),
  runner: Object.values(DECKS).filter(({ identity }) => cardDef(identity).side === 'runner'),
};
/** Game number n: every deck of the house is in one of the first games; the lists of every third game are secret. */
function startOf(n: number): GameStart {
  const { corp, runner } = BY_SIDE;
  return {
    seed: `worlds ${n}`,
    corp: corp[n % corp.length]!,
    runner: runner[n % runner.length]!,
    publicDecks: n % 3 !== 2,
    payByHand: n % 4 === 3,
  };
}

interface Position {
  state: State;
  seat: Seat;
  view: View;
  /** names the position */
  name: string;
  chance: () => number;
}
const games = new Map<number, readonly Move[]>();
/** The moves of game number n, played once for all tests: every fourth game by random legal moves, the others by bots. */
function movesOf(n: number): readonly Move[] {
  const known = games.get(n);
  if (known) return known;
  const state = game.start(startOf(n));
  const chance = chanceOf(n, () => 'moves');
  const made: Move[] = [];
  while (made.length < 1500 && game.decision(state)) {
    const view = game.view(state, game.decision(state)!.seat as Seat);
    const moves = view.decision!.moves.filter((move) => move.do !== 'concede');
    const random = moves[Math.floor(chance() * moves.length)] ?? view.decision!.moves[0]!;
    const move = n % 4 === 1 ? random : decide(view, 'standard', n).move;
    game.play(state, move);
    made.push(move);
  }
  games.set(n, made);
  return made;
}
/** Visits a share of the decisions of so many games. */
function positions(count: number, share: number, visit: (position: Position) => void): void {
  for (let n = 0; n < count; n++) {
    const state = game.start(startOf(n));
    const chance = chanceOf(n, () => 'positions');
    for (const [i, move] of movesOf(n).entries()) {
      const seat = game.decision(state)!.seat as Seat;
      if (chance() < share)
        visit({ state, seat, view: game.view(state, seat), name: `game ${n} decision ${i}`, chance });
      game.play(state, move);
    }
  }
}

const text = JSON.stringify;
/** A view with everything in an order of its own that goes by the ids of cards: moves with their prices, and who changes a cost. */
function inOrder(view: View): string {
  const { decision, costBy } = view;
  const moves = decision!.moves.map((move, i) => text([move, decision!.prices[i]])).sort();
  const by = Object.entries(costBy).map(([h, list]) => [h, [...list].sort((a, b) => a - b)]);
  return text({ ...view, costBy: by, decision: { ...decision, moves, prices: [] } });
}
/** How the view of a world differs from the view it was imagined from; null: not at all. */
function unlike(view: View, world: State): string | null {
  const seen = game.view(world, view.viewer);
  if (game.decision(world)?.seat !== view.viewer) return 'another decision';
  const [here, there] = [inOrder(view), inOrder(seen)];
  if (here !== there) return differing(here, there);
  const legal = (moves: readonly object[]): string => text(moves.map((move) => text(move)).sort());
  return legal(game.moves(world)) === legal(view.decision!.moves) ? null : 'other moves';
}

/** What is impossible in a world, judged by what its rules and the seat's lists say; null: nothing. */
function impossible({ table: t }: State, view: View): string | null {
  const handles = new Set(t.cards.map(({ h }) => h));
  if (handles.size !== t.cards.length) return 'two cards with one handle';
  if (t.cards.some(({ h }) => h < 1 || h >= t.nextHandle)) return 'a handle that nobody gave';
  const placed = [
    t.rnd,
    t.hq,
    t.archives,
    t.stack,
    t.grip,
    t.heap,
    t.rig,
    t.hosted,
    t.corpScore,
    t.runnerScore,
    t.play,
    t.removed,
    t.identities,
    ...t.servers.flatMap(({ ice, root }) => [ice, root]),
  ].flat();
  if (placed.length !== t.cards.length || new Set(placed).size !== placed.length) return 'cards without a place';
  for (const side of SEATS) {
    const have = t.cards
      .filter(({ seat, code }) => seat === side && cardDef(code).type !== 'identity')
      .map(({ code }) => code);
    const list = view.lists[side];
    if (list !== null && [...have].sort().join(' ') !== list) return `another list of the ${side}`;
    for (const [code, n] of copiesOf(have)) if (n > cardDef(code).limit) return `${n} copies of ${code}`;
    if (have.some((code) => cardDef(code).side !== side)) return 'a card of the other side';
  }
  for (const { ice, root, id } of t.servers) {
    const typesOf = (ids: readonly number[]): string[] => ids.map((one) => cardDef(t.cards[one]!.code).type);
    if (typesOf(ice).some((type) => type !== 'ice')) return 'something else than ice before a server';
    const mains = typesOf(root).filter((type) => type === 'agenda' || type === 'asset').length;
    if (mains > (id.startsWith('remote') ? 1 : 0)) return 'an agenda or asset too many';
    if (typesOf(root).filter((type) => type === 'upgrade').length + mains !== root.length) return 'ice in a root';
    const known = new Set(
      view.servers.flatMap((server) => server.root).map((card) => (card.code === null ? -1 : card.h)),
    );
    for (const one of root) {
      const { advancement, code, h } = t.cards[one]!;
      if (!known.has(h) && advancement > 0 && cardDef(code).type !== 'agenda' && !cardDef(code).advanceable)
        return 'what cannot be advanced was';
    }
  }
  return null;
}

/** Decisions without an outline, by kind, and all of them. */
const missing = { all: 0, none: 0, kinds: {} as Record<string, number> };

test('a world looks to the seat like the view it was imagined from, and is possible', () => {
  const met: Record<string, number> = {};
  let [worlds, runs, secret] = [0, 0, 0];
  const faults = new Map<string, string>();
  positions(24, 0.12, ({ view, name, seat }) => {
    missing.all++;
    if (view.outline === null) {
      missing.none++;
      missing.kinds[view.decision!.kind] = (missing.kinds[view.decision!.kind] ?? 0) + 1;
      return;
    }
    const world = sampleWorld(view, name)!;
    const fault = world === null ? 'no world' : (unlike(view, world) ?? impossible(world, view));
    if (fault !== null) faults.set(`${seat} ${view.decision!.kind}: ${fault}`, name);
    worlds++;
    met[view.decision!.kind] = (met[view.decision!.kind] ?? 0) + 1;
    if (view.run) runs++;
    if (view.lists.corp === null || view.lists.runner === null) secret++;
  });
  expect(Object.fromEntries(faults)).toEqual({});
  expect(worlds).toBeGreaterThan(600);
  expect(runs).toBeGreaterThan(120);
  expect(secret).toBeGreaterThan(120);
  for (const kind of ['action', 'window', 'jack-out', 'trash', 'access', 'look', 'trace', 'pick', 'accept', 'order'])
    expect(met[kind] ?? 0, kind).toBeGreaterThan(0);
  expect(missing.none / missing.all).toBeLessThan(0.02);
});

test('worlds of two views that a seat cannot tell apart are the same; one that starts from the true faces is found out', () => {
  /** An imagining that cheats: it keeps the faces which a hidden field of the view tells. */
  const peeking = (view: View & { faces?: Map<number, string> }, seed: string): State | null => {
    const world = sampleWorld(view, seed);
    for (const card of world?.table.cards ?? []) card.code = view.faces?.get(card.h) ?? card.code;
    return world;
  };
  const withFaces = (state: State, seat: Seat): View =>
    Object.defineProperty(game.view(state, seat), 'faces', {
      value: new Map(state.table.cards.map(({ h, code }) => [h, code])),
    });
  const seen = { all: 0, runs: 0, unfair: 0, cheated: 0 };
  positions(21, 0.06, ({ state, seat, name, chance }) => {
    const secret = !state.table.publicDecks && chance() < 0.5;
    const other = secret ? redrawn(state, seat, chance, POOL) : swapped(state, seat, chance);
    if (!differs(state, other)) return;
    const [here, there] = [withFaces(state, seat), withFaces(other, seat)];
    seen.all++;
    if (state.table.run) seen.runs++;
    for (const wishes of [{}, { ownToo: true }])
      if (text(sampleWorld(here, name, wishes)) !== text(sampleWorld(there, name, wishes))) seen.unfair++;
    if (text(peeking(here, name)) !== text(peeking(there, name))) seen.cheated++;
  });
  expect(seen.unfair).toBe(0);
  expect(seen.all).toBeGreaterThan(250);
  expect(seen.runs).toBeGreaterThan(40);
  expect(seen.cheated).toBeGreaterThan(seen.all / 2);
});

test('worlds can be played on to the end, by compiled charts and XState alike', () => {
  let [played, compared, ended] = [0, 0, 0];
  positions(14, 0.014, ({ view, name }) => {
    const world = sampleWorld(view, name);
    if (world === null) return;
    const live = played % 4 === 0 ? game.copy(world) : null;
    const chance = chanceOf(name, () => 'on');
    for (let n = 0; n < 300 && game.decision(world); n++) {
      const moves = game.moves(world).filter((move) => move.do !== 'concede');
      const move = moves[Math.floor(chance() * moves.length)]!;
      game.play(world, move);
      if (!live) continue;
      netrunner.play(live, move);
      expect(netrunner.digest(live)).toBe(game.digest(world));
      compared++;
    }
    if (!game.decision(world)) ended++;
    played++;
  });
  expect(played).toBeGreaterThan(40);
  expect(ended).toBeGreaterThan(10);
  expect(compared).toBeGreaterThan(1000);
});

test('equal seeds give equal worlds, others give others; a belief is followed, and not blindly', () => {
  let [differ, all] = [0, 0];
  const drawn = { believed: 0, ice: 0 };
  positions(6, 0.04, ({ view, seat, name }) => {
    if (seat !== 'runner') return;
    const template = prepare(view, { seed: 1 })!;
    expect(text(deal(template, 1)) === text(sampleWorld(view, 1))).toBe(true);
    if (text(deal(template, 1)!.table) !== text(deal(template, 2)!.table)) differ++;
    all++;
    const hidden = view.servers.flatMap(({ ice }) => ice).filter(({ code }) => code === null);
    if (hidden.length === 0 || view.lists.corp === null) return;
    const ices = view.lists.corp.split(' ').filter((code) => cardDef(code).type === 'ice');
    const wanted = ices[0]!;
    const belief: Belief = (_place, code) => (code === wanted ? 1000 : 1);
    const believing = prepare(view, { belief })!;
    for (let n = 0; n < 20; n++) {
      const world = deal(believing, `${name} ${n}`)!;
      const { h } = hidden[0]!;
      drawn.ice++;
      if (world.table.cards.find((card) => card.h === h)!.code === wanted) drawn.believed++;
    }
  });
  expect(all).toBeGreaterThan(20);
  expect(differ).toBe(all);
  expect(drawn.believed / drawn.ice).toBeGreaterThan(0.4);
  expect(drawn.believed).toBeLessThan(drawn.ice);
});
