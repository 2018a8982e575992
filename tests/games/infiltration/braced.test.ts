/** An operative that ignores its wounds walks as a healthy one does. No card of the set lets it, so the state is made by hand. */
import { expect, it } from 'vitest';
import { layTable } from '../../../src/games/infiltration/notation/table-setup.ts';
import { simulationPort } from '../../../src/games/infiltration/rules/charts.ts';
import { playMove } from '../../../src/games/infiltration/rules/moves.ts';
import { emit, type Play } from '../../../src/games/infiltration/rules/play.ts';
import { settle } from '../../../src/games/infiltration/rules/settle.ts';

/** Quill and Ferro, both wounded, at the selection of a round. */
function wounded(): Play {
  const x = layTable(
    {
      options: { players: 2 },
      floor1: ['Reception Desk', 'Infirmary'],
      operatives: { quill: { wounded: true }, ferro: { wounded: true } },
    },
    simulationPort(),
  );
  settle(x);
  return x;
}

it('a wounded operative that ignores its wounds is not delayed by its Advance, another is', () => {
  const x = wounded();
  emit(x, { type: 'braced', op: 0 });
  playMove(x, { do: 'pick', card: 'advance' });
  playMove(x, { do: 'pick', card: 'advance' });
  expect(x.t.ops.map(({ room, delayed }) => [room, delayed])).toEqual([
    [1, false],
    [1, true],
  ]);
});

it('nor by its Retreat', () => {
  const x = wounded();
  for (const op of [0, 1]) emit(x, { type: 'moved', op, from: 0, to: 1, way: 'walk' });
  emit(x, { type: 'braced', op: 1 });
  playMove(x, { do: 'pick', card: 'retreat' });
  playMove(x, { do: 'pick', card: 'retreat' });
  expect(x.t.ops.map(({ room, delayed }) => [room, delayed])).toEqual([
    [0, true],
    [0, false],
  ]);
});
