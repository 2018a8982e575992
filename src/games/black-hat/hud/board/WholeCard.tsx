/** Shows a place of the board at reading size: its printed face, what it does, where its arrows lead, and who stands there. */
import { opening, points, signed } from '../../../../i18n/writing.ts';
import type { JSX } from 'preact';
import type { Face } from '../../../../hud/contract/table-focus.ts';
import type { WholeProps } from '../../../../hud/contract/table-ui.ts';
import { Terms } from '../../../../hud/components/words/Terms.tsx';
import { listed, t } from '../../../../i18n/index.ts';
import { ASSET, JAIL, faceAt, isSpace, valueAt } from '../../rules/defs.ts';
import type { View } from '../../rules/view.ts';
import { arrowWords, pawnWords, pawnsOn, placeWords } from '../names.ts';
import { assetWords } from './button-names.ts';

/** The place that a face code names. */
const placeOf = ({ code }: Face): number => Number(code.slice('place '.length));

/** The name of the place that a face code names. */
export const nameOf = (face: Face): string => opening(placeWords(placeOf(face)));

export function WholeCard({ face, view, stays = false }: WholeProps<View>): JSX.Element {
  const place = placeOf(face);
  const { kind, value } = faceAt(view.tiles, place);
  const now = valueAt(view, place);
  const does = place === JAIL ? t('bh.whole.jail') : t(`bh.does.${kind}`);
  const arrows = place === JAIL ? null : arrowWords(view, place);
  const secret = place === ASSET ? assetWords(view) : null;
  const pawns = pawnsOn(view, place);
  return (
    <article class={`sheet kind-${kind}`}>
      <header>
        <h3>{nameOf(face)}</h3>
        <span>{isSpace(place) ? t(`bh.kind.${kind}`) : ''}</span>
      </header>
      <p class="whole-value">
        <b>{points(now)}</b>
        <span>
          {t('bh.whole.value', { n: points(now) })}
          {isSpace(place) && now !== value && (
            <small>{t('bh.whole.marked', { n: points(value), by: signed(now - value) })}</small>
          )}
        </span>
      </p>
      <p>{stays ? <Terms text={opening(does)} /> : opening(does)}</p>
      {secret !== null && <p>{opening(secret)}</p>}
      {arrows !== null && <p>{opening(arrows)}</p>}
      <p>{pawns.length === 0 ? t('bh.whole.nobody') : opening(listed(pawns.map((pawn) => pawnWords(view, pawn))))}</p>
    </article>
  );
}
