/** What the coach says about the person's last turn, beside the table. It stays until they close it or make their next move. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { Icon } from '../components/icons.tsx';
import { Terms } from '../components/words/Terms.tsx';
import type { Play } from './play.ts';

/** The coach's comment on the last turn; renders nothing if there is none, or while the coach warns about a move. */
export function LookedBack({ play }: { play: Play }): JSX.Element | null {
  const { lookedBack, advice } = play.state;
  if (lookedBack === null || advice !== null) return null;
  return (
    <section class="advised looked-back panel" aria-labelledby="looked-back-name">
      <h2 id="looked-back-name" class="advised-who">
        {t('advice.after.name')}
      </h2>
      <p>
        <Terms text={lookedBack.text} /> <Terms text={lookedBack.rule} />
      </p>
      <button
        type="button"
        class="icon-button looked-back-close"
        aria-label={t('advice.after.close')}
        onClick={() => play.closeLookedBack()}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
