/**
 * Worlds that a seat cannot tell apart: hands, laid cards, token values, the deck and face-down rooms are dealt anew. Its view must be the same,
 * and so must all that it is told while both are played on alike, until something that differs is shown to it by the rules.
 */
import { describe, expect, it } from 'vitest';
import { below, seedRng } from '../../../src/core/rng.ts';
import { dealAnew } from '../../../src/games/infiltration/deal.ts';
import { simulationPort } from '../../../src/games/infiltration/rules/charts.ts';
import { copyState } from '../../../src/games/infiltration/rules/copy.ts';
import type { Event } from '../../../src/games/infiltration/rules/events.ts';
import type { State } from '../../../src/games/infiltration/rules/model.ts';
import { type Move, sameMove } from '../../../src/games/infiltration/rules/move.ts';
import { legalMoves, playMove } from '../../../src/games/infiltration/rules/moves.ts';
import { playOf } from '../../../src/games/infiltration/rules/play.ts';
import { glimpseOf, redact, sees, viewOf } from '../../../src/games/infiltration/rules/view.ts';
import { isAction } from '../../../src/games/infiltration/rules/model.ts';
import { differing } from '../../support/clock.ts';
import { optionsNo, randomGame } from './support/games.ts';

function otherWorld(s: State, seat: string, seed: string): State {
  const there = copyState(s);
  dealAnew(there, seat, seed);
  there.rng = [...s.rng];
  return there;
}

/** What an event shows a seat by the rules: what is turned up for all, or is the seat's own. */
function shows(e: Event, s: State, seat: string): boolean {
  if (['turned-up', 'revealed', 'furnished', 'tokens-laid', 'discarded'].includes(e.type)) return true;
  return 'op' in e && sees(s.table, e.op, seat);
}

type Redacting = typeof redact;
type Seeing = typeof viewOf;

/** The first difference that a seat is shown; null for none. Plays on while both worlds go on alike. */
function difference(
  here: State,
  there: State,
  seat: string,
  seed: string,
  view: Seeing = viewOf,
  tell: Redacting = redact,
): string | null {
  const rng = seedRng(seed);
  const worlds = [copyState(here), copyState(there)];
  for (let n = 0; n < 20; n++) {
    // who looks through the deck sees its items
    const { kind, op } = worlds[0]!.ask!;
    if (kind === 'keep' && sees(here.table, op, seat)) return null;
    const [a, b] = worlds.map((s) => JSON.stringify(view(s, seat)));
    if (a !== b) return differing(a!, b!);
    const [moves, others] = worlds.map((s) => legalMoves(s)) as [Move[], Move[]];
    const common = moves.filter((move) => others.some((one) => sameMove(one, move)));
    if (common.length === 0) return null;
    const move = common[below(rng, common.length)]!;
    const told: string[][] = [[], []];
    const shown: string[] = ['', ''];
    worlds.forEach((s, i) => {
      const x = playOf(s, simulationPort(), (event, at) => {
        if (shows(event, at, seat)) shown[i] += JSON.stringify(event);
        // at the end all lies open
        if (at.table.over === null) told[i]!.push(JSON.stringify([tell(at, event, seat), glimpseOf(at, seat)]));
      });
      playMove(x, move);
    });
    if (shown[0] !== shown[1]) return null;
    const at = told[0]!.findIndex((one, i) => one !== told[1]![i]);
    if (at >= 0 || told[0]!.length !== told[1]!.length) return differing(told[0]![at] ?? '', told[1]![at] ?? '');
    if (worlds[0]!.table.over !== null) return null;
  }
  return null;
}

/** Pairs of worlds at questions of games by chance. */
function* pairs(games: number, seed: string): Generator<[State, State, string, string]> {
  for (let n = 0; n < games; n++) {
    const rng = seedRng(`${seed} ${n}`);
    const kept: State[] = [];
    randomGame(optionsNo(n, seed), { move: (s) => void (below(rng, 10) === 0 && kept.push(copyState(s))) });
    for (const [i, s] of kept.entries())
      for (const seat of s.table.seats) yield [s, otherWorld(s, seat, `${seed} ${n} ${i} ${seat}`), seat, `${n} ${i}`];
  }
}

it('a seat is shown and told the same in worlds that differ where it cannot see', () => {
  let n = 0;
  for (const [here, there, seat, seed] of pairs(40, 'secrets')) {
    expect(difference(here, there, seat, seed), `${seat} ${seed}`).toBeNull();
    n++;
  }
  expect(n).toBeGreaterThan(400);
});

/** Faulty views and redactions, each of which must be noticed. */
const LEAKS: Record<string, [Seeing, Redacting]> = {
  'the next token of the pool': [(s, v) => ({ ...viewOf(s, v), lost: s.table.pool.at(-1)! }), redact],
  'the first face-down room': [
    (s, v) => ({ ...viewOf(s, v), leaf: s.table.rooms.find(({ up }) => !up)?.code ?? '' }),
    redact,
  ],
  'the cards that were laid': [(s, v) => ({ ...viewOf(s, v), leaf: s.table.picks.join(' ') }), redact],
  'hands of others': [
    (s, v) => ({ ...viewOf(s, v), leaf: s.table.ops.flatMap(({ items }) => items).join(' ') }),
    redact,
  ],
  'values of tokens taken by others': [viewOf, (s, e, v) => (e.type === 'took' ? e : redact(s, e, v))],
  'items drawn by others': [viewOf, (s, e, v) => (e.type === 'drew' ? e : redact(s, e, v))],
  'what others lay': [
    viewOf,
    (s, e, v) => (e.type === 'picked' ? { ...redact(s, e, v), left: s.table.picks } : redact(s, e, v)),
  ],
};
describe.each(Object.keys(LEAKS))('telling %s', (name) => {
  it('is noticed', () => {
    const [view, tell] = LEAKS[name]!;
    for (const [here, there, seat, seed] of pairs(30, 'leaks'))
      if (difference(here, there, seat, seed, view, tell) !== null) return;
    expect.unreachable('nothing was noticed');
  });
});

it('the cards of a selection are known to their own player alone until they are turned up', () => {
  randomGame(optionsNo(3, 'laid'), {
    move({ ...s }) {
      for (const seat of s.table.seats)
        for (const [op, { pick }] of viewOf(s, seat).ops.entries())
          if (pick !== null && !sees(s.table, op, seat)) expect(pick).toBe('');
          else if (pick !== null) expect(isAction(pick) || pick.startsWith('I')).toBe(true);
    },
  });
});
