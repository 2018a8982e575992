/** The price told for a move is what is paid for it: at decisions of random games every legal move is made on a copy and its payment followed. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import type { Event } from '../../../../src/games/netrunner/rules/events.ts';
import type { State } from '../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import type { Price } from '../../../../src/games/netrunner/rules/view-types.ts';
import { setupOf } from './support/decks.ts';
import { type Begin, begin } from './support/random.ts';
import { startTable } from './support/tables.ts';

vi.setConfig({ hookTimeout: 120_000 });

/** What happens once the cost of a move is paid. */
const PAID = new Set<string>([
  'played',
  'installed',
  'rezzed',
  'stolen',
  'drawn',
  'credits-gained',
  'advanced',
  'purged',
  'run-began',
  'tags-removed',
]);
const isOver = (e: Event): boolean =>
  PAID.has(e.type) ||
  (e.type === 'used' && e.ability !== 'discount') ||
  (e.type === 'trashed' && (e.why === 'access' || e.why === 'action'));

interface Paid {
  clicks: number;
  credits: number;
  extra: Record<string, number>;
  /** credits taken off while it was paid */
  discount: number;
}

/** What a move's payment took, or null when it was never paid whole (prevented, or the game ended in it). */
function pay(from: State, move: Move, choose: (n: number) => number): Paid | null {
  const s = simulation.copy(from);
  const card = s.table.cards.find((c) => c.h === move.card)?.id;
  const paid: Paid = { clicks: 0, credits: 0, extra: {}, discount: 0 };
  let over = false;
  const more = (what: string, n: number): void => {
    paid.extra[what] = (paid.extra[what] ?? 0) + n;
  };
  const listen = (e: Event): void => {
    if (over || isOver(e)) over = true;
    else if (e.type === 'clicks-spent') paid.clicks += e.n;
    else if (e.type === 'credits-spent') paid.credits += e.n + e.bad;
    else if (e.type === 'counters-removed' && e.why === 'spent')
      if (e.card === card) more(`counter ${e.kind}`, e.n);
      else paid.credits += e.n;
    else if (e.type === 'used') paid.discount += 2;
    else if (e.type === 'forfeited') more('forfeit', 1);
    else if (e.type === 'damage-done') more('damage', e.n);
    else if (e.type === 'trashed' && e.why === 'cost' && e.was.zone !== 'grip')
      more(e.card === card ? 'trash-self' : 'trash', 1);
    else if (e.type === 'returned' && e.why === 'cost') more('shuffle', 1);
  };
  simulation.play(s, move, listen);
  for (let i = 0; i < 40 && !over; i++) {
    const frame = s.stack.at(-1);
    const moves = simulation.moves(s).filter((one) => one.do !== 'cancel');
    if (frame?.k === 'would') simulation.play(s, { do: 'pass' }, listen);
    else if (frame?.k === 'ask' || frame?.k === 'cost') simulation.play(s, moves[choose(moves.length)]!, listen);
    else return null;
  }
  return over ? paid : null;
}

const extrasOf = (price: Price): Record<string, number> =>
  Object.fromEntries(price.extra.map(({ c, n, kind }) => [c === 'counter' ? `counter ${kind}` : c, n]));

/** A game from decks or from a table laid out with any cards. */
const gameOf = (n: number): Begin =>
  n % 2 === 0 ? setupOf(n / 2, 'dues') : (tell) => startTable(`dues ${n}`, simulationPort(), tell);

describe('the price of a move', () => {
  const told = new Map<string, number>();
  const wrong: string[] = [];
  let unknown = 0;
  let unpaid = 0;
  beforeAll(() => {
    for (let n = 0; n < 80; n++) {
      const rng = seedRng(`dues ${n}`);
      const choose = (count: number): number => below(rng, count);
      const s = begin(simulation, gameOf(n));
      for (let i = 0; i < 240; i++) {
        const asked = simulation.decision(s);
        const decision = asked && simulation.view(s, asked.seat).decision;
        if (decision === null || decision.moves.length === 0) break;
        if (i % 4 === 0)
          decision.moves.forEach((move, at) => {
            const price = decision.prices[at] ?? null;
            if (price === null) return;
            const paid = pay(s, move, choose);
            if (paid === null) return void unpaid++;
            told.set(move.do, (told.get(move.do) ?? 0) + 1);
            const credits = price.credits === null ? null : Math.max(0, price.credits - paid.discount);
            if (credits === null) unknown++;
            const now = { clicks: paid.clicks, credits: credits === null ? null : paid.credits, extra: paid.extra };
            const then = { clicks: price.clicks, credits, extra: extrasOf(price) };
            if (JSON.stringify(now) !== JSON.stringify(then))
              wrong.push(
                `${n}/${i} ${JSON.stringify(move)}: told ${JSON.stringify(then)}, paid ${JSON.stringify(now)}`,
              );
          });
        simulation.play(s, decision.moves[choose(decision.moves.length)]!);
      }
    }
  });

  it('is what is paid', () => {
    expect(wrong).toEqual([]);
  });
  it('was told and paid for every kind of move that costs something', () => {
    const verbs = [
      'advance',
      'choose',
      'credit',
      'draw',
      'install',
      'play',
      'purge',
      'remove-tag',
      'rez',
      'run',
      'steal',
      'trash',
      'trash-resource',
      'use',
    ];
    expect([...told.keys()].sort()).toEqual(verbs);
    expect([...told.values()].reduce((a, b) => a + b)).toBeGreaterThan(5000);
  });
  it('is unknown only for an X and where ice is installed after others were trashed, and seldom unpaid', () => {
    const all = [...told.values()].reduce((a, b) => a + b);
    expect(unknown).toBeGreaterThan(0);
    expect(unknown).toBeLessThan(told.get('install')!);
    expect(unpaid).toBeLessThan(all / 100);
  });
});
