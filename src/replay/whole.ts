/** A light replay made whole: its moves are played once more, and what they bring about is written down. */
import type { JsonObject } from './door.ts';
import type { Replay, Step } from './format.ts';
import type { GameKit } from './kit.ts';
import { playSentence } from './player.ts';

/**
 * The replay with the events of every step, so that it can be watched after the rules have changed too. As it was where it has them,
 * or where today's rules do not follow its moves to the end.
 */
export function wholeReplay<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  replay: Replay,
): Replay {
  const setup = kit.readSetup(replay.start);
  if (replay.opening.events !== undefined || !setup.ok) return replay;
  let events: JsonObject[] = [];
  const tell = (event: Event): void => void events.push(JSON.parse(JSON.stringify(event)) as JsonObject);
  const taken = (): JsonObject[] => {
    const list = events;
    events = [];
    return list;
  };
  try {
    const state = kit.game.start(setup.value, tell);
    const opening = { ...replay.opening, events: taken() };
    kit.between?.(setup.value, state, 0);
    const steps: Step[] = [];
    for (const [i, step] of replay.steps.entries()) {
      if (playSentence(kit, state, step.move, tell) === null) return replay;
      kit.between?.(setup.value, state, i + 1);
      steps.push({ ...step, events: taken() });
    }
    return { ...replay, opening, steps };
  } catch {
    return replay;
  }
}
