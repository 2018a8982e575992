/**
 * Watching a replay: from its moves as long as the rules still agree with them (the digest of each turn says so), else from its
 * events. Positions are steps: 0 is the table after the set-up, n after the n-th move.
 */
import { type Game, type GameTypes, type SeatName, type Sentence, type Tell, type Viewer, OPEN } from '../core/game.ts';
import { type JsonObject, type Refused, refuse } from '../core/json.ts';
import { fills } from '../core/sitter.ts';
import { jumpFrame, viewsBetween } from '../session/frame.ts';
import type { Frame } from '../session/types.ts';
import type { Replay } from './format.ts';
import { moveOf, playable, seatOf } from './sentences.ts';

/** A step as a timeline shows it. */
interface StepInfo {
  index: number;
  seat: SeatName | null;
  /** as its own seat wrote it; null for the set-up */
  sentence: string | null;
  /** turns begun, after the step */
  turn: number;
  /** types of its events, in order */
  kinds: string[];
  why: Sentence | null;
}

export interface ReplayPlayer<G extends GameTypes> {
  readonly replay: Replay;
  /** 'moves': the rules agree with every digest; 'events': watched from the events on file */
  readonly from: 'moves' | 'events';
  /** last position that can be watched */
  readonly length: number;
  /** last position from which a game can be played on; -1 for none */
  readonly playableUntil: number;
  /** what to tell whoever opens it: made with other rules, cut short; null for nothing */
  readonly problem: Sentence | null;
  /** length + 1 entries */
  readonly steps: readonly StepInfo[];
  /** The table at a position. Positions beyond the ends count as the ends. */
  view(i: number, viewer: Viewer): G['view'];
  /** The step that led to a position, with all a seat knew at the time ('open': everything). */
  frame(i: number, viewer: Viewer): Frame<G>;
  /** The same step as far as its first `n` events, for looking at what one move brought about bit by bit. Throws a RangeError beyond. */
  part(i: number, viewer: Viewer, n: number): Frame<G>;
  /** The same table without a step to animate, for seeking. */
  jump(i: number, viewer: Viewer): Frame<G>;
  /** A copy to play on from, or null where the rules do not agree. */
  stateAt(i: number): G['state'] | null;
}

/** Steps between two kept copies: at most this many are played again for a seek. */
const EVERY = 4;
/** Windows passed unwritten before a written move, where the rules of the file asked less often. */
const MOST_PASSES = 40;

/** Makes a sentence into words; null leaves it unsaid. */
export type Say = (sentence: Sentence) => string | null;
interface Track<G extends GameTypes> {
  /** the state before the first event */
  blank(): G['state'];
  start(tell: Tell<G>): G['state'];
  /** plays step i (from 1) in place */
  step(state: G['state'], i: number, tell: Tell<G>): void;
}

/**
 * Opens a replay. `say` makes the bot's reasons into words for frames. Refuses with a sentence only what cannot be watched at all: another game, a set-up nobody can lay out,
 * a first table nobody can see.
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
  // Events of other rules may make a table that nobody can look at: that shows here, not while it is watched.
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

interface Survey<G extends GameTypes> {
  /** last position reached without an error; -1 for none */
  last: number;
  /** last position up to which every digest was confirmed; -1 when the set-up's is not */
  agreed: number;
  steps: StepInfo[];
  kept: Map<number, G['state']>;
}

/**
 * Goes through the whole game once: what happened at each step, copies to seek from, how far the digests agree. `lookers` null: the
 * digests must agree; else every view and every redacted event of these viewers must be possible.
 */
function survey<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  track: Track<G>,
  lookers: readonly Viewer[] | null,
): Survey<G> {
  const strict = lookers === null;
  const found: Survey<G> = { last: -1, agreed: -1, steps: [], kept: new Map() };
  let kinds: string[] = [];
  const tell: Tell<G> = (event, at) => {
    kinds.push(event.type);
    for (const viewer of lookers ?? []) game.redact(at, event, viewer);
  };
  let state: G['state'];
  try {
    state = track.start(tell);
    for (const viewer of lookers ?? []) game.view(state, viewer);
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
      for (const viewer of lookers ?? []) game.view(state, viewer);
    } catch {
      return found;
    }
    if (strict && step.digest !== undefined && digest(game, state) !== step.digest) return found;
    // behind the last digest of an unfinished game legal moves are all that can be asked
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
    if (i % EVERY === 0) found.kept.set(i, game.copy(state));
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
        const moves = playSentence(game, state, replay.steps[i - 1]!.move, tell);
        if (!moves) throw new Error(`not legal at step ${i}`);
        found.set(i, moves);
      }
      game.record.deals?.apply(setup, state, i);
    },
  };
}

/**
 * Plays the move a sentence names; windows in which it is not legal yet are passed first, so that records survive a rule that asks
 * more often. Gives the moves played, or null when it never became legal (the state has then moved on and is of no use).
 */
export function playSentence<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  sentence: string,
  tell?: Tell<G>,
): G['move'][] | null {
  const played: G['move'][] = [];
  while (played.length <= MOST_PASSES && game.decision(state)) {
    const meant = moveOf(game, state, sentence);
    const move = meant ?? playable(game, state).find((one) => game.isPass(one));
    if (!move) return null;
    game.play(state, move, tell);
    played.push(move);
    if (meant) return played;
  }
  return null;
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
  const within = (i: number): number => Math.min(Math.max(Math.trunc(i) || 0, 0), last);
  /** moves the cursor to a position and gives its state, which the caller must not keep */
  const go = (i: number): G['state'] => {
    let near = i - (i % EVERY);
    while (!kept.has(near)) near -= EVERY;
    if (cursor.at > i || cursor.at < near) cursor = { at: near, state: game.copy(kept.get(near)!) };
    while (cursor.at < i) {
      track.step(cursor.state, cursor.at + 1, quiet);
      cursor.at += 1;
    }
    return cursor.state;
  };
  const jump = (i: number, viewer: Viewer): Frame<G> => {
    const at = within(i);
    const view = game.view(go(at), viewer);
    return jumpFrame(at + 1, viewer, view, view);
  };
  /** Lets the step that leads to a position happen, from the position before; the cursor stands behind it then. */
  const happen = (at: number, tell: Tell<G>): G['state'] => {
    if (at === 0) cursor = { at, state: track.start(tell) };
    else {
      track.step(go(at - 1), at, tell);
      cursor.at = at;
    }
    return cursor.state;
  };
  const frame = (i: number, viewer: Viewer): Frame<G> => {
    const at = within(i);
    const state = at === 0 ? track.blank() : go(at - 1);
    const before = game.view(state, viewer);
    const { move: sentence, why } = replay.steps[at - 1] ?? { move: '' };
    const seat = seatOf(sentence);
    const own = viewer === seat || viewer === OPEN;
    const move = own || from === 'events' || at === 0 ? null : moveOf(game, state, sentence);
    const telling = move === null ? null : game.record.telling(state, move, seat, viewer);
    const events: G['seen'][] = [];
    const after = game.view(
      happen(at, (event, now) => void events.push(game.redact(now, event, viewer))),
      viewer,
    );
    const told = at === 0 ? null : own ? sentence : (telling?.(events) ?? null);
    const again = (tell: Tell<G>): void => void happen(at, tell);
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
    view: (i, viewer) => game.view(go(within(i)), viewer),
    frame,
    part,
    jump,
    stateAt(i) {
      const at = within(i);
      if (at > playableUntil) return null;
      if (from === 'moves') return game.copy(go(at));
      const setup = game.record.readSetup(replay.start);
      if (!setup.ok) return null;
      const again = movesTrack(game, replay, setup.value);
      const state = again.start(quiet);
      for (let step = 1; step <= at; step++) again.step(state, step, quiet);
      return state;
    },
  };
}
