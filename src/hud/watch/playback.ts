/** Going through a recorded game: where the watcher is, what is shown and spoken there, and how to get elsewhere. */
import type { WatchUnit } from '../../commands/command.ts';
import { type GameTypes, type Viewer, OPEN } from '../../core/game.ts';
import { ReplayFeed } from '../../feed/replay.ts';
import { type Update, partOf, unasked } from '../../feed/update.ts';
import { t, together } from '../../i18n/index.ts';
import type { PresenterPort } from '../../present/port.ts';
import { patch } from '../components/state.ts';
import type { OpenReplay } from '../contract/ports.ts';
import { readingTime } from '../contract/reading-time.ts';
import { textOf } from '../table/log/text.ts';
import type { TableScreen } from '../table/screen.ts';
import type { Later } from '../contract/table-focus.ts';
import { plainNote } from './note-words.ts';
import { type OpenVariation, notedAt, shownNotes } from './notes.ts';
import { type RecordPlace, partStep, partsOf } from './parts.ts';
import type { Reviews } from './reviews.ts';
import { type Timeline, stepTo, timelineOf } from './timeline.ts';
import type { LoggedMove, WatchState, Watcher } from './watcher.ts';
import { WholeLog, linesOf } from './whole-log.ts';

interface Parts {
  screen: TableScreen;
  state: WatchState;
  /** the game being shown (the recorded one, or a variation of it) and its timeline */
  moves: { watching: OpenReplay; line: Timeline };
  notes: Pick<Watcher, 'layers' | 'unseen'>;
  reviews: Reviews;
  later: Later;
}

/** What happened in a move, as texts for screen readers, with the bot's reason. */
const wordsOf = ({ lines, reason }: LoggedMove): string[] => [
  ...lines.map(textOf),
  ...(reason === null ? [] : [t('watch.reason'), reason]),
];

/** No moves can be made while a game is watched, so the presenter never asks, answers or hands over. */
export class Playback implements PresenterPort<GameTypes, never> {
  readonly #parts: Parts;
  readonly #feed: ReplayFeed;
  readonly #log: WholeLog;
  /** whether a step forward is one group of events, not a whole move */
  #byEvents = false;

  constructor(parts: Parts) {
    const { screen, state, moves, later } = parts;
    const { ui } = screen;
    this.#parts = parts;
    this.#log = new WholeLog(ui, later, (viewer, log) => {
      if (state.viewer === viewer) patch(state, { log });
    });
    this.#feed = new ReplayFeed(moves.watching, state.viewer, state.at, (update) =>
      this.#byEvents ? partsOf(ui, update) : [],
    );
    screen.present({ feed: this.#feed, speed: state.speed, playing: false, claim: null }, this);
    later(() => this.#log.make(moves.watching, state.viewer), 0);
  }

  // ---- what the presenter does here
  taken({ index, kind }: Update): void {
    // Whoever jumps has been told already where to.
    if (kind === 'jump') return;
    const { at, part } = this.#feed.place;
    const to = index - 1;
    this.#arrive({ at: to, part: at === to ? part : null });
  }

  shown({ next }: Update, _events: number, all: boolean): void {
    if (all && next === 'over') this.pause();
  }

  dwell(): number {
    const { logged, at, speed } = this.#parts.state;
    return readingTime(together([...wordsOf(logged), ...this.#notesAt(at)]), speed);
  }

  seek(to: number): void {
    this.#feed.seek(to);
  }

  failed(error: unknown): void {
    queueMicrotask(() => {
      throw error;
    });
  }

  cut = (): null => null;
  automatic = (): null => null;
  advise = (): boolean => false;
  ask(): void {}
  answer(): void {}
  undo(): void {}
  handover(): void {}
  handedOver(): void {}
  moment(): void {}

  // ---- what the person does
  pause(): void {
    this.#parts.screen.presenter.send({ type: 'PAUSE' });
  }

  /** Plays on, after the time needed to read what is shown. */
  playOn(): void {
    this.#byEvents = false;
    this.#parts.screen.presenter.send({ type: 'PLAY', rested: true });
  }

  toggle(): void {
    const { state, moves, screen } = this.#parts;
    if (screen.state.playing) return this.pause();
    if (state.at >= moves.line.length) this.#go({ at: 0, part: null });
    this.#byEvents = false;
    screen.presenter.send({ type: 'PLAY' });
  }

  seekTo(at: number): void {
    const { state } = this.#parts;
    this.pause();
    const to = this.#within(at);
    if (to !== state.at || state.part !== null) this.#go({ at: to, part: null });
  }

  step(unit: WatchUnit, way: 1 | -1): void {
    this.pause();
    const { state, moves, screen, notes } = this.#parts;
    const { at, part, viewer } = state;
    if (unit === 'event') {
      const ends = (of: number): number[] => partsOf(screen.ui, moves.watching.update(of, viewer));
      const to = partStep({ at, part }, way, moves.line.length, ends);
      return way > 0 ? this.#forward(to, true) : this.#go(to);
    }
    // A partly shown move is first shown to its end.
    if (part !== null && unit === 'move' && way > 0) return this.#forward({ at, part: null });
    const noted = state.openVariation === null ? notedAt(notes.layers(), notes.unseen()) : [];
    const to = stepTo(moves.line, at, unit, way, noted);
    if (to === at) return unit === 'span' || unit === 'mark' ? screen.say(t('watch.none-on')) : undefined;
    if (unit === 'move' && way > 0) this.#forward({ at: to, part: null });
    else this.#go({ at: to, part: null });
  }

  see(viewer: Viewer): void {
    const { state, moves, reviews, screen } = this.#parts;
    if (viewer === state.viewer) return;
    this.pause();
    if (viewer !== OPEN && reviews.of(viewer) !== null) reviews.choose(viewer);
    patch(state, { viewer, log: this.#log.complete(viewer, moves.line.length) });
    screen.zoom(null, true);
    this.#showAt(state.at);
    this.#log.make(moves.watching, viewer);
  }

  swap(next: OpenReplay, openVariation: OpenVariation | null, at: number, animated: boolean): void {
    this.pause();
    const { state, moves, screen } = this.#parts;
    const common = Math.min(state.openVariation?.at ?? Infinity, openVariation?.at ?? Infinity);
    if (Number.isFinite(common)) this.#log.cut(common);
    patch(moves, { watching: next, line: timelineOf(next.steps, screen.ui.landmarks) });
    patch(state, { openVariation, log: [], track: state.track + 1 });
    const to = this.#within(at);
    this.#showAt(animated ? Math.max(0, to - 1) : to);
    if (animated) this.#forward({ at: to, part: null });
    this.#log.make(next, state.viewer);
  }

  setSpeed(speed: number): void {
    const { state, screen } = this.#parts;
    state.speed = speed;
    screen.presenter.send({ type: 'SPEED', speed });
  }

  close(): void {
    this.#feed.close();
    this.#log.close();
  }

  #within(at: number): number {
    return Math.min(Math.max(Math.trunc(at) || 0, 0), this.#parts.moves.line.length);
  }

  /** Goes to a place without animation. */
  #go(to: RecordPlace): void {
    this.#arrive(to);
    if (to.part === null) this.#parts.screen.presenter.send({ type: 'SEEK', to: to.at });
    else this.#feed.seek(to.at, to.part);
  }

  /** Shows what leads to the next place. */
  #forward(to: RecordPlace, byEvents = false): void {
    this.#byEvents = byEvents;
    this.#arrive(to);
    this.#parts.screen.presenter.send({ type: 'STEP' });
  }

  /** Tells everything on the screen again, in the language that is in use now. */
  retell(): void {
    const { state, moves } = this.#parts;
    this.#arrive({ at: state.at, part: state.part }, true);
    this.#log.retell(moves.watching, state.viewer);
  }

  #showAt(at: number): void {
    const { moves, state } = this.#parts;
    this.#arrive({ at, part: null }, true);
    this.#feed.show(moves.watching, state.viewer, at);
  }

  /** Says and speaks where the watcher has come to. `anew`: even if they are there already. */
  #arrive({ at, part }: RecordPlace, anew = false): void {
    const { state, moves, screen } = this.#parts;
    const { viewer } = state;
    if (!anew && at === state.at && part === state.part && state.logged.at === at) return;
    const { watching } = moves;
    const whole = unasked(watching.update(at, viewer));
    const logged = linesOf(screen.ui, part === null ? whole : partOf(whole, 0, part), at);
    patch(state, { at, part, logged });
    screen.zoom(null, false);
    screen.speak(together([...wordsOf(logged), ...this.#notesAt(at)]), true);
  }

  /** The notes at a position as texts for screen readers; none while a guess is open. */
  #notesAt(at: number): string[] {
    const { state, notes } = this.#parts;
    if (state.guess?.question != null) return [];
    return shownNotes(notes.layers(), state.openVariation, at, notes.unseen(), state.part).flatMap(({ mark, text }) => [
      mark === null ? '' : t(`mark.${mark}`),
      plainNote(text),
    ]);
  }
}
