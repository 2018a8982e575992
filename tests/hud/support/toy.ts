/** A match of the toy game on the screen, plain or drawn by hand, without a page. */
import type { GameTypes } from '../../../src/core/game.ts';
import type { SeatPlayers } from '../../../src/core/seat-player.ts';
import { createSession, resumeSession } from '../../../src/feed/live.ts';
import type { Session } from '../../../src/feed/session.ts';
import type { Update } from '../../../src/feed/update.ts';
import type { StagePort } from '../../../src/hud/contract/ports.ts';
import { DEFAULTS } from '../../../src/hud/contract/prefs.ts';
import { openPlay } from '../../../src/hud/play/controller.ts';
import type { PlayOptions } from '../../../src/hud/play/play.ts';
import { say } from '../../../src/i18n/index.ts';
import type { ShowOptions } from '../../../src/present/renderer.ts';
import { memoryStore, settled } from '../../support/match.ts';
import { toyDeps, toyMatch } from '../../support/toy-match.ts';
import { toyPlugin } from '../../support/toy-ui.tsx';
import { handClock } from './clock.ts';

/** A drawn table that shows an update when told to. */
interface HandStage {
  stage: StagePort;
  /** the update being shown; null if none */
  showing(): Update | null;
  /** Shows the first `events` events of it, or all. */
  next(events?: number): Promise<void>;
  /** the updates that were animated, and the views it was set to without */
  shown: Update[];
  settled: GameTypes['view'][];
}

function stageByHand(): HandStage {
  let now: { update: Update; shown: ShowOptions['shown']; done: () => void } | null = null;
  const hand: HandStage = {
    showing: () => now?.update ?? null,
    async next(events) {
      const { update, shown, done } = now!;
      shown(events ?? update.events.length);
      if (events === undefined) done();
      await settled();
    },
    shown: [],
    settled: [],
    stage: {
      show: (update, { signal, shown }) =>
        new Promise((resolve) => {
          const done = (): void => {
            now = null;
            resolve();
          };
          hand.shown.push(update);
          now = { update, shown, done };
          signal.addEventListener('abort', done);
        }),
      settle: (view) => void hand.settled.push(view),
      anchors: () => new Map(),
      onSettle: () => () => undefined,
      close: () => undefined,
    },
  };
  return hand;
}

export type SeatView = GameTypes['view'] & { viewer: string };

export interface Opened extends Partial<PlayOptions> {
  /** another tab plays the match */
  elsewhere?: true;
  /** whether the updates of others come at the fixed interval, by the page's clock; left out: as soon as they are made */
  waits?: true;
  /** no time has passed yet; left out: everything has been shown that comes by itself */
  still?: true;
  /** the match stored in these rows is resumed; left out: a new one begins */
  rows?: ReadonlyMap<string, string>;
}

/** A match on the screen, once everything has been shown that comes by itself. */
export async function openToyPlay(seats: SeatPlayers, { elsewhere, waits, still, rows, ...options }: Opened = {}) {
  const clock = handClock();
  const wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = clock.later(resolve, ms);
      signal.addEventListener('abort', () => (stop(), reject(signal.reason as Error)));
    });
  const store = memoryStore();
  const parts = { say, ...(waits && { wait }) };
  const resumed = rows && resumeSession(toyDeps(store), rows, parts);
  if (resumed?.ok === false) throw new Error(resumed.problem.key);
  const live = resumed?.session ?? createSession(toyDeps(store), toyMatch(seats), parts);
  const { match } = live;
  const session = live as unknown as Session;
  if (elsewhere) Object.assign(session, { elsewhere });
  const focused: string[] = [];
  const heard: Update[] = [];
  const next = session.feed.next.bind(session.feed);
  session.feed.next = async () => {
    const update = await next();
    if (update !== null) heard.push(update);
    return update;
  };
  const play = openPlay(session, {
    ui: toyPlugin.ui as never,
    prefs: () => DEFAULTS,
    later: clock.later,
    focusPrompt: () => void focused.push('prompt'),
    focusTable: () => void focused.push('table'),
    ...options,
  });
  await (still ? clock.pass(0) : clock.run());
  return {
    match,
    session,
    heard,
    play,
    clock,
    stage: stageByHand(),
    focused,
    spoken: () => play.screen.state.polite.text,
    urgent: () => play.screen.state.urgent,
    asked: () => play.state.question,
    handover: () => play.screen.state.handover,
    lines: () =>
      play.state.lines.map(
        ({ lead, parts }) => `${lead === undefined ? '' : `${lead} `}${parts.map(({ text }) => text).join('')}`,
      ),
    lay: () => play.play((play.state.view as SeatView).decision!.moves[0]!),
    /** what the match is stored as now */
    async stored() {
      await match.saved();
      return store.rows!;
    },
    async ready() {
      play.handOver();
      await clock.run();
    },
  };
}
