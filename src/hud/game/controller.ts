/**
 * One game on the screen: takes frames from the session, keeps what is shown, and turns what a person does into moves. It works out
 * no rule: it offers the legal moves of the view and picks one of them.
 */
import type { CommandContext } from '../../commands/types.ts';
import type { Advice } from '../../games/netrunner/coach/advice.ts';
import type { Move } from '../../games/netrunner/rules/move.ts';
import type { View } from '../../games/netrunner/rules/view-types.ts';
import { t } from '../../i18n/index.ts';
import { autoPass, noMemory, rememberPass } from '../../games/netrunner/hud/autopass.ts';
import { type TableItem, movesOn, runsAt } from '../../games/netrunner/hud/board/groups.ts';
import { linesOf, textOf } from '../../games/netrunner/hud/log/lines.ts';
import { type Choice, choicesFor, choicesOf } from '../../games/netrunner/hud/moves/menu.ts';
import type { GameFrame, GameSession, StagePort } from '../ports.ts';
import type { Prefs } from '../prefs.ts';
import { type Store, createStore } from '../store.ts';
import { isMine } from '../../games/netrunner/hud/words/find.ts';
import { promptWords } from '../../games/netrunner/hud/words/prompt.ts';
import { commandsOf } from './commands-of.ts';
import { reasonOf } from '../../games/netrunner/hud/explain.ts';
import { type Box, type GameState, firstState } from './state.ts';

export interface Controller {
  readonly session: GameSession;
  readonly store: Store<GameState>;
  readonly commands: CommandContext;
  play(move: Move): void;
  choose(choice: Choice): void;
  /** The answer to the coach: the move is not made, or made all the same. */
  answer(how: 'followed' | 'aside'): void;
  /** A click or Enter on something of the table. */
  act(item: TableItem, box: Box): void;
  openPath(path: string[]): void;
  closeMenu(): void;
  /** Shows a card whole; a pinned one stays until closed. */
  zoom(code: string | null, h: number | null, pinned: boolean, box?: Box | null): void;
  look(key: number | string | null): void;
  say(text: string): void;
  undo(): void;
  concede(): void;
  /** Resolves when the screen has caught up and the next move of a bot may be shown. Rejects when `signal` aborts. */
  paced(signal: AbortSignal): Promise<void>;
  /** The drawn table, once it has started; null for the plain one. */
  setStage(stage: StagePort | null): void;
  close(): void;
}

/** Time passed in, so that tests hold it: calls `run` after `ms`; returns the way to stop. */
export type Later = (run: () => void, ms: number) => () => void;

const realLater: Later = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** Sentences of this many ms are spoken as one. */
const SPEAK_EVERY = 300;
/** On the plain table each move of a bot stands this long at speed 1, ms. */
const PLAIN_PACE = 500;
/** Lines kept on the screen. */
const LINES = 600;

export interface ControllerOptions {
  prefs: () => Prefs;
  heard?: (frame: GameFrame) => void;
  sound?: (cue: string) => void;
  /** what a coach says before a move is made, or null */
  advise?: (view: View, move: Move) => Advice | null;
  /** the coach was followed, or left aside */
  advised?: (kind: string, how: 'followed' | 'aside') => void;
  later?: Later;
  help(): void;
  focusPrompt(): void;
  focusTable(): void;
  togglePanel?(panel: 'chart' | 'forecast', store: Store<GameState>): void;
}

/** Begins to show a session. */
export function openController(session: GameSession, options: ControllerOptions): Controller {
  const later = options.later ?? realLater;
  const first = session.view();
  const memory = noMemory();
  let stage: StagePort | null = null;
  let moving = 0;
  let nextLine = 1;
  let unsaid: string[] = [];
  let stopSpeaking: (() => void) | null = null;
  let stopAuto: (() => void) | null = null;
  let undoing = false;
  let closed = false;
  let heard = false;

  const store = createStore<GameState>(firstState(first, session.status()));

  const speak = (text: string): void => {
    if (text === '') return;
    unsaid.push(text);
    stopSpeaking ??= later(() => {
      stopSpeaking = null;
      const said = unsaid.join(' ');
      unsaid = [];
      store.patch({ polite: { text: said, n: store.get().polite.n + 1 } });
    }, SPEAK_EVERY);
  };

  const ask = (): void => {
    const state = store.get();
    const words = promptWords(state.view);
    if (words === null || !isMine(state.view)) return;
    store.patch({
      urgent: { text: t('speak.decision', { what: words.what }), n: state.urgent.n + 1 },
      question: state.question + 1,
    });
  };

  /** Answers what answers itself by the settings; true when it did. */
  const answerAlone = (): boolean => {
    const { view, hold } = store.get();
    const prefs = options.prefs();
    const decision = view.decision;
    if (decision === null || !isMine(view)) return false;
    let move = autoPass(view, prefs.stopAt, hold, memory);
    const orders = decision.moves.filter((one) => one.do === 'first');
    if (move === null && prefs.orderForMe && decision.kind === 'order') move = orders[0] ?? null;
    if (move === null) return false;
    const chosen = move;
    stopAuto?.();
    // Not inside the session's own call: it may still be telling others of this frame.
    stopAuto = later(() => {
      stopAuto = null;
      if (!closed && session.view().decision?.moves.includes(chosen)) session.play(chosen);
    }, 0);
    return true;
  };

  const onFrame = (frame: GameFrame): void => {
    heard = true;
    const state = store.get();
    const lines = linesOf(frame.events, frame.after, nextLine);
    nextLine += lines.length;
    if (frame.kind === 'jump' && (undoing || state.lines.length > 0)) {
      lines.push({
        id: nextLine++,
        kind: 'small',
        seat: null,
        parts: [{ text: t(undoing ? 'log.taken-back' : 'log.set-back'), card: null }],
        paid: null,
      });
    }
    speak(lines.map(textOf).join(' '));
    const own = isMine(frame.after);
    store.patch({
      view: frame.after,
      status: session.status(),
      lines: [...state.lines, ...lines].slice(-LINES),
      groups: choicesOf(frame.after),
      path: [],
      menu: null,
      advice: null,
      hold: state.hold && !(own && frame.after.decision?.kind === 'window'),
    });
    options.heard?.(frame);
    if (stage !== null) {
      moving++;
      store.patch({ moving: true });
      void stage.show(frame).finally(() => {
        moving = Math.max(0, moving - 1);
        if (moving === 0 && !closed) store.patch({ moving: false });
      });
    }
    if (undoing) {
      ask();
      return;
    }
    if (state.hold && own && frame.after.decision?.kind === 'window') ask();
    else if (!answerAlone()) ask();
  };

  const stopFrames = session.onFrame(onFrame);
  const stopStatus = session.onStatus((status) => store.patch({ status }));

  const play = (move: Move, sure = false): void => {
    const { view } = store.get();
    if (!isMine(view)) return;
    const advice = sure ? null : (options.advise?.(view, move) ?? null);
    if (advice !== null) {
      stopAuto?.();
      stopAuto = null;
      store.patch({ advice: { advice, move }, menu: null });
      return;
    }
    stopAuto?.();
    stopAuto = null;
    if (move.do === 'pass') rememberPass(view, memory);
    store.patch({
      advice: null,
      menu: null,
      path: [],
      toast: null,
      zoom: store.get().zoom?.pinned ? store.get().zoom : null,
    });
    session.play(move);
  };

  const answer: Controller['answer'] = (how) => {
    const open = store.get().advice;
    if (open === null) return;
    store.patch({ advice: null });
    options.advised?.(open.advice.kind, how);
    if (how === 'aside') play(open.move, true);
    else options.focusPrompt();
  };

  const say = (text: string): void => {
    store.patch({ toast: { text, n: (store.get().toast?.n ?? 0) + 1 } });
    speak(text);
  };

  const choose = (choice: Choice): void => {
    if (choice.move !== null) play(choice.move);
    else store.patch({ path: [...store.get().path, choice.id], menu: null });
  };

  const zoom: Controller['zoom'] = (code, h, pinned, box = null) => {
    const now = store.get().zoom;
    if (code === null) {
      if (now !== null && (pinned || !now.pinned)) store.patch({ zoom: null });
      return;
    }
    if (now?.pinned && !pinned) return;
    store.patch({ zoom: { code, h, pinned, box } });
  };

  /** Says why a card of the table cannot be used now, if the rules give a reason. */
  const explain = (item: TableItem): void => {
    const reason = reasonOf(item, store.get().view, session);
    if (reason === null) return;
    say(reason);
    options.sound?.('refuse');
  };

  const act: Controller['act'] = (item, box) => {
    const { view } = store.get();
    const moves = movesOn(item, view);
    const only = moves.length === 1 ? moves[0] : undefined;
    if (only !== undefined) return play(only);
    if (moves.length > 1)
      return store.patch({ menu: { key: item.key, choices: choicesFor(moves, view), box }, zoom: null });
    const runs = runsAt(item, view);
    if (runs.length > 0)
      return store.patch({ menu: { key: item.key, choices: choicesFor(runs, view), box }, zoom: null });
    if (item.pile !== null) return store.patch({ dialog: item.pile });
    if (item.server === 'archives') return store.patch({ dialog: 'archives' });
    explain(item);
    if (item.card?.code != null) zoom(item.card.code, item.card.h, true, box);
  };

  /** Back to the last decision that a person would be asked; windows that pass themselves are gone through. */
  const undo = (): void => {
    undoing = true;
    try {
      for (let i = 0; i < 40 && session.status().undo !== null; i++) {
        session.undo();
        const view = session.view();
        if (autoPass(view, options.prefs().stopAt, false, noMemory()) === null) break;
      }
    } finally {
      undoing = false;
      memory.turn = -1;
    }
    store.patch({ status: session.status() });
  };

  const commands = commandsOf(store, { choose, answer, undo, zoom, say, skip: () => stage?.skip(), ...options });

  // The question that stands open when the game is shown is asked like any other, unless the first frame has just asked it.
  later(() => {
    if (!closed && !heard && !answerAlone()) ask();
  }, 0);

  return {
    session,
    store,
    commands,
    play: (move) => play(move),
    answer,
    choose,
    act,
    openPath: (path) => store.patch({ path, menu: null }),
    closeMenu: () => store.patch({ menu: null }),
    zoom,
    look: (key) => store.patch({ focus: key }),
    say,
    undo,
    concede: () => {
      store.patch({ dialog: null });
      session.concede();
    },
    paced: (signal) =>
      new Promise((resolve, reject) => {
        const stop: (() => void)[] = [];
        const end = (how: () => void): void => {
          for (const one of stop) one();
          how();
        };
        signal.addEventListener('abort', () => end(() => reject(new Error('nobody waits any more'))));
        const { speed } = options.prefs();
        if (speed === 0 || closed) return resolve();
        if (stage === null) return void stop.push(later(() => end(resolve), PLAIN_PACE / speed));
        const check = (): void => {
          if (!store.get().moving || stage === null) end(resolve);
        };
        stop.push(store.follow(check));
        check();
      }),
    setStage: (next) => {
      stage = next;
      moving = 0;
      store.patch({ moving: false });
      next?.reconcile(store.get().view);
    },
    close: () => {
      closed = true;
      stopFrames();
      stopStatus();
      stopSpeaking?.();
      stopAuto?.();
      session.close();
    },
  };
}
