/** Decides what is on the screen (a page, a match or a recorded game), and closes the old content when something new is shown. */
import { OPEN, type SeatName, SentenceError, type Viewer } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import { SHARED } from '../../i18n/loading.ts';
import { lateWords, withWords } from '../../i18n/late.ts';
import type { Session } from '../../feed/session.ts';
import { type Address, START, hashOf, placeOf } from '../contract/address.ts';
import { saveFile } from '../components/save-file.ts';
import { followOpening } from '../components/Opening.tsx';
import type { LessonPlay } from '../contract/lesson-ports.ts';
import { openCoach } from '../play/coached.ts';
import { openPlay } from '../play/controller.ts';
import type { GamePorts, HudPorts, MatchChoice, PractiseChoice, SavedGame } from '../contract/ports.ts';
import type { RecentGame } from '../contract/recent-game.ts';
import type { Prefs } from '../contract/prefs.ts';
import { nextLessonOf, todaysPuzzleOf } from './go-on.ts';
import { LESSON_MOVE } from '../contract/reading-time.ts';
import { problemOf } from './problem.ts';
import type { ShellState, Shown, ShownMatch, ShownPage } from './shown.ts';
import { createState, patch } from '../components/state.ts';
import { togglePanel } from '../table/panels.ts';
import { type Moment, momentOf } from '../watch/link.ts';
import type { Panel } from '../watch/watcher.ts';

const loadViewer = () => import('../watch/index.ts');
const watchWords = lateWords(SHARED, () => import('../watch/words.ts'));

const focusTable = (): void => document.querySelector<HTMLElement>('#table button.lit, #table button')?.focus();
const address = (hash: string): void => history.replaceState(null, '', location.pathname + location.search + hash);

/** The app on one page of the browser. Methods that components are given as callbacks are bound. */
export class AppShell {
  readonly state: ShellState = createState<ShellState>({
    shown: { kind: 'page', place: START, game: null },
    n: 0,
    busy: false,
    problem: null,
    newer: false,
    opening: null,
  });
  readonly #games: readonly string[];
  /** whether this or another tab has activated a newer version of this web app, so that the code running here is the old one */
  #outdated = false;
  /** whether the person has asked in this tab for the newer version of this web app */
  #wanted = false;
  /** cancels opening the current record */
  #stopOpening = (): void => {};
  /** whether some code could not be downloaded; certain browsers do not retry it until the page is reloaded */
  #missing = false;
  /** number of the newest request to show something; the results of older requests are dropped */
  #asked = 0;

  constructor(
    readonly ports: HudPorts,
    readonly prefs: Prefs,
  ) {
    this.#games = ports.gameCards.map(({ id }) => id);
    ports.updates?.onReady(() => patch(this.state, { newer: true }));
    ports.updates?.onTaken(() => {
      this.#outdated = true;
      this.#renew();
    });
  }

  /** Opens a page. */
  go = (place: Address): void => {
    const hash = hashOf(place);
    // `location.hash` is not set, because its event comes later and a record on the screen could write its own address in the meantime.
    if (location.hash !== hash) history.pushState(null, '', location.pathname + location.search + hash);
    this.#openPage(place);
  };

  /** Opens the page that the browser's address names; called at the start and when the address changes. */
  follow = (): void => {
    const moment = momentOf(location.hash);
    if (moment !== null) return this.#openRecord(moment);
    const ownPages = (game: string): string[] =>
      this.ports.gameCards.find(({ id }) => id === game)?.pages?.map(({ id }) => id) ?? [];
    const place = placeOf(location.hash, this.#games, ownPages);
    const { shown, n, busy } = this.state;
    if (place.page === 'start' && !/^#?\/?$/.test(location.hash)) {
      address('');
      return this.#openPage(START, t('address.unknown'));
    }
    if (shown.kind === 'match' && place.page === 'start' && location.hash === '') return;
    // The page before the record is the end of the match.
    if (shown.kind === 'record' && shown.behind?.kind === 'match' && location.hash === '')
      return this.#show(shown.behind);
    if (n > 0 && !busy && shown.kind === 'page' && hashOf(shown.place) === hashOf(place)) return;
    if (place.page === 'learn' && place.part !== undefined)
      return this.#openLesson(place.part, () => this.ports.open(place.game), { page: 'learn', game: place.game });
    this.#openPage(place);
  };

  /** Cancels opening a record. */
  stop = (): void => this.#stopOpening();

  resume = ({ id, game }: SavedGame): void =>
    this.#openIn(game, async (loaded) => this.#matchOf(loaded, await loaded.matches.resume(id)));

  begin(game: GamePorts, choice: MatchChoice): void {
    this.#openMatch(game, () => game.matches.begin(choice));
  }

  /** Takes over the match on the screen from the other tab that is playing it. */
  playHere = (): void => {
    const { shown } = this.state;
    const id = shown.kind === 'match' ? shown.game.matches.lastRecord() : null;
    if (shown.kind === 'match' && id !== null) this.#openMatch(shown.game, () => shown.game.matches.resume(id, 'take'));
  };

  /** Starts a new match with the same choices as the one on the screen and another seed; 'swapped': everybody moves to the next seat. */
  again = (how: 'same' | 'swapped'): void => {
    const { shown } = this.state;
    if (shown.kind === 'match') this.#openMatch(shown.game, () => shown.game.matches.again(shown.play.session, how));
  };

  /** Plays on from a position of a record. */
  practise(game: GamePorts, choice: PractiseChoice): void {
    this.#openMatch(game, () => game.matches.practise(choice));
  }

  /** Opens a lesson by its id. */
  learn(game: GamePorts, id: string): void {
    if (this.#missing) return this.#fetchAgain({ page: 'learn', game: game.id, part: id }, 'learn.not-here');
    this.#openLesson(id, () => Promise.resolve(game));
  }

  /** Opens a puzzle by its id. */
  solve(game: GamePorts, id: string): void {
    this.#open(() => this.#puzzleOf(game, id));
  }

  /** Opens a game's first lesson that has not been won yet. */
  nextLesson = (id: string): void => this.#openIn(id, (game) => this.#lessonOf(game, nextLessonOf(game.lessons!)));

  /** Opens a game's puzzle of the day. */
  todaysPuzzle = (id: string): void =>
    this.#openIn(id, async (game) => this.#puzzleOf(game, await todaysPuzzleOf(game.puzzles!)));

  /** Opens a recent game of the start page from its beginning. */
  rewatch = ({ game, id }: RecentGame): void => this.#openRecord({ game, id, at: 0, viewer: OPEN });

  /** Starts a whole game against the easiest bot, with the coach on and giving all its advice. */
  firstGame(game: GamePorts, seat: SeatName): void {
    game.coach?.again();
    patch(this.prefs, { coach: true });
    const { matches } = game;
    this.#openMatch(game, () => matches.begin({ persons: [seat], level: matches.levels[0]!, seed: matches.newSeed() }));
  }

  /** Opens a recorded game at a position (default: its start), as this viewer sees it, with a panel beside it (default: the log). */
  watch(game: GamePorts, id: string, viewer: Viewer, at = 0, panel?: Panel): void {
    this.#openRecord({ game: game.id, id, at, viewer }, game, this.#ended(), { panel });
  }

  /** Opens the text of a replay file and plays it, for a viewer; "back" returns to the page or match now on the screen. Stores nothing. */
  watchScene(game: GamePorts, text: string, at = 0, viewer: Viewer = OPEN): void {
    const { shown } = this.state;
    const behind = shown.kind === 'record' ? shown.behind : shown;
    game.records.packText(text).then(
      (packed) => {
        // The record overwrites the current address.
        if (behind?.kind === 'page') history.pushState(null, '', location.href);
        this.#openRecord({ game: game.id, packed, at, viewer }, game, behind, { scene: true });
      },
      (error: unknown) => this.#say(problemOf(error), shown),
    );
  }

  /** Goes back from a recorded game to where it was opened, else to the list of recorded games. */
  leaveRecord = (): void => {
    const { shown } = this.state;
    if (shown.kind !== 'record') return;
    if (shown.behind?.kind === 'page') this.go(shown.behind.place);
    else if (shown.behind !== null) this.#show(shown.behind);
    else this.go({ page: 'watch', game: shown.game.id });
  };

  /** Stores the lesson attempt on the screen as a recorded game and opens it. */
  watchAttempt = (): void => {
    const { shown } = this.state;
    if (shown.kind !== 'match' || shown.lesson === null) return;
    const { lesson, game, play } = shown;
    lesson.keepAttempt().then(
      (id) => this.watch(game, id, play.session.viewer()),
      (error: unknown) => play.screen.say(problemOf(error)),
    );
  };

  /** Saves a recorded game as a file. */
  exportRecord(game: GamePorts, id: string): void {
    game.records.exportText(id).then(
      ({ name, text }) => saveFile(name, text),
      (error: unknown) => this.#say(problemOf(error), this.state.shown),
    );
  }

  /** Reloads the page on the screen with all its files; reports it if there is still no connection. */
  fetchAgain = (): void => {
    const { shown } = this.state;
    if (shown.kind === 'page') this.#fetchAgain(shown.place, shown.game === null ? 'game.not-loaded' : 'page.not-here');
  };

  /** Activates the newer version of this web app and reloads the page. */
  update = (): void => {
    this.#wanted = true;
    void this.#storeNotes().then(() => this.ports.updates?.take());
  };

  /** Closes what was on the screen, except a match that `next` shows or leads back to. */
  #close(shown: Shown, next: Shown | null = null): void {
    const kept = next?.kind === 'record' ? next.behind : next;
    if (shown.kind === 'match' && shown !== kept) {
      shown.unfollow();
      shown.play.close();
    }
    if (shown.kind !== 'record') return;
    shown.watcher.close();
    if (shown.behind !== null) this.#close(shown.behind, next);
  }

  #show(shown: Shown, problem: string | null = null): void {
    const { state } = this;
    this.#close(state.shown, shown);
    // A running match is resumed from the start page, so it has no address.
    if (shown.kind === 'match' && location.hash !== '') address('');
    patch(state, { shown, n: state.n + 1, busy: false, problem, opening: null });
    this.#renew();
  }

  /** Tells what is open again, in the language that is in use now. What components show they make themselves. */
  retell(): void {
    const { shown } = this.state;
    if (shown.kind === 'match') shown.play.retell();
    if (shown.kind === 'record') {
      shown.watcher.retell();
      if (shown.behind?.kind === 'match') shown.behind.play.retell();
    }
    patch(this.state, { problem: null });
  }

  /** Says that something the person asked for did not work, on whatever is shown. */
  tell(problem: string): void {
    this.#say(problem, this.state.shown);
  }

  /** Says what went wrong with something asked for from a match, or from another page. */
  #say(problem: string, shown: Shown): void {
    if (shown.kind === 'match') shown.play.screen.say(problem);
    else patch(this.state, { problem });
  }

  /**
   * Reloads the page once the newer version of this web app is active. If another tab activated it, waits until no game is on the screen
   * here.
   */
  #renew(): void {
    if (this.#outdated && (this.#wanted || this.state.shown.kind === 'page')) this.ports.updates?.reload();
  }

  /** Shows what `work` resolves to. If it fails, shows the error on the page `otherwise`, or on the current page (null). */
  #open(work: () => Promise<Shown>, otherwise: Address | null = null): void {
    const { state } = this;
    const mine = ++this.#asked;
    this.#stopOpening();
    patch(state, { busy: true, problem: null, opening: null });
    work().then(
      (shown) => (mine === this.#asked ? this.#show(shown) : this.#close(shown)),
      (error: unknown) => {
        if (mine !== this.#asked) return;
        const problem = problemOf(error);
        const { shown } = state;
        if (otherwise === null && shown.kind === 'match') shown.play.screen.say(problem);
        if (otherwise === null) return patch(state, { busy: false, problem, opening: null });
        address(hashOf(otherwise));
        this.#openPage(otherwise, problem);
      },
    );
  }

  #openPage(place: Address, problem: string | null = null): void {
    const mine = ++this.#asked;
    const loaded = this.state.shown.game;
    const at = place.game;
    if (at === null || loaded?.id === at)
      return this.#show({ kind: 'page', place, game: at === null ? null : loaded }, problem);
    this.#show({ kind: 'page', place, game: null }, problem);
    this.ports.open(at).then(
      (game) => mine === this.#asked && this.#show({ kind: 'page', place, game }, problem),
      () => mine === this.#asked && patch(this.state, { problem: t('game.not-loaded') }),
    );
  }

  #matchOf(game: GamePorts, session: Session, lesson: LessonPlay | null = null): ShownMatch {
    const { ui, coach } = game;
    const { prefs, ports, state } = this;
    const coached = lesson === null && coach !== null ? openCoach(coach, prefs) : null;
    const play = openPlay(session, {
      ui,
      draw: game.drawArt,
      advised: (kind, how) => coach?.heard(kind, how),
      ...(coached && { advise: coached.advise, turns: coached.turns }),
      adviser: lesson === null ? game.matches.adviser(session) : null,
      unasked: (view) => lesson?.unasked(view) ?? null,
      ...(lesson && { dwell: () => (lesson.session.playing() ? LESSON_MOVE : 0) }),
      prefs: () => prefs,
      // A lesson asks the same questions, whatever its pupil has seen elsewhere.
      ...(lesson === null ? { familiar: game.familiar } : {}),
      sound: ports.sound,
      talks: lesson === null,
      focusPrompt: () => document.getElementById('prompt')?.focus(),
      focusTable,
      togglePanel: (panel, screen) => togglePanel(panel, screen, prefs),
    });
    const id = lesson === null ? game.matches.lastRecord() : null;
    const unfollow = game.matches.onLost((lost) => {
      const { shown } = state;
      if (lost === id && shown.kind === 'match' && shown.play === play)
        this.#openMatch(game, () => game.matches.resume(lost));
    });
    coached?.follow(play);
    // Otherwise a coach that has nothing to say all game would go unnoticed.
    if (coached !== null && prefs.coach && session.view().over === null) play.screen.say(t('advice.watches'));
    const end = (): void => {
      unfollow();
      coached?.close();
    };
    return { kind: 'match', game, play, lesson, unfollow: end };
  }

  /** Opens a game by its id and shows something of it. */
  #openIn(id: string, work: (game: GamePorts) => Promise<Shown>): void {
    this.#open(async () => work(await this.ports.open(id)));
  }

  #openMatch(game: GamePorts, session: () => Promise<Session>): void {
    this.#open(async () => this.#matchOf(game, await session()));
  }

  #openLesson(id: string, load: () => Promise<GamePorts>, otherwise: Address | null = null): void {
    this.#open(async () => this.#lessonOf(await load(), id), otherwise);
  }

  async #puzzleOf(game: GamePorts, id: string): Promise<ShownMatch> {
    const puzzle = await game.puzzles!.open(id);
    return this.#matchOf(game, puzzle.session, puzzle);
  }

  async #lessonOf(game: GamePorts, id: string): Promise<ShownMatch> {
    const lesson = await game.lessons!.open(id).catch((error: unknown) => {
      this.#missing ||= error instanceof SentenceError && error.key === 'learn.not-here';
      throw error;
    });
    return this.#matchOf(game, lesson.session, lesson);
  }

  /** Opens a page and reloads it with all its files, once there is a connection again; shows `problem` if there is none. */
  #fetchAgain(place: Address, problem: 'learn.not-here' | 'game.not-loaded' | 'page.not-here'): void {
    void fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        address(hashOf(place));
        this.ports.updates?.reload();
      },
      () => patch(this.state, { problem: t(problem) }),
    );
  }

  /** Saves notes that the person has written about the recorded game on the screen and that are not saved yet. */
  async #storeNotes(): Promise<void> {
    const { shown } = this.state;
    if (shown.kind === 'record') await shown.watcher.editor.flush();
  }

  /** The finished match on the screen, to which "back" from its record will lead; null if there is none. */
  #ended(): ShownMatch | null {
    const { shown } = this.state;
    return shown.kind === 'match' && shown.lesson === null && shown.play.session.view().over !== null ? shown : null;
  }

  #openRecord(
    moment: Moment,
    loaded: GamePorts | null = null,
    behind: ShownMatch | ShownPage | null = this.#ended(),
    { scene = false, panel }: { scene?: boolean; panel?: Panel | undefined } = {},
  ): void {
    const first = this.#games[0]!;
    const { opening, stop } = followOpening((share) => patch(this.state, { opening: share }));
    const { ports, prefs } = this;
    this.#open(
      async () => {
        await this.#storeNotes();
        const named = moment.game ?? ('packed' in moment ? await ports.gameOfLink(moment.packed) : first);
        const game = loaded?.id === named ? loaded : await ports.open(named);
        const packed = 'packed' in moment ? moment.packed : null;
        const watching =
          'packed' in moment ? game.records.watchLink(moment.packed, opening) : game.records.watch(moment.id, opening);
        const [record, { openWatcher, Viewer }] = await withWords(Promise.all([watching, loadViewer()]), watchWords());
        const watcher = openWatcher(record, {
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
        return { kind: 'record', game, watcher, Viewer, packed, scene, behind };
      },
      behind !== null
        ? null
        : { page: 'watch', game: moment.game !== null && this.#games.includes(moment.game) ? moment.game : first },
    );
    this.#stopOpening = stop;
  }
}
