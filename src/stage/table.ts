/**
 * Builds a drawn table: canvas, clock, lights, lifted and carried cards, captions, and the player of animations. The game (`StageGame`)
 * decides what is where, what it looks like and how its events move.
 */
import { inkOn, newPaper } from './art/paper.ts';
import './captions.css';
import type { GameTypes } from '../core/game.ts';
import type { Update } from '../session/types.ts';
import { quadsOf } from './atlas-view.ts';
import { createBreath } from './breath.ts';
import { createCaptions } from './captions.ts';
import { type Clock, screenClock } from './clock.ts';
import { type FaceArt, type FaceAtlas, createFaceAtlas } from './face-atlas.ts';
import { type Insets, NO_INSETS, type Rect, around, rect, shrink } from './geometry.ts';
import { type Laid, type Room, isCompact } from './laid.ts';
import { watchLoss } from './loss.ts';
import type { StageModel, StageNode } from './model.ts';
import { SHARED_TINTS, TOP, piece } from './nodes.ts';
import { type PieceArt, drawPieces } from './pieces.ts';
import { createPlayer } from './player.ts';
import { type Canvas, densityOf, openCanvas } from './scene.ts';
import type { Steps } from './steps.ts';
import { loadFonts } from './theme.ts';

/** A thing on the table that is marked with a light, and why. */
export interface Highlight {
  /** name of the thing, as in `Laid.hits` */
  key: string;
  /**
   * why the thing is lit: it can be chosen (`legal`), is chosen (`chosen`), the open decision is about it (`about`), or it is ticked in a
   * list of several (`ticked`)
   */
  kind: 'legal' | 'chosen' | 'about' | 'ticked';
}

/** Colours of the badges on cards. */
const BADGES = {
  figure: SHARED_TINTS.paper,
  ink: SHARED_TINTS.ink,
  up: SHARED_TINTS.good,
  down: SHARED_TINTS.danger,
  mark: SHARED_TINTS.danger,
};

/** What a game provides to build its table. `O`: the options of its layout. */
export interface StageGame<G extends GameTypes, L extends Laid, O extends Pick<Room, 'size'>> {
  pieces: readonly PieceArt[];
  faces: FaceArt;
  /** colours of the lights, by why a thing is lit */
  lights: Readonly<Record<Highlight['kind'], number>>;
  /** depths (`z`): of the lights under zones, of the marks on ticked things, and the lowest of a card that is lifted when chosen */
  z: { light: number; tick: number; lift: number };
  /** Draws the picture beneath everything else on the table, `w` × `h` pixels. */
  ground(ctx: CanvasRenderingContext2D, w: number, h: number): void;
  /** Approximate width of the widest cards on a stage of this size, CSS px. */
  cardWidth(w: number, h: number): number;
  /** options for the game's layout, except those in `Room`, which the table adds */
  given: Omit<O, keyof Room>;
  layout(view: G['view'], options: O): L;
  /** @param reduced whether motion is reduced */
  steps(update: Update<G>, options: O, reduced: boolean): Steps<L>;
  /** Returns the keys of the cards that represent a thing, the uppermost last; if left out, a thing's name is its card's key. */
  cardsOf?(name: string, nodes: StageModel): string[];
  /** Returns extra nodes to draw while things are lit, such as the paths to them. */
  marks?(table: L, targets: readonly Highlight[], glow: number): readonly (readonly [string, StageNode])[];
}

export interface TableOptions {
  motion(): 'full' | 'reduced';
  /** playing speed of animations, 0.5 to 4; 0: only results are shown */
  speed(): number;
  /** Returns the space kept free at each edge for what is shown above the stage, CSS px; `w`, `h`: the stage's size. */
  insets?(w: number, h: number): Insets;
  sound?(cue: string, options: { rate: number }): void;
  /** called when things may have moved on the screen: after every update shown, `reconcile` and `resize` */
  onSettle?(anchors: Map<string, Rect>): void;
  /** called when the canvas has lost its WebGL context for good */
  onGone?(): void;
  clock?: Clock;
}

export interface DrawnTable<G extends GameTypes> {
  /**
   * Plays the update's events, then shows `update.after`, and resolves. Each time more of it has been shown, calls `shown` with the number
   * of events shown so far, and whether that was all, including the final table.
   */
  show(update: Update<G>, shown?: (events: number, all: boolean) => void): Promise<void>;
  /** Shows this view at once, without animation. */
  reconcile(view: G['view']): void;
  /** Ends all animation that is playing or waiting, at once. */
  skip(): void;
  highlight(targets: readonly Highlight[]): void;
  /**
   * Makes a thing follow the pointer, with its middle at `x`, `y` (CSS px from the stage's top left). Meanwhile only the zones named in
   * `places` are lit. Null: the thing is dropped and goes back to where it was.
   */
  carry(thing: { key: string; x: number; y: number } | null, places?: readonly string[]): void;
  /** Hides the parts of the table named in `hides`. What is shown large does not cover the thing named `keeps`, unless that is null. */
  teach(hides: readonly string[], keeps: string | null): void;
  /** Returns the rectangles of everything that can be pointed at, by name, CSS px from the stage's top left. */
  anchors(): Map<string, Rect>;
  /** Returns the rectangle where something is shown large, CSS px from the stage's top left; null if nothing is. */
  theatre(): Rect | null;
  /** Adapts the table to the current size of the element it is in. */
  resize(): void;
  /** whether no animation is playing or waiting */
  readonly idle: boolean;
  /** whether the processor draws instead of a graphics card: then there are fewer frames a second, and lights do not pulse */
  readonly slow: boolean;
  destroy(): void;
}

/** Ms between two frames when only lights pulse, and between any two if drawing is slow. */
const SLOW_PICTURE_MS = 45;
/** The DOM events that show that somebody is at the table, so that its lights pulse. */
const INPUT = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Builds the table in the element `parent`, which it fills.
 * @throws NoWebGL if the browser has no WebGL
 */
export async function buildTable<G extends GameTypes, L extends Laid, O extends Pick<Room, 'size'>>(
  parent: HTMLElement,
  game: StageGame<G, L, O>,
  options: TableOptions,
): Promise<DrawnTable<G>> {
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
  const pieces = drawPieces(game.pieces, density, document);
  canvas.texture('pieces', pieces.canvas, pieces.frames);
  let faces: FaceAtlas;
  let faceWidth = 0;
  let phone = false;
  /**
   * Makes the atlas of card faces for the stage's size; remakes it only if the stage has become much larger or smaller, or has changed to
   * or from a phone's size.
   */
  const bake = (): void => {
    const card = game.cardWidth(root.clientWidth, root.clientHeight);
    const compact = isCompact(root.clientWidth, root.clientHeight);
    if (faceWidth > 0 && card < faceWidth * 1.2 && card > faceWidth * 0.7 && compact === phone) return;
    faceWidth = card;
    phone = compact;
    faces = createFaceAtlas(document, { density, card, phone, art: game.faces });
  };
  bake();
  const captions = createCaptions(root);
  const ground = (): void => {
    const floor = newPaper(document, Math.round(root.clientWidth * density), Math.round(root.clientHeight * density));
    game.ground(inkOn(floor)!, floor.width, floor.height);
    canvas.ground(floor);
  };
  ground();
  const lights = new Map<string, number>();
  /** names of the things that are ticked */
  const ticked = new Set<string>();
  let targets: readonly Highlight[] = [];
  let view: G['view'] | null = null;
  let table: L | null = null;
  const slow = canvas.slow();
  const breath = createBreath();
  /** the animation player's `version` when the last frame was drawn */
  let drawn = -1;
  /** strength of the lights in the last frame, 0–1 */
  let glow = 0;
  /** ms since the last frame was drawn */
  let age = 0;
  /** name of the thing whose cards are lifted if they are in the hand; null if none */
  let raised: string | null = null;
  /** how far each card is lifted out of the hand, 0–1, by key */
  const lifts = new Map<string, number>();
  /** whether a lifted or carried card hid captions in the last frame */
  let covered = false;
  let carried: { key: string; x: number; y: number } | null = null;
  const places = new Map<string, number>();
  let hides: readonly string[] = [];
  let keeps: string | null = null;

  const player = createPlayer({
    speed: options.speed,
    sound: (call) => options.sound?.(call.cue, { rate: call.rate ?? 1 }),
  });
  const room = (): O => {
    const w = root.clientWidth;
    const h = root.clientHeight;
    const size = { w, h, insets: options.insets?.(w, h) ?? NO_INSETS };
    return { ...game.given, size, hides, keeps } as unknown as O;
  };
  const keep = (next: G['view'], shown: L): void => {
    view = next;
    table = shown;
    root.classList.toggle('small', shown.plan.compact);
    root.style.setProperty('--unit', `${shown.plan.unit}px`);
    settle();
  };
  const settle = (): void => options.onSettle?.(new Map(table?.hits ?? []));
  const reconcile = (next: G['view']): void => {
    const shown = game.layout(next, room());
    player.set(shown.nodes);
    ticker.wake();
    keep(next, shown);
  };
  /** Moves each lifted card on towards the height it should have; returns whether any still moves. */
  const lift = (ms: number): boolean => {
    const aims = carried === null && raised !== null ? cardsOf(raised).filter((key) => liftable(key)) : [];
    let moved = false;
    for (const key of new Set([...lifts.keys(), ...aims])) {
      const to = aims.includes(key) && player.idle ? 1 : 0;
      const now = lifts.get(key) ?? 0;
      const step = options.motion() === 'reduced' || options.speed() <= 0 ? 1 : ms / 110;
      const next = to > now ? Math.min(to, now + step) : Math.max(to, now - step);
      if (next !== now) moved = true;
      if (next > 0) lifts.set(key, next);
      else lifts.delete(key);
    }
    return moved;
  };
  const cardsOf = (name: string): string[] => game.cardsOf?.(name, player.model) ?? [name];
  const liftable = (key: string): boolean => (player.model.get(key)?.z ?? 0) >= game.z.lift;
  const lit = (): Map<string, number> => (carried === null ? lights : places);
  /** Returns the rectangles of lifted and carried cards, and of cards shown in front of everything. Captions beneath them are hidden. */
  const covers = (): (Rect & { z?: number })[] => [
    ...[...lifts.keys(), ...(held() === null ? [] : [held()!.key])].flatMap((key) => {
      const node = player.model.get(key);
      if (node === undefined) return [];
      const p = held()?.key === key ? held()! : { x: node.x, y: node.y - node.h * 0.14 };
      return [around(p, node.w * 1.16, node.h * 1.16)];
    }),
    ...[...player.model.values()].flatMap((node) =>
      node.kind === 'card' && node.z >= TOP && node.alpha > 0.5 ? [{ ...around(node, node.w, node.h), z: node.z }] : [],
    ),
  ];
  const zoneLights = (glow: number): [string, StageNode][] =>
    [...lit()].flatMap(([key, tint]) => {
      const at = table?.zones.get(key);
      if (at === undefined) return [];
      return [[`light:${key}`, piece('halo', shrink(at, -11), at.z ?? game.z.light, tint, glow * (at.light ?? 0.45))]];
    });
  /** Makes the marks on ticked things: a sign at the start of each, so that colour is not the only cue. */
  const ticks = (): [string, StageNode][] =>
    [...ticked].flatMap((key) => {
      const at = table?.hits.get(key);
      if (at === undefined || !player.idle) return [];
      const size = Math.min(at.h, 26);
      const mark = rect(at.x + 2, at.y + (at.h - size) / 2, size, size);
      return [[`tick:${key}`, piece('ticked', mark, game.z.tick, SHARED_TINTS.good)]];
    });
  /** Returns the colours of the lights under cards, by the card's key. */
  const cardLights = (): Map<string, number> =>
    game.cardsOf === undefined
      ? lit()
      : new Map([...lit()].flatMap(([name, tint]) => cardsOf(name).map((key) => [key, tint] as const)));
  /** Returns the card that follows the pointer, and where its middle is; null if none does. */
  const held = (): { key: string; x: number; y: number } | null => {
    const key = carried === null ? undefined : cardsOf(carried.key).at(-1);
    return key === undefined ? null : { ...carried!, key };
  };
  const marks = (): readonly (readonly [string, StageNode])[] =>
    table === null || !player.idle || carried !== null ? [] : (game.marks?.(table, targets, glow) ?? []);
  /** Advances all animation by `ms` and draws a frame if the table looks different; returns whether something still moves. */
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
      badges: BADGES,
      lights: cardLights(),
      glow,
      lifts,
      carried: held(),
      extra: [...zoneLights(glow), ...ticks(), ...marks()],
    });
    for (const page of faces.changed()) canvas.texture(page.name, page.canvas, page.frames);
    canvas.draw(quads);
    if (words) captions.draw(player.model, covers());
    covered = carried !== null || lifts.size > 0;
  };
  const ticker = (options.clock ?? screenClock(window, slow ? SLOW_PICTURE_MS : 0)).start(tick);
  /** Has the next frame drawn although no node has changed. */
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
    async show(update, shown = () => {}) {
      if (update.kind === 'jump' || options.speed() <= 0) {
        reconcile(update.after);
        return shown(update.events.length, true);
      }
      const { steps, events, last } = game.steps(update, room(), options.motion() === 'reduced');
      // Input never waits: anchors are already where things will be when the animation ends.
      keep(update.after, last);
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
      // While something is moving, only the next update uses the new layout.
      if (view !== null && player.idle) reconcile(view);
    },
    skip() {
      player.skip();
      ticker.wake();
    },
    highlight(now) {
      targets = now;
      lights.clear();
      ticked.clear();
      raised = targets.find((target) => target.kind === 'chosen')?.key ?? null;
      for (const { key, kind } of targets) {
        lights.set(key, game.lights[kind]);
        if (kind === 'ticked') ticked.add(key);
      }
      breath.stir();
      redraw();
    },
    carry(thing, over = []) {
      carried = thing;
      places.clear();
      for (const key of over) places.set(key, game.lights.legal);
      redraw();
    },
    anchors: () => new Map(table?.hits ?? []),
    theatre: () => table?.theatre ?? null,
    resize() {
      // An on-screen keyboard or developer tools may leave no space at all, so there is nothing to draw on.
      if (parent.clientWidth < 1 || parent.clientHeight < 1) return;
      canvas.resize(parent.clientWidth, parent.clientHeight);
      bake();
      ground();
      if (view !== null) reconcile(view);
      redraw();
      // Drawn at once, because resizing empties a canvas.
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
