/** A match without storage, workers or waiting: both seats in this thread, frames told at once. */
import { decide } from '../../../src/games/netrunner/bot/index.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import { startTable } from '../../../src/games/netrunner/record/index.ts';
import { netrunnerUi } from '../../../src/games/netrunner/hud/ui.tsx';
import {
  DECKS,
  type Move,
  type SeenEvent,
  type State,
  type View,
  simulation,
} from '../../../src/games/netrunner/index.ts';
import type { NetrunnerTypes } from '../../../src/games/netrunner/game-types.ts';
import { openPlay } from '../../../src/hud/play/controller.ts';
import type { AdviserPort } from '../../../src/hud/contract/adviser-port.ts';
import type { Prefs } from '../../../src/hud/contract/prefs.ts';
import { DEFAULTS } from '../../../src/hud/contract/prefs.ts';
import { viewsBetween } from '../../../src/session/update.ts';
import type { Tell } from '../../../src/core/game.ts';
import type { Update, Session, SessionStatus } from '../../../src/session/types.ts';

type SeenUpdate = Update<NetrunnerTypes>;

export interface TestSession extends Session<NetrunnerTypes> {
  state: State;
  played: Move[];
  /** how often help was counted */
  helps: number;
  /** plays the other seat until the person decides or the game is over */
  goOn(): void;
  /** says that a bot has failed */
  fail(): void;
}

/** A game in which `you` is the person; the other seat's moves are a bot's. `table`: a table laid out as scenarios do, not two decks. */
export function testSession(you: 'corp' | 'runner', seed: string, table?: JsonObject): TestSession {
  const deck = (id: string) => ({ identity: DECKS[id]!.identity, cards: [...DECKS[id]!.cards] });
  const other = you === 'corp' ? 'runner' : 'corp';
  const listeners = new Set<(frame: SeenUpdate) => void>();
  const before: State[] = [];
  let frames = 1;
  let failed = false;
  let tellStatus: (status: SessionStatus) => void = () => undefined;
  let view: View;
  const session: TestSession = {
    state:
      table === undefined
        ? simulation.start({ seed, corp: deck('jinteki'), runner: deck('shaper'), publicDecks: true })
        : startTable({ setup: table, seat: you }),
    played: [],
    helps: 0,
    setup: {
      game: 'netrunner',
      seats: { [you]: { who: 'person' }, [other]: { who: 'bot', level: 'newcomer', seed: 1 } },
      options: { seed, corpDeck: 'jinteki', runnerDeck: 'shaper' },
    },
    viewer: () => you,
    view: () => view,
    status: () => ({
      thinking: false,
      undo: before.length > 0 ? 'free' : null,
      takeBacks: 0,
      helped: session.helps,
      saveProblem: null,
      botFailed: failed,
      botReplaced: false,
      handover: null,
    }),
    onUpdate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStatus(listener) {
      tellStatus = listener;
      return () => undefined;
    },
    fail() {
      failed = true;
      tellStatus(session.status());
    },
    play(move) {
      before.push(simulation.copy(session.state));
      session.played.push(move);
      step(move);
      session.goOn();
    },
    goOn() {
      for (;;) {
        const seat = simulation.decision(session.state)?.seat;
        if (seat === undefined || seat === you) return;
        step(decide(simulation.view(session.state, seat), 'newcomer', 1).move);
      }
    },
    why: (move) => simulation.why(session.state, you, move),
    undo() {
      const back = before.pop();
      if (back === undefined) return;
      session.state = back;
      tell([], 'jump');
    },
    countHelp: () => void (session.helps += 1),
    concede: () => step({ do: 'concede', option: you }),
    handOver: () => undefined,
    close: () => listeners.clear(),
  };
  const tell = (events: SeenEvent[], kind: SeenUpdate['kind'], again?: (tell: Tell<NetrunnerTypes>) => void): void => {
    const before = view;
    const after = simulation.view(session.state, you);
    view = after;
    const viewAt = again ? viewsBetween(simulation, again, you, { before, after, events }) : () => after;
    const frame = { viewer: you, before, events, after, viewAt, move: null, reason: null, kind };
    for (const listener of listeners) listener({ index: frames++, ...frame });
  };
  const step = (move: Move): void => {
    const events: SeenEvent[] = [];
    const start = simulation.copy(session.state);
    simulation.play(session.state, move, (event, at) => void events.push(simulation.redact(at, event, you)));
    tell(events, 'play', (hear) => simulation.play(simulation.copy(start), move, hear));
  };
  view = simulation.view(session.state, you);
  session.goOn();
  view = simulation.view(session.state, you);
  return session;
}

/** A clock in the hand of the test: what was asked for later runs when told to. */
export function handClock(): { later: (run: () => void, ms: number) => () => void; run(): void } {
  let waiting: (() => void)[] = [];
  return {
    later: (run) => {
      waiting.push(run);
      return () => {
        waiting = waiting.filter((one) => one !== run);
      };
    },
    run: () => {
      for (let i = 0; i < 200 && waiting.length > 0; i++) waiting.shift()?.();
    },
  };
}

/** Such a match on the screen. `unasked`: the move past a question that its lesson does not ask yet. */
export function testGame(
  you: 'corp' | 'runner',
  seed: string,
  prefs: Partial<Prefs> = {},
  table?: JsonObject,
  unasked: (view: View) => Move | null = () => null,
  met?: Set<string>,
  adviser: AdviserPort | null = null,
) {
  const session = testSession(you, seed, table);
  const clock = handClock();
  const cues: string[] = [];
  const game = openPlay(session, {
    ui: netrunnerUi,
    prefs: () => ({ ...DEFAULTS, ...prefs }),
    ...(met !== undefined && { familiar: met }),
    adviser,
    unasked: (seen) => unasked(seen as View),
    later: clock.later,
    sound: (cue) => void cues.push(cue),
    focusPrompt: () => undefined,
    focusTable: () => undefined,
  });
  clock.run();
  return { session, game, clock, cues, view: () => session.view() };
}
