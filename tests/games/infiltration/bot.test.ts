import { describe, expect, it } from 'vitest';
import { decide, LEVELS, type Level, TEMPERS } from '../../../src/games/infiltration/bot/index.ts';
import { dealAnew } from '../../../src/games/infiltration/deal.ts';
import { simulationPort } from '../../../src/games/infiltration/rules/charts.ts';
import { copyState } from '../../../src/games/infiltration/rules/copy.ts';
import { seatOf, type State } from '../../../src/games/infiltration/rules/model.ts';
import { legalMoves, playMove } from '../../../src/games/infiltration/rules/moves.ts';
import { playOf } from '../../../src/games/infiltration/rules/play.ts';
import { begin, blankState } from '../../../src/games/infiltration/rules/start.ts';
import { viewOf } from '../../../src/games/infiltration/rules/view.ts';
import { optionsNo, randomGame } from './support/games.ts';

/** A whole game between bots of a level, of both temperaments by turns. */
function botGame(n: number, players: number, level: Level): State {
  const s = blankState({ seed: `bots ${n}`, players, pairs: false, extract: n % 2 === 1 });
  const x = playOf(s, simulationPort());
  begin(x);
  for (let k = 0; s.ask !== null; k++) {
    expect(k).toBeLessThan(2000);
    const { op } = s.ask;
    const { move } = decide(viewOf(s, seatOf(s.table, op)), level, TEMPERS[op % 2]!, n);
    expect(legalMoves(s)).toContainEqual(move);
    playMove(x, move);
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

it('the same view and seed give the same answer', () => {
  randomGame(optionsNo(3, 'twice'), {
    move(s) {
      const view = viewOf(s, seatOf(s.table, s.ask!.op));
      for (const level of LEVELS)
        expect(decide(view, level, 'diver', 7)).toEqual(
          decide(JSON.parse(JSON.stringify(view)) as typeof view, level, 'diver', 7),
        );
    },
  });
});

it('hidden swap: the answer is the same whatever lies where the seat cannot see', () => {
  let n = 0;
  for (let game = 0; game < 20; game++)
    randomGame(optionsNo(game, 'swap'), {
      move(s) {
        const seat = seatOf(s.table, s.ask!.op);
        const there = copyState(s);
        dealAnew(there, seat, `${game} ${n}`);
        for (const level of LEVELS)
          expect(decide(viewOf(there, seat), level, 'careful', n)).toEqual(
            decide(viewOf(s, seat), level, 'careful', n),
          );
        n++;
      },
    });
  expect(n).toBeGreaterThan(400);
});
