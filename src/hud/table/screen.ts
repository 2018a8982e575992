/**
 * A table on the screen: what of it is shown, focused and spoken. The pages for playing, for watching, and for answering a question of a
 * recorded game share it and add their own controls.
 */
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { Update } from '../../session/types.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { Banner, DrawArt, TableFocus, TableState } from '../contract/table-focus.ts';
import type { StagePort } from '../contract/ports.ts';
import { isSmall } from '../components/screens.ts';
import { createState, patch } from '../components/state.ts';

export interface TableScreen extends TableFocus {
  readonly ui: GameUi;
  /** Sets the thing that a coach points at, which then nothing may cover; null for none. */
  point(key: Anchor | null): void;
  /** Clears messages, spoken texts, open menus and dialogs before another person takes the screen. */
  wipe(): void;
  /** Shows a short message and speaks it. */
  say(text: string): void;
  /** Lets the screen reader speak a text politely, after the texts that still wait or, with `instead`, in place of them. */
  speak(text: string, instead?: boolean): void;
  /** Lets the screen reader speak a text at once. */
  alert(text: string): void;
  /**
   * Shows an update's table, at once or, on the drawn table, with its animation. Resolves when the drawn table shows it. Each time more has
   * been shown, calls `shown` with the number of events so far, and whether everything, including the final table, has been shown.
   */
  show(update: Update, how: 'animated' | 'at-once', shown?: (events: number, all: boolean) => void): Promise<void>;
  /** Sets the drawn table once it has started; null if only the plain table is shown. */
  setStage(stage: StagePort | null): void;
  stage(): StagePort | null;
  /** Ends the animations of the drawn table, and the banner on the plain one. */
  skip(): void;
  close(): void;
}

/** Calls `run` after `ms`; returns a function that cancels it. Tests pass their own clock. */
export type Later = (run: () => void, ms: number) => () => void;

export const realLater: Later = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** Texts for the screen reader that arrive within this time are joined and spoken as one, ms. */
const SPEAK_EVERY = 300;

/** How long a banner stays on the plain table, ms: BANNER_TIME at animation speed 1, LONGEST at most. */
const BANNER_TIME = 2000;
const LONGEST = 2500;

export interface ScreenOptions {
  ui: GameUi;
  /** speed of the animations as a factor; 0: no animation */
  speed: () => number;
  draw?: DrawArt | null;
  later?: Later | undefined;
}

export function openScreen(
  view: GameTypes['view'],
  { ui, speed, draw = null, later = realLater }: ScreenOptions,
): TableScreen {
  let stage: StagePort | null = null;
  let moving = 0;
  let unsaid: string[] = [];
  let stopSpeaking: (() => void) | null = null;
  let stopBanner: (() => void) | null = null;
  let closed = false;
  const state = createState<TableState>({
    view,
    zoom: null,
    dialog: null,
    word: null,
    logOpen: false,
    drawer: null,
    toast: null,
    polite: { text: '', n: 0 },
    urgent: { text: '', n: 0 },
    focus: null,
    pointed: null,
    moving: false,
    banner: null,
  });
  /** Shows a banner across the plain table; null ends the current one. */
  const setBanner = (banner: Banner | null): void => {
    stopBanner?.();
    stopBanner = null;
    state.banner = banner;
    if (banner !== null) stopBanner = later(() => setBanner(null), Math.min(LONGEST, BANNER_TIME / speed()));
  };
  const next = (said: { n: number } | null, text: string): { text: string; n: number } => ({
    text,
    n: (said?.n ?? 0) + 1,
  });
  const screen: TableScreen = {
    ui,
    draw,
    state,
    zoom(face, pinned, box = null) {
      const now = state.zoom;
      if (face === null) {
        if (now !== null && (pinned || !now.pinned)) patch(state, { zoom: null });
      } else if (!now?.pinned || pinned) patch(state, { zoom: { face, pinned, box } });
    },
    unfold(key) {
      const { dialog, view: now } = state;
      if (dialog !== null || ui.unfold === undefined || !isSmall()) return false;
      const item = ui
        .groups(now)
        .flatMap(({ items }) => items)
        .find((one) => one.key === key);
      const name = item === undefined ? null : ui.unfold(item, now);
      if (name !== null) patch(state, { dialog: name });
      return name !== null;
    },
    look(key) {
      state.focus = key;
    },
    point: (key) => patch(state, { pointed: key }),
    wipe() {
      screen.speak('', true);
      setBanner(null);
      const { polite, urgent } = state;
      const open = { zoom: null, dialog: null, drawer: null, logOpen: false, toast: null, focus: null };
      patch(state, { ...open, polite: next(polite, ''), urgent: next(urgent, '') });
    },
    say(text) {
      state.toast = next(state.toast, text);
      screen.speak(text);
    },
    speak(text, instead = false) {
      if (instead) {
        // While a person steps quickly, only the last position is spoken.
        unsaid = [];
        stopSpeaking?.();
        stopSpeaking = null;
      }
      if (text === '') return;
      unsaid.push(text);
      stopSpeaking ??= later(() => {
        stopSpeaking = null;
        const said = unsaid.join(' ');
        unsaid = [];
        state.polite = next(state.polite, said);
      }, SPEAK_EVERY);
    },
    alert: (text) => patch(state, { urgent: next(state.urgent, text) }),
    show(update, how, shown = () => {}) {
      if (stage === null || how === 'at-once') {
        stage?.skip();
        stage?.reconcile(update.after);
        const animated = how === 'animated' && speed() > 0;
        const banner = animated ? (ui.bannerFor?.(update.events, update.after) ?? null) : null;
        if (banner !== null || !animated || update.kind === 'jump') setBanner(banner);
        state.view = update.after;
        shown(update.events.length, true);
        return Promise.resolve();
      }
      moving++;
      state.moving = true;
      return stage.show(update, (events, all) => {
        if (all) moving = Math.max(0, moving - 1);
        if (closed) return;
        patch(state, {
          view: all ? update.after : { ...update.viewAt(events), decision: null },
          moving: moving > 0,
        });
        shown(events, all);
      });
    },
    setStage(started) {
      stage?.skip();
      stage = started;
      moving = 0;
      state.moving = false;
      started?.reconcile(state.view);
      setBanner(null);
    },
    stage: () => stage,
    skip() {
      stage?.skip();
      setBanner(null);
    },
    close() {
      closed = true;
      stopBanner?.();
      stopSpeaking?.();
    },
  };
  return screen;
}
