/** The scores of a round on the table: counted from the old totals to the new ones, and not mixed with words beneath them. */
import { expect, it } from 'vitest';
import { Lifted } from '../../src/stage/lifted.ts';
import { Player } from '../../src/stage/player.ts';
import { tally } from '../../src/stage/tally.ts';

const BOX = { x: 0, y: 0, w: 600, h: 300 };
const ROWS = [{ name: 'Red', tint: 1, parts: [3, 4], from: 10, to: 17 }];

it('counts each total from what it was to what it is, over a panel that hides the words beneath it', () => {
  const player = new Player({ speed: () => 1 });
  void player.play([{ clip: tally(['Cards', 'Total'], ROWS, BOX, 1000, false), target: new Map(), cues: [] }]);
  const totals = [300, 300, 300].map((ms) => {
    player.tick(ms);
    const node = player.model.get('fx:tally:total 0');
    return node?.kind === 'figure' ? node.value : null;
  });
  expect(totals[0]).toBe(10);
  expect(totals[1]).toBeGreaterThan(10);
  expect(totals[1]).toBeLessThan(17);
  expect(totals[2]).toBe(17);
  player.tick(1000);
  expect(player.model.size).toBe(0);
  void player.play([{ clip: tally(['Cards', 'Total'], ROWS, BOX, 1000, true), target: new Map(), cues: [] }]);
  player.tick(500);
  expect(new Lifted().rects(player.model, null)).toHaveLength(1);
  expect(player.model.get('fx:tally:total 0')).toMatchObject({ value: 17 });
});
