// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { type Quad, type ViewOptions, quadsOf } from '../../src/stage/atlas-view.ts';
import { createCaptions } from '../../src/stage/captions.ts';
import type { CaptionNode, CardNode, NumberNode, PieceNode, StageModel, StageNode } from '../../src/stage/model.ts';

const base = { x: 100, y: 50, w: 40, h: 56, rot: 0, alpha: 1, z: 1 };
const card = (more: Partial<CardNode> = {}): CardNode => ({
  ...base,
  kind: 'card',
  face: '01001',
  across: false,
  up: true,
  shade: 0,
  flip: 1,
  badges: [],
  ...more,
});
const piece = (more: Partial<PieceNode> = {}): PieceNode => ({
  ...base,
  kind: 'piece',
  piece: 'dot',
  tint: 0xff0000,
  add: false,
  ...more,
});
const figure = (more: Partial<NumberNode> = {}): NumberNode => ({
  ...base,
  kind: 'figure',
  h: 10,
  value: 12,
  before: '',
  after: '',
  align: 'start',
  tint: 0,
  ...more,
});
const frame = (slice: number) => ({ x: 0, y: 0, w: 20, h: 20, slice, ratio: 1 });

const options = (more: Partial<ViewOptions> = {}): ViewOptions => ({
  pieces: new Map([
    ['dot', frame(0)],
    ['panel', frame(6)],
    ['shadow', frame(8)],
    ['halo', frame(8)],
  ]),
  density: 1,
  faces: { find: (face) => ({ texture: 'faces', frame: face }) },
  badges: { figure: 1, ink: 2, up: 3, down: 4, mark: 5 },
  lights: new Map(),
  glow: 0.5,
  lifts: new Map(),
  extra: [],
  ...more,
});
const draw = (nodes: Record<string, StageNode>, more: Partial<ViewOptions> = {}): Quad[] =>
  quadsOf(new Map(Object.entries(nodes)), options(more));
const faceOf = (quads: Quad[]): Quad => quads.find((quad) => quad.texture === 'faces')!;

describe('what a table looks like in quads', () => {
  test('what is higher is drawn later', () => {
    const quads = draw({ a: piece({ z: 5 }), b: piece({ z: 1, tint: 0x00ff00 }) });
    expect(quads.map((quad) => quad.tint)).toEqual([0x00ff00, 0xff0000]);
  });

  test('a panel keeps its corners and fills its whole rectangle', () => {
    const quads = draw({ a: piece({ piece: 'panel', w: 200, h: 100 }) });
    expect(quads).toHaveLength(9);
    expect(quads[0]).toMatchObject({ frame: 'panel#0', w: 6, h: 6 });
    const area = quads.reduce((sum, quad) => sum + quad.w * quad.h, 0);
    expect(area).toBeCloseTo(200 * 100);
  });

  test('a card seen from its edge is narrow, one far back is darker', () => {
    expect(faceOf(draw({ a: card({ flip: 0.25 }) })).w).toBeCloseTo(10);
    expect(faceOf(draw({ a: card() })).tint).toBe(0xffffff);
    const back = faceOf(draw({ a: card({ shade: 1 }) })).tint;
    expect(back & 255).toBeLessThan(0x80);
  });

  test('a face that only its owner knows is veiled; a back is not', () => {
    expect(draw({ a: card({ up: false }) }).some((quad) => quad.frame === 'veil')).toBe(true);
    expect(draw({ a: card({ up: false, face: 'back:corp' }) }).some((quad) => quad.frame === 'veil')).toBe(false);
  });

  test('light falls under the cards that are lit, and no others', () => {
    const quads = draw({ a: card(), b: card({ x: 300 }) }, { lights: new Map([['b', 0x123456]]) });
    const halo = quads.filter((quad) => quad.frame.startsWith('halo'));
    expect(halo.length).toBeGreaterThan(0);
    expect(halo.every((quad) => quad.tint === 0x123456 && quad.x > 250)).toBe(true);
  });

  test('counters are pills with their figure, a changed strength says which way', () => {
    const quads = draw({
      a: card({
        badges: [
          { kind: 'virus', n: 3 },
          { kind: 'strength', n: 5, tone: 'up' },
        ],
      }),
    });
    expect(quads.map((quad) => quad.frame)).toEqual(
      expect.arrayContaining(['pill:virus', 'digit:3', 'token:strength', 'digit:5']),
    );
    expect(quads.find((quad) => quad.frame === 'token:strength')!.tint).toBe(3);
  });

  test.each([
    [62, 36],
    [150, 90],
    [110, 40],
  ])('on ice of %i × %i the counters leave its strength to be read', (w, h) => {
    const badges = [
      { kind: 'advancement', n: 3 },
      { kind: 'strength', n: 4, tone: 'up' },
    ] as const;
    const quads = draw({ a: card({ across: true, w, h, badges: [...badges] }) });
    const named = (frame: string) => quads.find((quad) => quad.frame === frame)!;
    const [pill, strength] = [named('pill:advancement'), named('token:strength')];
    expect(pill.x + pill.w / 2).toBeLessThanOrEqual(strength.x - strength.w / 2 + 1);
    expect(pill.x - pill.w / 2).toBeGreaterThanOrEqual(base.x - w / 2 - 1);
  });

  test('figures are written digit by digit from the side they are set to', () => {
    const start = draw({ a: figure({ after: '/7' }) });
    expect(start.map((quad) => quad.frame)).toEqual(['digit:1', 'digit:2', 'digit:/', 'digit:7']);
    expect(Math.min(...start.map((quad) => quad.x))).toBeGreaterThan(100);
    expect(Math.max(...draw({ a: figure({ align: 'end' }) }).map((quad) => quad.x))).toBeLessThan(100);
  });

  test('a lifted card is larger, higher and before its neighbours', () => {
    const nodes = { a: card({ z: 320 }), b: card({ z: 321, x: 120, face: '01002' }) };
    const quads = draw(nodes, { lifts: new Map([['a', 1]]) }).filter((quad) => quad.texture === 'faces');
    expect(quads.map((quad) => quad.frame)).toEqual(['01002', '01001']);
    expect(quads[1]!.h).toBeGreaterThan(quads[0]!.h);
    expect(quads[1]!.y).toBeLessThan(quads[0]!.y);
  });

  test('a card in the hand of the person is where the pointer is, before everything', () => {
    const nodes = { a: card({ z: 320 }), b: card({ z: 4000, face: '01002' }) };
    const carried = { key: 'a', x: 300, y: 200 };
    const quads = draw(nodes, { carried, lifts: new Map([['a', 1]]) }).filter((quad) => quad.texture === 'faces');
    expect(quads.map((quad) => quad.frame)).toEqual(['01002', '01001']);
    expect(quads[1]).toMatchObject({ x: 300, y: 200 });
  });

  test('what is unseen costs nothing', () => {
    expect(draw({ a: card({ alpha: 0 }), b: piece({ alpha: 0 }), c: figure({ alpha: 0 }) })).toEqual([]);
  });
});

describe('captions', () => {
  const caption = (text: string, more: Partial<CaptionNode> = {}): CaptionNode => ({
    ...base,
    kind: 'caption',
    text,
    look: 'sub short',
    strike: 0.5,
    lit: 0,
    ...more,
  });

  test('come, change and go with the table; they are text, and hidden from assistive technology', () => {
    const parent = document.createElement('div');
    const captions = createCaptions(parent);
    const model: StageModel = new Map([['a', caption('<b>End the run</b>')]]);
    captions.draw(model);
    const span = captions.element.firstElementChild as HTMLElement;
    expect(captions.element.getAttribute('aria-hidden')).toBe('true');
    expect(span.textContent).toBe('<b>End the run</b>');
    expect(span.querySelector('b')).toBeNull();
    expect(span.className).toBe('caption-sub caption-short');
    expect(span.style.getPropertyValue('--strike')).toBe('0.500');
    model.set('a', caption('Lose 1 click', { alpha: 0.25 }));
    captions.draw(model);
    expect(captions.element.firstElementChild).toBe(span);
    expect(span.textContent).toBe('Lose 1 click');
    expect(span.style.opacity).toBe('0.250');
    // A card held before them hides them, since words lie over the canvas.
    captions.draw(model, [{ x: 90, y: 40, w: 30, h: 30 }]);
    expect(Number(span.style.opacity)).toBe(0);
    captions.draw(model, [{ x: 400, y: 40, w: 30, h: 30 }]);
    expect(span.style.opacity).toBe('0.250');
    model.delete('a');
    captions.draw(model);
    expect(captions.element.childElementCount).toBe(0);
    captions.destroy();
    expect(parent.childElementCount).toBe(0);
  });
});
