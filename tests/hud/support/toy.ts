/** A match of the toy game on the screen, plain or drawn by hand, without a page. */
import type { GameTypes } from '../../../src/core/game.ts';
import type { SeatPlayers } from '../../../src/core/seat-player.ts';
import { openPlay } from '../../../src/hud/play/controller.ts';
import type { PlayOptions } from '../../../src/hud/play/play.ts';
import type { StagePort } from '../../../src/hud/contract/ports.ts';
import { DEFAULTS } from '../../../src/hud/contract/prefs.ts';
import { createSession } from '../../../src/session/session.ts';
import type { Update, Session } from '../../../src/session/types.ts';
import { settled } from '../../support/match.ts';
import { toyDeps, toyMatch } from '../../support/toy-match.ts';
import { toyPlugin } from '../../support/toy-ui.tsx';
import { handClock } from './session.ts';

/** A drawn table whose frames are shown when told to. */
function stageByHand(): { stage: StagePort; next(): void; waiting(): number; skips: number } {
  let queue: { update: Update; shown: (events: number, all: boolean) => void; done: () => void }[] = [];
  const end = ({ update, shown, done }: (typeof queue)[number]): void => {
    shown(update.events.length, true);
    done();
  };
  const hand = {
    skips: 0,
    waiting: () => queue.length,
    next: () => end(queue.shift()!),
    stage: {
      show: (update: Update, shown: (events: number, all: boolean) => void = () => undefined) =>
        new Promise<void>((done) => void queue.push({ update, shown, done })),
      reconcile: () => undefined,
      anchors: () => new Map(),
      onSettle: () => () => undefined,
      skip() {
        hand.skips++;
        for (const one of queue.splice(0)) end(one);
      },
      close: () => undefined,
    } as StagePort,
  };
  queue = [];
  return hand;
}

export type SeatView = GameTypes['view'] & { viewer: string };

export interface Opened extends Partial<PlayOptions> {
  /** another tab plays the match */
  elsewhere?: true;
  /** which frames reach the page */
  hears?: (update: Update) => boolean;
  /** answers of bots wait until one of these is called; left out: they are told at once */
  beats?: (() => void)[];
}

/** A match on the screen. */
export async function openToyPlay(
  seats: SeatPlayers,
  { elsewhere, hears = () => true, beats, ...options }: Opened = {},
) {
  const wait = (ms: number): Promise<void> => new Promise((done) => void (ms < 400 && beats?.push(done)));
  const match = createSession({ ...toyDeps(), ...(beats && { wait }) }, toyMatch(seats));
  const told = match as unknown as Session;
  const session: Session = {
    ...told,
    onUpdate: (listen) =>
      told.onUpdate((update) => {
        if (!hears(update)) return;
        heard.push(update);
        listen(update);
      }),
  };
  const heard: Update[] = [];
  const clock = handClock();
  const focused: string[] = [];
  const play = openPlay(elsewhere === undefined ? session : { ...session, elsewhere }, {
    ui: toyPlugin.ui as never,
    prefs: () => DEFAULTS,
    later: clock.later,
    focusPrompt: () => void focused.push('prompt'),
    focusTable: () => void focused.push('table'),
    ...options,
  });
  const stage = stageByHand();
  const pass = async (): Promise<void> => {
    await settled();
    clock.run();
    await settled();
  };
  await pass();
  return {
    match,
    heard,
    play,
    stage,
    pass,
    focused,
    spoken: () => play.screen.state.polite.text,
    urgent: () => play.screen.state.urgent,
    asked: () => play.state.question,
    handover: () => play.state.status.handover,
    lines: () => play.state.lines.map((line) => line.parts.map(({ text }) => text).join('')),
    lay: () => play.play((play.state.view as SeatView).decision!.moves[0]!),
    async ready() {
      play.handOver();
      await pass();
    },
  };
}
