/** An offer to switch to the plain table where drawing is slow. It is made until it is answered; nothing changes unless accepted. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import type { Prefs } from '../prefs.ts';
import { type Store, useStore } from '../store.ts';

interface Props {
  /** whether the drawn table is open and slow */
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
