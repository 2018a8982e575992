/**
 * The controller of a match on the screen: shows what the session's feed brings and turns what a person does into moves. It contains no
 * rules: it only ever picks one of the view's legal moves.
 */
import { effect } from '@preact/signals';
import type { GameTypes } from '../../core/game.ts';
import type { Session, SessionStatus } from '../../feed/session.ts';
import { t } from '../../i18n/index.ts';
import { createState, patch } from '../components/state.ts';
import { type AskState, questionOf } from '../table/ask/asking.ts';
import { type TableScreen, openScreen } from '../table/screen.ts';
import { openMatchAdviser } from './adviser.ts';
import { Autopilot } from './autopilot.ts';
import { commandsOf } from './commands.ts';
import type { Play, PlayOptions, PlayState } from './play.ts';
import { PlayPort } from './port.ts';
import { pressesOf } from './presses.ts';

/** The state of a match of which nothing has been shown. `reviewed`: whether a finished game is reviewed. */
const stateOf = (question: Omit<AskState, 'question'>, status: SessionStatus, reviewed: boolean): PlayState =>
  createState<PlayState>({
    ...question,
    question: 0,
    status,
    lines: [],
    earlier: false,
    menu: null,
    advice: null,
    lookedBack: null,
    asked: null,
    rival: null,
    hold: false,
    overSeen: false,
    review: reviewed ? 'pending' : null,
    reviewed: null,
    watched: null,
  });

/** Whether the open question completes a move of the person's that they can take back freely. */
const hasBegun = (screen: TableScreen, { view, status }: PlayState): boolean =>
  screen.state.asking && status.undo === 'free' && screen.ui.completes?.(view) === true;

/** What the person can do about the coach's words. `heard`: lets the presenter go on after a warning. */
const toCoach = (
  state: PlayState,
  { advised, focusPrompt }: PlayOptions,
  heard: (how: 'followed' | 'aside') => void,
): Pick<Play, 'answer' | 'closeLookedBack'> => ({
  answer(how) {
    const { advice } = state;
    if (advice === null) return;
    state.advice = null;
    advised?.(advice.kind, how);
    heard(how);
    if (how === 'followed') focusPrompt();
  },
  closeLookedBack() {
    state.lookedBack = null;
    focusPrompt();
  },
});

/** Opens the controller that shows a session. */
export function openPlay(session: Session, options: PlayOptions): Play {
  const { ui } = options;
  const persons = Object.values(session.setup.seats).filter(({ who }) => who === 'person').length;
  const covered = session.elsewhere === true && persons > 1;
  const alone = persons === 0 && session.elsewhere !== true;
  /** Returns the question of a view, after the choices left undone at the previous one if that can be undone freely. */
  const question = (view: GameTypes['view']): Omit<AskState, 'question'> => {
    const left = session.status().undo === 'free' ? (ui.leftUndone?.(view) ?? []) : [];
    const asked = questionOf(ui, view);
    return { ...asked, groups: [...left, ...asked.groups] };
  };
  const screen = openScreen(session.view(), options);
  const state = stateOf(question(session.view()), session.status(), ui.review !== undefined);
  const showStatus = (): void => {
    const status = session.status();
    patch(state, { status: port.unclaimed ? { ...status, undo: null } : status });
  };
  const port = new PlayPort({
    session,
    screen,
    state,
    autopilot: new Autopilot(options),
    options,
    alone,
    question,
    showStatus,
  });
  const presenter = screen.present(
    {
      feed: session.feed,
      speed: options.prefs().speed,
      playing: true,
      claim: port.unclaimed ? session.viewer() : null,
    },
    port,
  );
  const stopSpeed = effect(() => presenter.send({ type: 'SPEED', speed: options.prefs().speed }));
  let said: Partial<SessionStatus> = {};
  const stopStatus = session.onStatus((status) => {
    // While something is being shown, the status would be ahead of it.
    if (!screen.state.moving) showStatus();
    for (const what of ['botFailed', 'botReplaced'] as const)
      if (status[what] && said[what] !== true) screen.say(t(`session.${what}`));
    said = status;
  });

  const skipAnimation = (): boolean => screen.skip();
  const moment: Play['moment'] = (skipped) => {
    const { asking, settled } = screen.state;
    if (asking && skipped) screen.say(t('play.skipped'));
    else if (!settled && !alone && session.elsewhere !== true) screen.say(t('play.moment'));
  };
  const play: Play['play'] = (move, next = []) => {
    // An input meant for the previous question must not answer the next one.
    if (!skipAnimation()) presenter.send({ type: 'KEY', answer: { move, next } });
  };
  const adviser = options.adviser ? openMatchAdviser({ state, screen, session, bot: options.adviser }) : null;
  const controller: Play = {
    session,
    screen,
    state,
    play,
    ...toCoach(state, options, (how) => presenter.send({ type: 'HEARD', how })),
    ...pressesOf({
      state,
      screen,
      session,
      play,
      playEarlier: (move) => port.playEarlier(move),
      skipAnimation,
      moment,
      sound: options.sound,
    }),
    skipAnimation,
    moment,
    away: () => presenter.send({ type: 'HIDE' }),
    covered,
    get hidden() {
      return screen.state.handover !== null || covered;
    },
    alone,
    retell: () => port.retell(),
    readBack() {
      port.log.readBack(session.viewer());
      port.showLog();
    },
    openPath: (path) => patch(state, { path, menu: null }),
    closeMenu: () => patch(state, { menu: null }),
    askBot: adviser && adviser.ask,
    undo: () => presenter.send({ type: 'UNDO' }),
    get goBack() {
      return hasBegun(screen, state) ? controller.undo : null;
    },
    concede() {
      screen.state.dialog = null;
      presenter.send({ type: 'SKIP' });
      session.concede();
    },
    handOver: () => presenter.send({ type: 'READY' }),
    close() {
      stopSpeed();
      stopStatus();
      adviser?.close();
      screen.close();
      session.close();
    },
    get commands() {
      return commands;
    },
  };
  const commands = commandsOf(controller, options);
  return controller;
}
