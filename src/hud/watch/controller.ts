/**
 * The controller of a recorded game on the screen: a feed of the record, presented like a match. One move forward is animated; every other
 * change of position is a jump.
 */
import { NO_DECISION } from '../../commands/commands.ts';
import type { CommandContext } from '../../commands/command.ts';
import { VIEWER_COMMANDS } from '../../commands/watch.ts';
import { type Sentence, type Viewer, OPEN } from '../../core/game.ts';
import { unasked } from '../../feed/update.ts';
import { t } from '../../i18n/index.ts';
import { withLayer } from '../../replay/annotate.ts';
import type { Layer } from '../../replay/format.ts';
import { createState, patch } from '../components/state.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { RecordsPort, OpenReplay } from '../contract/ports.ts';
import type { DrawArt, Drawer, Later } from '../contract/table-focus.ts';
import { tableCommands } from '../table/commands.ts';
import { type TableScreen, openScreen, realLater } from '../table/screen.ts';
import { watchActions } from './actions.ts';
import { openReplayAdviser } from './advice.ts';
import { type Editor, openEditor } from './editor.ts';
import { unseenOf } from './notes.ts';
import { Playback } from './playback.ts';
import { type Reviews, openReviews } from './reviews.ts';
import { timelineOf } from './timeline.ts';
import type { LoggedMove, Panel, WatchState, Watcher } from './watcher.ts';
import { linesOf } from './whole-log.ts';

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

/** The state of a record opened at a position, whose log lines are `logged`. */
const stateOf = (
  { kept, id }: OpenReplay,
  { at, viewer, speed }: Pick<WatcherOptions, 'at' | 'viewer' | 'speed'>,
  logged: LoggedMove,
): WatchState =>
  createState<WatchState>({
    at,
    part: null,
    track: 0,
    openVariation: null,
    panel: 'log',
    hidden: [],
    guess: null,
    sharing: false,
    viewer,
    speed,
    unit: 'move',
    logged,
    log: [],
    asking: false,
    askingFor: null,
    advice: null,
    kept,
    id,
  });

/** The layers of notes of the record, and which of them are not shown; each returns the same array until one changes. */
function layersOf(
  root: OpenReplay,
  state: WatchState,
  editor: () => Editor,
  reviews: () => Reviews,
): Pick<Watcher, 'layers' | 'unseen' | 'finished'> {
  let shown: { layer: Layer; reviews: object; all: readonly Layer[] } | null = null;
  const layers = (): readonly Layer[] => {
    const { layer } = editor().state;
    const { done, running } = reviews().state;
    const now = running?.found ?? done;
    if (shown?.layer !== layer || shown.reviews !== now)
      shown = { layer, reviews: now, all: withLayer(reviews().within(root.layers, false), layer) };
    return shown.all;
  };
  let veiled: { layers: readonly Layer[]; hidden: readonly string[]; ids: readonly string[] } | null = null;
  return {
    layers,
    unseen() {
      const { hidden } = state;
      const now = layers();
      if (veiled?.layers !== now || veiled.hidden !== hidden)
        veiled = { layers: now, hidden, ids: unseenOf(now, hidden) };
      return veiled.ids;
    },
    // Notes and reviews are stored together: storing one also stores the current state of the other.
    finished: () => withLayer(reviews().within(root.layers, true), editor().state.layer),
  };
}

/** Opens the controller for watching a record. */
export function openWatcher(root: OpenReplay, options: WatcherOptions): Watcher {
  const { ui, later = realLater } = options;
  const viewers: readonly Viewer[] = [OPEN, ...root.seats];
  const whole = timelineOf(root.steps, ui.landmarks);
  const moves = createState({ watching: root, line: whole });
  const start = Math.min(Math.max(Math.trunc(options.at) || 0, 0), whole.length);
  const firstViewer = viewers.includes(options.viewer) ? options.viewer : OPEN;
  const first = unasked(root.update(start, firstViewer));
  const screen = openScreen(first.after, { ui, draw: options.draw ?? null, later });
  const state = stateOf(root, { ...options, at: start, viewer: firstViewer }, linesOf(ui, first, start));
  const notes = layersOf(
    root,
    state,
    () => editor,
    () => reviews,
  );
  const save = async (): Promise<Sentence | null> => {
    const problem = await root.save(notes.finished());
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
  const playback = new Playback({ screen, state, moves, notes, reviews, later });
  /** The "back" command: closes whatever is on top; stops playback if nothing is. */
  const back = (): void => {
    const { dialog, zoom, logOpen } = screen.state;
    if (editor.state.placing !== null) {
      editor.cancelPlacing();
      screen.say(t('write.place.cancelled'));
    } else if (dialog !== null) patch(screen.state, { dialog: null });
    else if (zoom !== null) screen.zoom(null, true);
    else if (logOpen) patch(screen.state, { logOpen: false });
    else playback.pause();
  };
  if (options.panel !== undefined && (options.panel !== 'review' || reviews.offered)) {
    state.panel = options.panel;
    screen.state.logOpen = true;
    // Somebody who follows a mistake here from an unfinished review need not ask for the review again.
    const { seat } = reviews.state;
    if (options.panel === 'review' && seat === root.you && reviews.of(seat) === null) void reviews.begin(seat);
  }
  const adviser = openReplayAdviser({
    state,
    screen,
    watching: () => moves.watching,
    showWhole: () => playback.seekTo(state.at),
  });

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
    ...notes,
    save,
    state,
    screen,
    act: (item, box) => {
      if (editor.pick(item.key)) return;
      const dialog = ui.dialogOf(item);
      if (dialog !== null) patch(screen.state, { dialog });
      else if (item.face !== null) screen.zoom(item.face, true, box);
    },
    swap: (...to) => playback.swap(...to),
    seek: (at) => playback.seekTo(at),
    step: (unit, way) => playback.step(unit, way),
    toggle: () => playback.toggle(),
    playOn: () => playback.playOn(),
    pause: () => playback.pause(),
    retell: () => playback.retell(),
    see: (viewer) => playback.see(viewer),
    setSpeed: (speed) => playback.setSpeed(speed),
    askBot() {
      playback.pause();
      adviser.ask();
    },
    close: () => {
      editor.close();
      reviews.close();
      adviser.close();
      screen.close();
      playback.close();
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
