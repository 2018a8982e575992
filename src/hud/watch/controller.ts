/**
 * A recorded game on the screen. It looks like a game to the table, the zoom and the live region, but nothing of it can be played:
 * the question open at the time is left out of what is shown. Going one move on is animated, everything else is a jump.
 */
import type { WatchUnit } from '../../commands/types.ts';
import type { View } from '../../games/netrunner/rules/view-types.ts';
import { t } from '../../i18n/index.ts';
import type { Controller, Later } from '../game/controller.ts';
import { commandsOf } from '../game/commands-of.ts';
import { watchDoing } from './doing.ts';
import { type GameState, firstState } from '../game/state.ts';
import { type ShownLine, linesOf, textOf } from '../../games/netrunner/hud/log/lines.ts';
import type { Layer } from '../../replay/format.ts';
import { withLayer } from '../../replay/annotate.ts';
import type { GameFrame, RecordsPort, StagePort, Watching } from '../ports.ts';
import { type Store, createStore } from '../store.ts';
import { type Editor, openEditor } from './editor.ts';
import type { Guess } from './guess.ts';
import { NOTHING_TO_DO, idleSession } from './idle.ts';
import { type Aside, notedAt, shownNotes } from './notes.ts';
import { anchorOf } from './shapes.ts';
import { partStep, partsOf } from './parts.ts';
import { type Timeline, stepTo, timelineOf } from './timeline.ts';

export type Viewer = View['viewer'];

/** What a move brought about, in sentences, as the viewer may know it. */
export interface Told {
  at: number;
  lines: ShownLine[];
  /** why the bot did it */
  reason: string | null;
}

/** What takes the place of the log beside the table. */
export type Panel = 'log' | 'contents' | 'write';

export interface WatchState {
  at: number;
  /** how many events of that move are shown; null for all */
  part: number | null;
  /** raised when another line of moves is shown: a variation entered or left, a move of one's own */
  track: number;
  /** where the game was left; null on the game itself */
  aside: Aside | null;
  panel: Panel;
  /** layers of notes that are not shown, by id */
  hidden: readonly string[];
  /** guess the move is being played */
  guess: Guess | null;
  /** the panel by which the game is shared is open */
  sharing: boolean;
  viewer: Viewer;
  playing: boolean;
  /** 0 is at once */
  speed: number;
  /** what Back and On step by */
  unit: WatchUnit;
  /** the position shown now, in sentences */
  told: Told;
  /** the whole game in sentences, as far as it has been worked out, for this viewer */
  log: readonly Told[];
  /** the question which side to play on with */
  asking: boolean;
}

export interface Watcher {
  /** the line of moves shown now: the game, or a branch of it */
  readonly watching: Watching;
  readonly line: Timeline;
  /** the game itself */
  readonly root: Watching;
  readonly editor: Editor;
  /** all layers, the own one as it stands now */
  layers(): readonly Layer[];
  readonly store: Store<WatchState>;
  /** the game as table, zoom, dialogs and live region know it */
  readonly game: Controller;
  /** Goes to a position without animation. */
  seek(at: number): void;
  step(unit: WatchUnit, way: 1 | -1): void;
  toggle(): void;
  see(viewer: Viewer): void;
  setSpeed(speed: number): void;
  /** Shows another line of moves at a position; `animated` when it is one move on. */
  swap(watching: Watching, aside: Aside | null, at: number, animated: boolean): void;
  close(): void;
}

interface WatcherOptions {
  author: RecordsPort['author'];
  at: number;
  viewer: Viewer;
  speed: number;
  later?: Later;
  focusTable(): void;
}

const realLater: Later = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** Sentences of this many ms are spoken as one. */
const SPEAK_AFTER = 300;
/** How long a move stands while playing at speed 1: this, and so much for each character to read, ms. */
const DWELL = 350;
const DWELL_CHARACTER = 22;
/** Moves whose sentences are worked out in one go while nobody waits. */
const AT_A_TIME = 8;
const SHOWN_EVERY = 160;

/** A view without the question that was open: there is nothing to answer. */
const unasked = (view: View): View => (view.decision === null ? view : { ...view, decision: null });
const still = (frame: GameFrame): GameFrame => ({
  ...frame,
  before: unasked(frame.before),
  after: unasked(frame.after),
});

/** Opens the viewer on a game. */
export function openWatcher(root: Watching, options: WatcherOptions): Watcher {
  const later = options.later ?? realLater;
  let watching = root;
  let line = timelineOf(watching.steps);
  const within = (at: number): number => Math.min(Math.max(Math.trunc(at) || 0, 0), line.length);
  const told = new Map<Viewer, Told[]>();
  let stage: StagePort | null = null;
  let moving = 0;
  let closed = false;
  let stopPlaying: (() => void) | null = null;
  let stopSpeaking: (() => void) | null = null;
  let stopTelling: (() => void) | null = null;

  const tell = (frame: GameFrame, at: number): Told => ({
    at,
    lines: linesOf(frame.events, frame.after, at * 1000),
    reason: frame.reason,
  });
  const start = within(options.at);
  const firstFrame = still(watching.frame(start, options.viewer));
  const game = createStore<GameState>(firstState(firstFrame.after, NOTHING_TO_DO));
  const store = createStore<WatchState>({
    at: start,
    part: null,
    track: 0,
    aside: null,
    panel: 'log',
    hidden: [],
    guess: null,
    sharing: false,
    viewer: options.viewer,
    playing: false,
    speed: options.speed,
    unit: 'move',
    told: tell(firstFrame, start),
    log: [],
    asking: false,
  });

  const editor = openEditor({
    layers: root.layers,
    author: options.author,
    later,
    async save(layer) {
      const problem = await root.save(withLayer(root.layers, layer));
      // It may have come into the library by this: the address names it then.
      store.patch({});
      return problem;
    },
    say: (text) => say(text),
    speak: (text) => speak(text),
  });
  const layers = (): readonly Layer[] => withLayer(root.layers, editor.store.get().layer);

  const speak = (text: string): void => {
    stopSpeaking?.();
    stopSpeaking = later(() => {
      stopSpeaking = null;
      game.patch({ polite: { text, n: game.get().polite.n + 1 } });
    }, SPEAK_AFTER);
  };
  const wordsOf = ({ lines, reason }: Told): string =>
    [...lines.map(textOf), ...(reason === null ? [] : [t('watch.reason.line', { text: reason })])].join(' ');

  /** The notes at a position, as they are spoken. */
  const notesHere = (at: number): string =>
    store.get().guess?.question != null
      ? ''
      : shownNotes(layers(), store.get().aside, at, store.get().hidden, store.get().part)
          .map(({ mark, text }) => t('watch.note.spoken', { mark: mark === null ? '' : t(`mark.${mark}`), text }))
          .join(' ');

  /** Works out the sentences of the whole game, a few moves at a time. */
  const tellAll = (): void => {
    stopTelling?.();
    const { viewer } = store.get();
    const list = told.get(viewer) ?? [];
    told.set(viewer, list);
    const more = (): void => {
      stopTelling = null;
      if (closed) return;
      for (let n = 0; n < AT_A_TIME && list.length <= line.length; n++)
        list.push(tell(watching.frame(list.length, viewer), list.length));
      const done = list.length > line.length;
      if (!done) stopTelling = later(more, 0);
      // Long games are shown as far as they are told.
      if (store.get().viewer === viewer && (done || list.length % SHOWN_EVERY === 0))
        store.patch({ log: done ? list : [...list] });
    };
    more();
  };

  /** Shows a position, or part of the move that leads to it; animated when it is the next thing and the table has caught up. */
  const show = (at: number, animated: boolean, part: number | null = null): Promise<void> => {
    const { viewer, at: before, part: shownPart } = store.get();
    let frame = still(part === null ? watching.frame(at, viewer) : watching.part(at, viewer, part));
    const now = tell(frame, at);
    if (animated && at === before && shownPart !== null)
      frame = { ...frame, before: game.get().view, events: frame.events.slice(shownPart) };
    game.patch({ view: frame.after, menu: null, zoom: game.get().zoom?.pinned ? game.get().zoom : null });
    store.patch({ at, part, told: now });
    speak([wordsOf(now), notesHere(at)].join(' ').trim());
    if (stage === null) return Promise.resolve();
    if (!animated || store.get().speed === 0) {
      stage.skip();
      stage.reconcile(frame.after);
      return Promise.resolve();
    }
    if (moving > 0) stage.skip();
    moving++;
    return stage.show(frame).finally(() => {
      moving = Math.max(0, moving - 1);
    });
  };

  const pause = (): void => {
    stopPlaying?.();
    stopPlaying = null;
    if (store.get().playing) store.patch({ playing: false });
  };
  const goOn = (): void => {
    const { at, speed } = store.get();
    if (at >= line.length) return pause();
    let stopped = false;
    stopPlaying = () => {
      stopped = true;
    };
    void show(at + 1, true).then(() => {
      if (stopped || closed || !store.get().playing) return;
      const { told: now, at: here } = store.get();
      const ms = DWELL + (wordsOf(now).length + notesHere(here).length) * DWELL_CHARACTER;
      stopPlaying = later(goOn, speed === 0 ? DWELL : ms / speed);
    });
  };
  const seek = (at: number): void => {
    pause();
    const to = within(at);
    if (to !== store.get().at || store.get().part !== null) void show(to, false);
  };
  const say = (text: string): void => {
    game.patch({ toast: { text, n: (game.get().toast?.n ?? 0) + 1 } });
    speak(text);
  };
  const step = (unit: WatchUnit, way: 1 | -1): void => {
    pause();
    const { at, part, viewer } = store.get();
    if (unit === 'event') {
      const to = partStep({ at, part }, way, line.length, (of) => partsOf(watching.frame(of, viewer)));
      return void show(to.at, way > 0, to.part);
    }
    // Half a move is finished before the next.
    if (part !== null && unit === 'move' && way > 0) return void show(at, true);
    const noted = store.get().aside === null ? notedAt(layers(), store.get().hidden) : [];
    const to = stepTo(line, at, unit, way, noted);
    if (to === at) return unit === 'run' || unit === 'mark' ? say(t('watch.none-on')) : undefined;
    void show(to, unit === 'move' && way > 0);
  };
  const toggle = (): void => {
    if (store.get().playing) return pause();
    if (store.get().at >= line.length) void show(0, false);
    store.patch({ playing: true });
    goOn();
  };
  const see = (viewer: Viewer): void => {
    if (viewer === store.get().viewer) return;
    pause();
    store.patch({ viewer, log: told.get(viewer)?.length === line.length + 1 ? told.get(viewer)! : [] });
    game.patch({ zoom: null });
    void show(store.get().at, false);
    tellAll();
  };
  const swap: Watcher['swap'] = (next, aside, at, animated) => {
    pause();
    const common = Math.min(store.get().aside?.at ?? Number.POSITIVE_INFINITY, aside?.at ?? Number.POSITIVE_INFINITY);
    for (const list of told.values()) list.splice(Number.isFinite(common) ? common + 1 : list.length);
    watching = next;
    line = timelineOf(next.steps);
    store.patch({ aside, log: [], track: store.get().track + 1, at: Math.min(at, line.length) });
    void show(within(at), animated);
    tellAll();
  };
  const setSpeed = (speed: number): void => {
    store.patch({ speed });
    if (speed === 0) stage?.skip();
  };
  const zoom: Controller['zoom'] = (code, h, pinned, box = null) => {
    const now = game.get().zoom;
    if (code === null) {
      if (now !== null && (pinned || !now.pinned)) game.patch({ zoom: null });
    } else if (!now?.pinned || pinned) game.patch({ zoom: { code, h, pinned, box } });
  };
  const quiet = (): void => undefined;
  const commands = commandsOf(game, {
    choose: quiet,
    undo: quiet,
    zoom,
    say,
    skip: () => stage?.skip(),
    help: () => game.patch({ dialog: 'help' }),
    focusPrompt: quiet,
    focusTable: options.focusTable,
  });
  Object.assign(commands, {
    hold: quiet,
    back: () => {
      const { dialog, zoom: shown, logOpen } = game.get();
      if (editor.store.get().placing !== null) {
        editor.cancelPlacing();
        say(t('write.place.cancelled'));
      } else if (dialog !== null) game.patch({ dialog: null });
      else if (shown !== null) game.patch({ zoom: null });
      else if (logOpen) game.patch({ logOpen: false });
      else pause();
    },
    watch: watchDoing(() => watcher, pause),
  });

  const session = idleSession(() => game.get().view);
  const shownGame: Controller = {
    session,
    store: game,
    commands,
    play: quiet,
    choose: quiet,
    answer: quiet,
    act: (item, box) => {
      if (editor.pick(anchorOf(item))) return;
      if (item.pile !== null) game.patch({ dialog: item.pile });
      else if (item.server === 'archives') game.patch({ dialog: 'archives' });
      else if (item.card?.code != null) zoom(item.card.code, item.card.h, true, box);
    },
    openPath: quiet,
    closeMenu: quiet,
    zoom,
    look: (key) => game.patch({ focus: key }),
    say,
    undo: quiet,
    concede: quiet,
    paced: () => Promise.resolve(),
    setStage: (next) => {
      stage = next;
      moving = 0;
      next?.reconcile(game.get().view);
    },
    close: quiet,
  };
  later(tellAll, 0);

  const watcher: Watcher = {
    get watching() {
      return watching;
    },
    get line() {
      return line;
    },
    root,
    editor,
    layers,
    store,
    game: shownGame,
    swap,
    seek,
    step,
    toggle,
    see,
    setSpeed,
    close: () => {
      closed = true;
      editor.close();
      stopPlaying?.();
      stopSpeaking?.();
      stopTelling?.();
    },
  };
  return watcher;
}
