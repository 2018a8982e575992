/** A sample of `npm run lab -- worlds --game infiltration`: what a seat cannot see changes nothing that it is shown, told, or chooses. */
import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/games/infiltration/bot/index.ts';
import { isAction, type State } from '../../../src/games/infiltration/rules/model.ts';
import { redact, sees, viewOf } from '../../../src/games/infiltration/rules/view.ts';
import { optionsNo, randomGame } from './support/games.ts';
import { type Compared, comparePair, pairsOf } from './support/worlds.ts';

it('a seat is shown and told the same in worlds that differ where it cannot see, and its bots choose alike', () => {
  const sums = { pairs: 0, moves: 0, events: 0, choices: 0, late: 0, ended: 0 };
  for (let n = 0; n < 40; n++)
    for (const [i, pair] of pairsOf(n, 'sample').entries()) {
      const found = comparePair(pair, `sample ${n} ${i}`);
      expect(found.difference, `game ${n}, ${pair.seat}`).toBeNull();
      sums.pairs++;
      sums.moves += found.moves;
      sums.events += found.events;
      sums.choices += found.choices;
      sums.late += Number(found.round > 3);
      sums.ended += Number(found.ended);
    }
  expect(sums.pairs).toBe(320);
  expect(sums.moves).toBeGreaterThan(400);
  expect(sums.events).toBeGreaterThan(4000);
  expect(sums.choices).toBeGreaterThan(800);
  expect(sums.late).toBeGreaterThan(100);
  expect(sums.ended).toBeGreaterThan(30);
});

/** Whether a table is near the end of its game. */
const late = ({ table }: State): boolean => table.proximity > 80 || table.round > 12;

/** Faulty views, redactions and bots, each of which must be noticed. */
const LEAKS: Record<string, Compared> = {
  'the next token of the pool': { view: (s, v) => ({ ...viewOf(s, v), lost: s.table.pool.at(-1)! }) },
  'the first face-down room': {
    view: (s, v) => ({ ...viewOf(s, v), leaf: s.table.rooms.find(({ up }) => !up)?.code ?? '' }),
  },
  'the cards that were laid': { view: (s, v) => ({ ...viewOf(s, v), leaf: s.table.picks.join(' ') }) },
  'hands of others': {
    view: (s, v) => ({ ...viewOf(s, v), leaf: s.table.ops.flatMap(({ items }) => items).join(' ') }),
  },
  'values of tokens taken by others': { tell: (s, e, v) => (e.type === 'took' ? e : redact(s, e, v)) },
  'items drawn by others': { tell: (s, e, v) => (e.type === 'drew' ? e : redact(s, e, v)) },
  'what others lay': {
    tell: (s, e, v) => (e.type === 'picked' ? { ...redact(s, e, v), left: s.table.picks } : redact(s, e, v)),
  },
  'the next token of the pool after the third round': {
    view: (s, v) => (s.table.round > 3 ? { ...viewOf(s, v), lost: s.table.pool.at(-1)! } : viewOf(s, v)),
  },
  'the first face-down room in the last rounds': {
    view: (s, v) =>
      late(s) ? { ...viewOf(s, v), leaf: s.table.rooms.find(({ up }) => !up)?.code ?? '' } : viewOf(s, v),
  },
  'values of tokens taken by others in the last rounds': {
    tell: (s, e, v) => (late(s) && e.type === 'took' ? e : redact(s, e, v)),
  },
  'items drawn by others in the last rounds': {
    tell: (s, e, v) => (late(s) && e.type === 'drew' ? e : redact(s, e, v)),
  },
  'what others lay in the last rounds': {
    tell: (s, e, v) => (late(s) && e.type === 'picked' ? { ...redact(s, e, v), left: s.table.picks } : redact(s, e, v)),
  },
  'the next token at the end': {
    view: (s, v) => (s.table.over === null ? viewOf(s, v) : { ...viewOf(s, v), lost: s.table.pool.at(-1)! }),
  },
  'the face-down rooms with the last event': {
    tell: (s, e, v) => (e.type === 'game-ended' ? { ...redact(s, e, v), ahead: s.table.rooms } : redact(s, e, v)),
  },
  'the next token to the bot in the last rounds': {
    decide: (view, level, temperament, seed, budget, s) =>
      decide(view, level, temperament, late(s) ? `${seed} ${s.table.pool.at(-1)}` : seed, budget),
  },
  'the rooms ahead to the bot': {
    decide: (view, level, temperament, seed, budget, s) =>
      decide({ ...viewOf(s, 'open'), decision: view.decision, viewer: view.viewer }, level, temperament, seed, budget),
  },
  'the next token to the bot': {
    decide: (view, level, temperament, seed, budget, s) =>
      decide(view, level, temperament, `${seed} ${s.table.pool.at(-1)}`, budget),
  },
};
describe.each(Object.keys(LEAKS))('telling %s', (name) => {
  it('is noticed', () => {
    for (let n = 0; n < 40; n++)
      for (const pair of pairsOf(n, 'leaks'))
        if (comparePair(pair, `leak ${n}`, LEAKS[name]).difference !== null) return;
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
