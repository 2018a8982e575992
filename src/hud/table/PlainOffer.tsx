/**
 * An offer to switch to the plain table if drawing is slow. It stays until it is answered, and nothing changes unless it is accepted. If
 * there is little space, it is one slim line among the panels, so that it covers nothing needed for play.
 */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { TIGHT } from '../components/screens.ts';
import type { Prefs } from '../contract/prefs.ts';
import { patch } from '../components/state.ts';
import { Button } from '../components/Button.tsx';

interface Props {
  /** whether the drawn table is open and slow */
  slow: boolean;
  prefs: Prefs;
}

export function PlainOffer({ slow, prefs }: Props): JSX.Element {
  const { plainOffer: open } = prefs;
  const short = matchMedia(TIGHT).matches;
  const answer = (key: 'offer.plain.yes' | 'offer.plain.no', fields: Partial<Prefs>): JSX.Element => (
    <Button
      look="small"
      label={t(short ? `${key}.short` : key)}
      aria-label={t(key)}
      onClick={() => patch(prefs, fields)}
    />
  );
  return (
    <div class="offer-place" role="status">
      {slow && open && (
        <div class="offer panel">
          <p>{t(short ? 'offer.plain.short' : 'offer.plain')}</p>
          {answer('offer.plain.yes', { plainTable: true, plainOffer: false })}
          {answer('offer.plain.no', { plainOffer: false })}
        </div>
      )}
    </div>
  );
}
