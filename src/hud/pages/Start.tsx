/** The start page: matches to resume, and for each game what can be done with it (learn, play, watch). */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { has, t } from '../../i18n/index.ts';
import { Hero } from '../parts/Hero.tsx';
import { Icon, type IconName, Mark } from '../parts/icons.tsx';
import type { HudPorts, SavedGame, ShelfGame } from '../ports.ts';
import type { Place } from '../address.ts';

interface Props {
  house: HudPorts;
  /** what went wrong last, in words; null for nothing */
  problem: string | null;
  onGo: (place: Place) => void;
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

const WAYS: readonly (readonly [page: 'learn' | 'play' | 'watch', icon: IconName])[] = [
  ['learn', 'brain'],
  ['play', 'run'],
  ['watch', 'deck'],
];

/** The key of a game's own message where it has one, else of the general message. */
const ofGame = (game: string, key: string): string => (has(`game.${game}.${key}`) ? `game.${game}.${key}` : key);

/** An unfinished match in words: which seat, which turn, against whom. */
function leftWords({ game, you, people, level, bots, turn }: SavedGame): string {
  const side = you === null ? t('start.continue.several') : t(`game.${game}.seat.${you}`);
  if (people === 0) return t('start.continue.bots', { n: bots, turn });
  if (level === null) return t('start.continue.no-bot', { side, turn });
  return t('start.continue.text', { side, turn, bots, level: t(`game.${game}.level.${level}`) });
}

/** The buttons for what can be done with a game. `alone`: it is the only game and needs no heading; `first`: stress the first button. */
function GameWays({
  game,
  alone,
  first,
  onGo,
}: {
  game: ShelfGame;
  alone: boolean;
  first: boolean;
  onGo: Props['onGo'];
}): JSX.Element {
  const ways = WAYS.filter(([page]) => page !== 'learn' || game.lessons);
  const list = ways.map(([page, icon]) => (
    <Way
      key={page}
      icon={icon}
      title={t(`start.${page}`)}
      text={t(ofGame(game.id, `start.${page}.text`))}
      go={() => onGo({ page, game: game.id })}
      first={first && page === ways[0]?.[0]}
    />
  ));
  return alone ? (
    <>{list}</>
  ) : (
    <li class="shelf-game">
      <h2>{t(`game.${game.id}`)}</h2>
      <p>{t(`game.${game.id}.line`)}</p>
      <ul class="ways">{list}</ul>
    </li>
  );
}

export function Start({ house, problem, onGo, onResume }: Props): JSX.Element {
  const [saved, setSaved] = useState<readonly SavedGame[]>([]);
  useEffect(() => {
    let gone = false;
    const load = (): void =>
      void house.saved().then(
        (games) => gone || setSaved(games),
        () => undefined,
      );
    load();
    const stop = house.onSaved(load);
    return () => {
      gone = true;
      stop();
    };
  }, [house]);
  const { shelf, drawHero } = house;
  const main = shelf[0]!;
  return (
    <main class="start">
      {drawHero !== null && <Hero draw={drawHero} />}
      <div class="start-in">
        <header class="start-head">
          <Mark />
          <h1>{t('title')}</h1>
          <p>{shelf.length === 1 ? t(`game.${main.id}.line`) : t('start.line')}</p>
        </header>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <nav aria-label={t('start.ways')}>
          <ul class="ways">
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
            {shelf.map((game) => (
              <GameWays
                key={game.id}
                game={game}
                alone={shelf.length === 1}
                first={saved.length === 0 && game === main}
                onGo={onGo}
              />
            ))}
            <Way
              icon="gear"
              title={t('start.settings')}
              text={t('start.settings.text')}
              go={() => onGo({ page: 'settings', game: null })}
            />
            <Way
              icon="help"
              title={t('start.how')}
              text={t('start.how.text')}
              go={() => onGo({ page: 'how', game: main.id })}
            />
          </ul>
        </nav>
        <footer class="start-foot">{t('start.foot')}</footer>
      </div>
    </main>
  );
}
