/** The top of the start page for somebody who has played nothing yet: one sentence, one button and one picture that moves. */
import type { JSX } from 'preact';
import { has, t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import { Mark } from '../components/icons.tsx';
import type { GameCard } from '../contract/ports.ts';

interface Props {
  /** the game whose first lesson the button opens */
  game: GameCard;
  /** whether the picture stands still */
  still: boolean;
  busy: boolean;
  onLesson: () => void;
  /** shows what else there is on the page */
  onMore: () => void;
}

export function FirstVisit({ game: { id, moving, lessons }, still, busy, onLesson, onMore }: Props): JSX.Element {
  return (
    <header class="first-visit">
      <div class="first-words">
        <div class="start-head">
          <Mark />
          <h1>{t('title')}</h1>
        </div>
        <p>{has(`game.${id}.first`) ? t(`game.${id}.first`) : t('start.line')}</p>
        {lessons > 0 && (
          <Button
            look="go big"
            icon="play"
            label={busy ? t('game.loading') : t('start.first')}
            aria-disabled={busy}
            onClick={() => busy || onLesson()}
          />
        )}
      </div>
      {moving !== undefined && (
        <img class="first-picture" src={still ? `${moving}#still` : moving} alt="" width={640} height={400} />
      )}
      <Button look="first-more" icon="down" label={t('start.more')} onClick={onMore} />
    </header>
  );
}
