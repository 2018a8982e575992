/**
 * A match's life cycle as a statechart. The session asks for tags, never for state names.
 * Shape: starting → deciding → personDecides | handover | scriptRests | botThinks → over; stuck if the rules themselves throw; closed from
 * everywhere. Scripts move at once, outside the chart; scriptRests is for a script that has no move. `handover`: a person who is not at the
 * screen has to decide; it lasts until they take the screen over.
 * No move is played inside an action of the chart, because the rules have charts of their own.
 */
import { createActor, fromPromise, setup } from 'xstate';

type SessionEvent =
  | { type: 'READY' }
  | { type: 'PLAYED' }
  | { type: 'UNDONE' }
  | { type: 'HANDED_OVER' }
  | { type: 'CLOSE' };

export interface SessionParts {
  over(): boolean;
  personDecides(): boolean;
  otherDecides(): boolean;
  scriptDecides(): boolean;
  /** Plays bot moves until a person or script has to decide; `signal` aborts when the chart leaves its state of thinking bots. */
  letBotsMove(signal: AbortSignal): Promise<void>;
  letGo(): void;
  tellError(error: unknown): void;
}

/** Makes the actor of one match's chart, not yet started: call `start()`, then send READY. */
export function sessionLife(parts: SessionParts) {
  const machine = setup({
    types: {} as { events: SessionEvent; tags: 'may-undo' | 'handover' | 'over' | 'closed' },
    guards: {
      'the game is over': () => parts.over(),
      'the person at the screen decides': () => parts.personDecides(),
      'another person decides': () => parts.otherDecides(),
      'a script decides': () => parts.scriptDecides(),
    },
    actors: { 'let the bots move': fromPromise<void>(({ signal }) => parts.letBotsMove(signal)) },
    actions: {
      'let go': () => parts.letGo(),
      'tell the error': ({ event }) => parts.tellError((event as unknown as { error: unknown }).error),
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
          { guard: 'the person at the screen decides', target: 'personDecides' },
          { guard: 'another person decides', target: 'handover' },
          { guard: 'a script decides', target: 'scriptRests' },
          { target: 'botThinks' },
        ],
      },
      personDecides: { tags: ['may-undo'], on: { PLAYED: 'deciding', UNDONE: 'deciding' } },
      handover: { tags: ['handover', 'may-undo'], on: { HANDED_OVER: 'deciding', UNDONE: 'deciding' } },
      scriptRests: { tags: ['may-undo'], on: { UNDONE: 'deciding' } },
      botThinks: {
        tags: ['may-undo'],
        invoke: {
          src: 'let the bots move',
          onDone: 'deciding',
          onError: { target: 'stuck', actions: 'tell the error' },
        },
        on: { UNDONE: 'deciding' },
      },
      over: { tags: ['over', 'may-undo'], on: { UNDONE: 'deciding' } },
      stuck: { tags: ['may-undo'], on: { UNDONE: 'deciding' } },
      closed: { tags: ['closed'], type: 'final', entry: 'let go' },
    },
  });
  return createActor(machine);
}
