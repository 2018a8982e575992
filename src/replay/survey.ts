/** Plays a whole replay once, to find out how far it can be watched and played on from, and to keep copies of its state to seek from. */
import type { Game, GameTypes, SeatName, Sentence, Tell, Viewer } from '../core/game.ts';
import { type JsonObject, jsonOf } from '../core/json.ts';
import type { Progress } from './budget.ts';
import type { Replay } from './format.ts';
import { seatOf } from './sentences.ts';
import type { Track, Work } from './track.ts';
import { canonical } from './untrusted.ts';

/** What a timeline shows of a step. */
export interface StepInfo {
  index: number;
  seat: SeatName | null;
  /** the move's sentence in the record, which tells all that its own seat knew; null for the set-up */
  sentence: string | null;
  /** number of turns begun, including in this step */
  turn: number;
  /** types of the step's events, in the order of the events */
  kinds: string[];
  why: Sentence | null;
}

/** What playing a whole replay once has found out. */
export interface Survey<G extends GameTypes> {
  /** last position reached without an error; -1 if none */
  last: number;
  /** last position up to which every digest matched; -1 if the set-up's did not */
  agreed: number;
  steps: StepInfo[];
  /** copies of the state by position, `every` steps apart */
  kept: Map<number, G['state']>;
  every: number;
}
/** Returns the position of the last digest among the steps, 0 if there is none. */
const lastDigestOf = ({ steps }: Replay): number => steps.findLastIndex((step) => step.digest !== undefined) + 1;

/** Returns the part of a survey up to position `at`, for a replay that is the same up to there. */
export function upTo<G extends GameTypes>(survey: Survey<G>, at: number, replay: Replay): Survey<G> {
  const last = lastDigestOf(replay);
  let agreed = survey.agreed < 0 ? -1 : at;
  while (agreed > 0 && agreed <= last && replay.steps[agreed - 1]!.digest === undefined) agreed--;
  return {
    ...survey,
    last: at,
    agreed,
    steps: survey.steps.slice(0, at + 1),
    kept: new Map([...survey.kept].filter(([position]) => position <= at)),
  };
}

/** Whether the file's events are the ones its moves make, up to the position `until`, which the digests confirm. */
export function* eventsAreOfMoves<G extends GameTypes>(
  game: Game<G>,
  { opening: { events }, steps }: Replay,
  track: Track<G>,
  until: number,
  work: Work,
): Generator<Progress, boolean> {
  if (until < 0) return true;
  let happened: JsonObject[] = [];
  const tell: Tell<G> = (event) => void happened.push(jsonOf(event));
  const state = track.start(tell);
  if (canonical(events ?? []) !== canonical(happened)) return false;
  for (let i = 1; i <= until; i++) {
    happened = [];
    track.step(state, i, tell);
    if (canonical(steps[i - 1]!.events ?? []) !== canonical(happened)) return false;
    yield { work: (work.done += happened.length), share: 1 };
  }
  return true;
}

interface SurveyOptions<G extends GameTypes> {
  /** number of cards and pieces on the table */
  size: number;
  /** number of steps between copies of the state */
  every: number;
  work: Work;
  /** an earlier survey to continue; null to begin at the set-up */
  from: Survey<G> | null;
  /** the share of the whole job, 0 to 1, that is done before this survey begins */
  begun: number;
}

/**
 * Plays the whole replay once and collects its steps, copies of the state to seek from, and how far the digests agree. With `viewers` null
 * it stops at the first digest that differs; otherwise it stops where making a view or a redacted event for one of these viewers throws.
 * Returns null if it would exceed the work budget.
 */
export function* survey<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  track: Track<G>,
  viewers: readonly Viewer[] | null,
  { size, every, work, from, begun }: SurveyOptions<G>,
): Generator<Progress, Survey<G> | null> {
  const strict = viewers === null;
  const found: Survey<G> = from ?? { last: -1, agreed: -1, steps: [], kept: new Map(), every };
  let kinds: string[] = [];
  const tell: Tell<G> = (event, at) => {
    kinds.push(event.type);
    for (const viewer of viewers ?? []) game.redact(at, event, viewer);
  };
  /** Counts the work of the step just played; returns false if the budget is exceeded. */
  const within = (): boolean => {
    work.done += size + kinds.length;
    return work.done <= work.most;
  };
  let state: G['state'];
  if (from === null) {
    try {
      state = track.start(tell);
      for (const viewer of viewers ?? []) game.view(state, viewer);
    } catch {
      return found;
    }
    found.steps.push({ index: 0, seat: null, sentence: null, turn: game.turn(state), kinds, why: null });
    found.kept.set(0, game.copy(state));
    found.last = 0;
    if (strict && digest(game, state) !== replay.opening.digest) return found;
    found.agreed = 0;
  } else {
    const near = from.last - (from.last % from.every);
    state = game.copy(from.kept.get(near)!);
    for (let i = near + 1; i <= from.last; i++) track.step(state, i, () => {});
  }
  const lastDigest = lastDigestOf(replay);
  for (let i = found.last + 1; i <= replay.steps.length; i++) {
    const step = replay.steps[i - 1]!;
    kinds = [];
    try {
      track.step(state, i, tell);
      for (const viewer of viewers ?? []) game.view(state, viewer);
    } catch {
      return within() ? found : null;
    }
    if (!within()) return null;
    if (strict && step.digest !== undefined && digest(game, state) !== step.digest) return found;
    // After the last digest of an unfinished game, only the legality of moves can be checked.
    if (step.digest !== undefined || i > lastDigest) found.agreed = i;
    found.last = i;
    found.steps.push({
      index: i,
      seat: seatOf(step.move),
      sentence: step.move,
      turn: game.turn(state),
      kinds,
      why: step.why ?? null,
    });
    if (i % found.every === 0) found.kept.set(i, game.copy(state));
    yield { work: work.done, share: begun + ((1 - begun) * i) / replay.steps.length };
  }
  return found;
}

function digest<G extends GameTypes>(game: Game<G>, state: G['state']): string {
  try {
    return game.digest(state);
  } catch {
    return '';
  }
}
