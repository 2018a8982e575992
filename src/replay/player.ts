/**
 * Watching a replay: from its moves as long as the rules still agree with them (the digest of each turn says so), else from its
 * events. Positions are steps: 0 is the table after the set-up, n after the n-th move.
 */
import type { SeatName, Sentence } from '../core/game.ts';
import type { Frame } from '../session/types.ts';
import { type JsonObject, refuse } from './door.ts';
import type { Replay } from './format.ts';
import { type GameKit, moveOf, playable, seatOf } from './kit.ts';

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

export interface ReplayPlayer<State, View, Seen> {
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
  view(i: number, viewer: SeatName): View;
  /** The step that led to a position, with all a seat knew at the time ('open': everything). */
  frame(i: number, viewer: SeatName): Frame<View, Seen>;
  /** The same step as far as its first `n` events, for looking at what one move brought about bit by bit. */
  part(i: number, viewer: SeatName, n: number): Frame<View, Seen>;
  /** The same table without a step to animate, for seeking. */
  jump(i: number, viewer: SeatName): Frame<View, Seen>;
  /** A copy to play on from, or null where the rules do not agree. */
  stateAt(i: number): State | null;
}

/** Steps between two kept copies: at most this many are played again for a seek. */
const EVERY = 4;
/** Windows passed unwritten before a written move, where the rules of the file asked less often. */
const MOST_PASSES = 40;

/** Makes a sentence into words; null leaves it unsaid. */
export type Say = (sentence: Sentence) => string | null;
type Tell<State, Event> = (event: Event, state: State) => void;
interface Track<State, Event> {
  /** the state before the first event */
  blank(): State;
  start(tell: Tell<State, Event>): State;
  /** plays step i (from 1) in place */
  step(state: State, i: number, tell: Tell<State, Event>): void;
}

/**
 * Opens a replay. `say` makes the bot's reasons into words for frames. Refuses with a sentence only what cannot be watched at all: another game, a set-up nobody can lay out,
 * a first table nobody can see.
 */
export function openReplay<State, Move, Event extends object, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  replay: Replay,
  say: Say = () => null,
): { ok: true; player: ReplayPlayer<State, View, Seen> } | { ok: false; problem: Sentence } {
  if (replay.game !== kit.game.id) return refuse('replay.otherGame', { name: replay.game });
  const setup = kit.readSetup(replay.start);
  if (!setup.ok) return setup;
  const moves = movesTrack(kit, replay, setup.value);
  const byMoves = survey(kit, replay, moves, true);
  if (byMoves.agreed === replay.steps.length) {
    return { ok: true, player: player(kit, replay, say, moves, byMoves, 'moves', byMoves.agreed, null) };
  }
  const events = eventsTrack(kit, replay, setup.value);
  const byEvents = survey(kit, replay, events, false);
  const playableUntil = byMoves.agreed;
  if (byEvents.last < 0 || byEvents.last < playableUntil) {
    if (playableUntil < 0) return refuse('replay.unwatchable');
    const problem = { key: 'replay.cutShort', params: { n: playableUntil, of: replay.steps.length } };
    return {
      ok: true,
      player: player(kit, replay, say, moves, { ...byMoves, last: playableUntil }, 'moves', playableUntil, problem),
    };
  }
  const problem: Sentence =
    byEvents.last < replay.steps.length
      ? { key: 'replay.cutShort', params: { n: byEvents.last, of: replay.steps.length } }
      : { key: 'replay.otherRules' };
  return { ok: true, player: player(kit, replay, say, events, byEvents, 'events', playableUntil, problem) };
}

interface Survey<State> {
  /** last position reached without an error; -1 for none */
  last: number;
  /** last position up to which every digest was confirmed; -1 when the set-up's is not */
  agreed: number;
  steps: StepInfo[];
  kept: Map<number, State>;
}

/** Goes through the whole game once: what happened at each step, copies to seek from, how far the digests agree. */
function survey<State, Move, Event extends object, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  replay: Replay,
  track: Track<State, Event>,
  strict: boolean,
): Survey<State> {
  const found: Survey<State> = { last: -1, agreed: -1, steps: [], kept: new Map() };
  let kinds: string[] = [];
  const tell: Tell<State, Event> = (event, at) => {
    kinds.push(String((event as { type?: unknown }).type));
    if (!strict) for (const viewer of [...kit.game.seats, 'open']) kit.game.redact(at, event, viewer);
  };
  let state: State;
  try {
    state = track.start(tell);
    if (!strict) look(kit, state);
  } catch {
    return found;
  }
  found.steps.push({ index: 0, seat: null, sentence: null, turn: kit.turn(state), kinds, why: null });
  found.kept.set(0, kit.game.copy(state));
  found.last = 0;
  if (strict && digest(kit, state) !== replay.opening.digest) return found;
  found.agreed = 0;
  const lastDigest = replay.steps.findLastIndex((step) => step.digest !== undefined) + 1;
  for (let i = 1; i <= replay.steps.length; i++) {
    const step = replay.steps[i - 1]!;
    kinds = [];
    try {
      track.step(state, i, tell);
      if (!strict) look(kit, state);
    } catch {
      return found;
    }
    if (strict && step.digest !== undefined && digest(kit, state) !== step.digest) return found;
    // behind the last digest of an unfinished game legal moves are all that can be asked
    if (step.digest !== undefined || i > lastDigest) found.agreed = i;
    found.last = i;
    found.steps.push({
      index: i,
      seat: seatOf(step.move),
      sentence: step.move,
      turn: kit.turn(state),
      kinds,
      why: step.why ?? null,
    });
    if (i % EVERY === 0) found.kept.set(i, kit.game.copy(state));
  }
  return found;
}

/** What cannot be seen cannot be watched: throws where the view of a table made of foreign events fails. */
function look<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  state: State,
): void {
  for (const viewer of [...kit.game.seats, 'open']) kit.game.view(state, viewer);
}

function digest<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  state: State,
): string {
  try {
    return kit.game.digest(state);
  } catch {
    return '';
  }
}

function movesTrack<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  replay: Replay,
  setup: Setup,
): Track<State, Event> {
  const found = new Map<number, Move[]>();
  return {
    blank: () => kit.blank(setup),
    start(tell) {
      const state = kit.game.start(setup, tell);
      kit.between?.(setup, state, 0);
      return state;
    },
    step(state, i, tell) {
      const known = found.get(i);
      if (known) {
        for (const move of known) kit.game.play(state, move, tell);
      } else {
        const moves = playSentence(kit, state, replay.steps[i - 1]!.move, tell);
        if (!moves) throw new Error(`not legal at step ${i}`);
        found.set(i, moves);
      }
      kit.between?.(setup, state, i);
    },
  };
}

/**
 * Plays the move a sentence names; windows in which it is not legal yet are passed first, so that records survive a rule that asks
 * more often. Gives the moves played, or null when it never became legal (the state has then moved on and is of no use).
 */
export function playSentence<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  state: State,
  sentence: string,
  tell?: Tell<State, Event>,
): Move[] | null {
  const played: Move[] = [];
  while (played.length <= MOST_PASSES && kit.game.decision(state)) {
    const meant = moveOf(kit, state, sentence);
    const move = meant ?? playable(kit, state).find((one) => kit.isPass(one));
    if (!move) return null;
    kit.game.play(state, move, tell);
    played.push(move);
    if (meant) return played;
  }
  return null;
}

function eventsTrack<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  replay: Replay,
  setup: Setup,
): Track<State, Event> {
  const run = (state: State, i: number, events: JsonObject[] | undefined, tell: Tell<State, Event>): State => {
    if (!events) throw new Error('no events on file');
    for (const event of events) tell(kit.applyRecorded(state, event), state);
    kit.between?.(setup, state, i);
    return state;
  };
  return {
    blank: () => kit.blank(setup),
    start: (tell) => run(kit.blank(setup), 0, replay.opening.events, tell),
    step: (state, i, tell) => void run(state, i, replay.steps[i - 1]!.events, tell),
  };
}

function player<State, Move, Event extends object, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  replay: Replay,
  say: Say,
  track: Track<State, Event>,
  { steps, kept, last }: Survey<State>,
  from: 'moves' | 'events',
  playableUntil: number,
  problem: Sentence | null,
): ReplayPlayer<State, View, Seen> {
  const quiet = (): void => {};
  let cursor = { at: 0, state: kit.game.copy(kept.get(0)!) };
  const within = (i: number): number => Math.min(Math.max(Math.trunc(i) || 0, 0), last);
  /** moves the cursor to a position and gives its state, which the caller must not keep */
  const go = (i: number): State => {
    let near = i - (i % EVERY);
    while (!kept.has(near)) near -= EVERY;
    if (cursor.at > i || cursor.at < near) cursor = { at: near, state: kit.game.copy(kept.get(near)!) };
    while (cursor.at < i) {
      track.step(cursor.state, cursor.at + 1, quiet);
      cursor.at += 1;
    }
    return cursor.state;
  };
  const jump = (i: number, viewer: SeatName): Frame<View, Seen> => {
    const at = within(i);
    const view = kit.game.view(go(at), viewer);
    return { index: at + 1, before: view, events: [], after: view, move: null, reason: null, kind: 'jump' };
  };
  const frame = (i: number, viewer: SeatName): Frame<View, Seen> => {
    const at = within(i);
    const events: Seen[] = [];
    const tell: Tell<State, Event> = (event, state) => void events.push(kit.game.redact(state, event, viewer));
    if (at === 0) {
      const before = kit.game.view(track.blank(), viewer);
      cursor = { at: 0, state: track.start(tell) };
      return {
        index: 1,
        before,
        events,
        after: kit.game.view(cursor.state, viewer),
        move: null,
        reason: null,
        kind: 'play',
      };
    }
    const state = go(at - 1);
    const before = kit.game.view(state, viewer);
    const { move: sentence, why } = replay.steps[at - 1]!;
    const seat = seatOf(sentence);
    const move = from === 'moves' ? moveOf(kit, state, sentence) : null;
    const own = viewer === seat || viewer === 'open';
    const telling = own || move === null ? null : kit.telling(state, move, seat, viewer);
    track.step(state, at, tell);
    const told = own ? sentence : (telling?.(events) ?? null);
    cursor.at = at;
    return {
      index: at + 1,
      before,
      events,
      after: kit.game.view(state, viewer),
      move: told === null ? null : { seat, sentence: told },
      reason: why && own ? say(why) : null,
      kind: 'play',
    };
  };
  /** The events of a step with all secrets: from the file, else from playing it. */
  const eventsOf = (i: number): JsonObject[] => {
    const kept = i === 0 ? replay.opening.events : replay.steps[i - 1]!.events;
    if (kept !== undefined && kept.length === steps[i]?.kinds.length) return kept;
    const events: JsonObject[] = [];
    const keep: Tell<State, Event> = (event) => void events.push(JSON.parse(JSON.stringify(event)) as JsonObject);
    if (i === 0) track.start(keep);
    else track.step(kit.game.copy(go(i - 1)), i, keep);
    return events;
  };
  const part = (i: number, viewer: SeatName, n: number): Frame<View, Seen> => {
    const at = within(i);
    const state = at === 0 ? track.blank() : kit.game.copy(go(at - 1));
    const before = kit.game.view(state, viewer);
    const events: Seen[] = [];
    for (const event of eventsOf(at).slice(0, n))
      events.push(kit.game.redact(state, kit.applyRecorded(state, structuredClone(event)), viewer));
    const whole = frame(at, viewer);
    return { ...whole, before, events, after: kit.game.view(state, viewer), reason: null };
  };
  return {
    replay,
    from,
    length: last,
    playableUntil: Math.min(playableUntil, last),
    problem,
    steps,
    view: (i, viewer) => kit.game.view(go(within(i)), viewer),
    frame,
    part,
    jump,
    stateAt(i) {
      const at = within(i);
      if (at > playableUntil) return null;
      if (from === 'moves') return kit.game.copy(go(at));
      const setup = kit.readSetup(replay.start);
      if (!setup.ok) return null;
      const again = movesTrack(kit, replay, setup.value);
      const state = again.start(quiet);
      for (let step = 1; step <= at; step++) again.step(state, step, quiet);
      return state;
    },
  };
}
