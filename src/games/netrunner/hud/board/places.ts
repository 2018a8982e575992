/** Which things and zones of the table arrows and highlights can point at, and their names in words. */
import type { Anchor } from '../../../../core/anchor.ts';
import type { WholeZone } from '../../../../hud/contract/table-ui.ts';
import { t } from '../../../../i18n/index.ts';
import type { View } from '../../rules/view-types.ts';
import { findCard } from '../words/find.ts';
import { cardParam, placeParams, serverName } from '../words/names.ts';

/** Makes a zone of all table buttons whose group's id matches an attribute selector such as `^="rig:"`. `instead`: see `WholeZone`. */
const group = (groups: string, instead: Anchor | null): WholeZone => ({
  selector: `[data-group${groups}] button.table-button`,
  instead,
});

/** The zones that consist of several buttons, by anchor. */
export const zones: Readonly<Record<string, WholeZone>> = {
  rig: group('^="rig:"', 'stack'),
  grip: group('="hand:runner"', 'stack'),
  'hq hand': group('="hand:corp"', 'hq'),
  'corp score': group('="score:corp"', null),
  'runner score': group('="score:runner"', null),
};

/** Names a thing or zone of the table in words, with no more than the viewer may know; null if it is not on the table. */
export function anchorWords(anchor: Anchor, view: View): string | null {
  if (typeof anchor === 'number') {
    const card = findCard(view, anchor);
    return card === null ? null : t('card.at', { card: cardParam(card), ...placeParams(card, view) });
  }
  if (Object.hasOwn(zones, anchor)) return t(`shape.zone.${anchor.replace(' ', '-')}`);
  if (anchor === 'stack' || anchor === 'heap') return t(`zone.${anchor}`);
  const server = view.servers.find(({ id }) => id === anchor);
  return server === undefined ? null : serverName(server.id);
}
