/** What the presenter's chart has running beside it: the pull of updates, and the animation of one. */
import { fromCallback } from 'xstate';
import type { GameTypes } from '../core/game.ts';
import type { Feed } from '../feed/feed.ts';
import type { Update } from '../feed/update.ts';
import type { PresenterEvent } from './events.ts';
import type { Renderer } from './renderer.ts';

/** Takes the next update whenever it is sent PULL, one at a time, and again after a reset: a jump that is there then comes at once. */
export const pull = fromCallback<{ type: 'PULL' }, Feed, PresenterEvent>(({ input: feed, sendBack, receive }) => {
  let waiting = false;
  const take = (): void => {
    if (waiting) return;
    waiting = true;
    feed.next().then(
      (update) => {
        waiting = false;
        if (update === null) return;
        if (feed.isVoid(update)) take();
        else sendBack({ type: 'UPDATE', update });
      },
      (error: unknown) => {
        waiting = false;
        sendBack({ type: 'FAILED', error });
      },
    );
  };
  receive(take);
  return feed.onReset(() => {
    sendBack({ type: 'RESET' });
    const jump = waiting ? null : feed.take();
    if (jump === null) take();
    else sendBack({ type: 'UPDATE', update: jump });
  });
});

interface ShowInput {
  renderer: Renderer;
  update: Update;
  speed: () => number;
}

/** Has a renderer show an update; stopping it stops the animation. */
export const show = fromCallback<{ type: 'SPEED' }, ShowInput, PresenterEvent>(
  ({ input: { renderer, update, speed }, sendBack }) => {
    const stop = new AbortController();
    const broken = (error: unknown): void => sendBack({ type: 'BROKEN', error });
    const shown = (events: number): void => {
      try {
        sendBack({ type: 'SHOWN', events, view: withoutDecision(update.viewAt(events)) });
      } catch (error) {
        broken(error);
      }
    };
    // What `show` throws at once is an error of the animation too.
    const showing = async (): Promise<void> => renderer.show(update, { speed, signal: stop.signal, shown });
    showing().then(() => sendBack({ type: 'DONE' }), broken);
    return () => stop.abort();
  },
);

const withoutDecision = (view: GameTypes['view']): GameTypes['view'] =>
  view.decision === null ? view : { ...view, decision: null };
