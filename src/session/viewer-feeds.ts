/**
 * The feeds of everybody who follows a match at this device: the viewers whose seats people play, one of them on the screen, and an
 * onlooker who sees everything. Updates for a viewer who is not on the screen wait until they are.
 */
import { type Game, type GameTypes, type SeatName, type Tell, type Unseen, type Viewer, OPEN } from '../core/game.ts';
import { REVEAL_INTERVAL, revealTimer } from './reveal-timer.ts';
import type { MatchDeps } from './deps.ts';
import { jumpUpdate } from './update.ts';
import { queueOf } from './queue.ts';
import { viewerFeed } from './viewer-feed.ts';
import type { Update } from './types.ts';

interface ViewerFeedsParts<G extends GameTypes> {
  deps: Pick<MatchDeps<G>, 'onlooker' | 'atOnce' | 'wait'>;
  viewers: readonly Viewer[];
  /** the viewer who is on the screen at first */
  viewer: Viewer;
  /** Whether the person at the screen waits for a bot. */
  waits(): boolean;
  /** The longest any bot of the match may need for a question asked in secret, ms. */
  within?(): number;
  /** Called after an answer that was held back has been delivered. */
  revealed(): void;
  /** Called with what a listener throws. */
  report(error: unknown): void;
}

/** What a viewer may know of a step: that somebody had to decide (`question`), and the sentence of the move (`sentence`). */
interface Known {
  question: boolean;
  sentence: boolean;
}

export interface ViewerFeeds<G extends GameTypes> {
  /** Returns the viewer on the screen. */
  viewer(): Viewer;
  /** Returns the last view delivered to a viewer. */
  view(viewer: Viewer): G['view'];
  /** Whether anything is, or may be, held back from the viewer on the screen. */
  holds(): boolean;
  onUpdate(listener: (update: Update<G>) => void): () => void;
  /** Call it before a move is played. `from`: a copy of the state before it. */
  begins(from: G['state'], move: G['move']): void;
  hear: Tell<G>;
  unseen: Unseen<G>;
  /**
   * Call it after a move, with its seat and its notation: makes every viewer's updates. `learns` is called for each viewer; the function it
   * returns is called when that viewer is shown the move.
   */
  ends(
    state: G['state'],
    seat: SeatName,
    sentence: string,
    learns: (viewer: Viewer, known: Known) => (() => void) | null,
  ): void;
  /** Passes the queued updates to the listeners. */
  tell(): void;
  /** Puts another viewer on the screen and delivers the updates they have not seen yet. */
  show(next: Viewer): void;
  /** Call it after an undo: shows a state to everybody without animation and drops what was not delivered yet. */
  jump(state: G['state']): void;
  /** Removes all listeners. */
  clear(): void;
}

/** Opens the feeds of a match. `first` makes each viewer's first update. */
export function openViewerFeeds<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  { deps, viewers, waits, within, revealed, report, viewer: begins }: ViewerFeedsParts<G>,
  first?: (viewer: Viewer) => Update<G>,
): ViewerFeeds<G> {
  let viewer = begins;
  let frames = 0;
  const { onlooker, wait } = deps;
  const queue = queueOf<Update<G>>(report, !deps.atOnce);
  const views = new Map<Viewer, G['view']>();
  const waiting = new Map<Viewer, Update<G>[]>(viewers.map((one) => [one, []]));
  const timer = revealTimer(
    () => {
      queue.tell();
      revealed();
    },
    wait && ((signal) => wait(Math.max(REVEAL_INTERVAL, within?.() ?? 0), signal)),
  );
  const deliver = (update: Update<G>): void => {
    views.set(update.viewer, update.after);
    queue.add({ ...update, index: ++frames });
  };
  const give = (one: Viewer, update: Update<G>): void => {
    if (one === OPEN) onlooker?.(update);
    if (one === viewer) return timer.tell(() => deliver(update));
    views.set(one, update.after);
    waiting.get(one)?.push(update);
  };
  const watchers = (onlooker && !viewers.includes(OPEN) ? [...viewers, OPEN] : viewers).map((one) => {
    const view = game.view(state, one);
    give(one, first?.(one) ?? jumpUpdate(one, view, view));
    return {
      one,
      feed: viewerFeed(game, one, view),
      /**
       * `known`: whether the viewer knows of the decision that the current move answers. `sentence`: makes that move's sentence; null if
       * the viewer made the move.
       */
      known: true,
      sentence: null as ReturnType<Game<G>['record']['describeMove']> | null,
    };
  });
  const waitIfDue = (): void => {
    if (waits()) timer.hold();
  };
  waitIfDue();
  return {
    viewer: () => viewer,
    view: (one) => views.get(one)!,
    holds: timer.holds,
    onUpdate: queue.listen,
    begins(from, move) {
      const { seat } = game.decision(from)!;
      for (const watcher of watchers) {
        const { one } = watcher;
        watcher.known = game.knows?.(from, one) ?? true;
        watcher.sentence = one === seat || one === OPEN ? null : game.record.describeMove(from, move, seat, one);
        watcher.feed.begins(from, move);
      }
    },
    hear(event, at) {
      for (const { feed } of watchers) feed.hear(event, at);
    },
    unseen(by, at) {
      for (const { one, feed } of watchers) if (one !== by && one !== OPEN) feed.unseen(at);
    },
    ends(after, seat, notation, learns) {
      for (const { one, feed, known, sentence } of watchers) {
        let said: string | null = null;
        const { part, rest } = feed.ends(after, seat, (seen) => {
          said = sentence === null ? notation : sentence(seen);
          return said;
        });
        if (part) give(one, part);
        if (one === viewer && (part || !rest)) timer.hold();
        if (rest) give(one, rest);
        const learnt = learns(one, { question: known, sentence: said !== null });
        if (one !== viewer) {
          learnt?.();
          continue;
        }
        if (learnt !== null) timer.tell(learnt);
        if (!rest) continue;
        timer.whole(!waits());
        waitIfDue();
      }
    },
    tell: queue.tell,
    show(next) {
      timer.flush();
      const backlog = waiting.get(next)!.splice(0);
      viewer = next;
      const at = backlog[0]?.before ?? views.get(next)!;
      deliver(jumpUpdate(next, at, at));
      backlog.forEach(deliver);
    },
    jump(now) {
      timer.clear();
      for (const { one, feed } of watchers) {
        // A viewer with unseen updates continues from what they saw last.
        const from = waiting.get(one)?.splice(0)[0]?.before ?? views.get(one)!;
        const view = game.view(now, one);
        feed.jump(view);
        give(one, jumpUpdate(one, from, view));
      }
      waitIfDue();
    },
    clear() {
      timer.clear();
      queue.clear();
    },
  };
}
