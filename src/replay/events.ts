/** Recreates the events of a replay by replaying its moves. */
import type { Game, GameTypes } from '../core/game.ts';
import { type JsonObject, jsonOf } from '../core/json.ts';
import type { Progress } from './budget.ts';
import type { Replay, Step } from './format.ts';
import { playStep } from './track.ts';

/**
 * Returns the replay with the events that its moves make, so that it can still be watched after the rules have changed. They replace the
 * file's own events, which may be missing or false. Returns it unchanged if today's rules do not play its moves as recorded.
 */
export function* withEvents<G extends GameTypes>(game: Game<G>, replay: Replay): Generator<Progress, Replay> {
  const setup = game.record.readSetup(replay.start);
  if (!setup.ok) return replay;
  const size = game.record.size(setup.value);
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
    if (game.digest(state) !== opening.digest) return replay;
    const steps: Step[] = [];
    const work = { done: 0, most: Number.POSITIVE_INFINITY };
    for (const [i, step] of replay.steps.entries()) {
      if (playStep(game, state, step, tell, work) === null) return replay;
      game.record.deals?.apply(setup.value, state, i + 1);
      if (step.digest !== undefined && game.digest(state) !== step.digest) return replay;
      steps.push({ ...step, events: taken() });
      work.done += size;
      yield { work: work.done, share: (i + 1) / replay.steps.length };
    }
    return { ...replay, opening, steps };
  } catch {
    return replay;
  }
}
