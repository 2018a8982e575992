/**
 * The start page. Somebody who has played nothing yet is led into the first lesson; a returning player goes on where they were. All games
 * follow, with what can be done with each.
 */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Hero } from '../components/Hero.tsx';
import { LanguagePicker } from '../components/LanguagePicker.tsx';
import { Icon, Mark } from '../components/icons.tsx';
import type { HudPorts, SavedGame } from '../contract/ports.ts';
import type { RecentGame } from '../contract/recent-game.ts';
import type { Prefs } from '../contract/prefs.ts';
import { FirstVisit } from './FirstVisit.tsx';
import { GoOn } from './GoOn.tsx';
import { GameCards } from './GameCards.tsx';
import type { StartActions } from './start-actions.ts';

interface Props {
  shell: HudPorts;
  prefs: Prefs;
  /** whether something is being opened */
  busy: boolean;
  /** the last error message for the person; null if there is none */
  problem: string | null;
  on: StartActions;
}

/** The games that were left or finished on this device. */
interface Played {
  saved: readonly SavedGame[];
  recent: readonly RecentGame[];
}

/** The games played on this device; null until they have been read. */
function usePlayed(shell: HudPorts): Played | null {
  const [played, setPlayed] = useState<Played | null>(null);
  useEffect(() => {
    let gone = false;
    const load = (): void =>
      void Promise.all([shell.saved().catch(() => []), shell.recent().catch(() => [])]).then(
        ([saved, recent]) => gone || setPlayed({ saved, recent }),
      );
    load();
    const stop = shell.onSaved(load);
    return () => {
      gone = true;
      stop();
    };
  }, [shell]);
  return played;
}

export function Start({ shell, prefs, busy, problem, on }: Props): JSX.Element {
  const played = usePlayed(shell);
  const games = useRef<HTMLHeadingElement>(null);
  const { gameCards, drawHero } = shell;
  const [main] = gameCards;
  const learnt = (id: string): number => shell.learnt(id);
  const isNew =
    main !== undefined &&
    played !== null &&
    played.saved.length + played.recent.length === 0 &&
    gameCards.every(({ id }) => learnt(id) === 0);
  const settings = (
    <button type="button" class="small-way" onClick={() => on.go({ page: 'settings', game: null })}>
      <Icon name="gear" />
      {t('start.settings')}
    </button>
  );
  return (
    <main class="start" aria-busy={busy}>
      {drawHero !== null && <Hero draw={drawHero} />}
      {played !== null && (
        <div class="start-in">
          {problem !== null && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
          {isNew ? (
            <FirstVisit
              game={main}
              still={document.documentElement.dataset['motion'] === 'reduced'}
              busy={busy}
              onLesson={() => on.lesson(main.id)}
              onMore={() => {
                games.current?.scrollIntoView();
                games.current?.focus({ preventScroll: true });
              }}
            />
          ) : (
            <header class="start-head">
              <Mark />
              <h1>{t('title')}</h1>
              {settings}
              <p>{t('start.line')}</p>
            </header>
          )}
          <nav class="start-ways" aria-label={t('start.ways')}>
            {!isNew && (
              <GoOn
                games={gameCards}
                {...played}
                learnt={learnt}
                solved={(id) => shell.solvedToday(id)}
                hideResults={prefs.hideResults}
                on={on}
              />
            )}
            <h2 ref={games} tabIndex={-1}>
              {t('start.games')}
            </h2>
            <GameCards games={gameCards} learnt={learnt} onGo={on.go} />
          </nav>
          <footer class="start-foot">
            {isNew && settings}
            <LanguagePicker prefs={prefs} />
            <span>{t('start.foot')}</span>
          </footer>
        </div>
      )}
    </main>
  );
}
