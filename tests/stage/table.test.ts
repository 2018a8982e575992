// @vitest-environment happy-dom
/** The drawn table on a canvas that only notes what is drawn: what it shows, what is lit, lifted and carried, and when it rests. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameTypes } from '../../src/core/game.ts';
import { type Update, jumpUpdate } from '../../src/feed/update.ts';
import type { Quad } from '../../src/stage/atlas-view.ts';
import { NO_INSETS, rect } from '../../src/stage/geometry.ts';
import { type Laid, type Room, emptyBoard } from '../../src/stage/laid.ts';
import type { SpectacleNode } from '../../src/stage/model.ts';
import { par, transition } from '../../src/stage/motion.ts';
import { caption, cardNode, piece } from '../../src/stage/nodes.ts';
import type { Canvas } from '../../src/stage/scene.ts';
import { spectacle } from '../../src/stage/spectacle.ts';
import { DrawnTable, type StageGame, type TableOptions } from '../../src/stage/table.ts';
import { handClock } from '../support/stage-clock.ts';

vi.mock('phaser', () => ({ default: {} }));

/** A card on the table that every move takes 100 px further, one in the hand, and a pile; a caption just above the hand says how far the card is. */
interface View {
  viewer: string;
  n: number;
  decision: null;
  over: null;
}
type Types = GameTypes & { view: View };
const viewOf = (n: number): View => ({ viewer: 'me', n, decision: null, over: null });
/** Depth from which a card lies in the hand. */
const LIFT = 40;
const LIGHTS = { legal: 0x00ff00, chosen: 0x0000ff, about: 0xffff00, ticked: 0xff00ff };
/** How long a move is animated, ms at speed 1. */
const MOVE = 100;

const anything: object = new Proxy(() => undefined, {
  get: (_target, name) => (name === 'canvas' ? null : () => anything),
});

let size = { w: 800, h: 600 };
const tables: { destroy(): void }[] = [];
beforeEach(() => {
  size = { w: 800, h: 600 };
  for (const [side, of] of [
    ['clientWidth', () => size.w],
    ['clientHeight', () => size.h],
  ] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockImplementation(of);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => anything as never);
});
afterEach(() => {
  for (const table of tables.splice(0)) table.destroy();
  document.body.replaceChildren();
});

interface Opened {
  motion?: 'full' | 'reduced';
  speed?: number;
  slow?: boolean;
  /** whether the cards of a thing have other names than the thing */
  named?: boolean;
  /** whether a move is a cutscene */
  cutscenes?: boolean;
  /** 2: no two moves are of the same kind */
  kinds?: 1 | 2;
}

/** A table in the page, with a clock that is moved by hand. */
function open({ motion = 'full', speed = 1, slow = false, named = false, cutscenes = false, kinds = 1 }: Opened = {}) {
  const frames: (readonly Quad[])[] = [];
  const sizes: string[] = [];
  const sounds: unknown[] = [];
  const reduced: boolean[] = [];
  const marked: string[][] = [];
  const looks: (number | null)[] = [];
  const canvas = {
    element: document.createElement('canvas'),
    texture: () => undefined,
    ground: () => undefined,
    draw: (quads: readonly Quad[]) => void frames.push([...quads]),
    spectacle: (node: SpectacleNode | null) => void looks.push(node && node.zoom),
    slow: () => slow,
    resize: (w: number, h: number) => void sizes.push(`${w}×${h}`),
    destroy: () => undefined,
  } as unknown as Canvas;
  const layout = ({ n }: View, { hides }: Room): Laid => {
    const at = { board: rect(n * 100, 50, 60, 84), hand: rect(300, 400, 60, 84), pile: rect(600, 50, 60, 84) };
    const nodes: Laid['nodes'] = new Map([['board', cardNode('board', at.board, 1)]]);
    nodes.set('words', caption(`${n}`, rect(300, 388, 60, 10), 'count', 2));
    if (!hides.includes('hand')) nodes.set(named ? 'hand 1' : 'hand', cardNode('hand', at.hand, LIFT));
    return {
      ...emptyBoard(),
      nodes,
      zones: new Map([['pile', at.pile]]),
      hits: new Map(Object.entries(at)),
      plan: { compact: size.w < 760, unit: 60 },
    };
  };
  const pieces = ['shadow', 'halo', 'ticked', 'mark'].map((name) => ({ name, w: 8, h: 8, draw: () => undefined }));
  const game: StageGame<Types, Laid, Room> = {
    pieces,
    faces: {
      upright: { w: 60, h: 84 },
      across: { w: 84, h: 60 },
      strip: { w: 84, h: 20 },
      draw: () => undefined,
      small: { phone: [], desk: [] },
      drawSmall: () => undefined,
      bake: () => ({ canvases: [], frames: new Map() }),
      name: (face) => face,
      spare: '',
    },
    ground: () => undefined,
    cardWidth: () => 60,
    lights: LIGHTS,
    z: { light: 0, tick: 50, lift: LIFT },
    given: {},
    layout,
    steps(update, room, less, forms) {
      reduced.push(less);
      const last = layout(update.after, room);
      const layouts = update.events.map((_event, i) => layout(update.viewAt(i + 1), room));
      const steps = layouts.map(({ nodes }, i) => ({
        clip:
          cutscenes && forms?.full(kinds === 1 ? 'move' : `move ${update.after.n}`)
            ? par(transition(nodes, MOVE), spectacle({ x: 0, y: 0 }, MOVE, { zoom: 2 }))
            : transition(nodes, MOVE),
        target: nodes,
        cues: [i === 0 ? { cue: 'slide' } : { cue: 'thud', rate: 0.5 }],
      }));
      return { steps, events: layouts.map((_one, i) => i + 1), layouts, last };
    },
    ...(named && { cardsOf: (name: string) => (name === 'hand' ? ['hand 0', 'hand 1'] : [name]) }),
    marks(_table, targets) {
      marked.push(targets.map(({ key }) => key));
      return [['mark', piece('mark', rect(0, 0, 8, 8), 60)]];
    },
  };
  const clock = handClock();
  let wakes = 0;
  const counting: TableOptions['clock'] = {
    start(tick) {
      const ticker = clock.start(tick);
      return { ...ticker, wake: () => ((wakes += 1), ticker.wake()) };
    },
  };
  const parent = document.body.appendChild(document.createElement('div'));
  const root = parent.appendChild(document.createElement('div'));
  const options = { motion: () => motion, speed: () => speed, insets: () => NO_INSETS, clock: counting };
  const table = new DrawnTable<Types, Laid, Room>(root, canvas, game, {
    ...options,
    sound: (cue, how) => void sounds.push([cue, how.rate]),
  });
  tables.push(table);
  const last = (): readonly Quad[] => frames.at(-1) ?? [];
  return {
    table,
    root,
    frames,
    sizes,
    sounds,
    reduced,
    marked,
    looks,
    advance: (ms: number) => clock.advance(ms),
    wakes: () => wakes,
    /** the picture of a card, or of all pieces of a name, in the last frame */
    card: (face: string) => last().find(({ frame }) => frame === face)!,
    pieces: (name: string) => last().filter(({ frame }) => frame.split('#')[0] === name),
    /** Shows a move that takes the card on the table so many times 100 px further; `signal`: ends it. */
    async play(from: number, to: number, how: { speed?: number; signal?: AbortSignal } = {}) {
      const events = Array.from({ length: to - from }, () => ({ type: 'moved' }));
      const viewAt = (n: number): View => viewOf(from + n);
      const update = { ...jumpUpdate('me', viewOf(to)), before: viewOf(from), events, viewAt, kind: 'play' };
      const shown: number[] = [];
      const signal = how.signal ?? new AbortController().signal;
      const done = table.show(update as unknown as Update<Types>, {
        speed: () => how.speed ?? 1,
        signal,
        shown: (n) => void shown.push(n),
      });
      return { shown, done };
    },
    /** Moves the clock on until the table rests; the number of pictures drawn meanwhile. */
    rest(ms = 10_000) {
      const before = frames.length;
      for (let passed = 0; passed < ms; passed += 50) clock.advance(50);
      return frames.length - before;
    },
  };
}
/** A table that shows a view and has come to rest. */
function resting(how?: Opened) {
  const opened = open(how);
  opened.table.settle(viewOf(1));
  opened.rest();
  return opened;
}

describe('an update on the drawn table', () => {
  it('is animated event by event at the speed asked for, and then the table rests', async () => {
    const { play, advance, card, table, root, rest, sounds, frames } = resting();
    const { shown, done } = await play(1, 3, { speed: 2 });
    advance(25);
    expect(card('board').x).toBeGreaterThan(130);
    expect(card('board').x).toBeLessThan(230);
    expect([table.idle, root.classList.contains('moving'), shown]).toEqual([false, true, []]);
    advance(25);
    expect([card('board').x, shown]).toEqual([230, [1]]);
    advance(50);
    await done;
    expect([card('board').x, shown, table.idle]).toEqual([330, [1, 2], true]);
    expect(root.classList.contains('moving')).toBe(false);
    expect(sounds).toEqual([
      ['slide', 1],
      ['thud', 0.5],
    ]);
    rest();
    const drawn = frames.length;
    expect(rest()).toBe(0);
    expect(frames).toHaveLength(drawn);
  });

  it('stops where it is when it is skipped, and the table that is settled takes its place', async () => {
    const { play, advance, card, table } = resting();
    const stop = new AbortController();
    const { shown, done } = await play(1, 2, { signal: stop.signal });
    advance(50);
    stop.abort();
    await done;
    table.settle(viewOf(2));
    advance(0);
    expect([card('board').x, shown, table.idle]).toEqual([230, [], true]);
  });

  it.each(['full', 'reduced'] as const)('is made for %s motion', async (motion) => {
    const { play, reduced } = resting({ motion });
    await play(1, 2);
    expect(reduced).toEqual([motion === 'reduced']);
  });
});

describe('a card of the hand that is chosen', () => {
  const choose = (opened: ReturnType<typeof open>, key = 'hand') => opened.table.highlight([{ key, kind: 'chosen' }]);
  const low = 84;

  it('rises over a while, and sinks again', () => {
    const opened = resting();
    const { card, advance, table } = opened;
    choose(opened);
    advance(55);
    const half = card('hand').h;
    expect(half).toBeGreaterThan(low);
    // A table of another size raises it no further by itself.
    table.resize();
    expect(card('hand').h).toBe(half);
    advance(55);
    expect(card('hand').h).toBeCloseTo(low * 1.16);
    expect(card('board').h).toBe(low);
    table.highlight([]);
    advance(60);
    expect(card('hand').h).toBeLessThan(low * 1.16);
    advance(60);
    expect(card('hand').h).toBe(low);
  });

  it('is drawn rising though its light does not pulse', () => {
    const opened = resting({ slow: true });
    choose(opened);
    opened.advance(11);
    const first = opened.card('hand').h;
    opened.advance(11);
    expect(opened.card('hand').h).toBeGreaterThan(first);
    expect(opened.frames.length).toBeGreaterThan(2);
  });

  it.each<[string, Opened]>([
    ['where motion is reduced', { motion: 'reduced' }],
    ['at speed 0', { speed: 0 }],
  ])('rises at once %s', (_where, how) => {
    const opened = resting(how);
    choose(opened);
    opened.advance(1);
    expect(opened.card('hand').h).toBeCloseTo(low * 1.16);
  });

  it('does not rise while the table moves, while something is carried, or if it lies on the table', async () => {
    const opened = resting();
    const { card, table, advance, play } = opened;
    choose(opened, 'board');
    advance(60);
    expect(card('board').h).toBe(low);
    choose(opened);
    table.carry({ key: 'board', x: 5, y: 6 }, ['pile']);
    advance(60);
    expect(card('hand').h).toBe(low);
    table.carry(null);
    await play(1, 2);
    advance(50);
    expect(card('hand').h).toBe(low);
  });

  it('is the card of that thing, whatever it is called', () => {
    const opened = resting({ named: true });
    choose(opened);
    opened.advance(200);
    expect(opened.card('hand').h).toBeCloseTo(low * 1.16);
    expect(opened.pieces('halo').map(({ tint }) => tint)).toEqual([LIGHTS.chosen]);
  });
});

describe('what is carried', () => {
  it('follows the pointer, lights only where it may go, and goes back when it is dropped', () => {
    const { table, card, pieces, advance, marked } = resting();
    table.highlight([{ key: 'hand', kind: 'legal' }]);
    advance(0);
    const lit = pieces('halo').map(({ tint, x }) => [tint, x]);
    expect(lit).toEqual([[LIGHTS.legal, 330]]);
    expect(pieces('mark')).toHaveLength(1);
    marked.length = 0;
    table.carry({ key: 'hand', x: 7, y: 9 }, ['pile']);
    advance(0);
    expect([card('hand').x, card('hand').y]).toEqual([7, 9]);
    expect(pieces('halo').map(({ x }) => x)).toEqual([630]);
    expect([pieces('mark'), marked]).toEqual([[], []]);
    table.carry(null);
    advance(0);
    expect(card('hand').x).toBe(330);
    expect(pieces('halo').map(({ tint, x }) => [tint, x])).toEqual(lit);
    expect(marked.at(-1)).toEqual(['hand']);
  });

  it('is the topmost card of a thing', () => {
    const { table, card, advance } = resting({ named: true });
    table.carry({ key: 'hand', x: 7, y: 9 });
    advance(0);
    expect([card('hand').x, card('board').x]).toEqual([7, 130]);
  });
});

describe('lights', () => {
  const light = (opened: ReturnType<typeof open>): void => opened.table.highlight([{ key: 'board', kind: 'legal' }]);
  const glow = (opened: ReturnType<typeof open>): number => opened.pieces('halo')[0]!.alpha;

  it('pulse after input, drawn every 45 ms, and come to rest after five seconds', () => {
    const opened = resting();
    const { advance, frames, rest } = opened;
    light(opened);
    advance(50);
    for (let i = 0; i < 3; i++) {
      const [drawn, before] = [frames.length, glow(opened)];
      advance(44);
      expect(frames).toHaveLength(drawn);
      advance(1);
      expect(frames).toHaveLength(drawn + 1);
      expect(glow(opened)).not.toBe(before);
    }
    expect(rest()).toBeGreaterThan(50);
    expect(rest()).toBe(0);
    expect(glow(opened)).toBeCloseTo(0.9);
    const wakes = opened.wakes();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(opened.wakes()).toBe(wakes + 1);
    expect(rest()).toBeGreaterThan(50);
  });

  it.each<[string, Opened]>([
    ['where motion is reduced', { motion: 'reduced' }],
    ['on a slow device', { slow: true }],
  ])('do not pulse %s', (_where, how) => {
    const opened = resting(how);
    light(opened);
    expect(opened.rest()).toBe(1);
    expect(glow(opened)).toBeCloseTo(0.9);
  });

  it('that are not there are not waited for', () => {
    const opened = resting();
    const wakes = opened.wakes();
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(opened.wakes()).toBe(wakes);
    expect(opened.rest()).toBe(0);
  });

  it('mark what is ticked, once the table is still', async () => {
    const opened = resting();
    opened.table.highlight([{ key: 'hand', kind: 'ticked' }]);
    opened.advance(0);
    expect(opened.pieces('ticked')).toHaveLength(1);
    await opened.play(1, 2);
    opened.advance(50);
    expect([opened.pieces('ticked'), opened.pieces('mark')]).toEqual([[], []]);
  });

  it('wait for a table to be shown', () => {
    const opened = open();
    light(opened);
    opened.advance(0);
    expect([opened.frames.at(-1), opened.marked]).toEqual([[], []]);
  });
});

it('captions change with the table, and make way for a card that rises', async () => {
  const { table, root, advance, play } = resting();
  const words = (): unknown[] => {
    const span = root.querySelector<HTMLElement>('.caption-count')!;
    return [span.textContent, Number(span.style.opacity)];
  };
  expect(words()).toEqual(['1', 1]);
  table.highlight([{ key: 'hand', kind: 'chosen' }]);
  advance(60);
  advance(60);
  expect(words()).toEqual(['1', 0]);
  table.highlight([]);
  advance(60);
  advance(60);
  expect(words()).toEqual(['1', 1]);
  await play(1, 2);
  advance(100);
  expect(words()).toEqual(['2', 1]);
});

describe('the size of the table', () => {
  it.each([
    [0, 100],
    [100, 0],
  ])('stays as it was where %i × %i px are left of it', (w, h) => {
    const { table, sizes } = resting();
    size = { w, h };
    table.resize();
    expect(sizes).toEqual([]);
  });

  it('may be as small as can be, and is drawn at once, with or without a table', () => {
    for (const opened of [open(), resting()]) {
      const drawn = opened.frames.length;
      size = { w: 1, h: 1 };
      opened.table.resize();
      expect(opened.sizes).toEqual(['1×1']);
      expect(opened.frames).toHaveLength(drawn + 1);
    }
    expect(document.querySelectorAll('.small')).toHaveLength(1);
  });
});

describe('a cutscene', () => {
  /** The captions' layer, which moves with the canvas. */
  const moved = (root: HTMLElement): string => root.querySelector<HTMLElement>('.stage-captions')!.style.transform;

  it('has the camera while it plays, captions and all, and none is left when it is settled', async () => {
    const { play, advance, looks, table, root, rest } = resting({ cutscenes: true });
    expect(looks).toEqual([]);
    await play(1, 2);
    advance(0);
    advance(50);
    expect(looks.at(-1)).toBeCloseTo(2);
    expect(moved(root)).toContain('scale(2)');
    table.settle(viewOf(2));
    rest();
    expect(looks.at(-1)).toBeNull();
    expect(moved(root)).toBe('');
    // Nothing is drawn for a moment that is over.
    const drawn = looks.length;
    await play(2, 3);
    rest();
    expect(looks).toHaveLength(drawn);
  });

  it('keeps nothing from being pressed: things are where they will be from its first frame on', async () => {
    const { play, table } = resting({ cutscenes: true });
    await play(1, 2);
    expect(table.anchors().get('board')!.x).toBe(200);
  });

  it('is not played where drawing is slow', async () => {
    const { play, looks, rest } = resting({ cutscenes: true, slow: true });
    await play(1, 2);
    rest();
    expect(looks).toEqual([]);
  });

  it('is the last if it was drawn slowly', async () => {
    for (const [ms, moments] of [
      [10, 2],
      [60, 1],
    ] as const) {
      const { play, looks, advance, rest } = resting({ cutscenes: true, kinds: 2 });
      for (const n of [1, 2]) {
        await play(n, n + 1);
        for (let passed = 0; passed <= MOVE; passed += ms) advance(ms);
        rest();
      }
      expect(
        looks.filter((zoom) => zoom === null),
        `${ms} ms a frame`,
      ).toHaveLength(moments);
    }
  });
});

describe('a lesson', () => {
  it('hides parts of the table, but not before one is shown, nor in the middle of a move', async () => {
    const { table, card, advance, play } = open();
    table.teach([], null);
    table.settle(viewOf(1));
    advance(0);
    expect(card('hand')).toBeDefined();
    await play(1, 2);
    advance(50);
    table.teach(['hand'], null);
    advance(1);
    expect([table.idle, card('hand') === undefined]).toEqual([false, false]);
    advance(50);
    table.teach(['hand'], null);
    advance(0);
    expect(card('hand')).toBeUndefined();
  });
});

it('a table that is closed listens to nothing any more', () => {
  const listening = new Set<string>();
  const key = (args: unknown[]): string =>
    `${String(args[0])} ${JSON.stringify((args[2] as { capture: boolean }).capture)}`;
  vi.spyOn(document, 'addEventListener').mockImplementation((...args: unknown[]) => void listening.add(key(args)));
  vi.spyOn(document, 'removeEventListener').mockImplementation(
    (...args: unknown[]) => void listening.delete(key(args)),
  );
  const { table, root } = resting();
  expect(listening.size).toBe(4);
  table.destroy();
  tables.length = 0;
  expect([...listening]).toEqual([]);
  expect(root.isConnected).toBe(false);
});
