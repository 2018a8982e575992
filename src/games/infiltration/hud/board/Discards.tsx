/** The dialog that lists the discarded items, latest first. */
import type { JSX } from 'preact';
import { Dialog } from '../../../../hud/components/Dialog.tsx';
import { t } from '../../../../i18n/index.ts';
import type { View } from '../../rules/view.ts';
import { cardText } from '../card-text.ts';
import { cardName } from '../names.ts';

export function Discards({ view, onClose }: { view: View; onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t('inf.discards.title')} onClose={onClose}>
      {view.discards.length === 0 ? (
        <p>{t('inf.discards.none')}</p>
      ) : (
        <dl class="inf-discards">
          {view.discards.toReversed().map((item) => (
            <div key={item}>
              <dt>{cardName(item)}</dt>
              <dd>{cardText(item)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
