/**
 * The controller of a match on the screen: receives frames from the session, holds what is shown, and turns what a person does into
 * moves. It contains no rules: it only ever picks one of the view's legal moves.
 */
import type { GameTypes, Viewer } from '../../core/game.ts';
import { peopleAt, personAt } from '../../core/sitter.ts';
import { t } from '../../i18n/index.ts';
import type { Frame, Session, SessionStatus } from '../../session/types.ts';
import { isMine } from '../ask/asking.ts';
import type { Choice, ShownLine, TableItem } from '../game-ui.ts';
import { textOf } from '../log/text.ts';
import { createStore } from '../store.ts';
import { openScreen, realLater } from '../table/screen.ts';
import { commandsOf } from './commands.ts';
import type { Play, PlayOptions, PlayState } from './types.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** Pause after each move on the plain table at speed 1, ms. */
const PLAIN_PACE = 500;
/** Most lines kept in the log on the screen. */
const MAX_LINES = 600;

/** Opens the controller that shows a session. */
export function openPlay(session: Session, options: PlayOptions): Play {
  const { ui, later = realLater } = options;
  const first = session.view();
  const auto = ui.autoAnswers();
  let nextLine = 1;
  let stopAuto: (() => void) | null = null;
  let undoing = false;
  let closed = false;
  /** a frame has arrived, and its question has been asked */
  let gotFrame = false;
  /** several people share the screen, and the first of them has not said yet that they are there */
  let unclaimed = peopleAt(session.setup.seats) > 1;
  const statusNow = (): SessionStatus => {
    const status = session.status();
    return unclaimed ? { ...status, undo: null, curtain: session.viewer() } : status;
  };
  /** each viewer at this device has a log of their own */
  const logs = new Map<Viewer, ShownLine[]>();

  const screen = openScreen(first, { ui, draw: options.draw ?? null, later });
  const store = createStore<PlayState>({
    view: first,
    groups: ui.choices(first),
    path: [],
    question: 0,
    status: statusNow(),
    lines: [],
    menu: null,
    advice: null,
    hold: false,
    overSeen: false,
  });

  /** Announces the open question and gives it the focus, if it is for the person at the screen. */
  const ask = (): void => {
    const { view, question, status } = store.get();
    const words = ui.prompt(view);
    if (words === null || !isMine(view) || status.curtain !== null) return;
    screen.alert(t('speak.decision', { what: words.what }));
    store.patch({ question: question + 1 });
  };

  /** Answers the open question by the settings, shortly after this call; false when the person must be asked. */
  const answerAlone = (): boolean => {
    const { view, hold } = store.get();
    const move = isMine(view) ? auto.answer(view, options.prefs(), hold) : null;
    if (move === null) return false;
    stopAuto?.();
    // Not within the session's own call, which may still be passing this frame to other listeners.
    stopAuto = later(() => {
      stopAuto = null;
      if (!closed && session.view().decision?.moves.includes(move)) session.play(move);
    }, 0);
    return true;
  };

  const isWindow = (view: View): boolean => isMine(view) && view.decision?.kind === 'window';
  const onFrame = (frame: Frame): void => {
    gotFrame = true;
    const state = store.get();
    const before = logs.get(frame.viewer) ?? [];
    const { seats } = session.setup;
    if (personAt(seats, frame.viewer) !== personAt(seats, state.view.viewer)) screen.wipe();
    const lines = ui.lines(frame.events, frame.after, nextLine);
    nextLine += lines.length;
    // When the viewer changes, the jump only shows the table as the next person left it: nothing was taken back.
    const same = frame.viewer === state.view.viewer;
    if (frame.kind === 'jump' && same && (undoing || before.length > 0)) {
      const text = t(undoing ? 'log.taken-back' : 'log.set-back');
      lines.push({ id: nextLine++, kind: 'small', seat: null, parts: [{ text, face: null }], paid: null });
    }
    logs.set(frame.viewer, [...before, ...lines].slice(-MAX_LINES));
    screen.speak(lines.map(textOf).join(' '));
    store.patch({
      view: frame.after,
      status: statusNow(),
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

  let stopFrames = unclaimed ? null : session.onFrame(onFrame);
  let botFailed = false;
  const stopStatus = session.onStatus(() => {
    const status = statusNow();
    store.patch({ status });
    if (status.botFailed && !botFailed) screen.say(t('session.botFailed'));
    botFailed = status.botFailed;
  });

  const play = (move: Move, sure = false): void => {
    const { view, status } = store.get();
    if (!isMine(view) || status.curtain !== null) return;
    const advice = sure ? null : (options.advise?.(view, move) ?? null);
    stopAuto?.();
    stopAuto = null;
    if (advice !== null) return store.patch({ advice: { advice, move }, menu: null });
    auto.onMoveMade(view, move);
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

  /** Says why a thing of the table cannot be used now, if the rules have a reason. */
  const explain = (item: TableItem): void => {
    const reason = ui.explain(item, store.get().view, session.why);
    if (reason === null) return;
    screen.say(reason);
    options.sound?.('refuse');
  };

  const act: Play['act'] = (item, box, reading = false) => {
    const { view, status } = store.get();
    if (status.curtain !== null) return;
    const moves = ui.movesOn(item, view);
    const only = moves.length === 1 && item.lit ? moves[0] : undefined;
    if (only !== undefined && !reading) return play(only);
    if (moves.length > 0) {
      screen.zoom(null, true);
      return store.patch({ menu: { key: item.key, choices: ui.menu(moves, view), box } });
    }
    const dialog = ui.dialogOf(item);
    if (dialog !== null) return screen.store.patch({ dialog });
    explain(item);
    if (item.face !== null) screen.zoom(item.face, true, box);
  };

  /** Takes back to the last decision that a person would be asked, past those that were answered by the settings. */
  const undo = (): void => {
    undoing = true;
    try {
      for (let i = 0; i < 40 && session.status().undo !== null; i++) {
        session.undo();
        if (ui.autoAnswers().answer(session.view(), options.prefs(), false) === null) break;
      }
    } finally {
      undoing = false;
      auto.forget();
    }
    store.patch({ status: statusNow() });
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
    handOver() {
      if (!unclaimed) return session.handOver();
      unclaimed = false;
      stopFrames = session.onFrame(onFrame);
      store.patch({ status: statusNow() });
    },
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
      stopFrames?.();
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

  // Asks the question that was already open when the match is first shown, unless a frame has arrived and asked it.
  later(() => {
    if (!closed && !gotFrame && !unclaimed && !answerAlone()) ask();
  }, 0);
  return controller;
}
