/** A match without storage, workers or waiting: both seats in this thread, frames told at once. */
import { decide } from '../../../src/games/netrunner/bot/index.ts';
import {
  DECKS,
  type Move,
  type SeenEvent,
  type State,
  type View,
  simulation,
} from '../../../src/games/netrunner/index.ts';
import type { GameFrame, GameSession } from '../../../src/hud/ports.ts';
import type { Prefs } from '../../../src/hud/prefs.ts';
import { DEFAULTS } from '../../../src/hud/prefs.ts';
import { openController } from '../../../src/hud/play/controller.ts';

export interface TestSession extends GameSession {
  state: State;
  played: Move[];
  /** plays the other seat until the person decides or the game is over */
  goOn(): void;
}

/** A game in which `you` is the person; the other seat's moves are a bot's. */
export function testSession(you: 'corp' | 'runner', seed: string): TestSession {
  const deck = (id: string) => ({ identity: DECKS[id]!.identity, cards: [...DECKS[id]!.cards] });
  const listeners = new Set<(frame: GameFrame) => void>();
  const before: State[] = [];
  let frames = 1;
  let view: View;
  const session: TestSession = {
    state: simulation.start({ seed, corp: deck('jinteki'), runner: deck('shaper'), publicDecks: true }),
    played: [],
    setup: { game: 'netrunner', you, level: 'newcomer', seed, corpDeck: 'jinteki', runnerDeck: 'shaper' },
    view: () => view,
    status: () => ({ thinking: false, undo: before.length > 0 ? 'free' : null, takeBacks: 0, saveProblem: null }),
    onFrame: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStatus: () => () => undefined,
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
    concede: () => step({ do: 'concede', option: you }),
    close: () => listeners.clear(),
  };
  const tell = (events: SeenEvent[], kind: GameFrame['kind']): void => {
    const after = simulation.view(session.state, you);
    view = after;
    for (const listener of listeners)
      listener({ index: frames++, before: after, events, after, move: null, reason: null, kind });
  };
  const step = (move: Move): void => {
    const events: SeenEvent[] = [];
    simulation.play(session.state, move, (event, at) => void events.push(simulation.redact(at, event, you)));
    tell(events, 'play');
  };
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

/** A controller on such a match. */
export function testGame(you: 'corp' | 'runner', seed: string, prefs: Partial<Prefs> = {}) {
  const session = testSession(you, seed);
  const clock = handClock();
  const cues: string[] = [];
  const game = openController(session, {
    prefs: () => ({ ...DEFAULTS, ...prefs }),
    later: clock.later,
    sound: (cue) => void cues.push(cue),
    help: () => undefined,
    focusPrompt: () => undefined,
    focusTable: () => undefined,
  });
  clock.run();
  return { session, game, clock, cues, view: () => game.store.get().view };
}
