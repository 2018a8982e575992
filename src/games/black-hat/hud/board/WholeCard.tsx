/** Shows a place of the board at reading size: its printed face, what it does, where its arrows lead, and who stands there. */
import type { JSX } from 'preact';
import type { Face } from '../../../../hud/contract/table-focus.ts';
import type { WholeProps } from '../../../../hud/contract/table-ui.ts';
import { Terms } from '../../../../hud/components/words/Terms.tsx';
import { numeral, t } from '../../../../i18n/index.ts';
import { ASSET, JAIL, faceAt, isSpace, placeId, valueAt } from '../../rules/defs.ts';
import type { View } from '../../rules/view.ts';
import { pawnsOn } from '../names.ts';
import { arrowWords, assetWords, pawnHere } from './button-names.ts';

/** The place that a face code names. */
const placeOf = ({ code }: Face): number => Number(code.slice('place '.length));

/** The name of the place that a face code names. */
export const nameOf = (face: Face): string => t('bh.place', { place: placeId(placeOf(face)) });

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
        <b>{numeral(now)}</b>
        <span>
          {t('bh.whole.value', { n: now })}
          {isSpace(place) && now !== value && <small>{t('bh.whole.marked', { n: value, by: now - value })}</small>}
        </span>
      </p>
      <p>{stays ? <Terms text={does} /> : does}</p>
      {secret !== null && <p>{secret}</p>}
      {arrows !== null && <p>{arrows}</p>}
      {pawns.length === 0 ? (
        <p>{t('bh.whole.nobody')}</p>
      ) : (
        pawns.map((pawn) => <p key={pawn}>{pawnHere(view, pawn)}</p>)
      )}
    </article>
  );
}
