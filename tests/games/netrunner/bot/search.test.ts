/** The searching levels: fair, the same for the same view and seed, never an illegal move, and better than no search where it counts. */
import { describe, expect, it, test } from 'vitest';
import { weigh } from '../../../../src/games/netrunner/bot/heuristics.ts';
import { decide, type Level } from '../../../../src/games/netrunner/bot/index.ts';
import { words } from '../../../../src/games/netrunner/words/all.ts';
import { has, say } from '../../../../src/i18n/index.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { chance } from '../../../../src/games/netrunner/bot/prng.ts';
import { learnt } from '../../../../src/games/netrunner/bot/quick/learnt.ts';
import { FEATURES } from '../../../../src/games/netrunner/bot/quick/value.ts';
import { Mean } from '../../../../src/games/netrunner/bot/search/playout.ts';
import { grounds, reasonOf } from '../../../../src/games/netrunner/bot/search/reason.ts';
import { compare, duel, errorOf, type Tried } from '../../../../src/games/netrunner/bot/search/root.ts';
import { candidatesFor, candidatesIn, worldsOf } from '../../../../src/games/netrunner/bot/search/think.ts';
import { simulation as game, type State, type View } from '../../../../src/games/netrunner/index.ts';
import type { Reason } from '../../../../src/core/game.ts';
import type { Seat, ServerId } from '../../../../src/games/netrunner/rules/model.ts';
import { poolSetup } from '../rules/support/decks.ts';
import { HABITS } from './obvious-habits.ts';
import { POSITIONS } from './obvious.ts';
import { reach } from './positions.ts';
import { differs, swapped } from './swap.ts';

/** Share of the strong level's 128 playouts in these tests: 24. */
const SHARE = 24 / 128;

/** Positions of games over the pool at which the deciding seat has a choice, some in a hundred of them. */
function* positions(seed: string, some: number): Generator<{ state: State; seat: Seat; roll: () => number }> {
  for (let n = 0; ; n++) {
    const state = game.start(poolSetup(n, seed));
    const roll = chance(n, game.view(state, 'open'));
    for (let decision = game.decision(state); decision; decision = game.decision(state)) {
      const seat = decision.seat as Seat;
      const view = game.view(state, seat);
      if (view.decision!.moves.length > 1 && roll() < some / 100) yield { state, seat, roll };
      game.play(state, decide(view, 'newcomer', n).move);
    }
  }
}

const text = (view: View, level: Level, seed: number, share = SHARE): string =>
  JSON.stringify(decide(view, level, seed, share));

test('hidden swap: move, chance and reason of a search are the same in 200 positions, whatever lies where the seat cannot see', () => {
  let compared = 0;
  let searched = 0;
  for (const { state, seat, roll } of positions('fair search', 12)) {
    if (compared >= 200) break;
    const other = swapped(state, seat, roll);
    if (!differs(state, other)) continue;
    compared++;
    const level = compared % 40 === 0 ? 'expert' : 'strong';
    const share = level === 'expert' ? 24 / 640 : SHARE;
    const answer = text(game.view(state, seat), level, compared, share);
    expect(text(game.view(other, seat), level, compared, share)).toBe(answer);
    if (answer.includes('reason.numbers')) searched++;
  }
  expect(searched).toBeGreaterThan(60);
});

test('a bot whose worlds begin with the true faces is found out by the same swap', () => {
  let found = 0;
  let n = 0;
  for (const { state, seat, roll } of positions('cheat search', 12)) {
    if (found > 0 || n > 150) break;
    const other = swapped(state, seat, roll);
    const view = game.view(state, seat);
    if (!differs(state, other) || view.decision!.kind !== 'action') continue;
    n++;
    const cheats = (world: State): string => {
      const tried = compare(candidatesIn(world, seat, 3, [], 0), {
        seat,
        learnt: learnt(),
        worlds: [world],
        playouts: 24,
        seed: 'cheat',
      });
      return JSON.stringify(tried.map(({ move, chance: won }) => [move, won]));
    };
    if (cheats(state) !== cheats(other)) found++;
  }
  expect(found).toBeGreaterThan(0);
});

test('the same view and seed give the same answer, whatever was asked before, and by another seat', () => {
  const views: View[] = [];
  for (const { state, seat } of positions('twice', 6)) {
    views.push(JSON.parse(JSON.stringify(game.view(state, seat))) as View);
    if (views.length === 24) break;
  }
  const forwards = views.map((view) => text(view, 'strong', 3));
  const backwards = views
    .toReversed()
    .map((view) => text(view, 'strong', 3))
    .toReversed();
  expect(backwards).toEqual(forwards);
});

test('expert plays on from its opening hand before it keeps it; strong goes by habit', () => {
  useWords(words);
  const kept = new Set<string>();
  for (let n = 0; n < 16; n++) {
    const state = game.start(poolSetup(n, 'opening'));
    for (const seat of ['corp', 'runner'] as const) {
      const view = game.view(state, seat);
      expect(view.decision!.kind).toBe('mulligan');
      const { move, reason } = decide(view, 'expert', n, 96 / 960);
      expect(reason.numbers?.key).toMatch(/^reason\.numbers/);
      expect(say(reason)).toMatch(/\bhand\b|close to call/);
      kept.add(move.do);
      const plain = decide(view, 'strong', n, SHARE);
      expect(plain.reason.numbers).toBeUndefined();
      game.play(state, plain.move);
    }
  }
  expect([...kept].sort()).toEqual(['keep', 'mulligan']);
});

test('every reason is a sentence, with the chances behind it as numbers', () => {
  useWords(words);
  const told = new Set<string>();
  let n = 0;
  for (const { state, seat } of positions('reasons', 15)) {
    if (n++ > 60) break;
    const { reason } = decide(game.view(state, seat), 'strong', n, SHARE);
    expect(has(reason.key), reason.key).toBe(true);
    expect(say(reason)).not.toMatch(/[{}@?%]|undefined|remote \d/);
    if (reason.numbers === undefined) continue;
    told.add(reason.key);
    expect(say(reason.numbers)).toMatch(
      /^Your chance of winning is \d+% with this move(, and \d+% with the best other move)?\.$/,
    );
  }
  expect(told.size).toBeGreaterThan(4);
});

test('whole games at strong end, with legal moves only', () => {
  for (let n = 0; n < 2; n++) {
    const state = game.start(poolSetup(n, 'strong games'));
    for (let k = 0; game.decision(state) !== null; k++) {
      expect(k).toBeLessThan(3000);
      const { seat } = game.decision(state)!;
      game.play(state, decide(game.view(state, seat), 'strong', n, 0.2).move);
    }
    expect(game.outcome(state)).not.toBeNull();
  }
});

describe('a search', () => {
  const view = game.view(reach(POSITIONS[0]!), POSITIONS[0]!.seat);
  it('tries the candidates in the same worlds with the same luck, the better ones longer', () => {
    const worlds = worldsOf(view, 'seed', 8);
    expect(worlds).toHaveLength(8);
    const candidates = candidatesIn(worlds[0]!, POSITIONS[0]!.seat, 4, [], 0);
    const tried = compare(candidates, { seat: POSITIONS[0]!.seat, learnt: learnt(), worlds, playouts: 64, seed: 'x' });
    expect(tried[0]!.results.length).toBeGreaterThan(tried.at(-1)!.results.length);
    expect(tried.reduce((n, { results }) => n + results.length, 0)).toBeLessThanOrEqual(64);
    for (const { results } of tried) for (const result of results) expect(result >= 0 && result <= 1).toBe(true);
  });
  it('gives up moves that cannot become the best, and stops once one is left', () => {
    const { seat } = POSITIONS[0]!;
    const worlds = worldsOf(view, 'seed', 8);
    const candidates = candidatesIn(worlds[0]!, seat, 6, [], 0);
    const tried = compare(candidates, { seat, learnt: learnt(), worlds, playouts: 2000, seed: 'x' });
    expect(tried[0]!.move.do).toBe('run');
    expect(tried.reduce((n, { results }) => n + results.length, 0)).toBeLessThan(1000);
  });
  it('ends where its playouts have taken as many decisions as they may, and tries each move once in any case', () => {
    const { seat } = POSITIONS[0]!;
    const worlds = worldsOf(view, 'seed', 8);
    const candidates = candidatesIn(worlds[0]!, seat, 6, [], 0);
    const made = (decisions?: number): number[] =>
      compare(candidates, { seat, learnt: learnt(), worlds, playouts: 400, decisions, seed: 'x' }).map(
        ({ results }) => results.length,
      );
    const count = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
    expect(made(1)).toEqual(candidates.map(() => 1));
    const [few, more, all] = [made(60), made(200), made()].map(count);
    expect(few).toBeGreaterThan(candidates.length);
    expect(more).toBeGreaterThan(few!);
    expect(all).toBeGreaterThan(more!);
    expect(made(1e9)).toEqual(made());
  });
  it('tries drawing first, then the best run, and tells of each move once', () => {
    const position = HABITS.find(({ name }) => name === 'the last credits are not run away with two cards in hand')!;
    const state = reach(position);
    const seen = game.view(state, 'runner');
    const worlds = worldsOf(seen, 'seed', 8);
    const list = candidatesFor(seen, worlds[0]!, 7, weigh(seen, 'standard', 1));
    const drawing = list.filter(({ move }) => move.do === 'draw');
    expect(drawing.map(({ then }) => then?.do)).toEqual([undefined, 'run']);
    const search = { seat: 'runner' as const, learnt: learnt(), worlds, seed: 'x' };
    const tried = compare(list, { ...search, playouts: 200 });
    expect(tried.filter(({ move }) => move.do === 'draw')).toHaveLength(1);
    const [alone, followed] = duel(drawing[0]!, drawing[1]!, { ...search, playouts: 200 }, 8, () => true);
    expect(followed.chance).toBeGreaterThan(alone.chance);
  });
  it('finds the steal that wins the game', () => {
    const answer = decide(view, 'strong', 1);
    expect(answer.move.do).toBe('run');
    expect(answer.reason.key).toMatch(/^reason\.(run|measured)\./);
    expect(Number(answer.reason.numbers!.params!['chance'])).toBeGreaterThan(0.9);
  });
});

describe('what decided', () => {
  const tried = (results: number[]): Tried => ({
    move: { do: 'credit' },
    bonus: 0,
    chance: 0,
    results,
    leaves: new Mean(),
  });
  it('is told by the figures that differ most by what the value makes of them', () => {
    const [one, other] = [new Mean(), new Mean()];
    const figures = (corpPoints: number): Float32Array => {
      const list = new Float32Array(FEATURES.length);
      list[FEATURES.indexOf('corpPoints')] = corpPoints;
      return list;
    };
    one.add({ corp: 0.6, features: figures(3 / 7) });
    other.add({ corp: 0.4, features: figures(0) });
    expect(grounds(learnt().value, 'corp', one, other).map(({ name }) => name)).toEqual(['corpPoints']);
    expect(grounds(learnt().value, 'runner', one, other)).toEqual([]);
  });
  /** The mean of one playout with these figures and all others 0. */
  const meanOf = (named: Record<string, number>): Mean => {
    const list = new Float32Array(FEATURES.length);
    for (const [name, n] of Object.entries(named)) list[FEATURES.indexOf(name as (typeof FEATURES)[number])] = n;
    const mean = new Mean();
    mean.add({ corp: 0.5, features: list });
    return mean;
  };
  it('is no figure that a reader takes for one against the move', () => {
    // whatever the value makes of it, a Runner who can break less has no reason in that
    for (const [more, name] of [
      ['runner', 'killer'],
      ['runner', 'runnerCredits'],
      ['corp', 'rndTax'],
      ['corp', 'remoteTax'],
    ] as const) {
      const [one, other] = [meanOf({ [name]: 0.2 }), meanOf({ [name]: 0.9 })];
      expect(grounds(learnt().value, more, one, other).map((ground) => ground.name)).not.toContain(name);
    }
  });
  it('is nothing about an agenda in a remote where none lies there', () => {
    for (const seat of ['corp', 'runner'] as const)
      for (const name of ['scoringNeed', 'scoringTax', 'scoringOpen', 'scoringSafe']) {
        const [there, none] = [meanOf({ scoring: 1, [name]: 1 }), meanOf({})];
        for (const [one, other] of [
          [there, none],
          [none, there],
        ] as const)
          expect(grounds(learnt().value, seat, one, other).map((ground) => ground.name)).not.toContain(name);
      }
  });
  it('is no income that is none', () => {
    const [one, other] = [meanOf({ runnerDrip: 1, corpDrip: 1 }), meanOf({ corpDrip: -0.2 })];
    for (const seat of ['corp', 'runner'] as const)
      expect(grounds(learnt().value, seat, one, other).map(({ name }) => name)).not.toContain('runnerDrip');
    expect(grounds(learnt().value, 'corp', one, other).map(({ name }) => name)).not.toContain('corpDrip');
  });
  const answered = (chance: number, results: number[], server: ServerId): Tried => ({
    ...tried(results),
    move: { do: 'run', server },
    chance,
  });
  /** The reason for the first of these at the first action of the Runner's in a game. */
  const told = (list: readonly Tried[]): Reason => {
    for (const { state, seat } of positions('told', 100)) {
      const view = game.view(state, seat);
      if (seat === 'runner' && view.decision!.kind === 'action')
        return reasonOf(learnt().value, list, weigh(view, 'standard', 1));
    }
    throw new Error('no action');
  };
  it('compares with what was tried as long, not with what was left after a few playouts', () => {
    const list = [
      answered(0.6, [0.6, 0.6, 0.6], 'hq'),
      answered(0.5, [0.5, 0.5, 0.5], 'rnd'),
      answered(0.9, [0.9], 'archives'),
    ];
    expect(told(list).numbers!.params).toEqual({ chance: 0.6, rival: 0.5 });
  });
  it('says that it is too close to call where the lead is none or next to none', () => {
    const same = [answered(0.604, [0.604, 0.604], 'hq'), answered(0.6, [0.6, 0.6], 'rnd')];
    const behind = [answered(0.6, [0.5, 0.7], 'hq'), answered(0.67, [0.7, 0.64], 'rnd')];
    const isClose = (list: typeof same): boolean =>
      [told(list).key, told(list).lead?.key].some((key) => key === 'reason.close' || key === 'reason.close.but');
    for (const list of [same, behind]) expect(isClose(list)).toBe(true);
    const sure = [answered(0.66, [0.66, 0.66], 'hq'), answered(0.5, [0.5, 0.5], 'rnd')];
    expect(isClose(sure)).toBe(false);
  });
  it('is a won game before all else', () => {
    const [one, other] = [new Mean(), new Mean()];
    one.add({ corp: 0, features: null });
    other.add({ corp: 1, features: null });
    expect(grounds(learnt().value, 'runner', one, other)[0]!.name).toBe('won');
  });
  it('has an error that two of the same playouts do not have', () => {
    expect(errorOf(tried([0.1, 0.9, 0.4]), tried([0.1, 0.9, 0.4]))).toBe(0);
    expect(errorOf(tried([0.1, 0.9]), tried([0.9, 0.1]))).toBeGreaterThan(0.5);
    expect(errorOf(tried([1]), tried([0]))).toBe(Infinity);
  });
});

it('a server that is chosen is named in the reason', () => {
  const state = reach({
    name: 'a server for ice of Accelerated Beta Test',
    setup: {
      corp: { credits: 0, rnd: ['Enigma', 'Nisei MK II', 'Wall of Static', 'Hunter'] },
      servers: { 'remote 1': { root: [{ card: 'Accelerated Beta Test', advancement: 3 }] } },
      step: 'corp 2.1',
    },
    play: ['score Accelerated Beta Test', 'first Accelerated Beta Test', 'accept', 'pick Wall of Static'],
    seat: 'corp',
    kind: 'choose',
  });
  const { move, reason } = decide(game.view(state, 'corp'), 'standard', 1);
  expect(reason).toMatchObject({ key: 'reason.choose.server', params: { server: move.server } });
});
