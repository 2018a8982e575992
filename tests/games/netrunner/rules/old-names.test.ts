/** Games saved before conditions were renamed go on: what is still to come holds a condition by its old name. */
import { expect, it } from 'vitest';
import { type Event, simulation } from '../../../../src/games/netrunner/index.ts';
import { readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import type { Condition } from '../../../../src/games/netrunner/rules/names.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';

it('Chum deals its damage in a game saved between its subroutine and the end of the next encounter', () => {
  const setup = readSetup({
    turn: 'runner',
    servers: {
      hq: {
        ice: [
          { card: 'Chum', rezzed: true },
          { card: 'Enigma', rezzed: true },
        ],
      },
    },
    runner: { credits: 9, rig: ['Gordian Blade'], grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
  });
  const game = setTable(setup, 'corp', simulationPort());
  game.dirty = true;
  settle(game);
  let [renamed, damage] = [0, 0];
  const tell = (event: Event): void => {
    if (event.type === 'damage-done') damage += event.n;
  };
  simulation.play(game.s, { do: 'run', server: 'hq' }, tell);
  while (game.t.run !== null) {
    for (const delayed of game.t.delayed) {
      if (delayed.if !== 'not.broke.all') continue;
      delayed.if = 'notFullyBroken' as Condition;
      renamed++;
    }
    const moves = simulation.moves(game.s);
    simulation.play(game.s, moves.find((move) => ['continue', 'pass'].includes(move.do)) ?? moves[0]!, tell);
  }
  expect(renamed).toBeGreaterThan(0);
  expect(damage).toBe(3);
});
