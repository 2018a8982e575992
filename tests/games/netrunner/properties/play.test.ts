/** What must hold in every game, whoever plays it: random legal play over all cards, from the first turn and from tables laid out. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { IllegalMove } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { createGame, netrunner, simulation, type Netrunner } from '../../../../src/games/netrunner/index.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { copyState, digest } from '../../../../src/games/netrunner/rules/copy.ts';
import type { Event } from '../../../../src/games/netrunner/rules/events.ts';
import type { State } from '../../../../src/games/netrunner/rules/model.ts';
import { type Move, sameMove } from '../../../../src/games/netrunner/rules/move.ts';
import { setupOf } from '../rules/support/decks.ts';
import { type Begin, begin, playOut, uniform } from '../rules/support/random.ts';
import { startTable } from '../rules/support/tables.ts';

// whole games by the dozen: slow on a busy machine
vi.setConfig({ testTimeout: 300_000 });

/** A game by number: from decks or from a table. */
const gameOf = (n: number): Begin =>
  n % 2 === 0 ? setupOf(n / 2, 'property') : (tell) => startTable(`property ${n}`, simulationPort(), tell);
/** A number names a game; where a property fails fast-check shrinks it. */
const number = fc.nat(99_999);
const few = { numRuns: 25, seed: 20180901 };

/** Plays until one of the two seats has decided `at` times or the game ends; what is on the stack then may be half resolved. */
function playTo(game: Netrunner, from: Begin, seed: string, at: number): State {
  const s = begin(game, from);
  const pick = uniform(seed);
  for (let i = 0; i < at; i++) {
    const moves = game.moves(s);
    if (moves.length === 0) break;
    game.play(s, pick(s, moves));
  }
  return s;
}
/** A state of such a game with something half resolved on top: a question, a payment, a prevention, an order; the last one there is if it never comes. */
function amid(game: Netrunner, n: number, kind: string): State {
  let s = begin(game, gameOf(n));
  for (let tries = 0; tries < 12; tries++) {
    const pick = uniform(`amid ${n} ${tries}`);
    for (let i = 0; i < 400; i++) {
      const moves = game.moves(s);
      if (moves.length === 0) break;
      if (s.stack.at(-1)!.k === kind && s.stack.length > 2 && i > tries) return s;
      game.play(s, pick(s, moves));
    }
    s = begin(game, gameOf(n + tries + 1));
  }
  return s;
}
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

describe('random legal play', () => {
  it('shows a trace or secret bids as going on from the moment they begin', () => {
    const begun = { 'trace-began': 0, 'psi-began': 0 };
    for (let n = 0; n < 100; n++) {
      const tell = (event: Event, state: State): void => {
        if (event.type !== 'trace-began' && event.type !== 'psi-began') return;
        begun[event.type]++;
        const { pending } = simulation.tableView(state, 'runner');
        expect(pending?.what).toBe(event.type === 'trace-began' ? 'trace' : 'psi');
      };
      playOut(simulation, gameOf(n), uniform(`bids ${n}`), { tell });
    }
    expect(begun['trace-began']).toBeGreaterThan(5);
    expect(begun['psi-began']).toBeGreaterThan(5);
  });

  it('goes on alike from a copy and from JSON, in the middle of anything, on either port', () => {
    const midway = new Set<string>();
    fc.assert(
      fc.property(number, fc.constantFrom('ask', 'cost', 'would', 'trig', 'window'), (n, kind) => {
        const s = amid(simulation, n, kind);
        midway.add(s.stack.at(-1)?.k ?? 'over');
        const text = JSON.stringify(s);
        const outcomes = ([simulation, netrunner] as const).flatMap((game) =>
          [copyState(s), JSON.parse(text) as State].map((from) => {
            const events: Event[] = [];
            const whole = playOut(game, () => from, uniform(`on ${n}`), {
              tell: (e) => events.push(structuredClone(e)),
            });
            return { digest: digest(whole.state), moves: whole.moves, events };
          }),
        );
        for (const outcome of outcomes.slice(1)) expect(outcome).toEqual(outcomes[0]);
        expect(JSON.stringify(s)).toBe(text);
      }),
      { ...few, numRuns: 15 },
    );
    for (const kind of ['ask', 'cost', 'would', 'trig', 'window']) expect(midway).toContain(kind);
  });

  it('on a copy never touches the original', () => {
    fc.assert(
      fc.property(number, fc.nat(150), (n, at) => {
        const s = frozen(playTo(simulation, gameOf(n), `to ${n}`, at));
        const copy = simulation.copy(s);
        playOut(simulation, () => copy, uniform(`on ${n}`));
        expect(copy.table.over).not.toBeNull();
      }),
      few,
    );
  });
});

describe('at every decision', () => {
  it('questions about the game change nothing, and every move is listed once', () => {
    fc.assert(
      fc.property(number, (n) => {
        const rng = seedRng(`asked ${n}`);
        playOut(simulation, gameOf(n), uniform(`asked ${n}`), {
          each: (s, moves) => {
            if (below(rng, 10) > 0) return;
            const before = digest(s);
            for (const seat of ['corp', 'runner', 'open']) simulation.view(s, seat);
            simulation.decision(s);
            simulation.outcome(s);
            for (const seat of ['corp', 'runner']) for (const move of moves) simulation.why(s, seat, move);
            for (const move of moves) simulation.notate(s, move);
            expect(digest(s)).toBe(before);
            for (let i = 0; i < moves.length; i++)
              for (let j = 0; j < i; j++) expect(sameMove(moves[i]!, moves[j]!), JSON.stringify(moves[i])).toBe(false);
          },
        });
      }),
      few,
    );
  });

  it('every listed move can be made, and none of them is refused with a reason', () => {
    fc.assert(
      fc.property(number, (n) => {
        const rng = seedRng(`each ${n}`);
        playOut(simulation, gameOf(n), uniform(`each ${n}`), {
          each: (s, moves) => {
            if (below(rng, 15) > 0) return;
            const seat = simulation.decision(s)?.seat ?? '';
            for (const move of moves) {
              expect(simulation.why(s, seat, move)).toBeNull();
              const copy = simulation.copy(s);
              simulation.play(copy, move);
              expect(digest(copy)).not.toBe(digest(s));
            }
          },
        });
      }),
      few,
    );
  });

  it('any other move is refused by name, and nothing changes', () => {
    const junk = fc.record(
      {
        do: fc.constantFrom(
          'draw',
          'credit',
          'install',
          'play',
          'advance',
          'purge',
          'run',
          'use',
          'rez',
          'score',
          'pass',
          'keep',
          'jack-out',
          'access',
          'steal',
          'accept',
          'pick',
          'choose',
          'number',
          'next',
          'first',
          'done',
          'discard',
          'pay',
          'discount',
          'cancel',
          'nonsense',
          '__proto__',
          'constructor',
        ),
        card: fc.oneof(fc.integer({ min: -2, max: 400 }), fc.constantFrom(0.5, Infinity, NaN, '12', null, {})),
        on: fc.integer({ min: -2, max: 400 }),
        server: fc.constantFrom('hq', 'rnd', 'archives', 'remote 1', 'remote 99', 'new remote', 'nowhere', '__proto__'),
        ability: fc.integer({ min: -1, max: 5 }),
        n: fc.oneof(fc.integer({ min: -3, max: 60 }), fc.constantFrom(1.5, NaN, Infinity, '1')),
        option: fc.constantFrom('KEEP', 'credits', 'trash', '01067.a0', 'constructor'),
        trashing: fc.boolean(),
      },
      { requiredKeys: ['do'] },
    );
    let refused = 0;
    fc.assert(
      fc.property(number, fc.nat(200), fc.array(junk, { minLength: 20, maxLength: 20 }), (n, at, list) => {
        const s = playTo(simulation, gameOf(n), `junk ${n}`, at);
        const legal = simulation.moves(s);
        for (const wrong of list as unknown as Move[]) {
          if (legal.some((move) => sameMove(move, wrong))) continue;
          const frame = s.stack.at(-1);
          if (
            wrong.do === 'number' &&
            frame?.k === 'ask' &&
            Number.isInteger(wrong.n) &&
            wrong.n! >= frame.min &&
            wrong.n! <= frame.max
          )
            continue;
          const before = digest(s);
          expect(() => simulation.play(s, wrong), JSON.stringify(wrong)).toThrow(IllegalMove);
          expect(digest(s)).toBe(before);
          refused += 1;
        }
      }),
      { numRuns: 60, seed: 20180901 },
    );
    expect(refused).toBeGreaterThan(800);
  });

  it('either seat may concede, and then nobody decides', () => {
    fc.assert(
      fc.property(number, fc.nat(150), fc.constantFrom('corp', 'runner'), (n, at, seat) => {
        const s = playTo(createGame({ port: 'compiled' }), gameOf(n), `concede ${n}`, at);
        if (s.table.over) return;
        simulation.play(s, { do: 'concede', option: seat });
        const winner = seat === 'corp' ? 'runner' : 'corp';
        expect(simulation.outcome(s)).toMatchObject({ places: [[winner], [seat]], reason: 'concede' });
        expect([simulation.decision(s), simulation.moves(s)]).toEqual([null, []]);
        expect(() => simulation.play(s, { do: 'concede', option: seat })).toThrow(IllegalMove);
      }),
      few,
    );
  });
});

describe('a view', () => {
  it('is the same whether parts of it were kept from the view before or made anew', () => {
    const viewers = ['corp', 'runner', 'open'] as const;
    let views = 0;
    const compare = (s: State): void => {
      const again = copyState(s);
      for (const viewer of viewers) {
        expect(simulation.tableView(s, viewer)).toEqual(simulation.tableView(again, viewer));
        views += 1;
      }
    };
    fc.assert(
      fc.property(number, fc.string(), (n, seed) => {
        const s = begin(simulation, gameOf(n));
        const pick = uniform(seed);
        for (let i = 0; i < 40; i++) {
          const moves = simulation.moves(s);
          if (moves.length === 0) break;
          simulation.play(s, pick(s, moves), (_event, at) => compare(at));
          compare(s);
        }
      }),
      { ...few, numRuns: 10 },
    );
    expect(views).toBeGreaterThan(4_000);
  });
});
