/** Writes a replay while a game is played: the set-up, then a step for each move. */
import type { Outcome, Sentence } from '../core/game.ts';
import type { JsonObject } from './door.ts';
import { REPLAY_FORMAT, type Replay, type Sitter, type Step } from './format.ts';
import { type GameKit, sentenceOf } from './kit.ts';

export interface RecordHead {
  id: string;
  /** ISO 8601, UTC */
  date: string;
  name: string;
  seats: Record<string, Sitter>;
}

/** An event kept as it was told, whatever becomes of the objects it held. */
const kept = (event: unknown): JsonObject => JSON.parse(JSON.stringify(event)) as JsonObject;

/**
 * Starts the game and its record. `tell` gets every event of the set-up, as in `Game.start`.
 * Throws what the game throws when the set-up is not playable.
 */
export function startRecorded<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  setup: Setup,
  head: RecordHead,
  tell?: (event: Event, state: State) => void,
): { state: State; record: Replay } {
  const events: JsonObject[] = [];
  const state = kit.game.start(setup, (event, at) => {
    events.push(kept(event));
    tell?.(event, at);
  });
  const record: Replay = {
    format: REPLAY_FORMAT,
    game: kit.game.id,
    rules: kit.game.rulesVersion,
    id: head.id,
    date: head.date,
    name: head.name,
    start: kit.writeSetup(setup),
    seats: head.seats,
    takeBacks: 0,
    result: null,
    opening: { digest: kit.game.digest(state), events },
    steps: [],
    layers: [],
  };
  return { state, record };
}

/**
 * Plays a legal move in place and makes its step (which the caller adds to the record). Throws `IllegalMove` and changes nothing.
 */
export function playRecorded<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  state: State,
  move: Move,
  { why, tell }: { why?: Sentence | undefined; tell?: (event: Event, state: State) => void } = {},
): Step {
  const sentence = kit.game.decision(state) ? sentenceOf(kit, state, move) : '';
  const turn = kit.turn(state);
  const events: JsonObject[] = [];
  kit.game.play(state, move, (event, at) => {
    events.push(kept(event));
    tell?.(event, at);
  });
  const step: Step = { move: sentence, turn: kit.turn(state) };
  if (why) step.why = why;
  if (step.turn !== turn || kit.game.outcome(state)) step.digest = kit.game.digest(state);
  step.events = events;
  return step;
}

/** The result as a record keeps it. */
export const resultOf = (outcome: Outcome | null): Replay['result'] =>
  outcome ? { winner: outcome.winner, reason: outcome.reason } : null;
