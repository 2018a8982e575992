/** The games of the start page, and what can be done with each. */
import type { JSX } from 'preact';
import { has, t } from '../../i18n/index.ts';
import type { Address } from '../contract/address.ts';
import type { IconName } from '../contract/icons.ts';
import type { GameCard } from '../contract/ports.ts';
import { SmallWay, Way } from './Way.tsx';

type GamePage = 'learn' | 'play' | 'watch' | 'how';
const WAYS: readonly (readonly [page: GamePage, icon: IconName])[] = [
  ['learn', 'book'],
  ['play', 'run'],
];
const SMALL_WAYS: readonly (readonly [page: GamePage, icon: IconName])[] = [
  ['watch', 'eye'],
  ['how', 'help'],
];

interface Props {
  games: readonly GameCard[];
  /** how many of a game's lessons have been won */
  learnt: (game: string) => number;
  onGo: (place: Address) => void;
}

/** One game's card: its picture, what the game is like, large buttons to learn and play it, and small ones for the rest. */
function GameWays({ game, learnt, onGo }: { game: GameCard; learnt: number; onGo: Props['onGo'] }): JSX.Element {
  const { id, lessons, picture, pages = [] } = game;
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
        {WAYS.filter(([page]) => page !== 'learn' || lessons > 0).map(([page, icon]) => (
          <Way
            key={page}
            icon={icon}
            title={t(`start.${page}`)}
            text={textOf(page)}
            go={() => onGo({ page, game: id })}
          />
        ))}
      </ul>
      <ul class="small-ways">
        {SMALL_WAYS.map(([page, icon]) => (
          <SmallWay
            key={page}
            icon={icon}
            title={t(`start.${page}`)}
            text={textOf(page)}
            go={() => onGo({ page, game: id })}
          />
        ))}
        {pages.map(({ id: own, icon }) => (
          <SmallWay
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

export function GameCards({ games, learnt, onGo }: Props): JSX.Element {
  return (
    <div class="shelf">
      {games.map((game) => (
        <GameWays key={game.id} game={game} learnt={learnt(game.id)} onGo={onGo} />
      ))}
    </div>
  );
}
