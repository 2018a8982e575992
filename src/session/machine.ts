/**
 * The life of a match as a statechart. Screens and the session ask for tags, never for state names.
 * Shape: starting → (who decides?) → personDecides ⇄ botThinks → over; closed from everywhere.
 * Events: READY, PLAYED, TAKEN_BACK, CLOSE. Guards: `the game is over`, `a person decides`. Actor: `ask the bot`.
 * Actions: `play the answer`, `do without the bot`, `let go`.
 */
import { createActor, fromPromise, setup } from 'xstate';

type SessionEvent = { type: 'READY' } | { type: 'PLAYED' } | { type: 'TAKEN_BACK' } | { type: 'CLOSE' };

export interface SessionParts {
  over(): boolean;
  personDecides(): boolean;
  /** resolves when the bot's move has been chosen; `signal` says that nobody waits any more */
  askBot(signal: AbortSignal): Promise<unknown>;
  playAnswer(answer: unknown): void;
  doWithoutBot(error: unknown): void;
  letGo(): void;
}

/** The life of one match, not begun yet: `start()`, then READY. */
export function sessionLife(parts: SessionParts) {
  const machine = setup({
    types: {} as { events: SessionEvent; tags: 'may-play' | 'may-take-back' | 'thinking' | 'over' | 'closed' },
    guards: { 'the game is over': () => parts.over(), 'a person decides': () => parts.personDecides() },
    actors: { 'ask the bot': fromPromise<unknown>(({ signal }) => parts.askBot(signal)) },
    actions: {
      'play the answer': ({ event }) => parts.playAnswer((event as unknown as { output: unknown }).output),
      'do without the bot': ({ event }) => parts.doWithoutBot((event as unknown as { error: unknown }).error),
      'let go': () => parts.letGo(),
    },
  }).createMachine({
    id: 'session',
    initial: 'starting',
    on: { CLOSE: '.closed' },
    states: {
      starting: { on: { READY: 'deciding' } },
      deciding: {
        always: [
          { guard: 'the game is over', target: 'over' },
          { guard: 'a person decides', target: 'personDecides' },
          { target: 'botThinks' },
        ],
      },
      personDecides: { tags: ['may-play', 'may-take-back'], on: { PLAYED: 'deciding', TAKEN_BACK: 'deciding' } },
      botThinks: {
        tags: ['thinking', 'may-take-back'],
        invoke: {
          src: 'ask the bot',
          onDone: { target: 'deciding', actions: 'play the answer' },
          onError: { target: 'deciding', actions: 'do without the bot' },
        },
        on: { TAKEN_BACK: { target: 'deciding' } },
      },
      over: { tags: ['over', 'may-take-back'], on: { TAKEN_BACK: 'deciding' } },
      closed: { tags: ['closed'], type: 'final', entry: 'let go' },
    },
  });
  return createActor(machine);
}
