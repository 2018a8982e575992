/**
 * A table on the screen, whatever is done with it: what is shown of it, looked at, spoken and said. Playing, watching and answering a
 * question of a recorded game each put their own on top.
 */
import type { GameTypes } from '../../core/game.ts';
import type { Frame } from '../../session/types.ts';
import type { GameUi } from '../game-ui.ts';
import type { StagePort } from '../ports.ts';
import { createStore } from '../store.ts';
import type { DrawArt, Looking, TableState } from './looking.ts';

export interface TableScreen extends Looking {
  readonly ui: GameUi;
  /** Another person takes the screen: what was said to the one before, and what they have opened, goes. */
  wipe(): void;
  /** Shown and spoken. */
  say(text: string): void;
  /** Spoken politely, after what waits to be spoken, or instead of it. */
  speak(text: string, instead?: boolean): void;
  /** Spoken at once. */
  alert(text: string): void;
  /** The table is this one now; the drawn table moves there, or stands there at once. Resolves when it does. */
  show(frame: Frame, how: 'animated' | 'at-once'): Promise<void>;
  /** The drawn table, once it has started; null for the plain one. */
  setStage(stage: StagePort | null): void;
  stage(): StagePort | null;
  /** The drawn table is there at once. */
  skip(): void;
  close(): void;
}

/** Calls `run` after `ms`; returns the way to stop. Tests hold the time themselves. */
export type Later = (run: () => void, ms: number) => () => void;

export const realLater: Later = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** Sentences of this many ms are spoken as one. */
const SPEAK_EVERY = 300;

export interface ScreenOptions {
  ui: GameUi;
  draw?: DrawArt | null;
  later?: Later | undefined;
}

export function openScreen(
  view: GameTypes['view'],
  { ui, draw = null, later = realLater }: ScreenOptions,
): TableScreen {
  let stage: StagePort | null = null;
  let moving = 0;
  let unsaid: string[] = [];
  let stopSpeaking: (() => void) | null = null;
  let closed = false;
  const store = createStore<TableState>({
    view,
    zoom: null,
    dialog: null,
    logOpen: false,
    drawer: null,
    toast: null,
    polite: { text: '', n: 0 },
    urgent: { text: '', n: 0 },
    focus: null,
    moving: false,
  });
  const next = (said: { n: number } | null, text: string): { text: string; n: number } => ({
    text,
    n: (said?.n ?? 0) + 1,
  });
  const screen: TableScreen = {
    ui,
    draw,
    store,
    zoom(face, pinned, box = null) {
      const now = store.get().zoom;
      if (face === null) {
        if (now !== null && (pinned || !now.pinned)) store.patch({ zoom: null });
      } else if (!now?.pinned || pinned) store.patch({ zoom: { face, pinned, box } });
    },
    look: (key) => store.patch({ focus: key }),
    wipe() {
      screen.speak('', true);
      const { polite, urgent } = store.get();
      const open = { zoom: null, dialog: null, drawer: null, logOpen: false, toast: null, focus: null };
      store.patch({ ...open, polite: next(polite, ''), urgent: next(urgent, '') });
    },
    say(text) {
      store.patch({ toast: next(store.get().toast, text) });
      screen.speak(text);
    },
    speak(text, instead = false) {
      if (instead) {
        // Who goes on quickly is told where they have come to rest.
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
        store.patch({ polite: next(store.get().polite, said) });
      }, SPEAK_EVERY);
    },
    alert: (text) => store.patch({ urgent: next(store.get().urgent, text) }),
    show(frame, how) {
      store.patch({ view: frame.after });
      if (stage === null) return Promise.resolve();
      if (how === 'at-once') {
        stage.skip();
        stage.reconcile(frame.after);
        return Promise.resolve();
      }
      moving++;
      if (!store.get().moving) store.patch({ moving: true });
      return stage.show(frame).finally(() => {
        moving = Math.max(0, moving - 1);
        if (moving === 0 && !closed) store.patch({ moving: false });
      });
    },
    setStage(started) {
      stage = started;
      moving = 0;
      store.patch({ moving: false });
      started?.reconcile(store.get().view);
    },
    stage: () => stage,
    skip: () => stage?.skip(),
    close() {
      closed = true;
      stopSpeaking?.();
    },
  };
  return screen;
}
