/** The reviews of a recorded game, one per seat: made by search, stored with the game, shown as mistakes. */
import { sentence } from '../../core/sentence.ts';
import { type SeatName, type Sentence, SentenceError } from '../../core/game.ts';
import { sayIfKnown, t } from '../../i18n/index.ts';
import { reviewId, reviewedSeat } from '../../replay/analysis.ts';
import type { Layer, Mark } from '../../replay/format.ts';
import type { OpenReplay } from '../contract/ports.ts';
import { createState, patch } from '../components/state.ts';
import { type OpenVariation, type ShownVariation, noteText, variationsAt } from './notes.ts';
import { sideName } from '../components/side-name.ts';

/** A running review. */
interface Running {
  seat: SeatName;
  /** the share of the review done, 0 to 1 */
  share: number;
  /** the notes found so far, as a layer; null if there are none yet */
  found: Layer | null;
}

interface ReviewsState {
  /** the seat whose review is shown, or for which one is offered if there is none */
  seat: SeatName;
  running: Running | null;
  /** the finished reviews */
  done: readonly Layer[];
  /** keys of the mistakes whose better move the person has found or looked up */
  told: readonly string[];
  /** the review removed last; null for none */
  removed: Layer | null;
  /** why a review could not be made or stored; null if nothing failed */
  problem: Sentence | null;
}

export interface Reviews {
  readonly state: ReviewsState;
  /** whether reviews can be made of this game */
  readonly possible: boolean;
  /** whether reviews can be made, or there is one to show */
  readonly offered: boolean;
  /** Chooses the seat whose review is shown or offered. */
  choose(seat: SeatName): void;
  /** Makes the review of a seat, replacing an earlier one; resolves when it is done or stopped. Does nothing while one is running. */
  begin(seat: SeatName): Promise<void>;
  /** Stops the running review and forgets what it found. */
  cancel(): void;
  /** Removes the review of a seat from the game. */
  remove(seat: SeatName): void;
  /** Restores the review removed last. */
  bringBack(): void;
  /** No longer hides the better move of a mistake. */
  tell(key: string): void;
  /** The review of a seat, finished or not; null if there is none. */
  of(seat: SeatName): Layer | null;
  /** Returns these layers of notes with the game's current reviews among them; `finished`: without a running review. */
  within(layers: readonly Layer[], finished: boolean): Layer[];
  close(): void;
}

interface ReviewsOptions {
  root: OpenReplay;
  /** makes a review; null if this game cannot be reviewed */
  review: OpenReplay['review'];
  /** the seat whose review is shown first if there is one, else for which a review is offered */
  first: SeatName;
  /** Stores the game's current layers. Returns what went wrong, or null. */
  save(): Promise<Sentence | null>;
  /** Shows a short message and speaks it. */
  say(text: string): void;
}

export function openReviews({ root, review, first, save, say }: ReviewsOptions): Reviews {
  const { seats } = root;
  const isReview = (layer: Layer): boolean => seats.includes(reviewedSeat(layer) ?? '');
  const begun = root.layers.filter(isReview);
  const reviewed = seats.filter((seat) => begun.some(({ id }) => id === reviewId(seat)));
  let control: AbortController | null = null;
  const state = createState<ReviewsState>({
    seat: reviewed.includes(first) ? first : (reviewed[0] ?? first),
    running: null,
    done: begun,
    told: [],
    removed: null,
    problem: null,
  });
  const keep = async (): Promise<void> => {
    if (!root.kept) return;
    let problem: Sentence | null;
    try {
      problem = await save();
    } catch {
      problem = sentence('storage.failed');
    }
    state.problem = problem;
  };
  const without = (id: string): Layer[] => state.done.filter((layer) => layer.id !== id);

  const reviews: Reviews = {
    state,
    possible: review !== null,
    get offered() {
      return review !== null || state.done.length > 0;
    },
    choose: (seat) => patch(state, { seat }),
    async begin(seat) {
      if (review === null || state.running !== null) return;
      const mine = new AbortController();
      control = mine;
      let shown = '';
      patch(state, { seat, running: { seat, share: 0, found: null }, problem: null });
      /**
       * Updates the progress of the review and what it has found; does nothing if neither what was found nor the whole percentage has
       * changed.
       */
      const progress = (share: number, found: Layer): void => {
        const { running } = state;
        if (running === null || mine.signal.aborted) return;
        const { notes, variations, chances } = found;
        const size = `${notes.length} ${variations.length} ${chances?.known.length} ${chances?.open.length}`;
        if (size === shown && Math.floor(share * 100) === Math.floor(running.share * 100)) return;
        state.running = { seat, share, found: size === shown ? running.found : structuredClone(found) };
        shown = size;
      };
      try {
        const layer = await review(seat, { progress, signal: mine.signal });
        if (mine.signal.aborted) return;
        patch(state, { running: null, done: [...without(layer.id), layer], removed: null });
        say(t('review.done', { side: sideName(seat), ...countsOf(faultsOf(layer)) }));
        await keep();
      } catch (error) {
        if (mine.signal.aborted) return;
        const problem = error instanceof SentenceError ? error : sentence('review.failed');
        patch(state, { running: null, problem });
      }
    },
    cancel() {
      if (state.running === null) return;
      control?.abort();
      state.running = null;
      say(t('review.cancelled'));
    },
    remove(seat) {
      const removed = state.done.find(({ id }) => id === reviewId(seat));
      if (removed === undefined) return;
      patch(state, { done: without(removed.id), removed });
      say(t('review.removed'));
      void keep();
    },
    bringBack() {
      const { removed } = state;
      if (removed === null) return;
      patch(state, { done: [...without(removed.id), removed], removed: null });
      void keep();
    },
    tell(key) {
      if (!state.told.includes(key)) state.told = [...state.told, key];
    },
    of(seat) {
      const { running, done } = state;
      if (running?.seat === seat) return running.found;
      return done.find(({ id }) => id === reviewId(seat)) ?? null;
    },
    within(layers, finished) {
      const { running, done } = state;
      const found = finished ? null : (running?.found ?? null);
      const now = found === null ? done : [...without(found.id), found];
      const kept = layers.flatMap((layer) => (isReview(layer) ? now.filter(({ id }) => id === layer.id) : [layer]));
      return [...kept, ...now.filter(({ id }) => !layers.some((layer) => layer.id === id))];
    },
    close: () => control?.abort(),
  };
  return reviews;
}

/** A bad decision as shown on the page. */
export interface ShownFault {
  key: string;
  /** the position of the bad decision, before its move */
  at: number;
  mark: Mark;
  text: string;
  /** the numbers behind it, in words; null if there are none */
  numbers: string | null;
  /** the variation with the better moves; null if there is none */
  line: ShownVariation | null;
}

const BAD: readonly Mark[] = ['?!', '?', '??'];

/** The bad decisions in a review, in the order of the game. */
export const faultsOf = (layer: Layer): ShownFault[] =>
  layer.notes
    .flatMap(({ at, mark, text, why }, i): ShownFault[] =>
      mark === undefined || !BAD.includes(mark) || at === 0
        ? []
        : [
            {
              key: `${layer.id} ${i}`,
              at: at - 1,
              mark,
              text: noteText({ text, why }),
              numbers: why?.numbers === undefined ? null : sayIfKnown(why.numbers),
              line: variationsAt([layer], at - 1)[0] ?? null,
            },
          ],
    )
    .sort((a, b) => a.at - b.at);

/** How many inaccuracies, mistakes and blunders there are. */
export function countsOf(faults: readonly ShownFault[]): Record<'inaccuracies' | 'mistakes' | 'blunders', number> {
  const of = (mark: Mark): number => faults.filter((fault) => fault.mark === mark).length;
  return { inaccuracies: of('?!'), mistakes: of('?'), blunders: of('??') };
}

/**
 * The bad decision that belongs to what is shown: the one that the open variation corrects, else the one made at position `at`, else the
 * one that led there.
 */
export function faultAt(
  faults: readonly ShownFault[],
  at: number,
  openVariation: OpenVariation | null,
): ShownFault | null {
  const here = openVariation === null ? at : Math.min(at, openVariation.at);
  if (openVariation?.kind === 'variation') {
    const mended = faults.find(({ line }) => line?.layer === openVariation.layer && line.index === openVariation.index);
    if (mended !== undefined) return mended;
  }
  return faults.find((fault) => fault.at === here) ?? faults.find((fault) => fault.at + 1 === here) ?? null;
}

/**
 * The next bad decision after (1) or before (-1) a position; null if there is none. `from`: the bad decision now shown; the search starts
 * from it.
 */
export function nextFault(
  faults: readonly ShownFault[],
  at: number,
  way: 1 | -1,
  from: ShownFault | null,
): ShownFault | null {
  const here = from?.at ?? at;
  return (way > 0 ? faults.find((one) => one.at > here) : faults.findLast((one) => one.at < here)) ?? null;
}
