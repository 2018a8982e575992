/** The start page: matches to resume, and what can be done with each game (learn, play, watch). */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { has, t } from '../../i18n/index.ts';
import { Hero } from '../components/Hero.tsx';
import { LanguagePicker } from '../components/LanguagePicker.tsx';
import { Icon, Mark } from '../components/icons.tsx';
import type { IconName } from '../contract/icons.ts';
import type { HudPorts, SavedGame, GameCard } from '../contract/ports.ts';
import type { Prefs } from '../contract/prefs.ts';
import type { Address } from '../contract/address.ts';

interface Props {
  shell: HudPorts;
  prefs: Prefs;
  /** the last error message for the person; null if there is none */
  problem: string | null;
  onGo: (place: Address) => void;
  onResume: (game: SavedGame) => void;
}

interface WayProps {
  icon: IconName;
  title: string;
  text: string;
  go: () => void;
  first?: boolean;
}

function Way({ icon, title, text, go, first }: WayProps): JSX.Element {
  return (
    <li>
      <button type="button" class={`way${first ? ' first' : ''}`} onClick={go}>
        <Icon name={icon} />
        <span class="way-words">
          <b>{title}</b>
          <span>{text}</span>
        </span>
        <Icon name="next" class="way-go mirror" />
      </button>
    </li>
  );
}

type GamePage = 'learn' | 'play' | 'watch' | 'how';
const WAYS: readonly (readonly [page: GamePage, icon: IconName])[] = [
  ['learn', 'brain'],
  ['play', 'run'],
  ['watch', 'deck'],
  ['how', 'help'],
];

/** An unfinished match in words: which game, which seat, which turn, against whom. */
function leftWords({ game: id, you, people, level: bot, bots, turn }: SavedGame): string {
  const game = t(`game.${id}`);
  if (people === 0) return t('start.continue.bots', { game, n: bots, turn });
  if (you === null) return t('start.continue.several', { game, turn });
  const side = t(`game.${id}.seat.${you}`);
  if (bot === null) return t('start.continue.no-bot', { game, side, turn });
  const level = t(`game.${id}.level.${bot}`);
  return t('start.continue.text', { game, side, turn, bots, level });
}

interface GameProps {
  game: GameCard;
  /** how many of the game's lessons have been won */
  learnt: number;
  /** whether to highlight the first button for the game */
  first: boolean;
  onGo: Props['onGo'];
}

/** The start page's card for one game: its picture, what the game is like, and buttons to learn, play and watch it. */
function GameWays({ game, learnt, first, onGo }: GameProps): JSX.Element {
  const { id, lessons, picture, pages = [] } = game;
  const ways = WAYS.filter(([page]) => page !== 'learn' || lessons > 0);
  const textOf = (page: GamePage): string => {
    if (page === 'learn' && learnt > 0) return t('start.learn.done', { done: learnt, of: lessons });
    return has(`game.${id}.start.${page}.text`) ? t(`game.${id}.start.${page}.text`) : t(`start.${page}.text`);
  };
  return (
    <section class="shelf-game" aria-labelledby={`shelf-${id}`}>
      {picture !== undefined && <img class="shelf-picture" src={picture} alt="" width={480} height={180} />}
      <div class="shelf-words">
        <h2 id={`shelf-${id}`}>{t(`game.${id}`)}</h2>
        <p>{t(`game.${id}.line`)}</p>
        {has(`game.${id}.for`) && <small>{t(`game.${id}.for`)}</small>}
      </div>
      <ul class="ways">
        {ways.map(([page, icon]) => (
          <Way
            key={page}
            icon={icon}
            title={t(`start.${page}`)}
            text={textOf(page)}
            go={() => onGo({ page, game: id })}
            first={first && page === ways[0]?.[0]}
          />
        ))}
        {pages.map(({ id: own, icon }) => (
          <Way
            key={own}
            icon={icon}
            title={t(`game.${id}.page.${own}`)}
            text={t(`game.${id}.page.${own}.text`)}
            go={() => onGo({ page: 'own', own, game: id })}
          />
        ))}
      </ul>
    </section>
  );
}

export function Start({ shell, prefs, problem, onGo, onResume }: Props): JSX.Element {
  const [saved, setSaved] = useState<readonly SavedGame[]>([]);
  useEffect(() => {
    let gone = false;
    const load = (): void =>
      void shell.saved().then(
        (games) => gone || setSaved(games),
        () => undefined,
      );
    load();
    const stop = shell.onSaved(load);
    return () => {
      gone = true;
      stop();
    };
  }, [shell]);
  const { gameCards, drawHero } = shell;
  return (
    <main class="start">
      {drawHero !== null && <Hero draw={drawHero} />}
      <div class="start-in">
        <header class="start-head">
          <Mark />
          <h1>{t('title')}</h1>
          <p>{t('start.line')}</p>
        </header>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <nav class="start-ways" aria-label={t('start.ways')}>
          {saved.length > 0 && (
            <ul class="ways saved">
              {saved.map((game) => (
                <Way
                  key={game.id}
                  icon="play"
                  title={t('start.continue')}
                  text={leftWords(game)}
                  go={() => onResume(game)}
                  first={game === saved[0]}
                />
              ))}
            </ul>
          )}
          <div class="shelf">
            {gameCards.map((game, i) => (
              <GameWays
                key={game.id}
                game={game}
                learnt={shell.learnt(game.id)}
                first={saved.length === 0 && i === 0}
                onGo={onGo}
              />
            ))}
          </div>
          <ul class="ways">
            <Way
              icon="gear"
              title={t('start.settings')}
              text={t('start.settings.text')}
              go={() => onGo({ page: 'settings', game: null })}
            />
          </ul>
        </nav>
        <LanguagePicker prefs={prefs} />
        <footer class="start-foot">{t('start.foot')}</footer>
      </div>
    </main>
  );
}
