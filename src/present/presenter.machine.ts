/**
 * When somebody sees what, as a statechart. It takes one update after another from a feed, has a renderer show it, and asks, rests, hands
 * the screen over or ends as the update says. It owns the only queue (one update taken ahead), the speed and the skip. To skip is to settle:
 * whatever an animation did, the table then equals the view, and everything is reported.
 */
import { assign, enqueueActions, setup } from 'xstate';
import type { GameTypes, SeatName } from '../core/game.ts';
import type { Feed } from '../feed/feed.ts';
import type { Update } from '../feed/update.ts';
import { pull, show } from './actors.ts';
import type { PresenterEvent } from './events.ts';
import type { How, PresenterPort } from './port.ts';
import type { Renderer } from './renderer.ts';

type View = GameTypes['view'];

export interface PresenterInput {
  feed: Feed;
  port: PresenterPort;
  /** the table that is always there */
  plain: Renderer;
  /** the table on the screen at first */
  view: View;
  speed: number;
  /** whether updates follow each other by themselves; if not, each one needs a STEP */
  playing: boolean;
  /** the seat of the person who has to take the screen before anything is shown; null if nobody has to */
  claim: SeatName | null;
}

interface Context extends Omit<PresenterInput, 'claim'> {
  /** the drawn table; null if only the plain one is there */
  stage: Renderer | null;
  /** updates taken from the feed whose turn has not come */
  queue: readonly Update[];
  /** the update being shown, or shown last; null before the first */
  update: Update | null;
  /** how many of its events are on the table */
  events: number;
  /** what follows the place in the middle of an update where the person stops to read */
  rest: Update | null;
  /** what the settings answer to the question after the update */
  automatic: unknown;
  /** the answer that waits until the coach was heard */
  unheard: unknown;
  /** whether one update was asked for while they do not follow each other */
  step: boolean;
  /** the seat that has to take the screen */
  handover: SeatName | null;
}

/** What the page asks about (`Presented`), whatever the states are called. */
type PresenterTag = 'asking' | 'reading' | 'moving' | 'settled' | 'thinking' | 'told';

/** A bot is shown as thinking after this many ms; the end of a game or lesson is told this many ms after its last update was shown. */
export const DELAYS = { thinking: 400, payOff: 1000 };

/** Cuts an update in two at the place where the person stops to read. */
function cutAt(update: Update, at: { events: number; view: View }): [Update, Update] {
  return [
    { ...update, events: update.events.slice(0, at.events), after: at.view, next: 'wait' },
    {
      ...update,
      before: at.view,
      events: update.events.slice(at.events),
      viewAt: (n) => update.viewAt(at.events + n),
      move: null,
    },
  ];
}

/** Shows a view at once. An error is reported, so that the presenter goes on. */
function settleOn(renderer: Renderer | null, { port }: Context, view: View): void {
  try {
    renderer?.settle(view);
  } catch (error) {
    port.failed(error);
  }
}

/** Gives an answer. If it answers a question and is not accepted, the presenter is sent REFUSED. */
function give({ port }: Context, answer: unknown, how: How, send: (event: PresenterEvent) => void): void {
  try {
    port.answer(answer, how);
  } catch (error) {
    if (how === 'reading') port.failed(error);
    else send({ type: 'REFUSED', error });
  }
}

export const presenterMachine = setup({
  types: {} as { context: Context; events: PresenterEvent; input: PresenterInput; tags: PresenterTag },
  delays: { ...DELAYS, dwell: ({ context: { port, update } }) => port.dwell(update) },
  actors: { pull, show },
  guards: {
    'somebody must take the screen': ({ context }) => context.handover !== null,
    'an update waits that is not animated': ({ context: { queue, speed, playing, step } }) =>
      queue[0] !== undefined && (queue[0].kind === 'jump' || (speed <= 0 && (playing || step))),
    'an update waits for its turn': ({ context: { queue, playing, step } }) => queue.length > 0 && (playing || step),
    'another seat decides': ({ context: { view, playing, step } }) =>
      (playing || step) && view.decision !== null && (view.decision.by ?? view.decision.seat) !== view.viewer,
    'the person stops to read': ({ context }) => context.rest !== null,
    'the table rests before more comes': ({ context: { update, playing, port } }) =>
      playing && update!.next === 'wait' && update!.kind === 'play' && port.dwell(update!) > 0,
    'more comes by itself': ({ context: { queue, update, automatic } }) =>
      queue.length > 0 || update!.next === 'wait' || automatic !== null,
    'the person is asked': ({ context }) => context.update!.next === 'ask',
    'nothing more comes': ({ context }) => context.update!.next === 'over',
    'there was nothing to see': ({ context }) => context.update!.kind === 'jump',
    'it answers something': ({ event }) => event.type === 'KEY' && event.answer !== undefined,
    'the coach must be heard': ({ context, event }) =>
      event.type === 'KEY' && event.answer !== undefined && context.port.advise(event.answer),
    'it was followed': ({ event }) => event.type === 'HEARD' && event.how === 'followed',
    'the screen is handed over after it': ({ context }) => typeof context.update?.next === 'object',
    'it ends all animation': ({ event }) => event.type === 'SPEED' && event.speed <= 0,
    'the table must rest first': ({ event }) => event.type === 'PLAY' && event.rested === true,
  },
  actions: {
    'pull if it goes on': enqueueActions(({ context: { queue, playing, step }, enqueue }) => {
      if (queue.length === 0 && (playing || step)) enqueue.sendTo('pull', { type: 'PULL' });
    }),
    'pull ahead': enqueueActions(({ context: { queue, feed, playing }, enqueue }) => {
      if (queue.length === 0 && feed.ahead && playing) enqueue.sendTo('pull', { type: 'PULL' });
    }),
    queue: assign(({ context, event }) => (event.type === 'UPDATE' ? { queue: [...context.queue, event.update] } : {})),
    take: assign(({ context: { queue, port, step } }) => {
      const [whole, ...rest] = queue;
      const stop = whole!.kind === 'play' ? port.cut(whole!) : null;
      const [update, left] = stop === null ? [whole!, null] : cutAt(whole!, stop);
      const asks = left === null && update.next === 'ask';
      return {
        queue: rest,
        update,
        rest: left,
        events: 0,
        // A jump is not what was asked for: after it comes the step.
        step: step && whole!.kind === 'jump',
        automatic: asks ? port.automatic(update) : null,
      };
    }),
    'take the rest': assign(({ context: { rest, queue } }) => ({
      queue: rest === null ? queue : [rest, ...queue],
      rest: null,
    })),
    'say that it is taken': ({ context: { port, update } }) => port.taken(update!),
    'answer by the settings': ({ context, self }) => {
      const { automatic } = context;
      if (automatic !== null) give(context, automatic, 'automatic', self.send);
    },
    'ask the person instead': assign({ automatic: null }),
    'show more': assign(({ event }) => (event.type === 'SHOWN' ? { events: event.events, view: event.view } : {})),
    'report more': ({ context: { port, update, events } }) => port.shown(update!, events, false),
    'report all': ({ context: { port, update, events } }) => port.shown(update!, events, true),
    'show the view after it': assign(({ context: { update } }) => ({
      view: update!.after,
      events: update!.events.length,
    })),
    settle: ({ context }) => settleOn(context.stage ?? context.plain, context, context.update!.after),
    drop: assign({ queue: [], step: false }),
    ask: ({ context }) => context.port.ask(),
    'give the answer': ({ context, event, self }) => {
      if (event.type === 'KEY') give(context, event.answer, 'chosen', self.send);
    },
    'keep the answer': assign({ unheard: ({ event }) => (event.type === 'KEY' ? event.answer : null) }),
    'give the answer that was kept': ({ context, self }) => give(context, context.unheard, 'chosen', self.send),
    'end the stop': ({ context, event, self }) => {
      if (event.type === 'KEY') give(context, event.answer, 'reading', self.send);
    },
    'say one moment': ({ context: { port }, event }) => {
      if (event.type === 'KEY' && event.answer !== undefined) port.moment();
    },
    undo: ({ context }) => context.port.undo(),
    seek: ({ context: { port }, event }) => {
      if (event.type === 'SEEK') port.seek(event.to);
    },
    'note who takes the screen': assign(({ context: { update } }) =>
      typeof update?.next === 'object' ? { handover: update.next.handover } : {},
    ),
    'hide all': ({ context: { port, handover } }) => port.handover(handover!),
    'hand over': ({ context }) => context.port.handedOver(),
    'nobody takes the screen': assign({ handover: null }),
    play: assign({ playing: true }),
    pause: assign({ playing: false, step: false }),
    'owe a step': assign({ step: true }),
    'set the speed': assign(({ event }) => (event.type === 'SPEED' ? { speed: event.speed } : {})),
    'set the stage': assign(({ context, event }) => ({
      stage: event.type === 'STAGE' ? event.stage : context.stage,
    })),
    'settle the stage': ({ context }) => settleOn(context.stage, context, context.view),
    'lose the stage': assign({ stage: null }),
    report: ({ context, event }) => {
      if ('error' in event) context.port.failed(event.error);
    },
  },
}).createMachine({
  id: 'presenter',
  context: ({ input: { claim, ...input } }) => ({
    ...input,
    stage: null,
    queue: [],
    update: null,
    events: 0,
    rest: null,
    automatic: null,
    unheard: null,
    step: false,
    handover: claim,
  }),
  invoke: { id: 'pull', src: 'pull', input: ({ context }) => context.feed },
  initial: 'opening',
  on: {
    UPDATE: { actions: 'queue' },
    RESET: { target: '.idle', actions: 'drop' },
    FAILED: { actions: 'report' },
    REFUSED: { actions: ['report', 'ask the person instead'] },
    UNDO: { actions: 'undo' },
    SEEK: { actions: 'seek' },
    SPEED: { actions: 'set the speed' },
    STAGE: { actions: ['set the stage', 'settle the stage'] },
    LOST: { actions: 'lose the stage' },
    PLAY: { actions: 'play' },
    PAUSE: { actions: 'pause' },
    STEP: { actions: 'owe a step' },
    CLOSE: '.closed',
  },
  states: {
    opening: {
      description: 'Somebody may have to take the screen before anything is shown.',
      always: [{ guard: 'somebody must take the screen', target: 'handover' }, { target: 'idle' }],
    },
    idle: {
      description:
        'Nothing is shown. If updates follow by themselves, or a step was asked for, the next one is pulled.',
      entry: 'pull if it goes on',
      always: [
        { guard: 'an update waits that is not animated', target: 'catchingUp' },
        { guard: 'an update waits for its turn', target: 'showing' },
      ],
      on: {
        // After an error, a key or a press tries again.
        KEY: { actions: ['say one moment', 'pull if it goes on'] },
        SKIP: { actions: 'pull if it goes on' },
        REFUSED: { guard: 'the person is asked', target: 'asking', actions: 'report' },
        PLAY: [
          { guard: 'the table must rest first', target: 'reading', actions: 'play' },
          { target: 'idle', reenter: true, actions: 'play' },
        ],
        PAUSE: { target: 'idle', reenter: true, actions: 'pause' },
        STEP: { target: 'idle', reenter: true, actions: 'owe a step' },
      },
      initial: 'quiet',
      states: {
        quiet: { after: { thinking: { guard: 'another seat decides', target: 'thinking' } } },
        thinking: { description: 'Another seat has been deciding for a while.', tags: 'thinking' },
      },
    },
    showing: {
      description: 'A renderer animates an update.',
      tags: 'moving',
      entry: ['take', 'say that it is taken', 'pull ahead', 'answer by the settings'],
      invoke: {
        id: 'show',
        src: 'show',
        input: ({ context, self }) => ({
          renderer: context.stage ?? context.plain,
          update: context.update!,
          speed: () => self.getSnapshot().context.speed,
        }),
      },
      on: {
        SHOWN: { actions: ['show more', 'report more'] },
        DONE: 'shown',
        BROKEN: { target: 'settling', actions: 'report' },
        SKIP: 'settling',
        KEY: { target: 'settling', actions: 'say one moment' },
        STEP: { target: 'settling', actions: 'owe a step' },
        HIDE: { guard: 'the screen is handed over after it', target: 'settling' },
        SPEED: { guard: 'it ends all animation', target: 'settling', actions: 'set the speed' },
        STAGE: { target: 'settling', actions: 'set the stage' },
        LOST: { target: 'settling', actions: 'lose the stage' },
      },
    },
    catchingUp: {
      description: 'An update is taken that is not animated: a jump, or any at speed 0.',
      entry: ['take', 'say that it is taken', 'answer by the settings'],
      always: 'settling',
    },
    settling: {
      description: 'The rest of the animation is left out: the renderer shows the view after the update.',
      entry: 'settle',
      always: 'shown',
    },
    shown: {
      description: 'All of the update is on the table. Reports it and decides what comes next.',
      entry: ['show the view after it', 'report all'],
      always: [
        { guard: 'the person stops to read', target: 'reading.card' },
        { guard: 'the table rests before more comes', target: 'reading.pace' },
        { guard: 'more comes by itself', target: 'idle' },
        { guard: 'the person is asked', target: 'asking' },
        { guard: 'nothing more comes', target: 'over' },
        { target: 'handover' },
      ],
    },
    reading: {
      description: 'The table rests before more is shown.',
      tags: 'settled',
      initial: 'pace',
      states: {
        card: {
          description: 'The person reads in the middle of an update, and answers to go on.',
          tags: ['asking', 'reading'],
          entry: 'ask',
          on: {
            KEY: {
              guard: 'it answers something',
              target: '#presenter.idle',
              actions: ['end the stop', 'take the rest'],
            },
            SKIP: { target: '#presenter.idle', actions: 'take the rest' },
          },
        },
        pace: {
          description: 'The update can be read before the next one comes by itself.',
          after: { dwell: '#presenter.idle' },
          on: {
            KEY: '#presenter.idle',
            SKIP: '#presenter.idle',
            STEP: '#presenter.idle',
            PAUSE: { target: '#presenter.idle', actions: 'pause' },
          },
        },
      },
    },
    asking: {
      description: 'The person at the screen has to answer the question of the view.',
      tags: ['asking', 'settled'],
      entry: 'pull if it goes on',
      initial: 'asked',
      states: {
        asked: { entry: 'ask' },
        again: { description: 'The coach was followed. The question is not asked aloud again.' },
      },
      on: {
        KEY: [
          { guard: 'the coach must be heard', target: 'confirming', actions: 'keep the answer' },
          { guard: 'it answers something', target: 'idle', actions: 'give the answer' },
        ],
        UPDATE: { target: 'idle', actions: 'queue' },
      },
    },
    confirming: {
      description: 'The answer waits until the coach was heard.',
      tags: ['asking', 'settled'],
      on: {
        KEY: [
          { guard: 'the coach must be heard', target: 'confirming', actions: 'keep the answer' },
          { guard: 'it answers something', target: 'idle', actions: 'give the answer' },
        ],
        HEARD: [
          { guard: 'it was followed', target: 'asking.again' },
          { target: 'idle', actions: 'give the answer that was kept' },
        ],
        UPDATE: { target: 'idle', actions: 'queue' },
      },
    },
    handover: {
      description: 'Another person has to take the screen. Nothing of the game is on it.',
      tags: 'settled',
      entry: ['note who takes the screen', 'hide all'],
      exit: 'nobody takes the screen',
      on: { READY: { target: 'idle', actions: 'hand over' } },
    },
    over: {
      description: 'Nothing more comes by itself: the game has ended, or the lesson stands still.',
      tags: 'settled',
      entry: 'pull if it goes on',
      on: { UPDATE: { target: 'idle', actions: 'queue' } },
      initial: 'payOff',
      states: {
        payOff: {
          description: 'The last update is still looked at.',
          always: { guard: 'there was nothing to see', target: 'told' },
          after: { payOff: 'told' },
          on: { KEY: 'told', SKIP: 'told' },
        },
        told: { description: 'The end may be told.', tags: 'told' },
      },
    },
    closed: { description: 'The page was left.', type: 'final' },
  },
});
