/**
 * Makes the updates of a match for one viewer. An update ends only where the viewer knows that somebody has to decide, or at the first
 * point after that where, for all the viewer knows, somebody may be asked in secret. So the updates do not give away whether anybody was.
 */
import type { Game, GameTypes, SeatName, Tell, Viewer } from '../core/game.ts';
import { viewsBetween } from './update.ts';
import type { Update } from './types.ts';

/** The move of a step, worded as the viewer may know it. */
type UpdateMove = NonNullable<Update['move']>;

export interface ViewerFeed<G extends GameTypes> {
  /** Call it before a move is played. `from`: a copy of the state before it. */
  begins(from: G['state'], move: G['move']): void;
  /** Call it with each event of the move as it happens. */
  hear: Tell<G>;
  /** Call it at each point of a move where a seat other than the viewer's may be asked something in secret. */
  unseen(at: G['state']): void;
  /**
   * Call it after the move, with its seat and the function that makes its sentence. Returns the updates to show now, without their index:
   * `part` reaches up to the point of `unseen`, `rest` up to a decision the viewer knows of or to the end of the game. One that must wait
   * is null.
   */
  ends(
    state: G['state'],
    seat: SeatName,
    sentence: (seen: readonly G['seen'][]) => string | null,
  ): { part: Update<G> | null; rest: Update<G> | null };
  /** Call it after an undo: forgets what was not delivered yet. `view`: what the viewer sees now. */
  jump(view: G['view']): void;
}

/** Opens the feed of `viewer`, who sees `view` now. */
export function viewerFeed<G extends GameTypes>(game: Game<G>, viewer: Viewer, view: G['view']): ViewerFeed<G> {
  let before = view;
  /** the moves since the last decision the viewer knew of, and how many of their events have been delivered */
  let moves: { from: G['state']; move: G['move'] }[] = [];
  let deliveredEvents = 0;
  let events: G['seen'][] = [];
  /** index, in `events` (those not delivered yet), of the current move's first event */
  let own = 0;
  const sentences: UpdateMove[] = [];
  /** where the next update must end: the number of events before that point, and the table there; null if there is no such point yet */
  let cut: { events: number; after: G['view'] } | null = null;
  let wasCut = false;

  const update = (count: number, after: G['view']): Update<G> => {
    const seen = events.slice(0, count);
    const step = { before, after, events: seen };
    const [played, from, to] = [[...moves], deliveredEvents, deliveredEvents + count];
    const again = (tell: Tell<G>): void => {
      let n = 0;
      for (const one of played)
        game.play(game.copy(one.from), one.move, (event, at) => {
          if (n >= from && n < to) tell(event, at);
          n += 1;
        });
    };
    events = events.slice(count);
    deliveredEvents = to;
    before = after;
    return {
      index: 0,
      viewer,
      ...step,
      viewAt: viewsBetween(game, again, viewer, step),
      move: sentences.shift() ?? null,
      reason: null,
      kind: 'play',
    };
  };
  const forget = (): void => {
    moves = [];
    deliveredEvents = own = 0;
    events = [];
    sentences.length = 0;
    cut = null;
    wasCut = false;
  };
  return {
    begins(from, move) {
      moves.push({ from, move });
      own = events.length;
    },
    hear: (event, at) => void events.push(game.redact(at, event, viewer)),
    unseen(at) {
      if (wasCut || cut !== null) return;
      cut = { events: events.length, after: game.tableView(at, viewer) };
    },
    ends(state, seat, sentence) {
      const said = sentence(events.slice(own));
      if (said !== null) sentences.push({ seat, sentence: said });
      const known = game.knows?.(state, viewer) ?? true;
      // Viewers always learn at once that their own move was made.
      if (!known && !wasCut && seat === viewer) cut ??= { events: events.length, after: game.view(state, viewer) };
      const part = cut && update(cut.events, cut.after);
      wasCut ||= part !== null;
      cut = null;
      if (!known) return { part, rest: null };
      const rest = update(events.length, game.view(state, viewer));
      forget();
      return { part, rest };
    },
    jump(now) {
      forget();
      before = now;
    },
  };
}
