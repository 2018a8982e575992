/** cutscenes: which form is played, what the camera does, and that nothing of them is left when they end. */
import { describe, expect, it } from 'vitest';
import type { StageModel } from '../../src/stage/model.ts';
import { SHARED_TINTS, piece } from '../../src/stage/nodes.ts';
import { Player } from '../../src/stage/player.ts';
import { within } from '../../src/stage/geometry.ts';
import { MomentForms, bursting, cameraOf, inView, spectacle, spectacleOf } from '../../src/stage/spectacle.ts';
import { withMore } from '../../src/stage/steps.ts';

const box = { x: 0, y: 0, w: 100, h: 60 };
const focus = { x: 40, y: 30 };
const moment = () =>
  spectacle(focus, 1000, { zoom: 1.2, quake: 8, dim: 0.5, sprays: [bursting(box, 300, 9, 50, [1])] });

/** The spectacle on the table after `ms` of it. */
function after(ms: number): NonNullable<ReturnType<typeof spectacleOf>> {
  const player = new Player({ speed: () => 1 });
  void player.play([{ clip: moment(), target: new Map(), cues: [] }]);
  player.tick(ms);
  return spectacleOf(player.model)!;
}

describe('the form of a cutscene', () => {
  it('is the full one, but short if the last was of the same kind', () => {
    const forms = new MomentForms();
    expect(['steal', 'steal', 'steal', 'score', 'steal', 'steal'].map((kind) => forms.full(kind))).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a spectacle', () => {
  it('begins and ends as the table is, and comes nearer in between', () => {
    expect(after(0).zoom).toBeCloseTo(1);
    expect(after(500).zoom).toBeCloseTo(1.2);
    expect(after(999).zoom).toBeCloseTo(1, 2);
  });

  it('keeps in place what the camera looks at, when the table does not shake', () => {
    const { zoom, x, y } = cameraOf({ ...after(500), off: { x: 0, y: 0 } });
    expect(zoom).toBeGreaterThan(1.1);
    expect(focus.x * zoom + x).toBeCloseTo(focus.x);
    expect(focus.y * zoom + y).toBeCloseTo(focus.y);
  });

  it('keeps in the picture what has to be seen, wherever it is, when the camera comes nearer', () => {
    const area = { x: 0, y: 0, w: 800, h: 520 };
    const card = { x: 500, y: 8, w: 120, h: 170 };
    const plate = { x: 6, y: 380, w: 40, h: 60 };
    for (const things of [[card], [plate], [card, plate]]) {
      const zoom = 1.15;
      const eye = inView(area, ...things);
      for (const { x, y, w, h } of things) {
        const seen = { x: x * zoom + eye.x * (1 - zoom), y: y * zoom + eye.y * (1 - zoom), w: w * zoom, h: h * zoom };
        expect(within(seen, area)).toBe(true);
      }
    }
  });

  it('shakes from the blow on, less and less', () => {
    expect(Math.hypot(after(200).off.x, after(200).off.y)).toBe(0);
    const most = (from: number, to: number): number =>
      Math.max(...Array.from({ length: 20 }, (_, i) => Math.abs(after(from + ((to - from) * i) / 20).off.x)));
    expect(most(310, 500)).toBeGreaterThan(2);
    expect(most(700, 990)).toBeLessThan(most(310, 500) / 4);
  });

  it('has one list of particles all through, so that what draws them knows it again', () => {
    const player = new Player({ speed: () => 1 });
    void player.play([{ clip: moment(), target: new Map(), cues: [] }]);
    const seen = new Set<unknown>();
    for (let i = 0; i < 9; i++) {
      player.tick(100);
      seen.add(spectacleOf(player.model)!.sprays);
    }
    expect(seen.size).toBe(1);
  });

  it('is gone when it ends, however it ends', () => {
    const table: StageModel = new Map([['card', piece('px', box, 1, SHARED_TINTS.paper)]]);
    for (const end of ['played', 'settled', 'followed'] as const) {
      const player = new Player({ speed: () => 1 });
      void player.play([{ clip: moment(), target: table, cues: [] }]);
      player.tick(400);
      expect(spectacleOf(player.model)).not.toBeNull();
      if (end === 'played') player.tick(700);
      else if (end === 'settled') player.set(table);
      else {
        void player.play([{ clip: { ms: 10, at: () => {} }, target: table, cues: [] }]);
        player.tick(20);
      }
      expect([...player.model.keys()], end).toEqual(['card']);
    }
  });

  it('is added to what an event shows anyway', () => {
    const [shown, more] = [moment(), moment()];
    expect(withMore({ ms: 5, fx: [shown] }, more)).toEqual({ ms: 5, fx: [shown, more] });
    expect(withMore({ ms: 5 }, more).fx).toEqual([more]);
  });
});
