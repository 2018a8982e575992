/** Where drawing is slow the plain table is offered in a sentence. Nothing changes by itself, and an answer is kept. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import type { Prefs } from '../prefs.ts';
import { type Store, useStore } from '../store.ts';

interface Props {
  /** the drawn table is open and slow */
  slow: boolean;
  prefs: Store<Prefs>;
}

export function PlainOffer({ slow, prefs }: Props): JSX.Element {
  const open = useStore(prefs, (set) => set.plainOffer);
  return (
    <div class="offer-place" role="status">
      {slow && open && (
        <div class="offer panel">
          <p>{t('offer.plain')}</p>
          <button
            type="button"
            class="button small"
            onClick={() => prefs.patch({ plainTable: true, plainOffer: false })}
          >
            {t('offer.plain.yes')}
          </button>
          <button type="button" class="button small" onClick={() => prefs.patch({ plainOffer: false })}>
            {t('offer.plain.no')}
          </button>
        </div>
      )}
    </div>
  );
}
