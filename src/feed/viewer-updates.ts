/**
 * Makes the updates of a match for one viewer. An update ends only where the viewer knows that somebody has to decide, or at the first
 * point after that where, for all the viewer knows, somebody may be asked in secret. So the updates do not give away whether anybody was.
 */
import { type Game, type GameTypes, type SeatName, type Sentence, type Tell, type Viewer, OPEN } from '../core/game.ts';
import { type SeatPlayers, personAt } from '../core/seat-player.ts';
import type { Follower, Match } from '../match/deps.ts';
import type { Step } from '../replay/format.ts';
import { type Next, type Update, jumpUpdate, viewsBetween } from './update.ts';

/** What an update is made of; the rest follows from the viewer's place in the match. */
type Content<G extends GameTypes> = Pick<Update<G>, 'before' | 'events' | 'after' | 'viewAt' | 'move' | 'reason'>;

/** Takes an update, and what to call when the viewer is shown it. */
export type Give<G extends GameTypes> = (update: Update<G>, learnt: readonly (() => void)[]) => void;

interface Options<G extends GameTypes> {
  /** what a new game starts from, and the events of its set-up as the viewer saw them; a resumed game begins with a jump */
  setUp?: { setup: G['setup']; events: G['seen'][] } | undefined;
  /** Puts a bot's reason into words, for the viewer who sees everything. */
  say?: ((sentence: Sentence) => string | null) | undefined;
  /** Returns the index of the viewer's last update in the first `steps` steps of the record, if they were played before this began. */
  past?(steps: number): number;
}

/** A move that has begun. */
interface Begun<G extends GameTypes> {
  /** index, among the events not delivered yet, of the move's first event */
  first: number;
  /** whether the viewer knows of the decision that it answers */
  known: boolean;
  /** whether it is the viewer's own move, or made for their seat */
  own: boolean;
  /** makes its sentence; null: the viewer gets it in full */
  describe: ReturnType<Game<G>['record']['describeMove']> | null;
}

/**
 * Returns what comes after an update with this view, if nothing else is behind it: everybody who sees the view knows that. A decision of
 * the same person in another seat comes by itself, because the table is then shown from there.
 */
function nextOf({ over, decision, viewer }: GameTypes['view'], seats: SeatPlayers): Next {
  if (over !== null) return 'over';
  const seat = decision === null ? null : (decision.by ?? decision.seat);
  const person = seat === null ? null : personAt(seats, seat);
  if (seat === null || person === null) return 'wait';
  if (seat === viewer) return 'ask';
  return person === personAt(seats, viewer) ? 'wait' : { handover: seat };
}

/** Gives the first update, of the set-up or of the table as it is, when it is made. */
export class ViewerUpdates<G extends GameTypes> implements Follower<G> {
  readonly #match: Pick<Match<G>, 'game' | 'setup' | 'state' | 'record'>;
  readonly #viewer: Viewer;
  readonly #give: Give<G>;
  readonly #options: Options<G>;
  /** the updates that still count, each with the number of steps played by its end */
  readonly #marks: { index: number; steps: number }[] = [];
  #index = 0;
  #before: G['view'];
  /** the moves since the last decision the viewer knew of, and how many of their events have been delivered */
  #moves: { from: G['state']; move: G['move'] }[] = [];
  #delivered = 0;
  #events: G['seen'][] = [];
  #begun: Begun<G> | null = null;
  #sentences: { seat: SeatName; sentence: string }[] = [];
  #learnt: (() => void)[] = [];
  /** where the next update must end: the number of events before that point, and the table there; null if there is no such point yet */
  #cut: { events: number; after: G['view'] } | null = null;
  #wasCut = false;

  constructor(
    match: Pick<Match<G>, 'game' | 'setup' | 'state' | 'record'>,
    viewer: Viewer,
    give: Give<G>,
    options: Options<G> = {},
  ) {
    this.#match = match;
    this.#viewer = viewer;
    this.#give = give;
    this.#options = options;
    const { game } = match;
    const after = game.view(match.state(), viewer);
    this.#before = after;
    if (options.setUp === undefined) {
      this.#mark();
      this.#jump();
      return;
    }
    const { setup, events } = options.setUp;
    const before = game.view(game.record.blank(setup), viewer);
    const again = (tell: Tell<G>): void => void game.start(setup, tell);
    const viewAt = viewsBetween(game, again, viewer, { before, after, events });
    this.#play({ before, events, after, viewAt, move: null, reason: null }, []);
  }

  begins(from: G['state'], move: G['move']): void {
    const viewer = this.#viewer;
    const { game } = this.#match;
    if (this.#begun !== null) this.#dropBegun(this.#begun);
    const { seat, by } = game.decision(from)!;
    this.#begun = {
      first: this.#events.length,
      known: game.knows?.(from, viewer) ?? true,
      own: viewer === seat || viewer === by,
      describe: viewer === seat || viewer === OPEN ? null : game.record.describeMove(from, move, seat, viewer),
    };
    this.#moves.push({ from, move });
  }

  hear(event: G['event'], at: G['state']): void {
    this.#events.push(this.#match.game.redact(at, event, this.#viewer));
  }

  unseen(by: SeatName, at: G['state']): void {
    if (by === this.#viewer || this.#viewer === OPEN || this.#wasCut || this.#cut !== null) return;
    this.#cut = { events: this.#events.length, after: this.#match.game.tableView(at, this.#viewer) };
  }

  ends(seat: SeatName, { move, why }: Step, learns: Parameters<Follower<G>['ends']>[2]): void {
    const viewer = this.#viewer;
    const { game, state } = this.#match;
    const { first, known, own, describe } = this.#begun!;
    this.#begun = null;
    const sentence = describe === null ? move : describe(this.#events.slice(first));
    if (sentence !== null) this.#sentences.push({ seat, sentence });
    const learnt = learns(viewer, { question: known, sentence: sentence !== null });
    if (learnt !== null) this.#learnt.push(learnt);
    const knows = game.knows?.(state(), viewer) ?? true;
    // Viewers always learn at once that their own move was made.
    if (!knows && !this.#wasCut && own)
      this.#cut ??= { events: this.#events.length, after: game.view(state(), viewer) };
    if (this.#cut !== null) {
      const part = this.#content(this.#cut.events, this.#cut.after);
      this.#wasCut = true;
      this.#cut = null;
      this.#play(part, []);
    }
    if (!knows) return;
    const rest = this.#content(this.#events.length, game.view(state(), viewer));
    const learntAll = this.#learnt;
    this.#forget();
    const reason = viewer === OPEN && why ? (this.#options.say?.(why) ?? null) : null;
    this.#play({ ...rest, reason }, learntAll);
  }

  undone(): void {
    const steps = this.#match.record().steps.length;
    while (this.#marks.length > 0 && this.#marks.at(-1)!.steps > steps) this.#marks.pop();
    this.#index = this.#marks.at(-1)?.index ?? this.#options.past?.(steps) ?? 0;
    this.#forget();
    this.#before = this.#match.game.view(this.#match.state(), this.#viewer);
    this.#jump();
  }

  /** Drops a move that has begun and was not played. */
  #dropBegun({ first }: Begun<G>): void {
    this.#moves.pop();
    this.#events.length = first;
    this.#cut = null;
  }

  #content(count: number, after: G['view']): Content<G> {
    const { game } = this.#match;
    const before = this.#before;
    const events = this.#events.slice(0, count);
    const moves = [...this.#moves];
    const [from, to] = [this.#delivered, this.#delivered + count];
    const again = (tell: Tell<G>): void => {
      let n = 0;
      for (const one of moves)
        game.play(game.copy(one.from), one.move, (event, at) => {
          if (n >= from && n < to) tell(event, at);
          n += 1;
        });
    };
    this.#events = this.#events.slice(count);
    this.#delivered = to;
    this.#before = after;
    const viewAt = viewsBetween(game, again, this.#viewer, { before, after, events });
    return { before, events, after, viewAt, move: this.#sentences.shift() ?? null, reason: null };
  }

  #forget(): void {
    this.#moves = [];
    this.#delivered = 0;
    this.#events = [];
    this.#begun = null;
    this.#sentences = [];
    this.#learnt = [];
    this.#cut = null;
    this.#wasCut = false;
  }

  #mark(): void {
    this.#index += 1;
    this.#marks.push({ index: this.#index, steps: this.#match.record().steps.length });
  }

  #play(content: Content<G>, learnt: readonly (() => void)[]): void {
    const next = nextOf(content.after, this.#match.setup.seats);
    this.#mark();
    this.#give({ ...content, index: this.#index, viewer: this.#viewer, kind: 'play', next }, learnt);
  }

  #jump(): void {
    const view = this.#before;
    const next = nextOf(view, this.#match.setup.seats);
    this.#give({ ...jumpUpdate<G>(this.#viewer, view), index: this.#index, next }, []);
  }
}
