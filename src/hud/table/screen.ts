/**
 * A table on the screen: what of it is shown, focused and spoken. The pages for playing, for watching, and for answering a question of a
 * recorded game share it and add their own controls. Its presenter says when what is shown.
 */
import { together } from '../../i18n/index.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { PresenterPort } from '../../present/port.ts';
import type { PresenterInput } from '../../present/presenter.machine.ts';
import { type Presenter, openPresenter } from '../../present/presenter.ts';
import { isSmall } from '../components/screens.ts';
import { createState, patch } from '../components/state.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { StagePort } from '../contract/ports.ts';
import type { Later, DrawArt, TableFocus, TableState } from '../contract/table-focus.ts';
import { plainRenderer } from './plain-renderer.ts';

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
  /** Begins to show a feed on this table, for a page that answers for the person. To be called once. */
  present(input: Pick<PresenterInput, 'feed' | 'speed' | 'playing' | 'claim'>, port: PresenterPort): Presenter;
  readonly presenter: Presenter;
  /** Sets the drawn table once it has started; null if only the plain table is shown. */
  setStage(stage: StagePort | null): void;
  stage(): StagePort | null;
  /** Ends the animation, the banner on the plain table, and a pause that nobody has to answer; returns whether there was an animation. */
  skip(): boolean;
  close(): void;
}

/** The clock of a page. */
export const realLater: Later = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** Texts for the screen reader that arrive within this time are joined and spoken as one, ms. */
const SPEAK_EVERY = 300;

export interface ScreenOptions {
  ui: GameUi;
  draw?: DrawArt | null;
  later?: Later | undefined;
}

const nextSaid = (said: { n: number } | null, text: string): { text: string; n: number } => ({
  text,
  n: (said?.n ?? 0) + 1,
});

/** Speaks texts politely, joined if they come close together. */
function openSpeech(later: Later, say: (text: string) => void): { speak: TableScreen['speak']; close(): void } {
  let unsaid: string[] = [];
  let stop: (() => void) | null = null;
  const close = (): void => {
    unsaid = [];
    stop?.();
    stop = null;
  };
  return {
    speak(text, instead = false) {
      // While a person steps quickly, only the last position is spoken.
      if (instead) close();
      if (text === '') return;
      unsaid.push(text);
      stop ??= later(() => {
        const said = together(unsaid);
        close();
        say(said);
      }, SPEAK_EVERY);
    },
    close,
  };
}

export function openScreen(
  view: GameTypes['view'],
  { ui, draw = null, later = realLater }: ScreenOptions,
): TableScreen {
  let stage: StagePort | null = null;
  let presenter: Presenter | null = null;
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
    ahead: null,
    banner: null,
    asking: false,
    reading: false,
    moving: false,
    settled: false,
    thinking: false,
    told: false,
    handover: null,
    playing: false,
  });
  const { speak, close } = openSpeech(later, (text) => patch(state, { polite: nextSaid(state.polite, text) }));
  const plain = plainRenderer(ui, (banner) => patch(state, { banner }), later);
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
      speak('', true);
      plain.settle(state.view);
      const { polite, urgent } = state;
      const open = { zoom: null, dialog: null, drawer: null, logOpen: false, toast: null, focus: null };
      patch(state, { ...open, polite: nextSaid(polite, ''), urgent: nextSaid(urgent, '') });
    },
    say(text) {
      state.toast = nextSaid(state.toast, text);
      speak(text);
    },
    speak,
    alert: (text) => patch(state, { urgent: nextSaid(state.urgent, text) }),
    present(input, port) {
      const clock = { setTimeout: later, clearTimeout: (stop: () => void) => stop() };
      presenter = openPresenter({ ...input, port, plain, view }, { clock });
      const show = (): void => {
        const { view, asking, reading, moving, settled, thinking, told, handover, playing } = presenter!.now();
        patch(state, { view, asking, reading, moving, settled, thinking, told, handover, playing });
      };
      show();
      presenter.subscribe(show);
      return presenter;
    },
    get presenter() {
      return presenter!;
    },
    setStage(started) {
      if (started === stage) return;
      stage = started;
      presenter?.send(started === null ? { type: 'LOST' } : { type: 'STAGE', stage: started });
    },
    stage: () => stage,
    skip() {
      plain.settle(state.view);
      const { moving, asking } = state;
      if (!asking) presenter?.send({ type: 'SKIP' });
      return moving;
    },
    close() {
      presenter?.close();
      plain.settle(state.view);
      close();
    },
  };
  return screen;
}
