/**
 * Makes the updates of a match for one viewer. An update ends only where the viewer knows that somebody has to decide, or at the first
 * point after that where, for all the viewer knows, somebody may be asked in secret. So the updates do not give away whether anybody was.
 */
import { type Game, type GameTypes, type Reason, type SeatName, type Tell, type Viewer, OPEN } from '../core/game.ts';
import { type SeatPlayers, personAt } from '../core/seat-player.ts';
import type { Follower } from '../match/deps.ts';
import type { Match } from '../match/match.ts';
import type { Step } from '../replay/format.ts';
import { type Next, type Update, inWords, jumpUpdate, viewsBetween } from './update.ts';

interface Options<G extends GameTypes> {
  /** what a new game starts from, whose set-up is the first update; left out for a jump */
  start?: G['setup'] | undefined;
  /** Puts a bot's reason into words, for the viewer who sees everything. */
  say?: ((reason: Reason) => string | null) | undefined;
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

export class ViewerUpdates<G extends GameTypes> implements Follower<G> {
  readonly #game: Game<G>;
  /** the updates that still count, each with the number of steps in the record when it was made */
  readonly #made: { index: number; steps: number }[] = [];
  #index = 0;
  /** the number of steps that the viewer has been given to their end */
  #steps: number;
  #before: G['view'];
  /** play the moves since the last decision the viewer knew of once more, on copies; how many of their events have been delivered */
  #moves: ((tell: Tell<G>) => void)[] = [];
  #delivered = 0;
  #events: G['seen'][] = [];
  /**
   * the move that has begun: the number of events before it, whether it is the viewer's own or made for their seat, and what makes its
   * sentence, if they do not get it in full
   */
  #begun: { events: number; own: boolean; describe: ReturnType<Game<G>['record']['describeMove']> | null } | null =
    null;
  #sentences: { seat: SeatName; sentence: string }[] = [];
  /** where the next update must end: the number of events before that point, and the table there; null if there is no such point yet */
  #cut: { events: number; after: G['view'] } | null = null;
  #wasCut = false;

  /** `give` gets the updates: the first one at once, each with the number of steps that the viewer has then been given to their end. */
  constructor(
    private readonly match: Pick<Match<G>, 'game' | 'setup' | 'state' | 'record'>,
    private readonly viewer: Viewer,
    private readonly give: (update: Update<G>, steps: number) => void,
    private readonly options: Options<G> = {},
  ) {
    const game = (this.#game = match.game);
    const { start } = options;
    const now = game.view(match.state(), viewer);
    this.#steps = match.record().steps.length;
    this.#before = start === undefined ? now : game.view(game.record.blank(start), viewer);
    if (start === undefined) {
      this.#mark();
      this.#jump();
    } else {
      const deal = (tell: Tell<G>): void => void game.start(start, tell);
      deal((event, at) => this.hear(event, at));
      this.#moves.push(deal);
      this.#update(this.#events.length, now, true);
    }
  }

  begins(from: G['state'], move: G['move']): void {
    const { viewer } = this;
    const game = this.#game;
    if (this.#begun !== null) {
      this.#moves.pop();
      this.#events.length = this.#begun.events;
      this.#cut = null;
    }
    const { seat, by } = game.decision(from)!;
    this.#begun = {
      events: this.#events.length,
      own: viewer === seat || viewer === by,
      describe: viewer === seat || viewer === OPEN ? null : game.record.describeMove(from, move, seat, viewer),
    };
    this.#moves.push((tell) => game.play(game.copy(from), move, tell));
  }

  hear(event: G['event'], at: G['state']): void {
    this.#events.push(this.#game.redact(at, event, this.viewer));
  }

  unseen(by: SeatName, at: G['state']): void {
    if (by === this.viewer || this.viewer === OPEN || this.#wasCut || this.#cut !== null) return;
    this.#cut = { events: this.#events.length, after: this.#game.tableView(at, this.viewer) };
  }

  ends(seat: SeatName, { move, why }: Step): void {
    const { viewer, options } = this;
    const { events, own, describe } = this.#begun!;
    const state = this.match.state();
    const sentence = describe === null ? move : describe(this.#events.slice(events));
    if (sentence !== null) this.#sentences.push({ seat, sentence });
    this.#begun = null;
    const knows = this.#game.knows?.(state, viewer) ?? true;
    // Viewers always learn at once that their own move was made.
    if (!knows && !this.#wasCut && own)
      this.#cut ??= { events: this.#events.length, after: this.#game.view(state, viewer) };
    if (this.#cut !== null) {
      const { events: count, after } = this.#cut;
      this.#cut = null;
      this.#wasCut = true;
      this.#update(count, after, false);
    }
    const told = viewer === OPEN && options.say ? inWords(why, options.say) : inWords(undefined);
    if (knows) this.#update(this.#events.length, this.#game.view(state, viewer), true, told);
  }

  /** A game was played up to where it is resumed: its updates so far have the indexes up to 0, and the next is a jump. */
  resumed(): void {
    for (const made of this.#made) made.index -= this.#index;
    this.undone();
  }

  undone(): void {
    this.#steps = this.match.record().steps.length;
    // The first update never counts any step that can be undone.
    while (this.#made.at(-1)!.steps > this.#steps) this.#made.pop();
    this.#index = this.#made.at(-1)!.index;
    this.#forget();
    this.#before = this.#game.view(this.match.state(), this.viewer);
    this.#jump();
  }

  /** Gives an update of the first `count` events that were not delivered. `whole`: it reaches the end of a step. */
  #update(count: number, after: G['view'], whole: boolean, told = inWords(undefined)): void {
    const { viewer, match } = this;
    const before = this.#before;
    const events = this.#events.splice(0, count);
    const moves = [...this.#moves];
    const [from, to] = [this.#delivered, this.#delivered + count];
    const again = (tell: Tell<G>): void => {
      let n = 0;
      for (const play of moves)
        play((event, at) => {
          if (n >= from && n < to) tell(event, at);
          n += 1;
        });
    };
    const viewAt = viewsBetween(this.#game, again, viewer, { before, after, events });
    const move = this.#sentences.shift() ?? null;
    const next = nextOf(after, match.setup.seats);
    this.#delivered = to;
    this.#before = after;
    if (whole) this.#forget();
    if (whole) this.#steps = match.record().steps.length;
    this.#mark();
    this.give(
      { index: this.#index, viewer, before, events, after, viewAt, move, ...told, kind: 'play', next },
      this.#steps,
    );
  }

  #jump(): void {
    const next = nextOf(this.#before, this.match.setup.seats);
    this.give({ ...jumpUpdate<G>(this.viewer, this.#before), index: this.#index, next }, this.#steps);
  }

  #mark(): void {
    this.#index += 1;
    this.#made.push({ index: this.#index, steps: this.match.record().steps.length });
  }

  #forget(): void {
    this.#moves = [];
    this.#delivered = 0;
    this.#events = [];
    this.#begun = null;
    this.#sentences = [];
    this.#cut = null;
    this.#wasCut = false;
  }
}
