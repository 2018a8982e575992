/** Adds the events to a light replay, which holds only moves, by playing it once more. */
import type { Game, GameTypes } from '../core/game.ts';
import { type JsonObject, jsonOf } from '../core/json.ts';
import type { Replay, Step } from './format.ts';
import { playStep } from './player.ts';

/**
 * The replay with the events of every step, so that it can still be watched after the rules have changed. Returned unchanged where it
 * already has them, or where today's rules do not allow all its moves.
 */
export function withEvents<G extends GameTypes>(game: Game<G>, replay: Replay): Replay {
  const setup = game.record.readSetup(replay.start);
  if (replay.opening.events !== undefined || !setup.ok) return replay;
  let events: JsonObject[] = [];
  const tell = (event: G['event']): void => void events.push(jsonOf(event));
  const taken = (): JsonObject[] => {
    const list = events;
    events = [];
    return list;
  };
  try {
    const state = game.start(setup.value, tell);
    const opening = { ...replay.opening, events: taken() };
    game.record.deals?.apply(setup.value, state, 0);
    const steps: Step[] = [];
    for (const [i, step] of replay.steps.entries()) {
      if (playStep(game, state, step, tell) === null) return replay;
      game.record.deals?.apply(setup.value, state, i + 1);
      steps.push({ ...step, events: taken() });
    }
    return { ...replay, opening, steps };
  } catch {
    return replay;
  }
}
