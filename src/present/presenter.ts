/** Opens the presenter of one game on the screen: the chart's actor, and what the page sees of it. */
import { type ActorOptions, createActor } from 'xstate';
import type { GameTypes, SeatName } from '../core/game.ts';
import type { Update } from '../feed/update.ts';
import type { PresenterEvent } from './events.ts';
import type { PresenterPort } from './port.ts';
import { type PresenterInput, presenterMachine } from './presenter.machine.ts';

/** What is on the screen now. */
export interface Presented {
  /** the table as far as it has been shown; without its open decision while more is to be shown */
  view: GameTypes['view'];
  /** the update being shown, or shown last; null before the first */
  update: Update | null;
  /** whether the person can answer the question of the view */
  asking: boolean;
  /** whether that question is only how to go on after reading, and none of the rules */
  reading: boolean;
  /** whether an update is being animated */
  moving: boolean;
  /** whether everything that can come by itself has been shown */
  settled: boolean;
  /** whether another seat has been thinking for a while about a question that everybody knows of */
  thinking: boolean;
  /** whether the end of the game or lesson may be told: its last update was shown and looked at */
  told: boolean;
  /** the seat that has to take the screen; null if nobody has to */
  handover: SeatName | null;
  /** whether updates follow each other by themselves */
  playing: boolean;
}

export interface Presenter {
  now(): Presented;
  /** Adds a listener, called after every change; returns a function that removes it. */
  subscribe(listener: (now: Presented) => void): () => void;
  send(event: PresenterEvent): void;
  close(): void;
}

/** Opens a presenter, which begins to take updates at once. `clock`: for its delays; tests have their own. */
export function openPresenter(
  input: PresenterInput,
  { clock }: Pick<ActorOptions<typeof presenterMachine>, 'clock'> = {},
): Presenter {
  const port = reporting(input.port);
  const actor = createActor(presenterMachine, { input: { ...input, port }, ...(clock && { clock }) });
  const now = (): Presented => {
    const snapshot = actor.getSnapshot();
    const { view, update, handover, playing } = snapshot.context;
    return {
      view,
      update,
      handover,
      playing,
      asking: snapshot.hasTag('asking'),
      reading: snapshot.hasTag('reading'),
      moving: snapshot.hasTag('moving'),
      settled: snapshot.hasTag('settled'),
      thinking: snapshot.hasTag('thinking'),
      told: snapshot.hasTag('told'),
    };
  };
  actor.start();
  return {
    now,
    subscribe(listener) {
      const { unsubscribe } = actor.subscribe(() => listener(now()));
      return unsubscribe;
    },
    send(event) {
      // What a page still reports while it closes is of no use.
      if (actor.getSnapshot().status === 'active') actor.send(event);
    },
    close: () => actor.send({ type: 'CLOSE' }),
  };
}

/** Returns a port whose errors are reported, so that the presenter goes on. What an answer throws is left to the chart. */
function reporting(port: PresenterPort): PresenterPort {
  const safe =
    <A extends unknown[], R>(method: (...args: A) => R, otherwise: R) =>
    (...args: A): R => {
      try {
        return method.apply(port, args);
      } catch (error) {
        port.failed(error);
        return otherwise;
      }
    };
  return {
    taken: safe(port.taken, undefined),
    shown: safe(port.shown, undefined),
    cut: safe(port.cut, null),
    automatic: safe(port.automatic, null),
    dwell: safe(port.dwell, 0),
    ask: safe(port.ask, undefined),
    advise: safe(port.advise, false),
    answer: (answer, how) => port.answer(answer, how),
    undo: safe(port.undo, undefined),
    seek: safe(port.seek, undefined),
    handover: safe(port.handover, undefined),
    handedOver: safe(port.handedOver, undefined),
    moment: safe(port.moment, undefined),
    failed: (error) => port.failed(error),
  };
}
