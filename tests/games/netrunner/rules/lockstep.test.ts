/**
 * The charts run twice, by XState actors and by the tables compiled from them: the same leaf, the same state, the same refusals.
 */
import { describe, expect, it, vi } from 'vitest';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { compiledPort, type FlowPort, livePort } from '../../../../src/core/flow.ts';
import { createGame, type Netrunner } from '../../../../src/games/netrunner/index.ts';
import { CHART_CONFIGS, chartSources } from '../../../../src/games/netrunner/rules/charts.ts';
import { copyState, digest } from '../../../../src/games/netrunner/rules/copy.ts';
import type { FlowFrame, State } from '../../../../src/games/netrunner/rules/model.ts';
import { type Play, playOf } from '../../../../src/games/netrunner/rules/play.ts';
import { setupOf } from './support/decks.ts';
import { playOut, preferringRare, uniform } from './support/random.ts';
import { volume } from '../../../support/volume.ts';

// whole games by the dozen: slow on a busy machine
vi.setConfig({ testTimeout: 300_000 });

/** Chart events sent in all, at least; illegal ones among them, at least. */
const EVENTS = volume(10_000, 30_000);
const ILLEGAL = EVENTS / 10;
/** Whole games played by both, and changes by way of JSON in each at least. */
const GAMES = volume(14, 40);
const TRIPS = 10;
/** Everything any chart listens to, and what none does. */
const WORDS = [
  ...new Set(
    Object.values(CHART_CONFIGS).flatMap((chart) =>
      Object.values(chart.states).flatMap((state) => Object.keys(state.on ?? {})),
    ),
  ),
  'nonsense',
];

interface Tally {
  sent: number;
  illegal: number;
  refused: number;
  leaves: Set<string>;
}

/** Plays by the table and, at every chart event, on a copy by an actor; both must come out the same. */
function shadowing(tally: Tally, seed: string): FlowPort<Play> {
  const table = compiledPort(chartSources());
  const actor = livePort(chartSources());
  const rng = seedRng(seed);
  const both = (
    ctx: Play,
    position: FlowFrame,
    what: string,
    legal: boolean,
    go: (port: FlowPort<Play>, on: Play, at: FlowFrame) => boolean,
  ): boolean => {
    const at = ctx.s.stack.indexOf(position);
    const copy = copyState(ctx.s);
    const y = playOf(copy, actor, null);
    const before = legal ? '' : digest(copy);
    const taken = go(table, ctx, position);
    const alsoTaken = go(actor, y, copy.stack[at] as FlowFrame);
    tally.sent += 1;
    tally.leaves.add(`${position.chart} ${position.at}`);
    if (alsoTaken !== taken)
      throw new Error(`${what}: the table ${taken ? 'takes' : 'refuses'} it, the actor does not agree`);
    if ((copy.stack[at] as FlowFrame).at !== position.at)
      throw new Error(`${what}: the table goes to ${position.at}, the actor to ${(copy.stack[at] as FlowFrame).at}`);
    if (digest(copy) !== digest(ctx.s)) throw new Error(`${what}: the states differ at ${position.at}`);
    if (!legal && !taken && digest(ctx.s) !== before) throw new Error(`${what}: refused, but the state changed`);
    return taken;
  };
  return {
    start(ctx, position) {
      both(ctx, position as FlowFrame, `start ${position.chart}`, true, (port, on, at) => (port.start(on, at), true));
    },
    advance(ctx, position, event) {
      const name = `${position.chart} ${position.at} ${event}`;
      // about one event in ten is one the leaf does not listen to
      if (below(rng, 8) === 0) {
        const known = CHART_CONFIGS[position.chart]!.states[position.at]!.on ?? {};
        const foreign = WORDS.filter((word) => !(word in known));
        const wrong = foreign[below(rng, foreign.length)]!;
        tally.illegal += 1;
        if (
          both(ctx, position as FlowFrame, `${name}, sent ${wrong}`, false, (port, on, at) =>
            port.advance(on, at, wrong),
          )
        )
          throw new Error(`${name}: ${wrong} is taken`);
        tally.refused += 1;
      }
      return both(ctx, position as FlowFrame, name, true, (port, on, at) => port.advance(on, at, event));
    },
    tags: (position) => table.tags(position),
    done(position) {
      if (table.done(position) !== actor.done(position))
        throw new Error(`${position.chart} ${position.at}: done for one, not for the other`);
      return table.done(position);
    },
  };
}

describe('the actor and the table', () => {
  it(`agree on ${EVENTS} chart events of whole games, a tenth of them illegal`, () => {
    const tally: Tally = { sent: 0, illegal: 0, refused: 0, leaves: new Set() };
    const seen = new Map<string, number>();
    for (let n = 0; tally.sent < EVENTS; n++) {
      playOut(
        createGame({ custom: shadowing(tally, `shadow ${n}`) }),
        setupOf(n, 'lockstep'),
        preferringRare(`lockstep ${n}`, seen),
      );
    }
    expect(tally.illegal).toBeGreaterThan(ILLEGAL);
    expect(tally.refused).toBe(tally.illegal);
    const leaves = Object.entries(CHART_CONFIGS).flatMap(([chart, config]) =>
      Object.keys(config.states).map((leaf) => `${chart} ${leaf}`),
    );
    expect(leaves.filter((leaf) => !tally.leaves.has(leaf))).toEqual([]);
  });

  it('would be told apart if they did not agree', () => {
    const tally: Tally = { sent: 0, illegal: 0, refused: 0, leaves: new Set() };
    const port = shadowing(tally, 'apart');
    const honest = port.advance.bind(port);
    let at = 0;
    const game = createGame({
      custom: {
        ...port,
        advance(ctx, position, event) {
          at += 1;
          if (at === 40) ctx.t.corp.credits += 1;
          return honest(ctx, position, event);
        },
      },
    });
    // the change is on the table both play from, so nothing differs: only a port that goes wrong is noticed
    expect(() => playOut(game, setupOf(0, 'apart'), uniform('apart'))).not.toThrow();
    const wrong = compiledPort(
      chartSources((name, source) =>
        name === 'turn' ? { ...source, ops: { ...source.ops, mandatoryDraw: () => {} } } : source,
      ),
    );
    const right = livePort(chartSources());
    const states = [wrong, right].map((each) => {
      const play = createGame({ custom: each });
      return playOut(play, setupOf(0, 'apart'), uniform('apart')).state;
    });
    expect(digest(states[0]!)).not.toBe(digest(states[1]!));
  });

  it('play the same whole games, changing places in the middle and after a round trip through JSON', () => {
    const live = createGame({ port: 'live' });
    const table = createGame({ port: 'compiled' });
    const seen = new Map<string, number>();
    let trips = 0;
    for (let n = 0; n < GAMES; n++) {
      const rng = seedRng(`trips ${n}`);
      const setup = setupOf(n, 'trips');
      const pick = preferringRare(`trips ${n}`, seen);
      const digests: string[] = [];
      const whole = playOut(table, setup, pick, { each: (s) => digests.push(digest(s)) });
      let s: State = live.start(setup);
      let game: Netrunner = live;
      whole.moves.forEach((move, i) => {
        expect(digest(s)).toBe(digests[i]);
        const chance = below(rng, 6);
        if (chance === 0) {
          s = JSON.parse(JSON.stringify(s)) as State;
          game = game === live ? table : live;
          trips += 1;
        } else if (chance === 1) game = game === live ? table : live;
        game.play(s, move);
      });
      expect(digest(s)).toBe(digests[whole.moves.length]);
      expect(s.table.over).toEqual(whole.state.table.over);
    }
    expect(trips).toBeGreaterThan(GAMES * TRIPS);
  });
});
