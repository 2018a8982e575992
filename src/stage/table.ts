/**
 * A drawn table: canvas, clock, lights, lifted and carried cards, captions, and the player of animations. The game (`StageGame`) decides
 * what is where, what it looks like and how its events move.
 */
import './captions.css';
import type { GameTypes } from '../core/game.ts';
import type { Update } from '../feed/update.ts';
import type { Renderer, ShowOptions } from '../present/renderer.ts';
import { type Captions, createCaptions } from './captions.ts';
import { type Clock, type Ticker, screenClock } from './clock.ts';
import { type Insets, NO_INSETS, type Rect } from './geometry.ts';
import type { Laid, Room } from './laid.ts';
import { type Carried, Lifted } from './lifted.ts';
import { type Highlight, Lights, type LightsOptions } from './lights.ts';
import { watchLoss } from './loss.ts';
import type { SpectacleNode, StageModel, StageNode } from './model.ts';
import { Pictures, type PicturesOptions } from './pictures.ts';
import { Player } from './player.ts';
import { type Canvas, openCanvas } from './scene.ts';
import { MomentForms, cameraOf, spectacleOf } from './spectacle.ts';
import type { Steps } from './steps.ts';
import { loadFonts } from './fonts.ts';

/** What a game provides to build its table. `O`: the options of its layout. */
export interface StageGame<G extends GameTypes, L extends Laid, O extends Pick<Room, 'size'>>
  extends PicturesOptions, LightsOptions {
  /** depths (`z`) as for the lights, and the lowest of a card that is lifted when chosen */
  z: LightsOptions['z'] & { lift: number };
  /** options for the game's layout, except those in `Room`, which the table adds */
  given: Omit<O, keyof Room>;
  layout(view: G['view'], options: O): L;
  /**
   * @param reduced whether motion is reduced
   * @param forms chooses the form of cutscenes; null: they are played like any other event
   */
  steps(update: Update<G>, options: O, reduced: boolean, forms: MomentForms | null): Steps<L>;
  /** Returns the keys of the cards that represent a thing, the uppermost last; if left out, a thing's name is its card's key. */
  cardsOf?(name: string, nodes: StageModel): string[];
  /** Returns extra nodes to draw while things are lit, such as the paths to them. */
  marks?(table: L, targets: readonly Highlight[], glow: number): readonly (readonly [string, StageNode])[];
}

export interface TableOptions {
  motion(): 'full' | 'reduced';
  /** playing speed of animations outside `show`, 0.5 to 4; 0: nothing moves */
  speed(): number;
  /** whether cutscenes are played; left out: wherever drawing is fast */
  cutscenes?: boolean;
  /** Returns the space kept free at each edge for what is shown above the stage, CSS px; `w`, `h`: the stage's size. */
  insets?(w: number, h: number): Insets;
  sound?(cue: string, options: { rate: number }): void;
  /** called when things may have moved on the screen: after every update shown, `settle` and `resize` */
  onSettle?(): void;
  /** called when the canvas has lost its WebGL context for good */
  onGone?(): void;
  clock?: Clock;
}

/** Ms between two frames when only lights pulse, and between any two if drawing is slow. */
const SLOW_PICTURE_MS = 45;
/** The DOM events that show that somebody is at the table, so that its lights pulse. */
const INPUT = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Opens the table in the element `parent`, which it fills.
 * @throws NoWebGL if the browser has no WebGL
 */
export async function openTable<G extends GameTypes, L extends Laid, O extends Pick<Room, 'size'>>(
  parent: HTMLElement,
  game: StageGame<G, L, O>,
  options: TableOptions,
): Promise<DrawnTable<G, L, O>> {
  const document = parent.ownerDocument;
  await loadFonts(document.fonts);
  const root = document.createElement('div');
  root.className = 'stage';
  parent.append(root);
  try {
    const canvas = await openCanvas(root, parent.clientWidth, parent.clientHeight);
    return new DrawnTable(root, canvas, game, options);
  } catch (error) {
    root.remove();
    throw error;
  }
}

export class DrawnTable<G extends GameTypes, L extends Laid, O extends Pick<Room, 'size'>> implements Renderer<G> {
  /** whether the processor draws instead of a graphics card: then there are fewer frames a second, and lights do not pulse */
  readonly slow: boolean;
  readonly #pictures: Pictures;
  readonly #captions: Captions;
  readonly #player: Player;
  readonly #lights: Lights;
  readonly #lifted = new Lifted();
  /** the forms of cutscenes; null if none is played */
  #forms: MomentForms | null;
  readonly #ticker: Ticker;
  readonly #stopWatching: () => void;
  /** the view shown, and its layout; null before the first */
  #shown: { view: G['view']; table: L } | null = null;
  /** the speed of the update being shown; null while none is */
  #speed: (() => number) | null = null;
  #hides: readonly string[] = [];
  #keeps: string | null = null;
  /** the last frame: the player's `version` then, the strength of its lights, its age in ms, and whether cards hid captions in it */
  #frame = { version: -1, glow: 0, age: 0, covered: false };
  /** the cutscene in the last frame, null if none was; its frames so far, and the ms that they took */
  #spectacle: SpectacleNode | null = null;
  #pace = { frames: 0, ms: 0 };

  constructor(
    private readonly root: HTMLElement,
    private readonly canvas: Canvas,
    private readonly game: StageGame<G, L, O>,
    private readonly options: TableOptions,
  ) {
    const document = root.ownerDocument;
    const window = document.defaultView!;
    this.slow = canvas.slow();
    this.#forms = (options.cutscenes ?? !this.slow) ? new MomentForms() : null;
    this.#pictures = new Pictures(canvas, document, game, root.clientWidth, root.clientHeight);
    this.#captions = createCaptions(root);
    this.#lights = new Lights(game);
    this.#player = new Player({
      speed: () => this.#speed?.() ?? 1,
      sound: (call) => options.sound?.(call.cue, { rate: call.rate ?? 1 }),
    });
    const clock = options.clock ?? screenClock(window, this.slow ? SLOW_PICTURE_MS : 0);
    this.#ticker = clock.start((ms) => this.#tick(ms));
    for (const type of INPUT) document.addEventListener(type, this.#stirred, { capture: true, passive: true });
    this.#stopWatching = watchLoss(canvas.element, {
      later(run, ms) {
        const timer = window.setTimeout(run, ms);
        return () => window.clearTimeout(timer);
      },
      hidden: () => document.hidden,
      gone: () => options.onGone?.(),
    });
  }

  /** whether no animation is playing */
  get idle(): boolean {
    return this.#player.idle;
  }

  async show(update: Update<G>, { speed, signal, shown }: ShowOptions): Promise<void> {
    const { steps, events, last } = this.game.steps(update, this.#room(), this.#reduced, this.#forms);
    // Input never waits: anchors are already where things will be when the animation ends.
    this.#keep(update.after, last);
    this.#speed = speed;
    const playing = this.#player.play(
      steps.map((step, i) => ({ ...step, done: () => shown(events[i]!) })),
      signal,
    );
    this.#ticker.wake();
    await playing;
    if (!signal.aborted) this.options.onSettle?.();
  }

  settle(view: G['view']): void {
    const table = this.game.layout(view, this.#room());
    this.#player.set(table.nodes);
    this.#ticker.wake();
    this.#keep(view, table);
  }

  highlight(targets: readonly Highlight[]): void {
    this.#lights.set(targets);
    this.#redraw();
  }

  /**
   * Makes a thing follow the pointer, with its middle at `x`, `y` (CSS px from the stage's top left). Meanwhile only the zones named in
   * `places` are lit. Null: the thing is dropped and goes back to where it was.
   */
  carry(thing: Carried | null, places: readonly string[] = []): void {
    this.#lifted.carried = thing;
    this.#lights.carry(thing && places);
    this.#redraw();
  }

  /** Hides the parts of the table named in `hides`. What is shown large does not cover the thing named `keeps`, unless that is null. */
  teach(hides: readonly string[], keeps: string | null): void {
    this.#hides = hides;
    this.#keeps = keeps;
    // While something is moving, only the next update uses the new layout.
    if (this.#shown !== null && this.idle) this.settle(this.#shown.view);
  }

  /** Returns the rectangles of everything that can be pointed at, by name, CSS px from the stage's top left. */
  anchors(): Map<string, Rect> {
    return new Map(this.#shown?.table.hits ?? []);
  }

  /** Returns the rectangle where something is shown large, CSS px from the stage's top left; null if nothing is. */
  theatre(): Rect | null {
    return this.#shown?.table.theatre ?? null;
  }

  /** Adapts the table to the current size of the element it is in. */
  resize(): void {
    const { clientWidth: w, clientHeight: h } = this.root.parentElement!;
    // An on-screen keyboard or developer tools may leave no space at all, so there is nothing to draw on.
    if (w < 1 || h < 1) return;
    this.canvas.resize(w, h);
    this.#pictures.resize(w, h);
    if (this.#shown !== null) this.settle(this.#shown.view);
    this.#redraw();
    // Drawn at once, because resizing empties a canvas.
    this.#tick(0);
  }

  destroy(): void {
    this.#ticker.stop();
    this.#stopWatching();
    const { ownerDocument: document } = this.root;
    for (const type of INPUT) document.removeEventListener(type, this.#stirred, { capture: true });
    this.#player.set(new Map());
    this.#captions.destroy();
    this.canvas.destroy();
    this.root.remove();
  }

  get #reduced(): boolean {
    return this.options.motion() === 'reduced';
  }

  #room(): O {
    const { clientWidth: w, clientHeight: h } = this.root;
    const size = { w, h, insets: this.options.insets?.(w, h) ?? NO_INSETS };
    return { ...this.game.given, size, hides: this.#hides, keeps: this.#keeps } as unknown as O;
  }

  #keep(view: G['view'], table: L): void {
    this.#shown = { view, table };
    this.root.classList.toggle('small', table.plan.compact);
    this.root.style.setProperty('--unit', `${table.plan.unit}px`);
    this.options.onSettle?.();
  }

  /** Returns the keys of the cards that represent a thing. */
  #cardsOf(name: string): string[] {
    return this.game.cardsOf?.(name, this.#player.model) ?? [name];
  }

  /** Returns the card that follows the pointer, and where its middle is; null if none does. */
  #held(): Carried | null {
    const { carried } = this.#lifted;
    const key = carried === null ? undefined : this.#cardsOf(carried.key).at(-1);
    return key === undefined ? null : { ...carried!, key };
  }

  /** Moves lifted cards on; returns whether any still moves. */
  #lift(ms: number): boolean {
    const { chosen } = this.#lights;
    const { model } = this.#player;
    const rises = chosen !== null && this.#lifted.carried === null && this.idle;
    const aims = rises ? this.#cardsOf(chosen).filter((key) => (model.get(key)?.z ?? 0) >= this.game.z.lift) : [];
    return this.#lifted.move(ms, aims, this.#reduced || this.options.speed() <= 0);
  }

  /** Advances all animation by `ms` and draws a frame if the table looks different; returns whether something still moves. */
  #tick(ms: number): boolean {
    if (this.#spectacle !== null) this.#pace = { frames: this.#pace.frames + 1, ms: this.#pace.ms + ms };
    this.#player.tick(ms);
    this.root.classList.toggle('moving', !this.idle);
    const lifted = this.#lift(ms);
    const { breath, lit } = this.#lights;
    const breathes = breath.tick(ms, this.slow || lit.size === 0 || this.#reduced);
    const frame = this.#frame;
    frame.age += ms;
    const changed = frame.version !== this.#player.version;
    const breathed = frame.glow !== breath.glow && (frame.age >= SLOW_PICTURE_MS || !breathes);
    if (changed || lifted || breathed) this.#draw(changed || lifted || frame.covered);
    return !this.idle || lifted || breathes;
  }

  #draw(words: boolean): void {
    const { model, version } = this.#player;
    const { glow } = this.#lights.breath;
    const held = this.#held();
    const table = this.#shown?.table ?? null;
    const still = this.idle && this.#lifted.carried === null;
    this.#frame = { version, glow, age: 0, covered: this.#lifted.covers };
    this.#look(spectacleOf(model));
    this.#pictures.draw(model, {
      lights: this.#cardLights(),
      glow,
      lifts: this.#lifted.lifts,
      carried: held,
      extra: [
        ...this.#lights.zones(table, glow),
        ...(this.idle ? this.#lights.ticks(table) : []),
        ...(table !== null && still ? (this.game.marks?.(table, this.#lights.targets, glow) ?? []) : []),
      ],
    });
    if (words) this.#captions.draw(model, this.#lifted.rects(model, held), this.#spectacle?.dim);
  }

  /** Shows the table as a cutscene has it. One that was drawn slowly is the last on this table. */
  #look(spectacle: SpectacleNode | null): void {
    if (spectacle === null && this.#spectacle === null) return;
    this.#spectacle = spectacle;
    this.canvas.spectacle(spectacle);
    this.#captions.move(spectacle === null ? { zoom: 1, x: 0, y: 0 } : cameraOf(spectacle));
    if (spectacle !== null) return;
    const { frames, ms } = this.#pace;
    if (this.options.cutscenes === undefined && ms > frames * SLOW_PICTURE_MS) this.#forms = null;
    this.#pace = { frames: 0, ms: 0 };
  }

  /** Returns the colours of the lights under cards, by the card's key. */
  #cardLights(): ReadonlyMap<string, number> {
    const { lit } = this.#lights;
    if (this.game.cardsOf === undefined) return lit;
    return new Map([...lit].flatMap(([name, tint]) => this.#cardsOf(name).map((key) => [key, tint] as const)));
  }

  /** Has the next frame drawn although no node has changed. */
  #redraw(): void {
    this.#frame.version = -1;
    this.#ticker.wake();
  }

  #stirred = (): void => {
    this.#lights.breath.stir();
    if (this.#lights.lit.size > 0) this.#ticker.wake();
  };
}
