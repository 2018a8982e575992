/**
 * The controller of a recorded game on the screen. No moves can be made on its table, so the open decision is removed from every view. One
 * move forward is animated; every other change of position is a jump.
 */
import { NO_DECISION } from '../../commands/commands.ts';
import type { CommandContext, WatchUnit } from '../../commands/command.ts';
import { VIEWER_COMMANDS } from '../../commands/watch.ts';
import { type GameTypes, type Sentence, type Viewer, OPEN } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import { withLayer } from '../../replay/annotate.ts';
import type { Layer } from '../../replay/format.ts';
import type { Update } from '../../session/types.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { DrawArt, Drawer } from '../contract/table-focus.ts';
import { textOf } from '../table/log/text.ts';
import { tableCommands } from '../table/commands.ts';
import type { RecordsPort, OpenReplay } from '../contract/ports.ts';
import { createState, patch } from '../components/state.ts';
import { type Later, type TableScreen, openScreen, realLater } from '../table/screen.ts';
import { watchActions } from './actions.ts';
import { openReplayAdviser } from './advice.ts';
import { openEditor } from './editor.ts';
import { notedAt, shownNotes, unseenOf } from './notes.ts';
import { partStep, partsOf } from './parts.ts';
import { openReviews } from './reviews.ts';
import { stepTo, timelineOf } from './timeline.ts';
import type { Panel, LoggedMove, WatchState, Watcher } from './watcher.ts';

export interface WatcherOptions {
  ui: GameUi;
  draw?: DrawArt | null;
  author: RecordsPort['author'];
  /** the initial position */
  at: number;
  /** whose view is shown first; the open view if the record has no such seat */
  viewer: Viewer;
  speed: number;
  /** whether the record is part of the program and not stored, so that it is not reviewed */
  scene?: boolean;
  /** the panel open initially; default: the log, which is closed on a phone */
  panel?: Panel | undefined;
  later?: Later;
  focusTable(): void;
  togglePanel?(panel: Drawer, screen: TableScreen): void;
}

/** How long a position is shown during playback at speed 1: a base time, plus reading time per character, ms. */
const DWELL = 350;
const DWELL_CHARACTER = 22;
/** For how many moves log lines are made at a time, so that the page stays responsive. */
const AT_A_TIME = 8;
/** The log on the screen is updated each time lines for this many more moves have been made. */
const SHOWN_EVERY = 160;

/** Returns a view without its open decision. */
const unasked = (view: GameTypes['view']): GameTypes['view'] =>
  view.decision === null ? view : { ...view, decision: null };
const unaskedUpdate = (update: Update): Update => ({
  ...update,
  before: unasked(update.before),
  after: unasked(update.after),
});

/** Returns an update without its first `n` events. `before`: the view after these `n` events. */
function restOf(update: Update, n: number, before: GameTypes['view']): Update {
  return { ...update, before, events: update.events.slice(n), viewAt: (i) => update.viewAt(n + i) };
}

/** Opens the controller for watching a record. */
export function openWatcher(root: OpenReplay, options: WatcherOptions): Watcher {
  const { ui, later = realLater } = options;
  const viewers: readonly Viewer[] = [OPEN, ...root.seats];
  const whole = timelineOf(root.steps, ui.landmarks);
  /** the game being shown (the recorded one, or a variation of it) and its timeline */
  const moves = createState({ watching: root, line: whole });
  const within = (at: number): number => Math.min(Math.max(Math.trunc(at) || 0, 0), moves.line.length);
  const logged = new Map<Viewer, LoggedMove[]>();
  let closed = false;
  let stopPlaying: (() => void) | null = null;
  let stopLog: (() => void) | null = null;

  const tell = (update: Update, at: number): LoggedMove => ({
    at,
    lines: ui.lines(update.events, update.after, at * 1000),
    reason: update.reason,
  });
  const start = within(options.at);
  const firstViewer = viewers.includes(options.viewer) ? options.viewer : OPEN;
  const firstUpdate = unaskedUpdate(moves.watching.update(start, firstViewer));
  const screen = openScreen(firstUpdate.after, {
    ui,
    speed: () => state.speed,
    draw: options.draw ?? null,
    later,
  });
  const state = createState<WatchState>({
    at: start,
    part: null,
    track: 0,
    openVariation: null,
    panel: 'log',
    hidden: [],
    guess: null,
    sharing: false,
    viewer: firstViewer,
    playing: false,
    speed: options.speed,
    unit: 'move',
    logged: tell(firstUpdate, start),
    log: [],
    asking: false,
    askingFor: null,
    advice: null,
    kept: root.kept,
    id: root.id,
  });

  // Notes and reviews are stored together: storing one also stores the current state of the other.
  const finished = (): readonly Layer[] => withLayer(reviews.within(root.layers, true), editor.state.layer);
  const save = async (): Promise<Sentence | null> => {
    const problem = await root.save(finished());
    // Saving may have added the game to the library and given it an id.
    patch(state, { kept: root.kept, id: root.id });
    return problem;
  };
  const editor = openEditor({
    layers: root.layers,
    author: options.author,
    later,
    save,
    say: screen.say,
    speak: (text) => screen.speak(text, true),
  });
  const reviews = openReviews({
    root,
    review: options.scene === true ? null : root.review,
    first: root.you ?? (firstViewer === OPEN ? root.seats[0]! : firstViewer),
    save,
    say: screen.say,
  });
  let shown: { layer: Layer; reviews: object; all: readonly Layer[] } | null = null;
  const layers = (): readonly Layer[] => {
    const { layer } = editor.state;
    const { done, running } = reviews.state;
    const now = running?.found ?? done;
    if (shown?.layer !== layer || shown.reviews !== now)
      shown = { layer, reviews: now, all: withLayer(reviews.within(root.layers, false), layer) };
    return shown.all;
  };

  let veiled: { layers: readonly Layer[]; hidden: readonly string[]; ids: readonly string[] } | null = null;
  const unseen = (): readonly string[] => {
    const { hidden } = state;
    const now = layers();
    if (veiled?.layers !== now || veiled.hidden !== hidden)
      veiled = { layers: now, hidden, ids: unseenOf(now, hidden) };
    return veiled.ids;
  };

  const wordsOf = ({ lines, reason }: LoggedMove): string =>
    [...lines.map(textOf), ...(reason === null ? [] : [t('watch.reason.line', { text: reason })])].join(' ');

  /** The notes at a position as text for screen readers; '' while a guess is open. */
  const notesHere = (at: number): string =>
    state.guess?.question != null
      ? ''
      : shownNotes(layers(), state.openVariation, at, unseen(), state.part)
          .map(({ mark, text }) => t('watch.note.spoken', { mark: mark === null ? '' : t(`mark.${mark}`), text }))
          .join(' ');

  /** Makes the log of the whole game for the current viewer, a few moves at a time. */
  const tellAll = (): void => {
    stopLog?.();
    const { viewer } = state;
    const list = logged.get(viewer) ?? [];
    logged.set(viewer, list);
    const more = (): void => {
      stopLog = null;
      if (closed) return;
      for (let n = 0; n < AT_A_TIME && list.length <= moves.line.length; n++)
        list.push(tell(moves.watching.update(list.length, viewer), list.length));
      const done = list.length > moves.line.length;
      if (!done) stopLog = later(more, 0);
      // The log of a long game is shown in parts while it is being made.
      if (state.viewer === viewer && (done || list.length % SHOWN_EVERY === 0)) state.log = done ? list : [...list];
    };
    more();
  };

  /**
   * Shows the table after the move that led to a position, or after only the first `part` events of that move. Resolves when it is shown.
   */
  const show = (at: number, animated: boolean, part: number | null = null): Promise<void> => {
    const { viewer, at: before, part: shownPart } = state;
    // The previous move is still being animated: end it.
    if (screen.state.moving) screen.skip();
    let update = unaskedUpdate(
      part === null ? moves.watching.update(at, viewer) : moves.watching.part(at, viewer, part),
    );
    const now = tell(update, at);
    if (animated && at === before && shownPart !== null) update = restOf(update, shownPart, screen.state.view);
    patch(state, { at, part, logged: now });
    screen.zoom(null, false);
    screen.speak([wordsOf(now), notesHere(at)].join(' ').trim(), true);
    if (!animated || state.speed === 0) return screen.show(update, 'at-once');
    return screen.show(update, 'animated');
  };

  const pause = (): void => {
    stopPlaying?.();
    stopPlaying = null;
    state.playing = false;
  };
  /** Plays the next move, waits long enough for it to be read, and continues until the end of the game. */
  const playNext = (): void => {
    const { at, speed } = state;
    if (at >= moves.line.length) return pause();
    let stopped = false;
    stopPlaying = () => {
      stopped = true;
    };
    void show(at + 1, true).then(() => {
      if (stopped || closed || !state.playing) return;
      const { logged: now, at: here } = state;
      const ms = DWELL + (wordsOf(now).length + notesHere(here).length) * DWELL_CHARACTER;
      stopPlaying = later(playNext, speed === 0 ? DWELL : ms / speed);
    });
  };
  const playOn = (): void => {
    state.playing = true;
    const { logged: now, at } = state;
    stopPlaying = later(playNext, DWELL + (wordsOf(now).length + notesHere(at).length) * DWELL_CHARACTER);
  };
  const seek = (at: number): void => {
    pause();
    const to = within(at);
    if (to !== state.at || state.part !== null) void show(to, false);
  };
  const step = (unit: WatchUnit, way: 1 | -1): void => {
    pause();
    const { at, part, viewer } = state;
    if (unit === 'event') {
      const to = partStep({ at, part }, way, moves.line.length, (of) => partsOf(ui, moves.watching.update(of, viewer)));
      return void show(to.at, way > 0, to.part);
    }
    // A partly shown move is first shown to its end.
    if (part !== null && unit === 'move' && way > 0) return void show(at, true);
    const noted = state.openVariation === null ? notedAt(layers(), unseen()) : [];
    const to = stepTo(moves.line, at, unit, way, noted);
    if (to === at) return unit === 'span' || unit === 'mark' ? screen.say(t('watch.none-on')) : undefined;
    void show(to, unit === 'move' && way > 0);
  };
  const toggle = (): void => {
    if (state.playing) return pause();
    if (state.at >= moves.line.length) void show(0, false);
    state.playing = true;
    playNext();
  };
  const see = (viewer: Viewer): void => {
    if (viewer === state.viewer) return;
    pause();
    if (viewer !== OPEN && reviews.of(viewer) !== null) reviews.choose(viewer);
    patch(state, { viewer, log: logged.get(viewer)?.length === moves.line.length + 1 ? logged.get(viewer)! : [] });
    screen.zoom(null, true);
    void show(state.at, false);
    tellAll();
  };
  const swap: Watcher['swap'] = (next, openVariation, at, animated) => {
    pause();
    const common = Math.min(
      state.openVariation?.at ?? Number.POSITIVE_INFINITY,
      openVariation?.at ?? Number.POSITIVE_INFINITY,
    );
    for (const list of logged.values()) list.splice(Number.isFinite(common) ? common + 1 : list.length);
    patch(moves, { watching: next, line: timelineOf(next.steps, ui.landmarks) });
    patch(state, { openVariation, log: [], track: state.track + 1, at: Math.min(at, moves.line.length) });
    void show(within(at), animated);
    tellAll();
  };
  const setSpeed = (speed: number): void => {
    state.speed = speed;
    if (speed === 0) screen.skip();
  };
  /** The "back" command: closes whatever is on top; stops playback if nothing is. */
  const back = (): void => {
    const { dialog, zoom, logOpen } = screen.state;
    if (editor.state.placing !== null) {
      editor.cancelPlacing();
      screen.say(t('write.place.cancelled'));
    } else if (dialog !== null) patch(screen.state, { dialog: null });
    else if (zoom !== null) screen.zoom(null, true);
    else if (logOpen) patch(screen.state, { logOpen: false });
    else pause();
  };
  later(tellAll, 0);
  if (options.panel !== undefined && (options.panel !== 'review' || reviews.offered)) {
    state.panel = options.panel;
    screen.state.logOpen = true;
    // Somebody who follows a mistake here from an unfinished review need not ask for the review again.
    const { seat } = reviews.state;
    if (options.panel === 'review' && seat === root.you && reviews.of(seat) === null) void reviews.begin(seat);
  }
  const adviser = openReplayAdviser({ state, screen, watching: () => moves.watching, showWhole: () => seek(state.at) });

  const watcher: Watcher = {
    get watching() {
      return moves.watching;
    },
    get line() {
      return moves.line;
    },
    get commands() {
      return commands;
    },
    root,
    whole,
    viewers,
    editor,
    reviews,
    layers,
    unseen,
    finished,
    save,
    state,
    screen,
    act: (item, box) => {
      if (editor.pick(item.key)) return;
      const dialog = ui.dialogOf(item);
      if (dialog !== null) patch(screen.state, { dialog });
      else if (item.face !== null) screen.zoom(item.face, true, box);
    },
    swap,
    seek,
    step,
    toggle,
    playOn,
    pause,
    see,
    setSpeed,
    askBot() {
      pause();
      adviser.ask();
    },
    close: () => {
      closed = true;
      editor.close();
      reviews.close();
      adviser.close();
      screen.close();
      stopPlaying?.();
      stopLog?.();
    },
  };
  const commands: CommandContext = {
    ...NO_DECISION,
    ...tableCommands(screen, options),
    playing: true,
    commands: VIEWER_COMMANDS,
    back,
    watch: watchActions(watcher),
  };
  return watcher;
}
