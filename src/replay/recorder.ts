/** Records a game as a replay while it is played: the set-up, then a step for each move. */
import type { Game, GameTypes, Reason, Tell, Unseen } from '../core/game.ts';
import { type JsonObject, jsonOf } from '../core/json.ts';
import type { SeatPlayers } from '../core/seat-player.ts';
import { REPLAY_FORMAT, type Replay, type Step } from './format.ts';
import { sentenceOf } from './sentences.ts';

export interface RecordHead {
  id: string;
  /** ISO 8601, UTC */
  date: string;
  name: string;
  seats: SeatPlayers;
}

/**
 * Starts a game and its record. `tell` gets every event of the set-up, as in `Game.start`. Throws what the game throws if the set-up is not
 * playable.
 */
export function startRecorded<G extends GameTypes>(
  game: Game<G>,
  setup: G['setup'],
  head: RecordHead,
  tell?: Tell<G>,
): { state: G['state']; record: Replay } {
  const events: JsonObject[] = [];
  const state = game.start(setup, (event, at) => {
    events.push(jsonOf(event));
    tell?.(event, at);
  });
  const record: Replay = {
    format: REPLAY_FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    id: head.id,
    date: head.date,
    name: head.name,
    start: game.record.writeSetup(setup),
    seats: { ...head.seats },
    takeBacks: 0,
    result: null,
    opening: { digest: game.digest(state), events },
    steps: [],
    layers: [],
  };
  return { state, record };
}

/**
 * Plays a legal move, which changes the state, and returns its step, which the caller adds to the record. Throws `IllegalMove` for any
 * other move and changes nothing. `why`: the bot's reason; `legal`: the result of `game.moves(state)`, if the caller has it.
 */
export function playRecorded<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  move: G['move'],
  {
    why,
    tell,
    unseen,
    legal = game.moves(state),
  }: {
    why?: Reason | undefined;
    tell?: Tell<G>;
    unseen?: Unseen<G>;
    legal?: readonly G['move'][] | undefined;
  } = {},
): Step {
  const sentence = game.decision(state) ? sentenceOf(game, state, move, legal) : '';
  const turn = game.turn(state);
  const events: JsonObject[] = [];
  const hear: Tell<G> = (event, at) => {
    events.push(jsonOf(event));
    tell?.(event, at);
  };
  game.play(state, move, hear, legal, unseen);
  const step: Step = { move: sentence, turn: game.turn(state) };
  if (why) step.why = why;
  if (step.turn !== turn || game.outcome(state)) step.digest = game.digest(state);
  step.events = events;
  return step;
}
