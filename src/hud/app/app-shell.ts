/** Decides what is on the screen (a page, a match or a recorded game), and closes the old content when something new is shown. */
import { OPEN, type SeatName, type Viewer } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { Session } from '../../feed/session.ts';
import { type Address, START, hashOf, placeOf } from '../contract/address.ts';
import { saveFile } from '../components/save-file.ts';
import { followOpening } from '../components/Opening.tsx';
import type { LessonPlay } from '../contract/lesson-ports.ts';
import { openCoach } from '../play/coached.ts';
import { openPlay } from '../play/controller.ts';
import type { Play } from '../play/play.ts';
import type { GamePorts, HudPorts, MatchChoice, PractiseChoice, SavedGame } from '../contract/ports.ts';
import type { Prefs } from '../contract/prefs.ts';
import { LESSON_MOVE } from '../contract/speeds.ts';
import { createState, patch } from '../components/state.ts';
import { togglePanel } from '../table/panels.ts';
import { type Moment, momentOf } from '../watch/link.ts';
import { openWatcher } from '../watch/controller.ts';
import type { Panel, Watcher } from '../watch/watcher.ts';

export type Shown =
  /** a page; `game`: the game that it belongs to; null until that game is loaded, and for pages of no game */
  | ShownPage
  | ShownMatch
  /**
   * `packed`: the game as packed in the link that was opened; null for a record on this device. `scene`: a recording that is part of the
   * program, so storing it is not offered. `behind`: where "back" leads, i.e. where it was opened: the end of a match, a match, or a page;
   * null for the list of records
   */
  | {
      kind: 'record';
      game: GamePorts;
      watcher: Watcher;
      packed: string | null;
      scene: boolean;
      behind: ShownMatch | ShownPage | null;
    };

interface ShownPage {
  kind: 'page';
  place: Address;
  game: GamePorts | null;
}

interface ShownMatch {
  kind: 'match';
  game: GamePorts;
  play: Play;
  lesson: LessonPlay | null;
  /** ends what runs alongside the match: its coach, and the watch for another tab that takes the match over */
  unfollow: () => void;
}

interface ShellState {
  shown: Shown;
  /** a counter raised whenever something else is shown; used as a component key, so that no component keeps its old state */
  n: number;
  /** whether something is being loaded */
  busy: boolean;
  /** the last error message for the person; null if there is none */
  problem: string | null;
  /** whether a newer version of this web app is available */
  newer: boolean;
  /** the share of a long record opened so far, 0 to 1; null if none is being opened */
  opening: number | null;
}

export interface AppShell {
  readonly ports: HudPorts;
  readonly prefs: Prefs;
  readonly state: ShellState;
  /** Opens a page. */
  go(place: Address): void;
  /** Opens the page that the browser's address names; called at the start and when the address changes. */
  follow(): void;
  /** Cancels opening a record. */
  stop(): void;
  resume(saved: SavedGame): void;
  begin(game: GamePorts, choice: MatchChoice): void;
  /** Takes over the match on the screen from the other tab that is playing it. */
  playHere(): void;
  /** Starts a new match with the same choices as the one on the screen and another seed; 'swapped': everybody moves to the next seat. */
  again(how: 'same' | 'swapped'): void;
  /** Plays on from a position of a record. */
  practise(game: GamePorts, choice: PractiseChoice): void;
  /** Opens a lesson by its id. */
  learn(game: GamePorts, lesson: string): void;
  /** Opens a puzzle by its id. */
  solve(game: GamePorts, puzzle: string): void;
  /** Starts a whole game against the easiest bot, with the coach on and giving all its advice. */
  firstGame(game: GamePorts, seat: SeatName): void;
  /** Opens a recorded game at a position (default: its start), as this viewer sees it, with a panel beside it (default: the log). */
  watch(game: GamePorts, id: string, viewer: Viewer, at?: number, panel?: Panel): void;
  /** Opens the text of a replay file and plays it; "back" returns to the page or match now on the screen. Nothing is stored. */
  watchScene(game: GamePorts, text: string): void;
  /** Goes back from a recorded game to where it was opened, else to the list of recorded games. */
  leaveRecord(): void;
  /** Stores the lesson attempt on the screen as a recorded game and opens it. */
  watchAttempt(): void;
  /** Saves a recorded game as a file. */
  exportRecord(game: GamePorts, id: string): void;
  /** Reloads the page on the screen with all its files; reports it if there is still no connection. */
  fetchAgain(): void;
  /** Activates the newer version of this web app and reloads the page. */
  update(): void;
}

/** An error as a sentence for the person: that of a `SentenceError`, or a general sentence for any other error. */
function problemOf(error: unknown): string {
  if (error instanceof Error && error.name === 'AbortError') return t('opening.stopped');
  if (!(error instanceof Error) || !('key' in error)) return t('problem.start');
  const params = 'params' in error ? (error.params as Record<string, string | number> | undefined) : undefined;
  return t(String(error.key), params);
}

const focusTable = (): void => document.querySelector<HTMLElement>('#table button.lit, #table button')?.focus();

export function openAppShell(ports: HudPorts, prefs: Prefs): AppShell {
  const games = ports.gameCards.map(({ id }) => id);
  const ownPages = (game: string): string[] =>
    ports.gameCards.find(({ id }) => id === game)?.pages?.map(({ id }) => id) ?? [];
  const state = createState<ShellState>({
    shown: { kind: 'page', place: START, game: null },
    n: 0,
    busy: false,
    problem: null,
    newer: false,
    opening: null,
  });
  /** whether this or another tab has activated a newer version of this web app, so that the code running here is the old one */
  let outdated = false;
  /** whether the person has asked in this tab for the newer version of this web app */
  let wanted = false;
  /** cancels opening the current record */
  let stopOpening = (): void => {};
  /** whether some code could not be downloaded; certain browsers do not retry it until the page is reloaded */
  let missing = false;
  /** number of the newest request to show something; the results of older requests are dropped */
  let asked = 0;

  /** Closes what was on the screen, except a match that `next` shows or leads back to. */
  const close = (shown: Shown, next: Shown | null = null): void => {
    const kept = next?.kind === 'record' ? next.behind : next;
    if (shown.kind === 'match' && shown !== kept) {
      shown.unfollow();
      shown.play.close();
    }
    if (shown.kind !== 'record') return;
    shown.watcher.close();
    if (shown.behind !== null) close(shown.behind, next);
  };
  const address = (hash: string): void => history.replaceState(null, '', location.pathname + location.search + hash);
  const show = (shown: Shown, problem: string | null = null): void => {
    close(state.shown, shown);
    // A running match is resumed from the start page, so it has no address.
    if (shown.kind === 'match' && location.hash !== '') address('');
    patch(state, { shown, n: state.n + 1, busy: false, problem, opening: null });
    renew();
  };
  /**
   * Reloads the page once the newer version of this web app is active. If another tab activated it, waits until no game is on the screen
   * here.
   */
  const renew = (): void => {
    if (outdated && (wanted || state.shown.kind === 'page')) ports.updates?.reload();
  };
  ports.updates?.onReady(() => patch(state, { newer: true }));
  ports.updates?.onTaken(() => {
    outdated = true;
    renew();
  });
  /** Shows what `work` resolves to. If it fails, shows the error on the page `otherwise`, or on the current page (null). */
  const open = (work: () => Promise<Shown>, otherwise: Address | null = null): void => {
    const mine = ++asked;
    stopOpening();
    patch(state, { busy: true, problem: null, opening: null });
    work().then(
      (shown) => (mine === asked ? show(shown) : close(shown)),
      (error: unknown) => {
        if (mine !== asked) return;
        const problem = problemOf(error);
        const { shown } = state;
        if (otherwise === null && shown.kind === 'match') shown.play.screen.say(problem);
        if (otherwise === null) return patch(state, { busy: false, problem, opening: null });
        address(hashOf(otherwise));
        openPage(otherwise, problem);
      },
    );
  };
  const openPage = (place: Address, problem: string | null = null): void => {
    const mine = ++asked;
    const loaded = state.shown.game;
    const at = place.game;
    if (at === null || loaded?.id === at)
      return show({ kind: 'page', place, game: at === null ? null : loaded }, problem);
    show({ kind: 'page', place, game: null }, problem);
    ports.open(at).then(
      (game) => mine === asked && show({ kind: 'page', place, game }, problem),
      () => mine === asked && patch(state, { problem: t('game.not-loaded') }),
    );
  };

  const matchOf = (game: GamePorts, session: Session, lesson: LessonPlay | null = null): ShownMatch => {
    const { ui, coach } = game;
    const coached = lesson === null && coach !== null ? openCoach(coach, () => prefs.coach) : null;
    const play = openPlay(session, {
      ui,
      draw: game.drawArt,
      advise: (view, move) => coached?.advise(view, move) ?? null,
      advised: (kind, how) => coach?.heard(kind, how),
      adviser: lesson === null ? game.matches.adviser(session) : null,
      unasked: (view) => lesson?.unasked(view) ?? null,
      ...(lesson && { dwell: () => (lesson.coach().phase === 'play' ? 0 : LESSON_MOVE) }),
      prefs: () => prefs,
      // A lesson asks the same questions, whatever its pupil has seen elsewhere.
      ...(lesson === null ? { familiar: game.familiar } : {}),
      sound: (cue) => ports.sound(cue),
      focusPrompt: () => document.getElementById('prompt')?.focus(),
      focusTable,
      togglePanel: (panel, screen) => togglePanel(panel, screen, prefs),
    });
    const id = lesson === null ? game.matches.lastRecord() : null;
    const unfollow = game.matches.onLost((lost) => {
      const { shown } = state;
      if (lost === id && shown.kind === 'match' && shown.play === play)
        openMatch(game, () => game.matches.resume(lost));
    });
    coached?.follow(play);
    // Otherwise a coach that has nothing to say all game would go unnoticed.
    if (coached !== null && prefs.coach && session.view().over === null) play.screen.say(t('advice.watches'));
    const end = (): void => {
      unfollow();
      coached?.close();
    };
    return { kind: 'match', game, play, lesson, unfollow: end };
  };
  const openMatch = (game: GamePorts, session: () => Promise<Session>): void =>
    open(async () => matchOf(game, await session()));

  const openLesson = (id: string, load: () => Promise<GamePorts>, otherwise: Address | null = null): void =>
    open(async () => {
      const game = await load();
      const lesson = await game.lessons!.open(id).catch((error: unknown) => {
        missing ||= error instanceof Error && 'key' in error && error.key === 'learn.not-here';
        throw error;
      });
      return matchOf(game, lesson.session, lesson);
    }, otherwise);
  /** Opens a page and reloads it with all its files, once there is a connection again; shows `problem` if there is none. */
  const fetchAgain = (place: Address, problem: string): void =>
    void fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        address(hashOf(place));
        ports.updates?.reload();
      },
      () => patch(state, { problem: t(problem) }),
    );

  /** Saves notes that the person has written about the recorded game on the screen and that are not saved yet. */
  const storeNotes = async (): Promise<void> => {
    const { shown } = state;
    if (shown.kind === 'record') await shown.watcher.editor.flush();
  };
  /** The finished match on the screen, to which "back" from its record will lead; null if there is none. */
  const ended = (): ShownMatch | null => {
    const { shown } = state;
    return shown.kind === 'match' && shown.lesson === null && shown.play.session.view().over !== null ? shown : null;
  };
  const openRecord = (
    moment: Moment,
    loaded: GamePorts | null = null,
    behind: ShownMatch | ShownPage | null = ended(),
    { scene = false, panel }: { scene?: boolean; panel?: Panel | undefined } = {},
  ): void => {
    const first = games[0]!;
    const { opening, stop } = followOpening((share) => patch(state, { opening: share }));
    open(
      async () => {
        await storeNotes();
        const named = moment.game ?? ('packed' in moment ? await ports.gameOfLink(moment.packed) : first);
        const game = loaded?.id === named ? loaded : await ports.open(named);
        const packed = 'packed' in moment ? moment.packed : null;
        const watching =
          'packed' in moment
            ? await game.records.watchLink(moment.packed, opening)
            : await game.records.watch(moment.id, opening);
        const watcher = openWatcher(watching, {
          ui: game.ui,
          draw: game.drawArt,
          at: moment.at,
          viewer: moment.viewer,
          author: game.records.author,
          speed: prefs.speed,
          scene,
          panel,
          focusTable,
          togglePanel: (panel, screen) => togglePanel(panel, screen, prefs),
        });
        if (scene) watcher.playOn();
        return { kind: 'record', game, watcher, packed, scene, behind };
      },
      behind !== null
        ? null
        : { page: 'watch', game: moment.game !== null && games.includes(moment.game) ? moment.game : first },
    );
    stopOpening = stop;
  };

  const shell: AppShell = {
    ports,
    prefs,
    state,
    go(place) {
      const hash = hashOf(place);
      // `location.hash` is not set, because its event comes later and a record on the screen could write its own address in the meantime.
      if (location.hash !== hash) history.pushState(null, '', location.pathname + location.search + hash);
      openPage(place);
    },
    follow() {
      const moment = momentOf(location.hash);
      if (moment !== null) return openRecord(moment);
      const place = placeOf(location.hash, games, ownPages);
      const { shown, n, busy } = state;
      if (shown.kind === 'match' && place.page === 'start' && location.hash === '') return;
      // The page before the record is the end of the match.
      if (shown.kind === 'record' && shown.behind?.kind === 'match' && location.hash === '') return show(shown.behind);
      if (n > 0 && !busy && shown.kind === 'page' && hashOf(shown.place) === hashOf(place)) return;
      if (place.page === 'learn' && place.part !== undefined)
        return openLesson(place.part, () => ports.open(place.game), { page: 'learn', game: place.game });
      openPage(place);
    },
    stop: () => stopOpening(),
    resume: ({ id, game }) =>
      open(async () => {
        const loaded = await ports.open(game);
        return matchOf(loaded, await loaded.matches.resume(id));
      }),
    begin: (game, choice) => openMatch(game, () => game.matches.begin(choice)),
    playHere() {
      const { shown } = state;
      const id = shown.kind === 'match' ? shown.game.matches.lastRecord() : null;
      if (shown.kind === 'match' && id !== null) openMatch(shown.game, () => shown.game.matches.resume(id, 'take'));
    },
    again(how) {
      const { shown } = state;
      if (shown.kind === 'match') openMatch(shown.game, () => shown.game.matches.again(shown.play.session, how));
    },
    practise: (game, choice) => openMatch(game, () => game.matches.practise(choice)),
    learn(game, id) {
      if (missing) return fetchAgain({ page: 'learn', game: game.id, part: id }, 'learn.not-here');
      openLesson(id, () => Promise.resolve(game));
    },
    solve: (game, id) =>
      open(async () => {
        const puzzle = await game.puzzles!.open(id);
        return matchOf(game, puzzle.session, puzzle);
      }),
    firstGame(game, seat) {
      game.coach?.again();
      patch(prefs, { coach: true });
      const { matches } = game;
      openMatch(game, () => matches.begin({ persons: [seat], level: matches.levels[0]!, seed: matches.newSeed() }));
    },
    watch: (game, id, viewer, at = 0, panel) => openRecord({ game: game.id, id, at, viewer }, game, ended(), { panel }),
    watchScene(game, text) {
      const { shown } = state;
      const behind = shown.kind === 'record' ? shown.behind : shown;
      game.records.packText(text).then(
        (packed) => {
          // The record overwrites the current address.
          if (behind?.kind === 'page') history.pushState(null, '', location.href);
          openRecord({ game: game.id, packed, at: 0, viewer: OPEN }, game, behind, { scene: true });
        },
        (error: unknown) =>
          shown.kind === 'match'
            ? shown.play.screen.say(problemOf(error))
            : patch(state, { problem: problemOf(error) }),
      );
    },
    leaveRecord() {
      const { shown } = state;
      if (shown.kind !== 'record') return;
      if (shown.behind?.kind === 'page') shell.go(shown.behind.place);
      else if (shown.behind !== null) show(shown.behind);
      else shell.go({ page: 'watch', game: shown.game.id });
    },
    watchAttempt() {
      const { shown } = state;
      if (shown.kind !== 'match' || shown.lesson === null) return;
      const { lesson, game, play } = shown;
      lesson.keepAttempt(t('learn.attempt', { title: lesson.text('title') })).then(
        (id) => shell.watch(game, id, play.session.viewer()),
        (error: unknown) => play.screen.say(problemOf(error)),
      );
    },
    exportRecord: (game, id) =>
      void game.records.exportText(id).then(
        ({ name, text }) => saveFile(name, text),
        (error: unknown) => {
          const { shown } = state;
          if (shown.kind === 'match') shown.play.screen.say(problemOf(error));
          else patch(state, { problem: problemOf(error) });
        },
      ),
    fetchAgain() {
      const { shown } = state;
      if (shown.kind === 'page') fetchAgain(shown.place, shown.game === null ? 'game.not-loaded' : 'page.not-here');
    },
    update() {
      wanted = true;
      void storeNotes().then(() => ports.updates?.take());
    },
  };
  return shell;
}
