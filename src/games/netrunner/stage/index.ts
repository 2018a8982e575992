/** The animated table of Netrunner. The house knows nothing of it but what `createStage` returns. */
import '../../../stage/captions.css';
import './captions.css';
import type { Frame } from '../../../session/types.ts';
import { quadsOf } from '../../../stage/atlas-view.ts';
import { createBreath } from '../../../stage/breath.ts';
import { createCaptions } from '../../../stage/captions.ts';
import { type Clock, screenClock } from '../../../stage/clock.ts';
import { type FaceAtlas, createFaceAtlas } from '../../../stage/face-atlas.ts';
import { type Insets, NO_INSETS, type Rect, around, rect, shrink } from '../../../stage/geometry.ts';
import type { StageNode } from '../../../stage/model.ts';
import { drawPieces } from '../../../stage/pieces.ts';
import { watchLoss } from '../../../stage/loss.ts';
import { createPlayer } from '../../../stage/player.ts';
import { type Canvas, densityOf, openCanvas } from '../../../stage/scene.ts';
import { type FaceInfo, drawTable, faceArt } from './faces/index.ts';
import { loadFonts } from '../../../stage/theme.ts';
import type { Cue } from '../sound/cues.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import type { NetrunnerTypes } from '../types.ts';
import { type CardBook, Z, piece } from './board.ts';
import { type Layout, type LayoutOptions, layout } from './layout.ts';
import { isCompact } from './plan.ts';
import { stepsOf } from './steps.ts';
import { pieceArts } from './pieces/index.ts';
import { TINT } from './tints.ts';

/** A card, server or zone that is lit, and why. */
export interface Highlight {
  /** name of its anchor: `c:12`, `s:hq`, `z:stack`, … */
  key: string;
  /** `legal`: it can be chosen, `chosen`: it is chosen, `about`: the question is about it, `ticked`: it is among those ticked */
  kind: 'legal' | 'chosen' | 'about' | 'ticked';
}

export interface StageOptions {
  /** the seat at the near edge of the table */
  mySide: Seat;
  /** looks up what is printed on a card, by code */
  book: CardBook;
  /** looks up what a card's face shows, by code */
  face(code: string): FaceInfo;
  /** codes of the cards whose faces are drawn in advance: those of both decks, if they are known */
  codes?: readonly string[];
  motion(): 'full' | 'reduced';
  /** playing speed, 0.5 to 4; 0: only results are shown */
  speed(): number;
  /** room kept free at each edge for what lies over the stage, CSS px; `w`, `h`: the stage's size */
  insets?(w: number, h: number): Insets;
  sound?(cue: Cue, options: { rate: number }): void;
  /** called when anchors may have moved: after every frame shown, `reconcile` and `resize` */
  onSettle?(anchors: Map<string, Rect>): void;
  /** called when the browser has taken the picture away and does not give it back */
  onGone?(): void;
  clock?: Clock;
}

export interface Stage {
  /**
   * Plays the frame's events, then shows `frame.after`. Resolves when that is shown. `shown` is called whenever more has been shown: with
   * the number of events so far, and whether that is all, the table after them included.
   */
  show(frame: Frame<NetrunnerTypes>, shown?: (events: number, all: boolean) => void): Promise<void>;
  /** Shows this view at once, without animation. */
  reconcile(view: View): void;
  /** Ends at once everything that plays or waits to be played. */
  skip(): void;
  highlight(targets: readonly Highlight[]): void;
  /**
   * Shows a card following the pointer, its middle at `x`, `y` (CSS px from the stage's top left), and lights the places named instead of
   * the highlights; null: the card is let go and lies where it lay before.
   */
  carry(card: { key: string; x: number; y: number } | null, places?: readonly string[]): void;
  /** Leaves out parts of the table by name (`untaught.ts`), and keeps the theatre off a thing, by its anchor's name; null for none. */
  teach(hides: readonly string[], keeps: string | null): void;
  /** Rectangles of everything that can be pointed at, by name, CSS px from the stage's top left. A server's lies under its cards. */
  anchors(): Map<string, Rect>;
  /** Where a duel, an access or the like is shown large, CSS px from the stage's top left; null while there is none. */
  theatre(): Rect | null;
  /** Adapts to the size that its parent has now. */
  resize(): void;
  /** nothing plays or waits to be played */
  readonly idle: boolean;
  /** drawing is done by the processor: fewer pictures a second, and lights do not breathe */
  readonly slow: boolean;
  destroy(): void;
}

/** Milliseconds between two pictures when only lights breathe, and always where drawing is slow. */
const SLOW_PICTURE_MS = 45;
/** DOM events by which the stage knows that somebody is at the table. */
const INPUT = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

const LIGHT: Record<Highlight['kind'], number> = {
  legal: TINT.click,
  chosen: TINT.good,
  about: TINT.credit,
  ticked: TINT.good,
};

/**
 * Builds the table in `parent` and fills it.
 * @throws NoWebGL when the browser has no WebGL
 */
export async function createStage(parent: HTMLElement, options: StageOptions): Promise<Stage> {
  const document = parent.ownerDocument;
  const window = document.defaultView!;
  await loadFonts(document.fonts);
  const root = document.createElement('div');
  root.className = 'stage';
  parent.append(root);
  let canvas: Canvas;
  try {
    canvas = await openCanvas(root, parent.clientWidth, parent.clientHeight);
  } catch (error) {
    root.remove();
    throw error;
  }
  const density = densityOf(window);
  const pieces = drawPieces(pieceArts(), density, document);
  canvas.texture('pieces', pieces.canvas, pieces.frames);
  const art = faceArt(options.face, options.codes ?? []);
  let faces: FaceAtlas;
  let faceWidth = 0;
  let phone = false;
  /** Makes the atlas of faces for the stage's size; makes it anew only when that has become much larger or smaller, or a phone's. */
  const bake = (): void => {
    const card = cardWidth(root.clientWidth, root.clientHeight);
    const compact = isCompact(root.clientWidth, root.clientHeight);
    if (faceWidth > 0 && card < faceWidth * 1.2 && card > faceWidth * 0.7 && compact === phone) return;
    faceWidth = card;
    phone = compact;
    faces = createFaceAtlas(document, { density, card, phone, art });
  };
  bake();
  const captions = createCaptions(root);
  const ground = (): void => {
    const floor = document.createElement('canvas');
    floor.width = Math.round(root.clientWidth * density);
    floor.height = Math.round(root.clientHeight * density);
    const ctx = floor.getContext('2d')!;
    drawTable(ctx, floor.width, floor.height, options.mySide);
    canvas.ground(floor);
  };
  ground();
  const lights = new Map<string, number>();
  /** names of what is ticked */
  const ticked = new Set<string>();
  let view: View | null = null;
  let table: Layout | null = null;
  const slow = canvas.slow();
  const breath = createBreath();
  /** the player's version when the last picture was drawn */
  let drawn = -1;
  /** how strongly lights shone in it, 0–1 */
  let glow = 0;
  /** ms since then */
  let age = 0;
  /** key of the card that is lifted if it lies in the hand; null: none */
  let raised: string | null = null;
  /** how far each card is lifted, 0–1, by key */
  const lifts = new Map<string, number>();
  /** whether a lifted or carried card hid captions in the last picture */
  let covered = false;
  let carried: { key: string; x: number; y: number } | null = null;
  const places = new Map<string, number>();
  let hides: readonly string[] = [];
  let keeps: string | null = null;

  const player = createPlayer({
    speed: options.speed,
    sound: (call) => options.sound?.(call.cue as Cue, { rate: call.rate ?? 1 }),
  });
  const layoutOptions = (): LayoutOptions => {
    const w = root.clientWidth;
    const h = root.clientHeight;
    const size = { w, h, insets: options.insets?.(w, h) ?? NO_INSETS };
    return { size, near: options.mySide, book: options.book, hides, keeps };
  };
  const keep = (next: View, shown: Layout): void => {
    view = next;
    table = shown;
    root.classList.toggle('small', shown.plan.compact);
    root.style.setProperty('--unit', `${shown.plan.unit}px`);
    settle();
  };
  const settle = (): void => options.onSettle?.(new Map(table?.hits ?? []));
  const reconcile = (next: View): void => {
    const shown = layout(next, layoutOptions());
    player.set(shown.nodes);
    ticker.wake();
    keep(next, shown);
  };
  /** Moves lifted cards towards where they should be; true while any still moves. */
  const lift = (ms: number): boolean => {
    const aim = carried === null && raised !== null && (player.model.get(raised)?.z ?? 0) >= Z.hand ? raised : null;
    let moved = false;
    for (const key of new Set([...lifts.keys(), ...(aim === null ? [] : [aim])])) {
      const to = key === aim && player.idle ? 1 : 0;
      const now = lifts.get(key) ?? 0;
      const step = options.motion() === 'reduced' || options.speed() <= 0 ? 1 : ms / 110;
      const next = to > now ? Math.min(to, now + step) : Math.max(to, now - step);
      if (next !== now) moved = true;
      if (next > 0) lifts.set(key, next);
      else lifts.delete(key);
    }
    return moved;
  };
  const lit = (): Map<string, number> => (carried === null ? lights : places);
  /** Rectangles of lifted and carried cards, and of cards shown in front of everything, which captions must not cover. */
  const covers = (): (Rect & { z?: number })[] => [
    ...[...lifts.keys(), ...(carried === null ? [] : [carried.key])].flatMap((key) => {
      const node = player.model.get(key);
      if (node === undefined) return [];
      const p = carried?.key === key ? carried : { x: node.x, y: node.y - node.h * 0.14 };
      return [around(p, node.w * 1.16, node.h * 1.16)];
    }),
    ...[...player.model.values()].flatMap((node) =>
      node.kind === 'card' && node.z >= Z.top && node.alpha > 0.5
        ? [{ ...around(node, node.w, node.h), z: node.z }]
        : [],
    ),
  ];
  const zoneLights = (glow: number): [string, StageNode][] =>
    [...lit()].flatMap(([key, tint]) => {
      const at = key.startsWith('c:') ? undefined : table?.zones.get(key);
      return at === undefined
        ? []
        : [[`light:${key}`, { ...piece('halo', shrink(at, -11), Z.plate - 2, tint, glow * 0.45) }]];
    });
  /** The marks on what is ticked: a sign at its start, so that it does not hang on colour alone. */
  const ticks = (): [string, StageNode][] =>
    [...ticked].flatMap((key) => {
      const at = table?.hits.get(key);
      if (at === undefined || !player.idle) return [];
      const size = Math.min(at.h, 26);
      const mark = rect(at.x + 2, at.y + (at.h - size) / 2, size, size);
      return [[`tick:${key}`, piece('ticked', mark, Z.theatre + 6, TINT.good)]];
    });
  /** Moves everything on by `ms` and draws it if it looks different; true while something moves. */
  const tick = (ms: number): boolean => {
    player.tick(ms);
    root.classList.toggle('moving', !player.idle);
    const moved = lift(ms);
    const breathes = breath.tick(ms, slow || lit().size === 0 || options.motion() === 'reduced');
    age += ms;
    const changed = drawn !== player.version;
    const breathed = glow !== breath.glow && (age >= SLOW_PICTURE_MS || !breathes);
    if (changed || moved || breathed) draw(changed || moved || covered);
    return !player.idle || moved || breathes;
  };
  const draw = (words: boolean): void => {
    drawn = player.version;
    glow = breath.glow;
    age = 0;
    faces.begin();
    const quads = quadsOf(player.model, {
      pieces: pieces.frames,
      density,
      faces,
      badges: { figure: TINT.paper, ink: TINT.ink, up: TINT.good, down: TINT.danger, mark: TINT.danger },
      lights: lit(),
      glow,
      lifts,
      carried,
      extra: [...zoneLights(glow), ...ticks()],
    });
    for (const page of faces.changed()) canvas.texture(page.name, page.canvas, page.frames);
    canvas.draw(quads);
    if (words) captions.draw(player.model, covers());
    covered = carried !== null || lifts.size > 0;
  };
  const ticker = (options.clock ?? screenClock(window, slow ? SLOW_PICTURE_MS : 0)).start(tick);
  /** Has the picture drawn again although no node has changed. */
  const redraw = (): void => {
    drawn = -1;
    ticker.wake();
  };
  const stirred = (): void => {
    breath.stir();
    if (lit().size > 0) ticker.wake();
  };
  for (const type of INPUT) document.addEventListener(type, stirred, { capture: true, passive: true });
  const stopWatching = watchLoss(canvas.element, {
    later(run, ms) {
      const timer = window.setTimeout(run, ms);
      return () => window.clearTimeout(timer);
    },
    hidden: () => document.hidden,
    gone: () => options.onGone?.(),
  });

  return {
    async show(frame, shown = () => {}) {
      if (frame.kind === 'jump' || options.speed() <= 0) {
        reconcile(frame.after);
        return shown(frame.events.length, true);
      }
      const { steps, events, last } = stepsOf(frame, layoutOptions(), options.motion() === 'reduced');
      // Input never waits: anchors are already where things will lie when the animation ends.
      keep(frame.after, last);
      const done = player.add(
        steps.map((step, i) => ({ ...step, done: () => shown(events[i]!, i === steps.length - 1) })),
      );
      ticker.wake();
      await done;
      if (player.idle) settle();
    },
    reconcile,
    teach(parts, thing) {
      hides = parts;
      keeps = thing;
      // While something moves, what comes next is laid out so.
      if (view !== null && player.idle) reconcile(view);
    },
    skip() {
      player.skip();
      ticker.wake();
    },
    highlight(targets) {
      lights.clear();
      ticked.clear();
      raised = targets.find((target) => target.kind === 'chosen')?.key ?? null;
      for (const { key, kind } of targets) {
        lights.set(key, LIGHT[kind]);
        if (kind === 'ticked') ticked.add(key);
      }
      breath.stir();
      redraw();
    },
    carry(card, targets = []) {
      carried = card;
      places.clear();
      for (const key of targets) places.set(key, LIGHT.legal);
      redraw();
    },
    anchors: () => new Map(table?.hits ?? []),
    theatre: () => table?.theatre ?? null,
    resize() {
      // An on-screen keyboard or developer tools may leave no room at all: there is nothing to draw on.
      if (parent.clientWidth < 1 || parent.clientHeight < 1) return;
      canvas.resize(parent.clientWidth, parent.clientHeight);
      bake();
      ground();
      if (view !== null) reconcile(view);
      redraw();
      // Drawn at once: a canvas that was resized is empty until it is drawn on.
      tick(0);
    },
    slow,
    get idle() {
      return player.idle;
    },
    destroy() {
      ticker.stop();
      stopWatching();
      for (const type of INPUT) document.removeEventListener(type, stirred, { capture: true });
      player.skip();
      captions.destroy();
      canvas.destroy();
      root.remove();
    },
  };
}

/** Approximate width of the widest cards on a stage of this size, CSS px. */
function cardWidth(w: number, h: number): number {
  return Math.round(Math.min(116, Math.max(60, Math.min(w / 15, h / 9.5))));
}
