/** A presenter that is really open, on a drawn or a plain table, with the clock, the feed and the animations in the test's hand. */
import { SimulatedClock } from 'xstate';
import type { View } from '../../src/core/game.ts';
import { type Feed, UpdateFeed } from '../../src/feed/feed.ts';
import type { Update } from '../../src/feed/update.ts';
import { plainRenderer } from '../../src/hud/table/plain-renderer.ts';
import type { GameUi } from '../../src/hud/contract/game-ui.ts';
import type { Banner } from '../../src/hud/contract/table-focus.ts';
import type { PresenterEvent } from '../../src/present/events.ts';
import type { PresenterPort } from '../../src/present/port.ts';
import type { Renderer, ShowOptions } from '../../src/present/renderer.ts';
import { type Presented, type Presenter, openPresenter } from '../../src/present/presenter.ts';
import { type KindName, type NamedView, pageOf, updateOf, view } from './updates.ts';

/** How long a plain table shows an update before others act, ms. */
export const PLAIN_TIME = 500;

/** A stage whose animation the test ends, event by event. */
export class HandStage implements Renderer {
  /** what it shows; null before the first table */
  view: View | null = null;
  #playing: { update: Update; options: ShowOptions; end: () => void; fail: (error: Error) => void } | null = null;

  /** how many events the animation has; null while none is running */
  get moving(): number | null {
    return this.#playing?.update.events.length ?? null;
  }

  show(update: Update, options: ShowOptions): Promise<void> {
    if (this.#playing !== null) throw new Error('an animation is running');
    return new Promise((resolve, reject) => {
      const done = (go: () => void) => (): void => {
        this.#playing = null;
        go();
      };
      this.#playing = { update, options, end: done(resolve), fail: (error) => done(() => reject(error))() };
      options.signal.addEventListener('abort', done(resolve));
    });
  }

  settle(view: View): void {
    this.view = view;
  }

  shown(events: number): void {
    const { update, options } = this.#playing!;
    this.view = update.viewAt(events);
    options.shown(events);
  }

  end(): void {
    const { update, end } = this.#playing!;
    this.view = update.after;
    end();
  }

  fail(): void {
    this.#playing!.fail(new Error('broken'));
  }

  speed(): number {
    return this.#playing!.options.speed();
  }
}

/** A feed that tells whether it is being read, and fails when the test wants it to. */
class HandFeed extends UpdateFeed {
  pulled = false;
  fail: () => void = () => {};

  constructor(ahead: boolean) {
    super({
      ahead,
      more: () => new Promise((_made, fail) => (this.fail = () => fail(new Error('no update')))),
      taken: () => (this.pulled = false),
    });
  }

  override next(): Promise<Update | null> {
    this.pulled = true;
    const next = super.next();
    next.catch(() => (this.pulled = false));
    return next;
  }
}

export interface TableSetUp {
  /** whether the table is drawn from the beginning */
  drawn: boolean;
  /** whether the feed may be read ahead */
  ahead: boolean;
  playing: boolean;
  speed: number;
  claim: string | null;
}

export interface HandTable<F extends Feed = HandFeed> {
  /** whether the table is drawn now */
  drawn: boolean;
  presenter: Presenter;
  feed: F;
  stage: HandStage;
  clock: SimulatedClock;
  /** what the page was told since it was last asked for */
  said(): string[];
  now(): Presented & { view: NamedView };
  /** the banner across the plain table */
  banner(): Banner | null;
}

/** Waits until everything that follows at once has happened. */
export const settled = (): Promise<void> => new Promise((go) => void setImmediate(go));

/** Opens a presenter. `page`: what its page does otherwise than `pageOf`. */
export const openTable = ({ ahead, ...input }: TableSetUp, page: Partial<PresenterPort> = {}): Promise<HandTable> =>
  present({ ...input, feed: new HandFeed(ahead), view: view('start') }, page);

/** Opens a presenter of any feed. */
export async function present<F extends Feed>(
  { drawn, ...input }: Omit<TableSetUp, 'ahead'> & { feed: F; view: View },
  page: Partial<PresenterPort> = {},
): Promise<HandTable<F>> {
  const said: string[] = [];
  const clock = new SimulatedClock();
  const stage = new HandStage();
  let banner: Banner | null = null;
  const ui = {
    bannerFor([first]: readonly { type: string }[]) {
      if (first?.type === 'broken') throw new Error('broken');
      return first?.type === 'great' ? { title: 'great', below: '', seat: null, danger: false } : null;
    },
  } as unknown as GameUi;
  const plain = plainRenderer(
    ui,
    (now) => (banner = now),
    (run, ms) => {
      const id = clock.setTimeout(run, ms);
      return () => clock.clearTimeout(id);
    },
  );
  const presenter = openPresenter({ ...input, plain, port: { ...pageOf(said), ...page } }, { clock });
  if (drawn) presenter.send({ type: 'STAGE', stage });
  await settled();
  return {
    drawn,
    presenter,
    feed: input.feed,
    stage,
    clock,
    said: () => said.splice(0),
    now: () => presenter.now() as Presented & { view: NamedView },
    banner: () => banner,
  };
}

/** Opens a drawn table on which updates follow each other and may be read ahead, or with these changes. */
export const start = (changes: Partial<TableSetUp> = {}, page: Partial<PresenterPort> = {}): Promise<HandTable> =>
  openTable({ drawn: true, ahead: true, playing: true, speed: 1, claim: null, ...changes }, page);

/** Has updates come. */
export async function push(table: HandTable, ...names: KindName[]): Promise<void> {
  for (const name of names) void table.feed.push(updateOf(name));
  await settled();
}
export async function send(table: HandTable, ...events: PresenterEvent[]): Promise<void> {
  for (const event of events) table.presenter.send(event);
  await settled();
}
/** Ends the animation, if one is running. */
export async function end({ drawn, stage, clock, now }: HandTable): Promise<void> {
  if (now().moving && drawn) stage.end();
  else if (now().moving) clock.increment(PLAIN_TIME);
  await settled();
}
/** Lets time pass. */
export async function pass({ clock }: HandTable, ms: number): Promise<void> {
  clock.increment(ms);
  await settled();
}
