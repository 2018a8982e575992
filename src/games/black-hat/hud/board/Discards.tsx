/** The dialog that counts by rank the cards discarded this round, which cannot come up again. */
import type { JSX } from 'preact';
import { Dialog } from '../../../../hud/components/Dialog.tsx';
import { t } from '../../../../i18n/index.ts';
import { counted } from '../../rules/defs.ts';
import type { View } from '../../rules/view.ts';
import { cardName } from '../names.ts';

export function Discards({ view, onClose }: { view: View; onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t('bh.discards.title')} onClose={onClose}>
      {view.discards.length === 0 ? (
        <p>{t('bh.discards.none')}</p>
      ) : (
        <ul class="discards">
          {counted(view.discards).map((n, card) =>
            n === 0 ? null : (
              <li key={card}>
                <b>{cardName(card)}</b> {t('bh.chip.held', { n })}
              </li>
            ),
          )}
        </ul>
      )}
    </Dialog>
  );
}
