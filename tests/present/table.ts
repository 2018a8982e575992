/** A presenter that is really open, on a drawn or a plain table, with the clock, the feed and the animations in the test's hand. */
import { SimulatedClock } from 'xstate';
import { UpdateFeed } from '../../src/feed/feed.ts';
import type { Update } from '../../src/feed/update.ts';
import { plainRenderer } from '../../src/hud/table/plain-renderer.ts';
import type { GameUi } from '../../src/hud/contract/game-ui.ts';
import type { Renderer, ShowOptions } from '../../src/present/renderer.ts';
import { type Presented, type Presenter, openPresenter } from '../../src/present/presenter.ts';
import { type NamedView, pageOf, view } from './updates.ts';

/** How long a plain table shows an update that is not followed by a question, ms. */
export const PLAIN_TIME = 500;

/** A stage whose animation the test ends, event by event. */
export class HandStage implements Renderer {
  /** the table that it shows; null before the first */
  at: string | null = null;
  #playing: { update: Update; options: ShowOptions; end: () => void; fail: (error: Error) => void } | null = null;

  get moving(): boolean {
    return this.#playing !== null;
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

  settle(now: NamedView): void {
    this.at = now.at;
  }

  shown(events: number): void {
    const { update, options } = this.#playing!;
    this.at = (update.viewAt(events) as NamedView).at;
    options.shown(events);
  }

  end(): void {
    const { update, end } = this.#playing!;
    this.at = (update.after as NamedView).at;
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

export interface HandTable {
  /** whether the table is drawn now */
  drawn: boolean;
  presenter: Presenter;
  feed: HandFeed;
  stage: HandStage;
  clock: SimulatedClock;
  /** what the page was told since it was last asked for */
  said(): string[];
  now(): Presented & { view: NamedView };
  /** the banner across the plain table */
  banner(): string | null;
}

/** Waits until everything that follows at once has happened. */
export const settled = (): Promise<void> => new Promise((go) => void setImmediate(go));

export async function openTable({ drawn, ahead, ...input }: TableSetUp): Promise<HandTable> {
  const said: string[] = [];
  const clock = new SimulatedClock();
  const stage = new HandStage();
  let banner: string | null = null;
  const ui = {
    bannerFor(events: readonly { type: string }[]) {
      if (events[0]?.type === 'broken') throw new Error('broken');
      return null;
    },
  } as unknown as GameUi;
  const plain = plainRenderer(
    ui,
    (now) => (banner = now === null ? null : JSON.stringify(now)),
    (run, ms) => {
      const id = clock.setTimeout(run, ms);
      return () => clock.clearTimeout(id);
    },
  );
  const feed = new HandFeed(ahead);
  const presenter = openPresenter({ ...input, feed, plain, port: pageOf(said), view: view('start') }, { clock });
  if (drawn) presenter.send({ type: 'STAGE', stage });
  await settled();
  return {
    drawn,
    presenter,
    feed,
    stage,
    clock,
    said: () => said.splice(0),
    now: () => presenter.now() as Presented & { view: NamedView },
    banner: () => banner,
  };
}
