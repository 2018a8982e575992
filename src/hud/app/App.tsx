/** The root component, which shows a page, a match or a recorded game, and `openHud`, which the composition root calls. */
import { effect } from '@preact/signals';
import { type JSX, render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { NO_VERBS, PAGE_COMMANDS, NO_DECISION, commandsWith } from '../../commands/commands.ts';
import { type PressTarget, dispatch } from '../../commands/keys.ts';
import type { CommandContext } from '../../commands/command.ts';
import { WATCH_COMMANDS } from '../../commands/watch.ts';
import { language, t } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { type Address, START } from '../contract/address.ts';
import { AppShell } from './app-shell.ts';
import { ownPageProps } from './own-page-props.ts';
import type { Shown } from './shown.ts';
import { Coach } from '../learn/Coach.tsx';
import { Learn } from '../learn/Learn.tsx';
import type { Path } from '../learn/Scene.tsx';
import { HowTo } from '../pages/HowTo.tsx';
import { Backed, Page } from '../components/Page.tsx';
import { Settings } from '../pages/Settings.tsx';
import { NotFetched } from '../components/NotFetched.tsx';
import { OwnPageShown } from '../pages/Own.tsx';
import { Setup } from '../pages/Setup.tsx';
import { Start } from '../pages/Start.tsx';
import { Watch } from '../pages/Watch.tsx';
import { Newer } from './Newer.tsx';
import { Languages } from '../components/LanguagePicker.tsx';
import { OpeningBar } from '../components/Opening.tsx';
import { watchMouse } from '../components/mouse.ts';
import { Dialog } from '../components/Dialog.tsx';
import { Game } from '../play/Game.tsx';
import type { GamePorts, HudPorts } from '../contract/ports.ts';
import type { LessonsPort } from '../contract/lesson-ports.ts';
import { type Prefs, parsePrefs } from '../contract/prefs.ts';
import { NumbersShown } from '../components/Numbers.tsx';
import { createState, patch } from '../components/state.ts';
import { CommandList } from '../table/Dialogs.tsx';
import { Words, WordsDialog } from '../components/words/Glossary.tsx';
import { OpenWord, TermTip } from '../components/words/Terms.tsx';

/** Applies the settings for the whole page: motion, text size, text direction, sound. */
function applyPrefs(prefs: Prefs, ports: HudPorts, forcedDir: Prefs['dir']): void {
  const root = document.documentElement;
  const reduced =
    prefs.motion === 'reduced' || (prefs.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  root.dataset['motion'] = reduced ? 'reduced' : 'full';
  root.style.setProperty('--text-scale', String(prefs.text / 100));
  const dir = forcedDir === 'auto' ? prefs.dir : forcedDir;
  root.dir = dir === 'auto' ? language().dir : dir;
  const { tag } = language();
  root.lang = tag;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest !== null)
    manifest.href = LANGUAGES.some((one) => one.tag === tag && tag !== 'en')
      ? `./manifest.${tag}.webmanifest`
      : './manifest.webmanifest';
  ports.soundSettings(prefs.volume, prefs.muted);
}

/**
 * Returns what kind of element a key press goes to: letter keys must do nothing while a person types. An element with `data-keys="enter"`
 * uses Enter and leaves Space to the page.
 */
function targetOf(event: KeyboardEvent): PressTarget {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return 'free';
  if (target instanceof HTMLInputElement && ['radio', 'checkbox', 'range'].includes(target.type)) return 'control';
  if (target.matches('input, textarea, select, [contenteditable]')) return 'typing';
  if (event.key === ' ' && target.matches('[data-keys="enter"]')) return 'free';
  return target.matches('button, a[href], summary') ? 'control' : 'free';
}

/** Makes what keyboard commands can do on a page without a table: only help, "back" and the glossary of the page's game work. */
const pageContext = (help: () => void, back: () => void, words: (() => void) | undefined): CommandContext => {
  const nothing = (): void => undefined;
  return {
    ...NO_DECISION,
    commands: PAGE_COMMANDS,
    playing: false,
    zoom: nothing,
    toggleLog: nothing,
    focusTable: nothing,
    sayStatus: nothing,
    skip: nothing,
    help,
    back,
    ...(words === undefined ? {} : { words }),
  };
};

/** What the end of a path of lessons shows of all of them. */
const pathOf = (shell: AppShell, game: GamePorts, lessons: LessonsPort): Path => ({
  game: { id: game.id, name: t(`game.${game.id}`) },
  stars() {
    const { list } = lessons;
    const stars = lessons.progress();
    return {
      won: list.reduce((sum, { id }) => sum + (stars[id] ?? 0), 0),
      most: list.length * 3,
      of: list.length,
    };
  },
  draw: shell.ports.drawHero,
});

function Match({ shell, shown }: { shell: AppShell; shown: Extract<Shown, { kind: 'match' }> }): JSX.Element {
  const { game, play, lesson } = shown;
  const { lessons } = game;
  const table = (
    <Game
      play={play}
      prefs={shell.prefs}
      shell={shell.ports}
      game={game}
      concedes={lesson === null && game.matches.concedes}
      hides={lesson?.hides ?? null}
      onHome={() => shell.go(START)}
      onTake={shell.playHere}
      onAgain={shell.again}
      onWatch={(id, viewer, at, panel) => shell.watch(game, id, viewer, at, panel)}
      onLibrary={() => shell.go({ page: 'watch', game: game.id })}
      onExport={(id) => shell.exportRecord(game, id)}
      pageProps={lesson === null ? ownPageProps(shell, game) : null}
    />
  );
  if (lesson === null || (lesson.puzzle === null && lessons === null)) return table;
  const { puzzle, id } = lesson;
  const leave = (): void =>
    shell.go(puzzle === null ? { page: 'learn', game: game.id } : { page: 'own', own: puzzle.page, game: game.id });
  const next = lessons?.list[lessons.list.findIndex((one) => one.id === id) + 1]?.id ?? null;
  const nextPuzzle = (): void => {
    const found = puzzle!.next();
    if (found === null) leave();
    else shell.solve(game, found);
  };
  const playWhy = (): void => {
    const { text, at } = puzzle!.why();
    shell.watchScene(game, text, at, play.session.viewer());
  };
  return (
    <Coach
      lesson={lesson}
      play={play}
      next={puzzle === null ? next : id}
      path={puzzle === null && (lesson.graduation || next === null) ? pathOf(shell, game, lessons!) : null}
      onNext={() => (puzzle !== null ? nextPuzzle() : next !== null && shell.learn(game, next))}
      onPlay={() => (puzzle !== null ? leave() : shell.firstGame(game, game.matches.firstSeats[0]!))}
      onWatch={shell.watchAttempt}
      onWhy={playWhy}
      onLeave={leave}
    >
      {table}
    </Coach>
  );
}

function PageShown({ shell, shown }: { shell: AppShell; shown: Extract<Shown, { kind: 'page' }> }): JSX.Element {
  const { busy, problem } = shell.state;
  const { hideResults } = shell.prefs;
  const { place, game } = shown;
  const home = (): void => shell.go(START);
  if (place.page === 'start')
    return (
      <Start
        shell={shell.ports}
        prefs={shell.prefs}
        busy={busy}
        problem={problem}
        on={{
          go: shell.go,
          resume: shell.resume,
          lesson: shell.nextLesson,
          puzzle: shell.todaysPuzzle,
          watch: shell.rewatch,
        }}
      />
    );
  if (place.page === 'settings')
    return (
      <Settings
        prefs={shell.prefs}
        device={shell.ports.device}
        onRead={() => patch(shell.prefs, parsePrefs(shell.ports.prefs.read()))}
        onHome={home}
      />
    );
  if (game === null)
    return (
      <Page title={t(`game.${place.game}`)} onHome={home}>
        {problem === null ? (
          <p class="empty" role="status">
            {t('game.loading')}
          </p>
        ) : (
          <NotFetched text={problem} onAgain={shell.fetchAgain} />
        )}
      </Page>
    );
  const { lessons } = game;
  const bots = { persons: [], level: game.matches.levels.at(-1)!, seed: game.matches.newSeed() };
  if (place.page === 'watch')
    return (
      <Watch
        records={game.records}
        hideResults={hideResults}
        bots={game.matches.seats({}).length}
        problem={problem}
        draw={game.drawArt}
        onWatch={(id) => shell.watch(game, id, 'open')}
        onBots={() => shell.begin(game, bots)}
        onHome={home}
      />
    );
  if (place.page === 'learn' && lessons !== null)
    return (
      <Learn
        lessons={lessons}
        problem={problem}
        onBegin={(id) => shell.learn(game, id)}
        seats={game.matches.firstSeats}
        draw={game.drawArt}
        onFirst={(seat) => shell.firstGame(game, seat)}
        onGlossary={() => shell.go({ page: 'words', game: game.id })}
        onHome={home}
      />
    );
  if (place.page === 'words' && lessons !== null)
    return (
      <Page title={t('glossary.title')} onHome={() => shell.go({ page: 'learn', game: game.id })}>
        <Words />
      </Page>
    );
  if (place.page === 'how') return <HowTo ui={game.ui} draw={game.drawArt} onHome={home} />;
  if (place.page === 'own') {
    const page = game.pages.find(({ id }) => id === place.own);
    if (page !== undefined)
      return (
        <OwnPageShown
          key={page.id}
          page={page}
          props={{
            ...ownPageProps(shell, game),
            part: place.part ?? '',
            go: (part, own = page.id) =>
              shell.go({ page: 'own', own, game: game.id, ...(part === '' ? {} : { part }) }),
          }}
          problem={problem}
          onAgain={shell.fetchAgain}
          onHome={home}
        />
      );
  }
  return (
    <Setup
      game={game}
      prefs={shell.prefs}
      busy={busy}
      problem={problem}
      onStart={(choice) => shell.begin(game, choice)}
      onHome={home}
    />
  );
}

/**
 * Returns the page that "back" leads to: from a part of a game's own page to the whole of that page, from anywhere else to the start page.
 */
const above = (place: Address): Address =>
  place.page === 'own' && place.part !== undefined ? { page: 'own', own: place.own, game: place.game } : START;

/** The label of the button that leads back from a recorded game; it depends on where the game was opened. */
function backWords(behind: Extract<Shown, { kind: 'record' }>['behind']): string {
  if (behind === null) return t('watch.back');
  if (behind.kind === 'page') return t('watch.back.page');
  return t(behind.play.session.view().over === null ? 'watch.back.game' : 'watch.back.end');
}

function App({ shell }: { shell: AppShell }): JSX.Element {
  const { shown, n, problem, opening } = shell.state;
  const [help, setHelp] = useState(false);
  /** the word looked up in the glossary that is open over a page; null: it is open without a word; undefined: it is closed */
  const [word, setWord] = useState<string | null | undefined>(undefined);
  const openWord = (term: string | null): void => {
    if (shown.kind === 'page') setWord(term);
    else patch((shown.kind === 'match' ? shown.play : shown.watcher).screen.state, { dialog: 'words', word: term });
  };
  useEffect(() => watchMouse(document), []);
  useEffect(() => {
    shell.follow();
    addEventListener('hashchange', shell.follow);
    return () => removeEventListener('hashchange', shell.follow);
  }, [shell]);
  // A layout effect, so that keys act on the new content as soon as it is shown.
  useLayoutEffect(() => {
    setHelp(false);
    setWord(undefined);
    const context =
      shown.kind === 'match'
        ? shown.play.commands
        : shown.kind === 'record'
          ? shown.watcher.commands
          : pageContext(
              () => setHelp(true),
              () => shell.go(above(shown.place)),
              shown.game === null || shown.place.page === 'words' ? undefined : () => setWord(null),
            );
    const onKey = (event: KeyboardEvent): void => {
      // An open dialog and the end scene handle their own keys: nothing beneath them may react. Nor may anything react during a handover.
      if (event.defaultPrevented || document.querySelector('dialog[open], .over') !== null) return;
      if (shown.kind === 'match' && shown.play.hidden) return;
      if (dispatch(event, targetOf(event), context, shell.prefs.letterKeys)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shell, shown]);
  const bar = opening !== null && <OpeningBar share={opening} onStop={shell.stop} />;
  if (shown.kind === 'match')
    return (
      <OpenWord.Provider value={openWord}>
        <Match key={n} shell={shell} shown={shown} />
        {bar}
      </OpenWord.Provider>
    );
  if (shown.kind === 'record') {
    const { game, watcher, packed, scene, Viewer } = shown;
    return (
      <OpenWord.Provider value={openWord}>
        <Newer shell={shell} />
        <Viewer
          key={n}
          watcher={watcher}
          packed={packed}
          scene={scene}
          prefs={shell.prefs}
          ports={game}
          problem={problem}
          onPlay={(choice) => shell.practise(game, choice)}
          back={backWords(shown.behind)}
          onBack={shell.leaveRecord}
        />
        {bar}
      </OpenWord.Provider>
    );
  }
  // A game's own page stays mounted while its parts are shown, so that e.g. a search is not lost.
  const key = shown.place.page === 'own' ? `${shown.place.game}/${shown.place.own}` : n;
  const page = <PageShown key={key} shell={shell} shown={shown} />;
  return (
    <OpenWord.Provider value={openWord}>
      <Newer shell={shell} />
      {shown.place.page === 'start' ? page : <Backed draw={shell.ports.drawHero}>{page}</Backed>}
      {bar}
      {help && (
        <Dialog title={t('commands.title')} onClose={() => setHelp(false)} class="dialog-wide">
          <CommandList commands={[...commandsWith(shown.game?.ui.verbs ?? NO_VERBS), ...WATCH_COMMANDS]} />
        </Dialog>
      )}
      {word !== undefined && <WordsDialog word={word} onClose={() => setWord(undefined)} />}
    </OpenWord.Provider>
  );
}

/** Renders the HUD into an element. `dir`: the text direction, which overrides the person's setting unless it is 'auto'. */
export function openHud(parent: HTMLElement, ports: HudPorts, dir: Prefs['dir'] = 'auto'): void {
  const prefs = createState(parsePrefs(ports.prefs.read()));
  const apply = (): void => applyPrefs(prefs, ports, dir);
  let changed = false;
  effect(() => {
    const now = { ...prefs };
    if (changed) ports.prefs.write(now);
    changed = true;
    apply();
  });
  ports.prefs.onChange?.(() => patch(prefs, parsePrefs(ports.prefs.read())));
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', apply);
  const shell = new AppShell(ports, prefs);
  /** the language of the settings that the page is in */
  let shown = prefs.language;
  const show = (): void => {
    apply();
    // Another key, so that every component says its texts again. What is open is kept in the shell.
    render(
      <Languages.Provider key={shown} value={ports.languages.all}>
        <NumbersShown.Provider value={prefs}>
          <App shell={shell} />
          <TermTip />
        </NumbersShown.Provider>
      </Languages.Provider>,
      parent,
    );
  };
  show();
  effect(() => {
    const chosen = prefs.language;
    if (chosen === shown) return;
    ports.languages.use(chosen).then(
      () => {
        if (chosen !== prefs.language) return;
        shown = chosen;
        shell.retell();
        const focused = document.activeElement?.id ?? '';
        show();
        if (focused !== '') document.getElementById(focused)?.focus();
      },
      () => {
        if (chosen !== prefs.language) return;
        // The picker shows the language that the page is still in.
        prefs.language = shown;
        shell.tell(t('settings.language.not-here'));
      },
    );
  });
}
