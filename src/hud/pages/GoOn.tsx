/** The top of the start page for a returning player: unfinished games, the next lesson, today's puzzle and the last games. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import type { GameCard, SavedGame } from '../contract/ports.ts';
import type { RecentGame } from '../contract/recent-game.ts';
import type { StartActions } from './start-actions.ts';
import { Way } from './Way.tsx';

interface Props {
  games: readonly GameCard[];
  saved: readonly SavedGame[];
  recent: readonly RecentGame[];
  /** how many of a game's lessons have been won */
  learnt: (game: string) => number;
  /** whether a game's puzzle of today has been solved today */
  solved: (game: string) => boolean;
  /** whether to hide how games ended */
  hideResults: boolean;
  on: StartActions;
}

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

/** A finished game in words: which seat the person played and how it ended. */
function endedWords({ game, you, turns, ended }: RecentGame, hidden: boolean): string {
  if (you === null) return t('start.recent.other', { turns });
  const side = t(`game.${game}.seat.${you}`);
  return hidden ? t('start.recent.hidden', { side, turns }) : t('start.recent.ended', { side, turns, ended });
}

/** The games whose next lesson is offered: those that have been begun, else the first game. */
function toLearn(games: readonly GameCard[], learnt: Props['learnt']): readonly GameCard[] {
  const [first] = games;
  const begun = games.filter(({ id, lessons }) => learnt(id) > 0 && learnt(id) < lessons);
  if (begun.length > 0 || first === undefined || learnt(first.id) >= first.lessons) return begun;
  return [first];
}

export function GoOn({ games, saved, recent, learnt, solved, hideResults, on }: Props): JSX.Element {
  return (
    <>
      <ul class="ways go-on">
        {saved.map((game) => (
          <Way
            key={game.id}
            icon="play"
            title={t('start.continue')}
            text={leftWords(game)}
            go={() => on.resume(game)}
            first={game === saved[0]}
          />
        ))}
        {games
          .filter(({ puzzles }) => puzzles)
          .map(({ id }) => (
            <Way
              key={id}
              icon="puzzle"
              title={t(solved(id) ? 'start.puzzle.solved' : 'start.puzzle')}
              text={solved(id) ? t('start.puzzle.next', { game: t(`game.${id}`) }) : t(`game.${id}`)}
              go={() => on.puzzle(id)}
            />
          ))}
        {toLearn(games, learnt).map(({ id, lessons }) => (
          <Way
            key={id}
            icon="book"
            title={t('start.lesson')}
            text={t('start.lesson.text', { game: t(`game.${id}`), n: learnt(id) + 1, of: lessons })}
            go={() => on.lesson(id)}
            first={saved.length === 0}
          />
        ))}
      </ul>
      {recent.length > 0 && (
        <section aria-labelledby="recent-title">
          <h2 id="recent-title">{t('start.recent')}</h2>
          <ul class="ways go-on">
            {recent.map((game) => (
              <Way
                key={game.id}
                icon="eye"
                title={game.name === '' ? t(`game.${game.game}`) : game.name}
                text={endedWords(game, hideResults)}
                go={() => on.watch(game)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
