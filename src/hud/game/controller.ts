/**
 * One game on the screen: takes frames from the session, keeps what is shown, and turns what a person does into moves. It works out
 * no rule: it offers the legal moves of the view and picks one of them.
 */
import type { CommandContext } from '../../commands/types.ts';
import type { Move } from '../../games/netrunner/rules/move.ts';
import type { CardView, View } from '../../games/netrunner/rules/view-types.ts';
import { has, t } from '../../i18n/index.ts';
import type { SessionStatus } from '../../session/types.ts';
import { autoPass, noMemory, rememberPass } from '../autopass.ts';
import { type ShownLine, linesOf, textOf } from '../log/lines.ts';
import { type Choice, type ChoiceGroup, choicesAt, choicesFor, choicesOf } from '../moves/menu.ts';
import type { GameFrame, GameSession, StagePort } from '../ports.ts';
import type { Prefs } from '../prefs.ts';
import { type Store, createStore } from '../store.ts';
import { statusWords } from '../board/button-names.ts';
import { type TableItem, movesOn } from '../board/groups.ts';
import { cardOf } from '../words/book.ts';
import { findCard, isMine } from '../words/find.ts';
import { promptWords } from '../words/prompt.ts';

/** A place on the screen, CSS px from its top left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Dialog = 'help' | 'menu' | 'concede' | 'settings' | 'heap' | 'archives' | 'stack' | 'rnd' | 'hq' | null;

/** What is shown. `view` is the newest table; the drawn table may still be moving towards it. */
export interface GameState {
  view: View;
  status: SessionStatus;
  lines: ShownLine[];
  /** all buttons of the open decision */
  groups: ChoiceGroup[];
  /** menus opened, from the top */
  path: string[];
  /** the small menu at a card or server */
  menu: { key: number | string; choices: Choice[]; box: Box } | null;
  /** the card shown whole: by code, with what lies on the table when it is there */
  zoom: { code: string; h: number | null; pinned: boolean; box: Box | null } | null;
  dialog: Dialog;
  logOpen: boolean;
  /** said once, e.g. why something is not possible */
  toast: { text: string; n: number } | null;
  hold: boolean;
  /** spoken politely and at once, `n` counts up so that the same words are spoken again */
  polite: { text: string; n: number };
  urgent: { text: string; n: number };
  /** raised when the question changes: the prompt takes the focus */
  question: number;
  /** the card or server in focus or under the pointer */
  focus: number | string | null;
  /** the table is still moving */
  moving: boolean;
  /** the panel of the end was closed to look at the table */
  overSeen: boolean;
}

export interface Controller {
  readonly session: GameSession;
  readonly store: Store<GameState>;
  readonly commands: CommandContext;
  play(move: Move): void;
  choose(choice: Choice): void;
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
  later?: Later;
  help(): void;
  focusPrompt(): void;
  focusTable(): void;
}

/** The abilities of a card that a person may have meant by pressing it. */
function usesOf(card: CardView): Move[] {
  if (card.code === null) return [];
  return cardOf(card.code)
    .abilities.flatMap((ability, i): Move[] =>
      ability.a === 'paid' || ability.a === 'boost' || ability.a === 'break'
        ? [{ do: 'use', card: card.h, ability: i, name: ability.name }]
        : [],
    )
    .slice(0, 1);
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

  const store = createStore<GameState>({
    view: first,
    status: session.status(),
    lines: [],
    groups: choicesOf(first),
    path: [],
    menu: null,
    zoom: null,
    dialog: null,
    logOpen: false,
    toast: null,
    hold: false,
    polite: { text: '', n: 0 },
    urgent: { text: '', n: 0 },
    question: 0,
    focus: null,
    moving: false,
    overSeen: false,
  });

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
    if (frame.kind === 'jump' && undoing) {
      lines.push({
        id: nextLine++,
        kind: 'small',
        seat: null,
        parts: [{ text: t('log.taken-back'), card: null }],
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

  const play = (move: Move): void => {
    const { view } = store.get();
    if (!isMine(view)) return;
    stopAuto?.();
    stopAuto = null;
    if (move.do === 'pass') rememberPass(view, memory);
    store.patch({ menu: null, path: [], toast: null, zoom: store.get().zoom?.pinned ? store.get().zoom : null });
    session.play(move);
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
    const { view } = store.get();
    const card = item.card;
    if (card === null || !isMine(view) || card.seat !== view.viewer) return;
    const inHand = card.zone === 'grip' || card.zone === 'hq';
    const plays = card.type === 'event' || card.type === 'operation';
    const tried: Move[] = inHand
      ? [{ do: plays ? 'play' : 'install', card: card.h }]
      : card.up || card.seat === 'runner'
        ? usesOf(card)
        : [{ do: 'rez', card: card.h }];
    for (const move of tried) {
      const refusal = session.why(move);
      if (refusal === null) continue;
      // A condition without words of its own is still a condition.
      const key = has(refusal.key) ? refusal.key : 'why.condition.use';
      say(t(key, refusal.params));
      options.sound?.('refuse');
    }
  };

  const act: Controller['act'] = (item, box) => {
    const { view } = store.get();
    const moves = movesOn(item, view);
    const only = moves.length === 1 ? moves[0] : undefined;
    if (only !== undefined) return play(only);
    if (moves.length > 1)
      return store.patch({ menu: { key: item.key, choices: choicesFor(moves, view), box }, zoom: null });
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

  const commands: CommandContext = {
    get playing() {
      return true;
    },
    get choices() {
      return store.get().groups.flatMap((group) => group.choices);
    },
    get shown() {
      const { groups, path, menu } = store.get();
      return menu !== null ? menu.choices : choicesAt(groups, path).groups.flatMap((group) => group.choices);
    },
    get canUndo() {
      return store.get().status.undo !== null;
    },
    // Every choice that commands see is one of ours.
    choose: (choice) => {
      const top = store.get().groups.some((group) => group.choices.includes(choice as Choice));
      if (top) store.patch({ path: [], menu: null });
      choose(choice as Choice);
    },
    undo,
    zoom: () => {
      const { zoom: now, focus, view } = store.get();
      if (now?.pinned) return zoom(null, null, true);
      const card = typeof focus === 'number' ? findCard(view, focus) : null;
      if (now !== null) store.patch({ zoom: { ...now, pinned: true } });
      else if (card?.code != null) zoom(card.code, card.h, true);
    },
    toggleLog: () => store.patch({ logOpen: !store.get().logOpen }),
    focusPrompt: options.focusPrompt,
    focusTable: options.focusTable,
    sayStatus: () => say(statusWords(store.get().view)),
    help: options.help,
    back: () => {
      const { menu, path, zoom: shown, dialog, logOpen } = store.get();
      if (dialog !== null) store.patch({ dialog: null });
      else if (menu !== null) store.patch({ menu: null });
      else if (shown !== null) store.patch({ zoom: null });
      else if (path.length > 0) store.patch({ path: path.slice(0, -1) });
      else if (logOpen) store.patch({ logOpen: false });
      else store.patch({ dialog: 'menu' });
    },
    hold: () => {
      const hold = !store.get().hold;
      store.patch({ hold });
      say(t(hold ? 'hold.on' : 'hold.off'));
    },
    skip: () => stage?.skip(),
  };

  // The question that stands open when the game is shown is asked like any other, unless the first frame has just asked it.
  later(() => {
    if (!closed && !heard && !answerAlone()) ask();
  }, 0);

  return {
    session,
    store,
    commands,
    play,
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
