/** Rounds of games held against playouts: what is compared, and that looking changes nothing. */
import { expect, it } from 'vitest';
import { POLICIES } from '../../../../scripts/play/policies.ts';
import { playGame, starting, type Policy } from '../../../../scripts/play/arena.ts';
import { meanOf, rounds, wholeRuns } from '../../../../scripts/play/predicted.ts';

const start = starting('foretold test', 'jinteki', 'shaper');
const newcomer = POLICIES.newcomer!;

it('plays the same game as without a look, and finds in its rounds what happened in it', () => {
  const moves: string[] = [];
  const noting =
    (seat: string): Policy =>
    (view, seed) => {
      const move = newcomer(view, seed);
      if (view.decision!.moves.length > 1) moves.push(`${seat} ${JSON.stringify(move)}`);
      return move;
    };
  const list = rounds(start, noting('corp'), noting('runner'), 2);
  const plain = [...moves];
  moves.length = 0;
  expect(rounds(start, noting('corp'), noting('runner'), 0)).toHaveLength(list.length);
  expect(moves).toEqual(plain);
  // a round for each turn that has an action, and those of one seat follow each other without a gap
  const corp = list.filter(({ seat }) => seat === 'corp');
  const { played } = Object.fromEntries(meanOf(corp).map((one) => [one.name, one] as const))['points of the Runner']!;
  const runner = Math.round(played * corp.length);
  const { winner } = playGame(
    start,
    (view) => newcomer(view, view.turn),
    (view) => newcomer(view, view.turn),
    0,
  );
  if (winner === 'runner') expect(runner).toBeGreaterThanOrEqual(7);
  else expect(runner).toBeLessThan(7);
});

it('finds the runs of a game, with all that the Runner stole in them', () => {
  const list = wholeRuns(start, newcomer, newcomer, 2);
  const told = (of: typeof list, name: string): number =>
    Math.round(of.length * meanOf(of).find((one) => one.name === name)!.played);
  const corp = rounds(start, newcomer, newcomer, 0).filter(({ seat }) => seat === 'corp');
  expect(list).toHaveLength(told(corp, 'runs'));
  expect(told(list, 'points of the Runner')).toBe(told(corp, 'points of the Runner'));
  expect(told(list, 'points of the Runner')).toBeGreaterThan(0);
});

it('gives the means of both, and the standard error of their difference', () => {
  const round = (played: number, predicted: number) => ({
    seat: 'corp' as const,
    played: Array.from({ length: 15 }, () => played),
    predicted: Array.from({ length: 15 }, () => predicted),
  });
  const [first] = meanOf([round(1, 2), round(3, 2), round(2, 2), round(2, 2)]);
  expect(first).toMatchObject({ name: 'points of the Corp', played: 2, predicted: 2 });
  expect(first!.error).toBeCloseTo(Math.sqrt(2) / 4);
});
