/**
 * Plays back a replay: from its moves if today's rules still agree with them (checked by each turn's digest), else from its recorded
 * events. A position counts steps: 0 is the table after the set-up, n the table after the n-th move.
 */
import { sentence } from '../core/sentence.ts';
import { type Game, type GameTypes, type Reason, type Sentence, type Tell, type Viewer, OPEN } from '../core/game.ts';
import { type Refused, refuse } from '../core/json.ts';
import { fills } from '../core/seat-player.ts';
import { type Update, inWords, viewsBetween } from '../feed/update.ts';
import { type Replay, type Step, damaged } from './format.ts';
import { BUDGET, type Progress, type Slices, atOnce, inSlices } from './budget.ts';
import { moveOf, seatOf } from './sentences.ts';
import { type StepInfo, type Survey, eventsAreOfMoves, survey, upTo } from './survey.ts';
import { type Track, type Work, eventsTrack, movesTrack } from './track.ts';

export interface ReplayPlayer<G extends GameTypes> {
  readonly replay: Replay;
  /** what is played back: the moves, or the recorded events if today's rules no longer agree with all moves */
  readonly from: 'moves' | 'events';
  /** the last position that can be watched */
  readonly length: number;
  /** the last position from which the game can be played on; -1 if there is none */
  readonly playableUntil: number;
  /** a warning for the person who opens the replay (recorded with other rules, cut short); null if none */
  readonly problem: Sentence | null;
  /** the steps by position: entry 0 is the set-up, entry n the n-th move */
  readonly steps: readonly StepInfo[];
  /** Returns the view of the table at a position. All methods clamp positions that are out of range. */
  view(i: number, viewer: Viewer): G['view'];
  /** Returns the update of the step that led to a position, with all the viewer knew at the time ('open': everything). */
  update(i: number, viewer: Viewer): Update<G>;
  /** Returns a copy of the state at a position, to play on from; null after `playableUntil`. */
  stateAt(i: number): G['state'] | null;
  /** Opens the game up to a position, followed by other steps. Only those other steps cost work; what leads there is known. */
  variation(i: number, steps: readonly Step[]): Opened<G>;
}
type Opened<G extends GameTypes> = { ok: true; player: ReplayPlayer<G> } | Refused;

/** Puts a sentence into words; returns null if it must not be shown. */
export type Say = (reason: Reason) => string | null;
/**
 * Opens a replay for watching. `say` puts the bots' reasons into words. Refuses, with a sentence, what cannot be watched at all (a replay
 * of another game, an unreadable set-up, a first table that cannot be shown) and what would take more work than `BUDGET.work`.
 */
export function openReplay<G extends GameTypes>(game: Game<G>, replay: Replay, say: Say = () => null): Opened<G> {
  return atOnce(opening(game, replay, say, BUDGET.work));
}

/** Like `openReplay`, but works in slices, for records from outside. Rejects with an `AbortError` if it is stopped. */
export function openInSlices<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  say: Say = () => null,
  slices: Slices,
): Promise<Opened<G>> {
  return inSlices(opening(game, replay, say, BUDGET.work), slices);
}

/** Fewest steps between two copies of the state. Copies are kept so that a seek plays few steps; in long games they are further apart. */
const COPY_EVERY = 4;
/** What has been found out by playing a replay through: from its moves, and from its events if that was needed. */
interface Known<G extends GameTypes> {
  moves: Survey<G>;
  events: Survey<G> | null;
}
/**
 * Does the work of `openReplay`, as a generator. `before`: if this game is a variation of another, what is known of that one up to position
 * `at`.
 */
function* opening<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  say: Say,
  most: number,
  before: { known: Known<G>; at: number } | null = null,
): Generator<Progress, Opened<G>> {
  if (replay.game !== game.id) return refuse('replay.otherGame', { name: replay.game });
  const setup = game.record.readSetup(replay.start);
  if (!setup.ok) return setup;
  const seats = game.seats(setup.value);
  if (!fills(replay.seats, seats)) return damaged('seats');
  const { length } = replay.steps;
  const size = game.record.size(setup.value);
  const work: Work = { done: 0, most };
  if (size * (length - (before?.at ?? 0)) > most) return refuse('replay.tooMuch');
  const every = Math.max(COPY_EVERY, Math.ceil((size * length) / BUDGET.kept));
  const from = (survey: Survey<G> | null | undefined): Survey<G> | null =>
    before === null || survey == null || survey.last < before.at ? null : upTo(survey, before.at, replay);
  const moves = movesTrack(game, replay, setup.value, work);
  const byMoves = yield* survey(game, replay, moves, null, {
    size,
    every,
    work,
    from: from(before?.known.moves),
    begun: 0,
  });
  if (byMoves === null) return refuse('replay.tooMuch');
  if (byMoves.agreed === length) {
    return {
      ok: true,
      player: player(game, replay, say, moves, { moves: byMoves, events: null }, 'moves', length, null),
    };
  }
  const playableUntil = byMoves.agreed;
  const events = eventsTrack(game, replay, setup.value);
  // Events recorded with other rules may lead to a table that no view can be made of. Find that out here, not while watching.
  const begun = Math.max(0, byMoves.last) / Math.max(1, length);
  const byEvents = yield* survey(game, replay, events, [...seats, OPEN], {
    size,
    every,
    work,
    from: from(before?.known.events),
    begun,
  });
  if (byEvents === null) return refuse('replay.tooMuch');
  const known = { moves: byMoves, events: byEvents };
  const sameRules = replay.rules === game.rulesVersion;
  // With the same rules version, if the events differ from the moves where the moves still hold, the later events cannot be trusted either.
  const believed = !sameRules || (yield* eventsAreOfMoves(game, replay, moves, playableUntil, work));
  if (byEvents.last < 0 || byEvents.last < playableUntil || !believed) {
    if (playableUntil < 0) return refuse('replay.unwatchable');
    const problem = sentence('replay.cutShort', { n: playableUntil, of: length });
    const cut = { ...known, moves: { ...byMoves, last: playableUntil } };
    return { ok: true, player: player(game, replay, say, moves, cut, 'moves', playableUntil, problem) };
  }
  const problem: Sentence =
    byEvents.last < length
      ? sentence('replay.cutShort', { n: byEvents.last, of: length })
      : { key: sameRules ? 'replay.unchecked' : 'replay.otherRules' };
  return { ok: true, player: player(game, replay, say, events, known, 'events', playableUntil, problem) };
}

function player<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  say: Say,
  track: Track<G>,
  known: Known<G>,
  from: 'moves' | 'events',
  playableUntil: number,
  problem: Sentence | null,
): ReplayPlayer<G> {
  const { steps, kept, last, every } = known[from]!;
  const quiet = (): void => {};
  let cursor = { at: 0, state: game.copy(kept.get(0)!) };
  const clamped = (i: number): number => Math.min(Math.max(Math.trunc(i) || 0, 0), last);
  /** Moves the cursor of a replay to a position and returns the state there, which the caller must not keep. */
  const seek = (i: number): G['state'] => {
    let near = i - (i % every);
    while (!kept.has(near)) near -= every;
    if (cursor.at > i || cursor.at < near) cursor = { at: near, state: game.copy(kept.get(near)!) };
    while (cursor.at < i) {
      track.step(cursor.state, cursor.at + 1, quiet);
      cursor.at += 1;
    }
    return cursor.state;
  };
  /** Plays the step that leads to position `at` and returns the state after it. The cursor is then at that position. */
  const playTo = (at: number, tell: Tell<G>): G['state'] => {
    if (at === 0) cursor = { at, state: track.start(tell) };
    else {
      track.step(seek(at - 1), at, tell);
      cursor.at = at;
    }
    return cursor.state;
  };
  /** the update made last, which is mostly asked for again: with its log lines, part by part, and to be shown */
  let latest: Update<G> | null = null;
  const update = (i: number, viewer: Viewer): Update<G> => {
    const at = clamped(i);
    if (latest?.index === at + 1 && latest.viewer === viewer) return latest;
    const state = at === 0 ? track.blank() : seek(at - 1);
    const before = game.view(state, viewer);
    const { move: sentence, why } = replay.steps[at - 1] ?? { move: '' };
    const seat = seatOf(sentence);
    const own = viewer === seat || viewer === OPEN;
    const move = own || from === 'events' || at === 0 ? null : moveOf(game, state, sentence);
    const describe = move === null ? null : game.record.describeMove(state, move, seat, viewer);
    const events: G['seen'][] = [];
    const after = game.view(
      playTo(at, (event, now) => void events.push(game.redact(now, event, viewer))),
      viewer,
    );
    const told = at === 0 ? null : own ? sentence : (describe?.(events) ?? null);
    const again = (tell: Tell<G>): void => void playTo(at, tell);
    const between = viewsBetween(game, again, viewer, { before, after, events });
    // Events from a file may pass through tables that no view can be made of; `survey` has only checked the end of each step.
    const viewAt = (n: number): G['view'] => {
      if (from === 'moves') return between(n);
      try {
        return between(n);
      } catch (error) {
        if (error instanceof RangeError) throw error;
        return after;
      }
    };
    latest = {
      index: at + 1,
      viewer,
      before,
      events,
      after,
      viewAt,
      move: told === null ? null : { seat, sentence: told },
      ...inWords(own ? why : undefined, say),
      kind: 'play',
      next: at === last ? 'over' : 'wait',
    };
    return latest;
  };
  return {
    replay,
    from,
    length: last,
    playableUntil: Math.min(playableUntil, last),
    problem,
    steps,
    view: (i, viewer) => game.view(seek(clamped(i)), viewer),
    update,
    stateAt(i) {
      const at = clamped(i);
      if (at > playableUntil) return null;
      if (from === 'moves') return game.copy(seek(at));
      const setup = game.record.readSetup(replay.start);
      if (!setup.ok) return null;
      const again = movesTrack(game, replay, setup.value);
      let near = at;
      while (!known.moves.kept.has(near)) near--;
      const state = game.copy(known.moves.kept.get(near)!);
      for (let step = near + 1; step <= at; step++) again.step(state, step, quiet);
      return state;
    },
    variation(i, more) {
      const at = clamped(i);
      const variation = { ...replay, steps: [...replay.steps.slice(0, at), ...more], result: null, layers: [] };
      return atOnce(opening(game, variation, say, BUDGET.variationWork, { known, at }));
    },
  };
}
