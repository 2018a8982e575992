/** The list of recorded games that ship with the program, with notes from the first turn to the last. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { Icon } from '../parts/icons.tsx';
import type { ShippedGame } from '../ports.ts';

interface Props {
  games: readonly ShippedGame[];
  onWatch: (id: string) => void;
}

export function GamesToLearn({ games, onWatch }: Props): JSX.Element {
  return (
    <section class="shipped" aria-labelledby="shipped-title">
      <h2 id="shipped-title">{t('shipped.title')}</h2>
      <p class="note">{t('shipped.text')}</p>
      <ol class="shipped-list">
        {games.map(({ id, turns, notes }, i) => {
          const title = t(`shipped.${id}`);
          return (
            <li key={id} class="shipped-game">
              <span class="shipped-n" aria-hidden="true">
                {i + 1}
              </span>
              <div class="record-words">
                <b>{title}</b>
                <span>{t(`shipped.${id}.text`)}</span>
                <small>{t('shipped.facts', { turns, notes })}</small>
                <small>{t('shipped.teaches', { what: t(`shipped.${id}.teaches`) })}</small>
              </div>
              <button
                type="button"
                class="button go"
                onClick={() => onWatch(id)}
                aria-label={t('shipped.open.label', { title })}
              >
                <Icon name="play" />
                {t('shipped.open')}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
