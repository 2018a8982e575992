/** The pages and which one is shown. `openHud` is what the composition root calls. */
import { type JSX, render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type PressTarget, dispatch } from '../commands/keys.ts';
import type { CommandContext } from '../commands/types.ts';
import { t } from '../i18n/index.ts';
import { Game } from './game/Game.tsx';
import { type Controller, openController } from './game/controller.ts';
import { CommandList } from './game/Dialogs.tsx';
import { Coach } from './learn/Coach.tsx';
import { Glossary, Learn } from './learn/Learn.tsx';
import { HowTo } from './pages/HowTo.tsx';
import { togglePanel } from './game/panels.ts';
import { Settings } from './pages/Settings.tsx';
import { Setup } from './pages/Setup.tsx';
import { Start } from './pages/Start.tsx';
import { Watch } from './pages/Watch.tsx';
import { saveFile } from './pages/save-file.ts';
import { Dialog } from './parts/bits.tsx';
import type { GameSession, HudPorts, LessonPlay, MatchChoice } from './ports.ts';
import { type Prefs, parsePrefs } from './prefs.ts';
import { type Store, createStore } from './store.ts';
import { Viewer } from './watch/Viewer.tsx';
import { type Watcher, openWatcher } from './watch/controller.ts';
import { type Moment, momentOf } from './watch/link.ts';
import { TermTip } from './words/Terms.tsx';
import { setBook } from '../games/netrunner/hud/words/book.ts';

type Page = 'start' | 'play' | 'watch' | 'settings' | 'how' | 'game' | 'viewer' | 'learn' | 'words';
const PAGES: readonly Page[] = ['start', 'play', 'watch', 'settings', 'how', 'learn', 'words'];

/** The page an address names; a game has no address of its own, it is resumed. A recorded one has (watch/link.ts). */
function pageOf(hash: string): Page {
  if (momentOf(hash) !== null) return 'viewer';
  const name = hash.replace(/^#\/?/, '') as Page;
  return PAGES.includes(name) ? name : 'start';
}

/** Settings that the whole page follows: motion, text size, direction. */
function applyPrefs(prefs: Prefs, ports: HudPorts, forcedDir: Prefs['dir']): void {
  const root = document.documentElement;
  const reduced =
    prefs.motion === 'reduced' || (prefs.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  root.dataset['motion'] = reduced ? 'reduced' : 'full';
  root.style.setProperty('--text-scale', String(prefs.text / 100));
  const dir = forcedDir === 'auto' ? prefs.dir : forcedDir;
  root.dir = dir === 'auto' ? 'ltr' : dir;
  ports.soundSettings(prefs.volume, prefs.muted);
}

function targetOf(event: KeyboardEvent): PressTarget {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return 'free';
  if (target instanceof HTMLInputElement && ['radio', 'checkbox', 'range'].includes(target.type)) return 'control';
  if (target.matches('input, textarea, select, [contenteditable]')) return 'typing';
  return target.matches('button, a[href], summary') ? 'control' : 'free';
}

const problemOf = (error: unknown): string => {
  if (!(error instanceof Error) || !('key' in error)) return t('problem.start');
  const params = 'params' in error ? (error.params as Record<string, string | number> | undefined) : undefined;
  return t(String(error.key), params);
};

/** Commands where no game is shown: only the list of them. */
const pageContext = (help: () => void, back: () => void): CommandContext => ({
  playing: false,
  choices: [],
  shown: [],
  canUndo: false,
  choose: () => undefined,
  undo: () => undefined,
  zoom: () => undefined,
  toggleLog: () => undefined,
  focusPrompt: () => undefined,
  focusTable: () => undefined,
  sayStatus: () => undefined,
  hold: () => undefined,
  skip: () => undefined,
  help,
  back,
});

/** The game on the screen, for those outside the tree of components. */
interface Shown {
  game: Controller | null;
}

function App({ ports, prefs, shown }: { ports: HudPorts; prefs: Store<Prefs>; shown: Shown }): JSX.Element {
  const [page, setPage] = useState<Page>(() => pageOf(location.hash));
  const [game, setGame] = useState<Controller | null>(null);
  const [lesson, setLesson] = useState<LessonPlay | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [watcher, setWatcher] = useState<Watcher | null>(null);
  /** the game watched, as it came in a link */
  const [packed, setPacked] = useState<string | null>(null);
  const [opened, setOpened] = useState(0);

  /** Puts a recorded game on the screen; what is wrong with it is told on the page of recorded games. */
  const watch = (moment: Moment): void => {
    setBusy(true);
    setProblem(null);
    // What is being written in the game shown now is stored before anything is read again.
    (watcher?.editor.flush() ?? Promise.resolve())
      .then(() => (moment.game === undefined ? ports.records.watch(moment.id) : ports.records.watchLink(moment.game)))
      .then(
        (watching) => {
          game?.close();
          watcher?.close();
          setGame(null);
          setPacked(moment.game ?? null);
          setOpened((n) => n + 1);
          setWatcher(
            openWatcher(watching, {
              at: moment.at,
              viewer: moment.viewer,
              author: ports.records.author,
              speed: prefs.get().speed,
              focusTable: () => document.querySelector<HTMLElement>('#table button')?.focus(),
            }),
          );
          setPage('viewer');
        },
        (error: unknown) => {
          setProblem(problemOf(error));
          history.replaceState(null, '', '#/watch');
          setPage('watch');
        },
      )
      .finally(() => setBusy(false));
  };
  const unwatch = (): void => {
    watcher?.close();
    setWatcher(null);
  };
  useEffect(() => {
    const moment = momentOf(location.hash);
    if (moment !== null) watch(moment);
  }, []);

  const go = (next: Page): void => {
    setProblem(null);
    setHelp(false);
    unwatch();
    if (next !== 'game' && game !== null) {
      game.close();
      setGame(null);
    }
    if (pageOf(location.hash) !== next) location.hash = next === 'start' || next === 'game' ? '' : `/${next}`;
    setPage(next);
  };
  useEffect(() => {
    const onHash = (): void => {
      const moment = momentOf(location.hash);
      if (moment !== null) return watch(moment);
      const next = pageOf(location.hash);
      if (game !== null && next === 'start') return;
      unwatch();
      if (game !== null) {
        game.close();
        setGame(null);
      }
      setPage(next);
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [game, watcher]);

  const show = (session: GameSession, play: LessonPlay | null = null): void => {
    game?.close();
    setLesson(play);
    let advise: ReturnType<typeof ports.coach.load> extends Promise<infer F> ? F | null : never = null;
    if (play === null) void ports.coach.load().then((loaded) => (advise = loaded));
    const controller = openController(session, {
      advise: (view, move) => (prefs.get().coach ? (advise?.(view, move) ?? null) : null),
      advised: ports.coach.heard,
      prefs: () => prefs.get(),
      heard: (frame) => ports.heard?.(frame),
      sound: (cue) => ports.sound(cue),
      help: () => controller.store.patch({ dialog: 'help' }),
      focusPrompt: () => document.getElementById('prompt')?.focus(),
      focusTable: () => document.querySelector<HTMLElement>('#table button.lit, #table button')?.focus(),
      togglePanel: (panel, store) => togglePanel(panel, store, prefs),
    });
    shown.game = controller;
    unwatch();
    setGame(controller);
    setPage('game');
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  };
  const open = (session: Promise<GameSession>): void => {
    setBusy(true);
    setProblem(null);
    session.then(show, (error: unknown) => setProblem(problemOf(error))).finally(() => setBusy(false));
  };
  const begin = (choice: MatchChoice): void => open(ports.matches.begin(choice));
  const learn = (id: string): void =>
    void ports.lessons.open(id).then(
      (play) => show(play.session, play),
      (error: unknown) => setProblem(problemOf(error)),
    );

  /** A whole game with a coach who begins anew. */
  const firstGame = (): void => {
    ports.coach.again();
    prefs.patch({ coach: true });
    go('play');
  };

  const context = useMemo(
    () =>
      page === 'game' && game !== null
        ? game.commands
        : page === 'viewer' && watcher !== null
          ? watcher.game.commands
          : pageContext(
              () => setHelp(true),
              () => (page === 'start' ? undefined : go('start')),
            ),
    [page, game, watcher],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A panel over the page closes itself; nothing below it may act.
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if (dispatch(event, targetOf(event), context, prefs.get().letterKeys)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [context]);

  const exportRecord = (id: string): void =>
    void ports.records.exportText(id).then(
      ({ name, text }) => saveFile(name, text),
      (error: unknown) => (page === 'game' && game !== null ? game.say : setProblem)(problemOf(error)),
    );
  const overlay = help && (
    <Dialog title={t('commands.title')} onClose={() => setHelp(false)} class="dialog-wide">
      <CommandList />
    </Dialog>
  );
  const home = (): void => go('start');
  if (page === 'game' && game !== null) {
    const table = (
      <Game
        key={game.session.setup.seed}
        game={game}
        prefs={prefs}
        ports={ports}
        onHome={home}
        onAgain={() =>
          begin({ you: game.session.setup.you, level: game.session.setup.level, seed: ports.matches.newSeed() })
        }
        onWatch={(id) =>
          watch({ id, at: 0, viewer: game.session.setup.you === 'none' ? 'open' : game.session.setup.you })
        }
        onExport={exportRecord}
      />
    );
    if (lesson === null) return table;
    const next = ports.lessons.list[ports.lessons.list.findIndex((one) => one.id === lesson.id) + 1];
    return (
      <Coach
        key={lesson.id}
        lesson={lesson}
        game={game}
        onNext={next === undefined ? null : () => learn(next.id)}
        onPlay={firstGame}
        onWatch={() =>
          void lesson.keepAttempt().then(
            (id) => watch({ id, at: 0, viewer: game.session.setup.you === 'none' ? 'open' : game.session.setup.you }),
            (error: unknown) => game.say(problemOf(error)),
          )
        }
        onLeave={() => go('learn')}
      >
        {table}
      </Coach>
    );
  }
  if (page === 'viewer' && watcher !== null)
    return (
      <Viewer
        key={opened}
        watcher={watcher}
        packed={packed}
        prefs={prefs}
        ports={ports}
        problem={problem}
        onPlay={(choice) => open(ports.matches.practise(choice))}
        onBack={() => go('watch')}
      />
    );
  return (
    <>
      {page === 'viewer' && <p class="empty">{t('watch.opening')}</p>}
      {page === 'play' && (
        <Setup prefs={prefs} matches={ports.matches} busy={busy} problem={problem} onStart={begin} onHome={home} />
      )}
      {page === 'watch' && (
        <Watch
          records={ports.records}
          problem={problem}
          onWatch={(id) => watch({ id, at: 0, viewer: 'open' })}
          onBots={() => begin({ you: 'none', level: 'standard', seed: ports.matches.newSeed() })}
          onHome={home}
        />
      )}
      {page === 'settings' && <Settings prefs={prefs} onHome={home} />}
      {page === 'learn' && (
        <Learn
          lessons={ports.lessons}
          onBegin={learn}
          onFirst={firstGame}
          onGlossary={() => go('words')}
          onHome={home}
        />
      )}
      {page === 'words' && <Glossary terms={ports.lessons.terms} onHome={() => go('learn')} />}
      {page === 'how' && <HowTo onHome={home} />}
      {(page === 'start' || page === 'game') && (
        <Start
          matches={ports.matches}
          drawHero={ports.drawHero}
          problem={problem}
          onGo={go}
          onResume={() => open(ports.matches.resume())}
        />
      )}
      {overlay}
    </>
  );
}

/** What the composition root may ask of the HUD. */
export interface Hud {
  /** Resolves when the screen has caught up with the game that is shown. */
  pace(signal: AbortSignal): Promise<void>;
}

/** Draws the HUD into an element and keeps it there. `dir` overrides the setting (for tests: `?dir=rtl`). */
export function openHud(parent: HTMLElement, ports: HudPorts, dir: Prefs['dir'] = 'auto'): Hud {
  setBook(ports.cards);
  const prefs = createStore(parsePrefs(ports.prefs.read()));
  const apply = (): void => applyPrefs(prefs.get(), ports, dir);
  apply();
  prefs.follow((now) => {
    ports.prefs.write(now);
    apply();
  });
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', apply);
  const shown: Shown = { game: null };
  render(
    <>
      <App ports={ports} prefs={prefs} shown={shown} />
      <TermTip />
    </>,
    parent,
  );
  return { pace: (signal) => shown.game?.paced(signal) ?? Promise.resolve() };
}
