/**
 * The controller of a match on the screen: receives updates from the session, holds what is shown, and turns what a person does into moves.
 * It contains no rules: it only ever picks one of the view's legal moves. Log and question wait for the table: a line is added once the
 * table has shown its events, and a question is asked once the table has shown everything that led to it.
 */
import { effect } from '@preact/signals';
import type { GameTypes, Viewer } from '../../core/game.ts';
import { peopleAt, personAt } from '../../core/seat-player.ts';
import { t } from '../../i18n/index.ts';
import type { Update, Session, SessionStatus } from '../../session/types.ts';
import { pressed } from '../table/ask/asking.ts';
import type { Reading } from '../contract/auto-answers.ts';
import type { ShownLine } from '../contract/log-ui.ts';
import { type Choice, type ChoiceGroup, type NextMove, isMine } from '../contract/question-ui.ts';
import type { TableItem } from '../contract/table-ui.ts';
import { withLines } from '../table/log/join.ts';
import { textOf } from '../table/log/text.ts';
import { createState, patch } from '../components/state.ts';
import { movesOneByOne } from './one-by-one.ts';
import { openScreen, realLater } from '../table/screen.ts';
import { openMatchAdviser } from './adviser.ts';
import { commandsOf } from './commands.ts';
import type { Play, PlayOptions, PlayState } from './play.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** Pause after each move on the plain table at speed 1, ms. */
const PLAIN_PACE = 500;
/** Opens the controller that shows a session. */
export function openPlay(session: Session, options: PlayOptions): Play {
  const { ui, later = realLater } = options;
  const first = session.view();
  const auto = ui.autoAnswers(options.familiar);
  let nextLine = 1;
  let stopAuto: (() => void) | null = null;
  let undoing = false;
  /** true during an undo that returns to the previous decision in order to make there a move that was left undone */
  let reopening = false;
  let closed = false;
  /** whether an update has arrived from the session, so that its question has been asked */
  let gotUpdate = false;
  /** true until the first of several people who share the screen confirms that they are there */
  let unclaimed = peopleAt(session.setup.seats) > 1;
  const persons = Object.values(session.setup.seats).filter(({ who }) => who === 'person').length;
  const covered = session.elsewhere === true && persons > 1;
  const statusNow = (): SessionStatus => {
    const status = session.status();
    return unclaimed ? { ...status, undo: null, handover: session.viewer() } : status;
  };
  /** the log of each viewer at this device */
  const logs = new Map<Viewer, ShownLine[]>();

  /** The buttons of the open decision, after those for moves left undone at the previous one if it can be undone freely. */
  const buttons = (view: View): ChoiceGroup[] => {
    const left = session.status().undo === 'free' ? (ui.leftUndone?.(view) ?? []) : [];
    return [...left, ...ui.choices(view)];
  };

  const screen = openScreen(first, { ui, speed: () => options.prefs().speed, draw: options.draw ?? null, later });
  const state = createState<PlayState>({
    view: first,
    groups: buttons(first),
    path: [],
    ticked: [],
    question: 0,
    status: statusNow(),
    lines: [],
    menu: null,
    advice: null,
    asked: null,
    hold: false,
    passing: false,
    overSeen: false,
    review: ui.review === undefined ? null : 'pending',
    reviewed: null,
    watched: null,
  });
  /** the newest update from the session */
  let newest: Update | null = null;

  /** Announces the open question and gives it the focus, if it is for the person at the screen. */
  const ask = (): void => {
    const { view, question, status } = state;
    const words = ui.prompt(view);
    if (words === null || !isMine(view) || status.handover !== null) return;
    screen.alert(t('speak.decision', { what: words.what }));
    state.question = question + 1;
  };
  /** Shows the session's status. At a handover, hides and silences everything of the person who leaves. */
  const showStatus = (): void => {
    const status = statusNow();
    const was = state.status.handover;
    if (status.handover !== null && was === null) {
      screen.wipe();
      patch(state, { lines: [], menu: null, advice: null, path: [], ticked: [] });
    }
    state.status = status;
    if (was !== null && status.handover === null && !state.passing) ask();
  };

  /** while the person is stopped in the middle of an update to read: the rest of that update, and later updates; else null */
  let reading: { rest: Update; held: Update[] } | null = null;
  /** Cuts an update in two at the place where the person stops to read. */
  const cutAt = (update: Update, at: Reading): [Update, Update] => [
    { ...update, events: update.events.slice(0, at.events), after: at.view },
    {
      ...update,
      before: at.view,
      events: update.events.slice(at.events),
      viewAt: (n) => update.viewAt(at.events + n),
      move: null,
    },
  ];
  /** Shows what was held back while the person was reading. */
  const readOn = (): void => {
    if (reading === null) return;
    const { rest, held } = reading;
    reading = null;
    for (const update of [rest, ...held]) onUpdate(update);
  };

  /** the moves still to be made, if a single choice makes several */
  const rest = movesOneByOne();
  /** Makes a move automatically, just after the current call. `follows`: it continues the person's previous choice. */
  const playSoon = (move: Move, follows: boolean): void => {
    stopAuto?.();
    // Not within the session's own call, which may still be passing this update to other listeners.
    stopAuto = later(() => {
      stopAuto = null;
      if (closed || !session.view().decision?.moves.includes(move)) return rest.drop();
      rest.made(follows);
      session.play(move);
    }, 0);
  };
  /**
   * The automatic answer to the open decision, by the settings or because no lesson has taught it yet; null if the person must be asked.
   */
  const answerFor = (view: View, by: typeof auto, hold: boolean): Move | null =>
    by.answer(view, options.prefs(), hold) ?? (hold ? null : (options.unasked?.(view) ?? null));
  /** Answers the open decision automatically if possible; returns false if the person must be asked. */
  const answerAlone = (view: View): boolean => {
    const move = isMine(view) ? answerFor(view, auto, state.hold) : null;
    if (move !== null) playSoon(move, false);
    return move !== null;
  };
  /** Makes the next move if the last choice has more to make; returns false if not, so that the person is asked. */
  const goOnAlone = (view: View): boolean => {
    if (!isMine(view)) return view.over === null && rest.any();
    const move = rest.take(view.decision!.moves, ui.same);
    if (move !== null) playSoon(move, true);
    return move !== null;
  };

  const isWindow = (view: View): boolean => isMine(view) && view.decision?.kind === 'window';
  /** Whether the screen is being handed over to somebody who may not see what `viewer` sees. */
  const hiddenFrom = (viewer: Viewer): boolean => ![null, viewer].includes(state.status.handover);
  /** Adds lines to a viewer's log and lets the screen reader speak them. */
  const log = (viewer: Viewer, lines: readonly ShownLine[], view: View): void => {
    if (lines.length === 0) return;
    logs.set(viewer, withLines(ui, logs.get(viewer) ?? [], lines, view));
    if (!hiddenFrom(viewer)) screen.speak(lines.map(textOf).join(' '));
  };
  const onUpdate = (whole: Update): void => {
    if (reading !== null) return void reading.held.push(whole);
    gotUpdate = true;
    const stop = whole.kind === 'play' ? (auto.reads?.(whole) ?? null) : null;
    const [update, left] = stop === null ? [whole, null] : cutAt(whole, stop);
    if (left !== null) reading = { rest: left, held: [] };
    const { viewer, after } = update;
    const { seats } = session.setup;
    const was = newest?.viewer ?? first.viewer;
    newest = update;
    // Another person is at the screen from here on.
    const another = personAt(seats, viewer) !== personAt(seats, was);
    if (another) {
      screen.skip();
      screen.wipe();
    }
    const lines = ui.lines(update.events, after, nextLine);
    nextLine += lines.length;
    // When the viewer changes, the jump only shows the table as the next person left it: nothing was undone.
    const setBack =
      update.kind === 'jump' && viewer === was && !reopening && (undoing || (logs.get(viewer) ?? []).length > 0);
    if (setBack) {
      const text = t(undoing ? 'log.taken-back' : 'log.set-back');
      const parts = [{ text, face: null }];
      lines.push({ id: nextLine++, kind: 'small', seat: null, parts, paid: null, after: 0 });
    }
    const asks = undoing || reopening || (state.hold && isWindow(after));
    if (asks) rest.drop();
    const alone = !asks && left === null && (goOnAlone(after) || answerAlone(after));
    patch(state, { passing: true, menu: null, advice: null });
    let shownLines = 0;
    const shown = (events: number, all: boolean): void => {
      if (closed) return;
      const end = lines.findIndex((line, i) => i >= shownLines && line.after > events);
      const next = lines.slice(shownLines, all || end < 0 ? undefined : end);
      shownLines += next.length;
      log(viewer, next, after);
      if (!hiddenFrom(viewer)) patch(state, { lines: logs.get(viewer) ?? [] });
      if (!all) return;
      if (!screen.state.moving && reading === null) showStatus();
      // If the settings answer, the panel keeps showing the previous question, provided that it was for the same person.
      if (alone && !another) return;
      patch(state, {
        view: after,
        groups: buttons(after),
        path: [],
        ticked: [],
        passing: alone || newest !== update,
        hold: state.hold && !isWindow(after),
      });
      if (!alone && newest === update && !reopening) ask();
    };
    void screen.show(update, 'animated', shown);
  };

  let stopFrames = unclaimed ? null : session.onUpdate(onUpdate);
  let botFailed = false;
  let botReplaced = false;
  const stopStatus = session.onStatus(() => {
    const status = statusNow();
    // While something is being shown, the status would be ahead of it.
    if (!screen.state.moving && reading === null) showStatus();
    if (status.botFailed && !botFailed) screen.say(t('session.botFailed'));
    botFailed = status.botFailed;
    if (status.botReplaced && !botReplaced) screen.say(t('session.botReplaced'));
    botReplaced ||= status.botReplaced;
  });

  const skipAnimation = (): boolean => {
    if (!screen.state.moving) return false;
    screen.skip();
    return true;
  };
  const play = (move: Move, next: readonly NextMove[] = [], sure = false): void => {
    // An input meant for the previous question must not answer the next one.
    if (skipAnimation()) return;
    const { view, status, passing } = state;
    if (passing || !isMine(view) || status.handover !== null) return;
    const advice = sure ? null : (options.advise?.(view, move) ?? null);
    stopAuto?.();
    stopAuto = null;
    if (advice !== null) return patch(state, { advice: { advice, move, next }, menu: null });
    if (reading !== null) {
      auto.onMoveMade(view, move);
      return readOn();
    }
    make(move, view, next);
  };
  /** Makes a move that the person chose; the moves in `next`, which belong to the same choice, follow later. */
  const make = (move: Move, view: View, next: readonly NextMove[]): void => {
    rest.begin(next);
    auto.onMoveMade(view, move);
    patch(state, { advice: null, menu: null, path: [] });
    const { zoom } = screen.state;
    patch(screen.state, { toast: null, zoom: zoom?.pinned ? zoom : null });
    session.play(move);
  };

  const answer: Play['answer'] = (how) => {
    const open = state.advice;
    if (open === null) return;
    state.advice = null;
    options.advised?.(open.advice.kind, how);
    if (how === 'aside') play(open.move, open.next, true);
    else options.focusPrompt();
  };

  /** Undoes the previous decision of the person and makes another move there. */
  const playEarlier = (move: Move): void => {
    if (state.passing || session.status().undo !== 'free') return;
    stopAuto?.();
    stopAuto = null;
    reopening = true;
    try {
      session.undo();
      rest.unmade();
    } finally {
      reopening = false;
    }
    const view = session.view();
    const legal = view.decision?.moves.find((one) => ui.same(one, move));
    if (legal !== undefined) make(legal, view, []);
  };

  const choose = (choice: Choice): void => {
    if (skipAnimation() || choice.off) return;
    if (choice.ticked !== undefined) return pressed(ui, state, choice);
    if (choice.earlier === true && choice.move !== null) return playEarlier(choice.move);
    if (choice.move !== null) play(choice.move, choice.next);
    else patch(state, { path: [...state.path, choice.id], menu: null });
  };

  /** Says why a thing on the table cannot be used now, if the rules have a reason. */
  const explain = (item: TableItem): void => {
    const reason = ui.explain(item, state.view, session.why);
    if (reason === null) return;
    screen.say(reason);
    options.sound?.('refuse');
  };

  const act: Play['act'] = (item, box, reading = false) => {
    if (skipAnimation()) return;
    const { view, status, passing } = state;
    if (passing || status.handover !== null) return;
    const own = isMine(view) ? (ui.choicesOn?.(item, state.groups) ?? []) : [];
    const one = own.length === 1 ? own[0] : undefined;
    if (one !== undefined) return choose(one);
    if (own.length > 0) return patch(state, { menu: { key: item.key, choices: own, box } });
    const moves = ui.movesOn(item, view);
    const only = moves.length === 1 && item.lit ? moves[0] : undefined;
    if (only !== undefined && !reading) return play(only);
    if (moves.length > 0) {
      screen.zoom(null, true);
      return patch(state, { menu: { key: item.key, choices: ui.menu(moves, view), box } });
    }
    const dialog = ui.dialogOf(item);
    if (dialog !== null) return patch(screen.state, { dialog });
    explain(item);
    if (item.face !== null) screen.zoom(item.face, true, box);
  };

  /** Goes back to the last decision that the person has to make, past those that the settings answer automatically. */
  const undo = (): void => {
    reading = null;
    screen.skip();
    undoing = true;
    try {
      for (let i = 0; i < 40 && session.status().undo !== null; i++) {
        session.undo();
        if (rest.unmade()) continue;
        if (answerFor(session.view(), ui.autoAnswers(options.familiar), false) === null) break;
      }
    } finally {
      undoing = false;
      auto.forget();
    }
    showStatus();
  };

  const bot = options.adviser ?? null;
  const adviser = bot && openMatchAdviser({ state, screen, session, bot, real: () => reading === null });
  const controller: Play = {
    session,
    screen,
    state,
    play: (move) => play(move),
    answer,
    choose,
    act,
    skipAnimation,
    away() {
      if (session.status().handover !== null) screen.skip();
    },
    get hidden() {
      return state.status.handover !== null || covered;
    },
    covered,
    openPath: (path) => patch(state, { path, menu: null }),
    closeMenu: () => patch(state, { menu: null }),
    askBot: adviser && adviser.ask,
    undo,
    concede: () => {
      screen.state.dialog = null;
      readOn();
      screen.skip();
      session.concede();
    },
    handOver() {
      screen.skip();
      if (!unclaimed) return session.handOver();
      unclaimed = false;
      stopFrames = session.onUpdate(onUpdate);
      state.status = statusNow();
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
        const follow = (): void => {
          const unfollow = effect(() => {
            // Looked at for each view: on the plain table nothing else tells that a move has been shown.
            const { view, moving, banner } = screen.state;
            const still = reading !== null || banner !== null || (moving && screen.stage() !== null);
            if (view !== null && !still) queueMicrotask(() => end(resolve));
          });
          stop.push(unfollow);
        };
        if (screen.stage() === null) stop.push(later(follow, PLAIN_PACE / speed));
        else follow();
      }),
    close: () => {
      closed = true;
      stopFrames?.();
      stopStatus();
      stopAuto?.();
      adviser?.close();
      screen.close();
      session.close();
    },
    get commands() {
      return commands;
    },
  };
  const commands = commandsOf(controller, options);

  // When the match is first shown, asks the question that is already open, unless an update has arrived and asked it.
  later(() => {
    if (!closed && !gotUpdate && !unclaimed && !answerAlone(state.view)) ask();
  }, 0);
  return controller;
}
