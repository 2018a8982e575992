/** An operative that ignores its wounds walks as a healthy one does. No card of the set lets it, so the state is made by hand. */
import { expect, it } from 'vitest';
import { layTable } from '../../../src/games/infiltration/notation/table-setup.ts';
import { simulationPort } from '../../../src/games/infiltration/rules/charts.ts';
import { playMove } from '../../../src/games/infiltration/rules/moves.ts';
import { emit, type Play } from '../../../src/games/infiltration/rules/play.ts';
import { settle } from '../../../src/games/infiltration/rules/settle.ts';

/** Quill and Ferro, both wounded, at the selection of a round. */
function wounded(): Play {
  const game = layTable(
    {
      options: { players: 2 },
      floor1: ['Reception Desk', 'Infirmary'],
      operatives: { quill: { wounded: true }, ferro: { wounded: true } },
    },
    simulationPort(),
  );
  settle(game);
  return game;
}

it('a wounded operative that ignores its wounds is not delayed by its Advance, another is', () => {
  const game = wounded();
  emit(game, { type: 'braced', op: 0 });
  playMove(game, { do: 'pick', card: 'advance' });
  playMove(game, { do: 'pick', card: 'advance' });
  expect(game.t.ops.map(({ room, delayed }) => [room, delayed])).toEqual([
    [1, false],
    [1, true],
  ]);
});

it('nor by its Retreat', () => {
  const game = wounded();
  for (const op of [0, 1]) emit(game, { type: 'moved', op, from: 0, to: 1, way: 'walk' });
  emit(game, { type: 'braced', op: 1 });
  playMove(game, { do: 'pick', card: 'retreat' });
  playMove(game, { do: 'pick', card: 'retreat' });
  expect(game.t.ops.map(({ room, delayed }) => [room, delayed])).toEqual([
    [0, true],
    [0, false],
  ]);
});
