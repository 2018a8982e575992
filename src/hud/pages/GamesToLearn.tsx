/** The list of recorded games that ship with the program, with notes from the first turn to the last. */
import type { JSX } from 'preact';
import { numeral, t } from '../../i18n/index.ts';
import type { DrawArt } from '../contract/table-focus.ts';
import { Picture } from '../components/Picture.tsx';
import { Button } from '../components/Button.tsx';
import type { ShippedGame } from '../contract/ports.ts';

interface Props {
  games: readonly ShippedGame[];
  /** draws the pictures of the recorded games; null for no pictures */
  draw: DrawArt | null;
  onWatch: (id: string) => void;
}

export function GamesToLearn({ games, draw, onWatch }: Props): JSX.Element {
  return (
    <section class="shipped" aria-labelledby="shipped-title">
      <h2 id="shipped-title">{t('annotated.title')}</h2>
      <p class="note">{t('shipped.text')}</p>
      <ol class="shipped-list">
        {games.map(({ id, turns, picture, notes }, i) => {
          const title = t(`shipped.${id}`);
          return (
            <li key={id} class="shipped-game">
              <div class="shipped-top" aria-hidden="true">
                {draw !== null && picture !== undefined && (
                  <Picture code={picture} draw={draw} width={640} height={240} class="shipped-picture" />
                )}
                <span class="shipped-n">{numeral(i + 1)}</span>
              </div>
              <div class="record-words">
                <b>{title}</b>
                <span>{t(`shipped.${id}.text`)}</span>
                <small>{t('annotated.facts', { turns, notes })}</small>
                <small>{t(`shipped.${id}.teaches`)}</small>
              </div>
              <Button
                look="go"
                icon="play"
                label={t('annotated.open')}
                onClick={() => onWatch(id)}
                aria-label={t('annotated.open.label', { title })}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
