/** The two ways to play a recorded game step by step: by its moves, or by its events. */
import type { Game, GameTypes, Tell } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import type { Replay, Step } from './format.ts';
import { moveOf } from './sentences.ts';

/** The most moves passed before a recorded move, if today's rules let a seat act more often than when the game was recorded. */
const MAX_PASSES = 40;

/** One way to play a replay step by step: from its moves or from its events. */
export interface Track<G extends GameTypes> {
  /** Returns the state before the first event. */
  blank(): G['state'];
  start(tell: Tell<G>): G['state'];
  /** Plays step `i` (from 1) and changes the given state. */
  step(state: G['state'], i: number, tell: Tell<G>): void;
}

/** How much work has been done, in the units of `BUDGET.work`, and the most allowed. */
export interface Work {
  done: number;
  readonly most: number;
}

export function movesTrack<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  setup: G['setup'],
  work?: Work,
): Track<G> {
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
        const moves = playStep(game, state, replay.steps[i - 1]!, tell, work);
        if (!moves) throw new Error(`not legal at step ${i}`);
        found.set(i, moves);
      }
      game.record.deals?.apply(setup, state, i);
    },
  };
}

/**
 * Plays the move that a recorded step names, which changes the state. So that old records survive rules that ask more often, it first
 * passes decisions in which the move is not legal yet and answers those the record did not know (`RecordPart.unasked`); afterwards it
 * passes what comes before the turn in which the step ended. Returns the moves played, or null if the recorded move never became legal or
 * the work budget ran out; the state has then changed and must be thrown away. `work` counts the legal moves looked at.
 */
export function playStep<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  { move: sentence, turn }: Pick<Step, 'move' | 'turn'>,
  tell?: Tell<G>,
  work?: Work,
): G['move'][] | null {
  const played: G['move'][] = [];
  const play = (move: G['move'], legal: readonly G['move'][]): void => {
    game.play(state, move, tell, legal);
    played.push(move);
  };
  const listed = (): G['move'][] => {
    const legal = game.moves(state);
    if (work !== undefined) work.done += legal.length;
    return legal;
  };
  const pass = (legal: readonly G['move'][]): G['move'] | null =>
    legal.find((one) => game.isPass(one)) ?? game.record.unasked?.(state) ?? null;
  for (let meant: G['move'] | null = null; meant === null;) {
    if (played.length > MAX_PASSES || !game.decision(state)) return null;
    if (work !== undefined && work.done > work.most) return null;
    const legal = listed();
    meant = moveOf(game, state, sentence, legal);
    const move = meant ?? pass(legal);
    if (!move) return null;
    play(move, legal);
  }
  while (played.length <= MAX_PASSES && game.turn(state) < turn && game.decision(state)) {
    const legal = listed();
    const move = pass(legal);
    if (!move) break;
    play(move, legal);
  }
  return played;
}

export function eventsTrack<G extends GameTypes>(game: Game<G>, replay: Replay, setup: G['setup']): Track<G> {
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
