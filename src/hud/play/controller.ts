/**
 * A match on the screen: takes frames from the session, keeps what is shown, and turns what a person does into moves. It works out no
 * rule: it offers the legal moves of the view and picks one of them.
 */
import type { GameTypes, Viewer } from '../../core/game.ts';
import { personAt } from '../../core/sitter.ts';
import { t } from '../../i18n/index.ts';
import type { Frame, Session } from '../../session/types.ts';
import { isMine } from '../ask/asking.ts';
import type { Choice, ShownLine, TableItem } from '../game-ui.ts';
import { textOf } from '../log/text.ts';
import { createStore } from '../store.ts';
import { openScreen, realLater } from '../table/screen.ts';
import { commandsOf } from './commands.ts';
import type { Play, PlayOptions, PlayState } from './types.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** On the plain table each move of a bot stands this long at speed 1, ms. */
const PLAIN_PACE = 500;
/** Lines kept on the screen. */
const LINES = 600;

/** Begins to show a session. */
export function openPlay(session: Session, options: PlayOptions): Play {
  const { ui, later = realLater } = options;
  const first = session.view();
  const auto = ui.auto();
  let nextLine = 1;
  let stopAuto: (() => void) | null = null;
  let undoing = false;
  let closed = false;
  let heard = false;
  /** each person at this device has a log of their own */
  const logs = new Map<Viewer, ShownLine[]>();

  const screen = openScreen(first, { ui, draw: options.draw ?? null, later });
  const store = createStore<PlayState>({
    view: first,
    groups: ui.choices(first),
    path: [],
    question: 0,
    status: session.status(),
    lines: [],
    menu: null,
    advice: null,
    hold: false,
    overSeen: false,
  });

  const ask = (): void => {
    const { view, question, status } = store.get();
    const words = ui.prompt(view);
    if (words === null || !isMine(view) || status.curtain !== null) return;
    screen.alert(t('speak.decision', { what: words.what }));
    store.patch({ question: question + 1 });
  };

  /** Answers what answers itself by the settings; true when it did. */
  const answerAlone = (): boolean => {
    const { view, hold } = store.get();
    const move = isMine(view) ? auto.answer(view, options.prefs(), hold) : null;
    if (move === null) return false;
    stopAuto?.();
    // Not inside the session's own call: it may still be telling others of this frame.
    stopAuto = later(() => {
      stopAuto = null;
      if (!closed && session.view().decision?.moves.includes(move)) session.play(move);
    }, 0);
    return true;
  };

  const isWindow = (view: View): boolean => isMine(view) && view.decision?.kind === 'window';
  const onFrame = (frame: Frame): void => {
    heard = true;
    const state = store.get();
    const before = logs.get(frame.viewer) ?? [];
    const { seats } = session.setup;
    if (personAt(seats, frame.viewer) !== personAt(seats, state.view.viewer)) screen.wipe();
    const lines = ui.lines(frame.events, frame.after, nextLine);
    nextLine += lines.length;
    // Where eyes change, what the next person sees begins with the table as they left it: nothing was set back.
    const same = frame.viewer === state.view.viewer;
    if (frame.kind === 'jump' && same && (undoing || before.length > 0)) {
      const text = t(undoing ? 'log.taken-back' : 'log.set-back');
      lines.push({ id: nextLine++, kind: 'small', seat: null, parts: [{ text, face: null }], paid: null });
    }
    logs.set(frame.viewer, [...before, ...lines].slice(-LINES));
    screen.speak(lines.map(textOf).join(' '));
    store.patch({
      view: frame.after,
      status: session.status(),
      lines: logs.get(frame.viewer)!,
      groups: ui.choices(frame.after),
      path: [],
      menu: null,
      advice: null,
      hold: state.hold && !isWindow(frame.after),
    });
    void screen.show(frame, 'animated');
    if (undoing) return ask();
    if (state.hold && isWindow(frame.after)) ask();
    else if (!answerAlone()) ask();
  };

  const stopFrames = session.onFrame(onFrame);
  const stopStatus = session.onStatus((status) => store.patch({ status }));

  const play = (move: Move, sure = false): void => {
    const { view, status } = store.get();
    if (!isMine(view) || status.curtain !== null) return;
    const advice = sure ? null : (options.advise?.(view, move) ?? null);
    stopAuto?.();
    stopAuto = null;
    if (advice !== null) return store.patch({ advice: { advice, move }, menu: null });
    auto.noted(view, move);
    store.patch({ advice: null, menu: null, path: [] });
    const { zoom } = screen.store.get();
    screen.store.patch({ toast: null, zoom: zoom?.pinned ? zoom : null });
    session.play(move);
  };

  const answer: Play['answer'] = (how) => {
    const open = store.get().advice;
    if (open === null) return;
    store.patch({ advice: null });
    options.advised?.(open.advice.kind, how);
    if (how === 'aside') play(open.move, true);
    else options.focusPrompt();
  };

  const choose = (choice: Choice): void => {
    if (choice.move !== null) play(choice.move);
    else store.patch({ path: [...store.get().path, choice.id], menu: null });
  };

  /** Says why a thing of the table cannot be used now, if the rules give a reason. */
  const explain = (item: TableItem): void => {
    const reason = ui.explain(item, store.get().view, session.why);
    if (reason === null) return;
    screen.say(reason);
    options.sound?.('refuse');
  };

  const act: Play['act'] = (item, box) => {
    const { view, status } = store.get();
    if (status.curtain !== null) return;
    const moves = ui.movesOn(item, view);
    const only = moves.length === 1 && item.lit ? moves[0] : undefined;
    if (only !== undefined) return play(only);
    if (moves.length > 0) {
      screen.zoom(null, true);
      return store.patch({ menu: { key: item.key, choices: ui.menu(moves, view), box } });
    }
    const dialog = ui.dialogOf(item);
    if (dialog !== null) return screen.store.patch({ dialog });
    explain(item);
    if (item.face !== null) screen.zoom(item.face, true, box);
  };

  /** Back to the last decision that a person would be asked; windows that pass themselves are gone through. */
  const undo = (): void => {
    undoing = true;
    try {
      for (let i = 0; i < 40 && session.status().undo !== null; i++) {
        session.undo();
        if (ui.auto().answer(session.view(), options.prefs(), false) === null) break;
      }
    } finally {
      undoing = false;
      auto.forget();
    }
    store.patch({ status: session.status() });
  };

  const controller: Play = {
    session,
    screen,
    store,
    play: (move) => play(move),
    answer,
    choose,
    act,
    openPath: (path) => store.patch({ path, menu: null }),
    closeMenu: () => store.patch({ menu: null }),
    undo,
    concede: () => {
      screen.store.patch({ dialog: null });
      session.concede();
    },
    handOver: () => session.handOver(),
    paced: (signal) =>
      new Promise((resolve, reject) => {
        const stop: (() => void)[] = [];
        const end = (how: () => void): void => {
          for (const one of stop) one();
          how();
        };
        signal.addEventListener('abort', () => end(() => reject(new Error('cancelled'))));
        const { speed } = options.prefs();
        if (speed === 0 || closed) return resolve();
        if (screen.stage() === null) return void stop.push(later(() => end(resolve), PLAIN_PACE / speed));
        const check = (): void => {
          if (!screen.store.get().moving || screen.stage() === null) end(resolve);
        };
        stop.push(screen.store.follow(check));
        check();
      }),
    close: () => {
      closed = true;
      stopFrames();
      stopStatus();
      stopAuto?.();
      screen.close();
      session.close();
    },
    get commands() {
      return commands;
    },
  };
  const commands = commandsOf(controller, options);

  // The question that stands open when the game is shown is asked like any other, unless the first frame has just asked it.
  later(() => {
    if (!closed && !heard && !answerAlone()) ask();
  }, 0);
  return controller;
}
