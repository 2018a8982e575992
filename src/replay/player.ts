/**
 * Plays back a replay: from its moves if today's rules still agree with them (checked by the digest of each turn), else from its
 * recorded events. A position counts steps: 0 is the table after the set-up, n the table after the n-th move.
 */
import { type Game, type GameTypes, type SeatName, type Sentence, type Tell, type Viewer, OPEN } from '../core/game.ts';
import { type JsonObject, type Refused, refuse } from '../core/json.ts';
import { fills } from '../core/sitter.ts';
import { jumpFrame, viewsBetween } from '../session/frame.ts';
import type { Frame } from '../session/types.ts';
import type { Replay, Step } from './format.ts';
import { moveOf, playable, seatOf } from './sentences.ts';

/** What a timeline shows of a step. */
interface StepInfo {
  index: number;
  seat: SeatName | null;
  /** the move as recorded, with all that its own seat knew; null for the set-up */
  sentence: string | null;
  /** number of turns begun, this step included */
  turn: number;
  /** types of the step's events, in order */
  kinds: string[];
  why: Sentence | null;
}

export interface ReplayPlayer<G extends GameTypes> {
  readonly replay: Replay;
  /** what is played back: the moves, or the recorded events where the rules no longer agree with all moves */
  readonly from: 'moves' | 'events';
  /** last position that can be watched */
  readonly length: number;
  /** last position from which the game can be played on; -1 for none */
  readonly playableUntil: number;
  /** a warning for the person who opens it (recorded with other rules, cut short); null for none */
  readonly problem: Sentence | null;
  /** by position: entry 0 is the set-up, entry n the n-th move */
  readonly steps: readonly StepInfo[];
  /** The view of the table at a position. Here and below, a position beyond an end counts as that end. */
  view(i: number, viewer: Viewer): G['view'];
  /** The frame of the step that led to a position, with all the viewer knew at the time ('open': everything). */
  frame(i: number, viewer: Viewer): Frame<G>;
  /** The frame cut after its first `n` events, for going through one move event by event. Throws a RangeError if it has fewer. */
  part(i: number, viewer: Viewer, n: number): Frame<G>;
  /** A frame without events that shows the table at a position, for seeking. */
  jump(i: number, viewer: Viewer): Frame<G>;
  /** A copy of the state at a position, to play on from; null behind `playableUntil`. */
  stateAt(i: number): G['state'] | null;
}

/** A copy of the state is kept every so many steps, so that a seek plays fewer than this many. */
const COPY_EVERY = 4;
/** Most windows passed before a recorded move, where today's rules open more windows than those of the recording. */
const MAX_PASSES = 40;

/** Puts a sentence into words; null when it is not to be shown. */
export type Say = (sentence: Sentence) => string | null;
/** One way to play a replay step by step: by its moves or by its events. */
interface Track<G extends GameTypes> {
  /** the state before the first event */
  blank(): G['state'];
  start(tell: Tell<G>): G['state'];
  /** Plays step `i` (from 1) in place. */
  step(state: G['state'], i: number, tell: Tell<G>): void;
}

/**
 * Opens a replay for watching. `say` puts the bots' reasons into words for the frames. Refuses, with a sentence, only what cannot be
 * watched at all: a replay of another game, a set-up that cannot be read, or a first table that cannot be shown.
 */
export function openReplay<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  say: Say = () => null,
): { ok: true; player: ReplayPlayer<G> } | Refused {
  if (replay.game !== game.id) return refuse('replay.otherGame', { name: replay.game });
  const setup = game.record.readSetup(replay.start);
  if (!setup.ok) return setup;
  const seats = game.seats(setup.value);
  if (!fills(replay.seats, seats)) return refuse('replay.shape', { where: 'seats' });
  const moves = movesTrack(game, replay, setup.value);
  const byMoves = survey(game, replay, moves, null);
  if (byMoves.agreed === replay.steps.length) {
    return { ok: true, player: player(game, replay, say, moves, byMoves, 'moves', byMoves.agreed, null) };
  }
  const events = eventsTrack(game, replay, setup.value);
  // Events recorded with other rules may lead to a table of which no view can be made: found out here, not while watching.
  const byEvents = survey(game, replay, events, [...seats, OPEN]);
  const playableUntil = byMoves.agreed;
  if (byEvents.last < 0 || byEvents.last < playableUntil) {
    if (playableUntil < 0) return refuse('replay.unwatchable');
    const problem = { key: 'replay.cutShort', params: { n: playableUntil, of: replay.steps.length } };
    return {
      ok: true,
      player: player(game, replay, say, moves, { ...byMoves, last: playableUntil }, 'moves', playableUntil, problem),
    };
  }
  const problem: Sentence =
    byEvents.last < replay.steps.length
      ? { key: 'replay.cutShort', params: { n: byEvents.last, of: replay.steps.length } }
      : { key: 'replay.otherRules' };
  return { ok: true, player: player(game, replay, say, events, byEvents, 'events', playableUntil, problem) };
}

/** What is found out about a replay by playing it once. */
interface Survey<G extends GameTypes> {
  /** last position reached without an error; -1 for none */
  last: number;
  /** last position up to which every digest was confirmed; -1 when the set-up's is not */
  agreed: number;
  steps: StepInfo[];
  /** copies of the state, by position */
  kept: Map<number, G['state']>;
}

/**
 * Plays the whole replay once to collect its steps, copies of the state to seek from, and how far the digests agree. `viewers` null:
 * stops at the first digest that differs. Otherwise: stops where a view or a redacted event of one of these viewers throws.
 */
function survey<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  track: Track<G>,
  viewers: readonly Viewer[] | null,
): Survey<G> {
  const strict = viewers === null;
  const found: Survey<G> = { last: -1, agreed: -1, steps: [], kept: new Map() };
  let kinds: string[] = [];
  const tell: Tell<G> = (event, at) => {
    kinds.push(event.type);
    for (const viewer of viewers ?? []) game.redact(at, event, viewer);
  };
  let state: G['state'];
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
  const lastDigest = replay.steps.findLastIndex((step) => step.digest !== undefined) + 1;
  for (let i = 1; i <= replay.steps.length; i++) {
    const step = replay.steps[i - 1]!;
    kinds = [];
    try {
      track.step(state, i, tell);
      for (const viewer of viewers ?? []) game.view(state, viewer);
    } catch {
      return found;
    }
    if (strict && step.digest !== undefined && digest(game, state) !== step.digest) return found;
    // After the last digest of an unfinished game, all that can be checked is that moves are legal.
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
    if (i % COPY_EVERY === 0) found.kept.set(i, game.copy(state));
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

function movesTrack<G extends GameTypes>(game: Game<G>, replay: Replay, setup: G['setup']): Track<G> {
  const found = new Map<number, G['move'][]>();
  return {
    blank: () => game.record.blank(setup),
    start(tell) {
      const state = game.start(setup, tell);
      game.record.deals?.apply(setup, state, 0);
      return state;
    },
    step(state, i, tell) {
      const known = found.get(i);
      if (known) {
        for (const move of known) game.play(state, move, tell);
      } else {
        const moves = playStep(game, state, replay.steps[i - 1]!, tell);
        if (!moves) throw new Error(`not legal at step ${i}`);
        found.set(i, moves);
      }
      game.record.deals?.apply(setup, state, i);
    },
  };
}

/**
 * Plays a recorded step, in place: the move its sentence names. So that records survive rules that ask more often, windows in which the
 * move is not legal yet are passed first, questions that the record did not know are answered as its game says, and what stands before
 * the turn in which the step ended is passed afterwards. Returns the moves played, or null when the sentence never became legal; the
 * state has then changed and must be thrown away.
 */
export function playStep<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  { move: sentence, turn }: Pick<Step, 'move' | 'turn'>,
  tell?: Tell<G>,
): G['move'][] | null {
  const played: G['move'][] = [];
  const play = (move: G['move']): void => {
    game.play(state, move, tell);
    played.push(move);
  };
  const pass = (): G['move'] | null =>
    playable(game, state).find((one) => game.isPass(one)) ?? game.record.unasked?.(state) ?? null;
  for (let meant: G['move'] | null = null; meant === null;) {
    if (played.length > MAX_PASSES || !game.decision(state)) return null;
    meant = moveOf(game, state, sentence);
    const move = meant ?? pass();
    if (!move) return null;
    play(move);
  }
  while (played.length <= MAX_PASSES && game.turn(state) < turn && game.decision(state)) {
    const move = pass();
    if (!move) break;
    play(move);
  }
  return played;
}

function eventsTrack<G extends GameTypes>(game: Game<G>, replay: Replay, setup: G['setup']): Track<G> {
  const run = (state: G['state'], i: number, events: JsonObject[] | undefined, tell: Tell<G>): G['state'] => {
    if (!events) throw new Error('no events on file');
    for (const event of events) tell(game.record.applyRecorded(state, event), state);
    game.record.deals?.apply(setup, state, i);
    return state;
  };
  return {
    blank: () => game.record.blank(setup),
    start: (tell) => run(game.record.blank(setup), 0, replay.opening.events, tell),
    step: (state, i, tell) => void run(state, i, replay.steps[i - 1]!.events, tell),
  };
}

function player<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  say: Say,
  track: Track<G>,
  { steps, kept, last }: Survey<G>,
  from: 'moves' | 'events',
  playableUntil: number,
  problem: Sentence | null,
): ReplayPlayer<G> {
  const quiet = (): void => {};
  let cursor = { at: 0, state: game.copy(kept.get(0)!) };
  const clamped = (i: number): number => Math.min(Math.max(Math.trunc(i) || 0, 0), last);
  /** Moves the cursor to a position and returns the state there, which the caller must not keep. */
  const seek = (i: number): G['state'] => {
    let near = i - (i % COPY_EVERY);
    while (!kept.has(near)) near -= COPY_EVERY;
    if (cursor.at > i || cursor.at < near) cursor = { at: near, state: game.copy(kept.get(near)!) };
    while (cursor.at < i) {
      track.step(cursor.state, cursor.at + 1, quiet);
      cursor.at += 1;
    }
    return cursor.state;
  };
  const jump = (i: number, viewer: Viewer): Frame<G> => {
    const at = clamped(i);
    const view = game.view(seek(at), viewer);
    return { ...jumpFrame<G>(viewer, view, view), index: at + 1 };
  };
  /** Plays the step that leads to position `at` and returns the state after it; the cursor is then at that position. */
  const playTo = (at: number, tell: Tell<G>): G['state'] => {
    if (at === 0) cursor = { at, state: track.start(tell) };
    else {
      track.step(seek(at - 1), at, tell);
      cursor.at = at;
    }
    return cursor.state;
  };
  const frame = (i: number, viewer: Viewer): Frame<G> => {
    const at = clamped(i);
    const state = at === 0 ? track.blank() : seek(at - 1);
    const before = game.view(state, viewer);
    const { move: sentence, why } = replay.steps[at - 1] ?? { move: '' };
    const seat = seatOf(sentence);
    const own = viewer === seat || viewer === OPEN;
    const move = own || from === 'events' || at === 0 ? null : moveOf(game, state, sentence);
    const telling = move === null ? null : game.record.telling(state, move, seat, viewer);
    const events: G['seen'][] = [];
    const after = game.view(
      playTo(at, (event, now) => void events.push(game.redact(now, event, viewer))),
      viewer,
    );
    const told = at === 0 ? null : own ? sentence : (telling?.(events) ?? null);
    const again = (tell: Tell<G>): void => void playTo(at, tell);
    return {
      index: at + 1,
      viewer,
      before,
      events,
      after,
      viewAt: viewsBetween(game, again, viewer, { before, after, events }),
      move: told === null ? null : { seat, sentence: told },
      reason: why && own ? say(why) : null,
      kind: 'play',
    };
  };
  const part = (i: number, viewer: Viewer, n: number): Frame<G> => {
    const whole = frame(i, viewer);
    const viewAt = (k: number): G['view'] => {
      if (k > n) throw new RangeError(`no table after event ${k}`);
      return whole.viewAt(k);
    };
    return { ...whole, events: whole.events.slice(0, n), after: whole.viewAt(n), viewAt, reason: null };
  };
  return {
    replay,
    from,
    length: last,
    playableUntil: Math.min(playableUntil, last),
    problem,
    steps,
    view: (i, viewer) => game.view(seek(clamped(i)), viewer),
    frame,
    part,
    jump,
    stateAt(i) {
      const at = clamped(i);
      if (at > playableUntil) return null;
      if (from === 'moves') return game.copy(seek(at));
      const setup = game.record.readSetup(replay.start);
      if (!setup.ok) return null;
      const again = movesTrack(game, replay, setup.value);
      const state = again.start(quiet);
      for (let step = 1; step <= at; step++) again.step(state, step, quiet);
      return state;
    },
  };
}
