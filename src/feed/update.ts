/** What one viewer is shown at once: an update, and what comes after it. */
import type { Game, GameTypes, Reason, SeatName, Tell, Viewer } from '../core/game.ts';

/**
 * What comes after an update. ask: the person at the screen answers `after.decision` · wait: others act, so the next update comes by itself
 * · handover: another person at this device has to decide · over: nothing more comes, because the game or lesson has ended
 */
export type Next = 'ask' | 'wait' | 'over' | { handover: SeatName };

/** A step of a game, or part of one, as a viewer may know it: the table before, what happened, the table after. */
export interface Update<G extends GameTypes = GameTypes> {
  /**
   * the position in the viewer's own sequence of updates, from 1. A jump after an undo has the position of the last update that still
   * counts; one that undoes nothing repeats the position of the update before it
   */
  index: number;
  viewer: Viewer;
  before: G['view'];
  events: G['seen'][];
  /** the table after the events, with the open decision if the viewer knows of one */
  after: G['view'];
  /**
   * Returns the view of the table after the first `n` events, 0 to `events.length`; without the open decision if more events follow. Views
   * are made only when asked for, so they cost nothing if nothing is animated.
   */
  viewAt(n: number): G['view'];
  /** the move that caused the update, worded as the viewer may know it; null for set-up, jumps and moves the viewer may not know */
  move: { seat: SeatName; sentence: string } | null;
  /** why the bot made the move, in words; null if no reason may be told */
  reason: string | null;
  /** the numbers behind the reason, in words; left out if there are none */
  numbers?: string;
  /** 'jump': shown without animation (undo, resume, seek, change of viewer) */
  kind: 'play' | 'jump';
  /** true if it happened while somebody else was at the screen, so that nobody need wait for it now */
  missed?: true;
  next: Next;
}

/** Puts a bot's reason into words, and the numbers behind it: two fields of an update. */
export function inWords(
  why: Reason | undefined,
  say: (reason: Reason) => string | null = () => null,
): Pick<Update, 'reason' | 'numbers'> {
  const reason = why === undefined ? null : say(why);
  const numbers = why?.numbers === undefined || reason === null ? null : say(why.numbers);
  return { reason, ...(numbers !== null && { numbers }) };
}

/** Makes an update without events that shows a table without animation: after an undo, resume, seek or change of viewer. */
export function jumpUpdate<G extends GameTypes>(viewer: Viewer, view: G['view']): Update<G> {
  return {
    index: 0,
    viewer,
    before: view,
    events: [],
    after: view,
    viewAt: () => view,
    move: null,
    reason: null,
    kind: 'jump',
    next: 'wait',
  };
}

/**
 * Makes `Update.viewAt`: the views between the events of a step. `again` must play the step again on a copy and report each event; it is
 * called at most once, when such a view is first asked for. A step always gives the same events, so the views are right.
 */
export function viewsBetween<G extends GameTypes>(
  game: Game<G>,
  again: (tell: Tell<G>) => void,
  viewer: Viewer,
  { before, after, events }: Pick<Update<G>, 'before' | 'after' | 'events'>,
): Update<G>['viewAt'] {
  let made: G['view'][] | null = null;
  const make = (): G['view'][] => {
    const views = [before];
    again((_event, state) => void views.push(game.tableView(state, viewer)));
    return views;
  };
  return (n) => {
    if (!Number.isInteger(n) || n < 0 || n > events.length) throw new RangeError(`no table after event ${n}`);
    if (n === 0) return before;
    if (n === events.length) return after;
    return (made ??= make())[n]!;
  };
}

const withoutDecision = <G extends GameTypes>(view: G['view']): G['view'] =>
  view.decision === null ? view : { ...view, decision: null };

/** Returns an update as it is shown where nobody can decide anything: without open decisions. */
export function unasked<G extends GameTypes>(update: Update<G>): Update<G> {
  return {
    ...update,
    before: withoutDecision<G>(update.before),
    after: withoutDecision<G>(update.after),
    viewAt: (n) => withoutDecision<G>(update.viewAt(n)),
  };
}

/** Returns the part of an update from after its first `from` events to after its first `to`. What comes next comes by itself, except at the end. */
export function partOf<G extends GameTypes>(update: Update<G>, from: number, to: number): Update<G> {
  const { events } = update;
  if (from === 0 && to === events.length) return update;
  const last = to === events.length;
  return {
    ...update,
    before: update.viewAt(from),
    events: events.slice(from, to),
    after: last ? update.after : withoutDecision<G>(update.viewAt(to)),
    viewAt(n) {
      if (n > to - from) throw new RangeError(`no table after event ${n} of ${to - from}`);
      return update.viewAt(from + n);
    },
    move: from === 0 ? update.move : null,
    ...(last ? { reason: update.reason } : { reason: null, numbers: undefined }),
    next: last ? update.next : 'wait',
  };
}
