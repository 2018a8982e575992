/** Joins what a breaker does in one encounter into one line: "Battering Ram gets 2 strength (now 5) and breaks …". */
import type { View } from '../../rules/view-types.ts';
import { listed, t } from '../../../../i18n/index.ts';
import type { ShownLine } from '../../../../hud/contract/log-ui.ts';
import { partsOf } from './lines.ts';
import type { Breaking, LogLine } from './sentences.ts';

type BreakLine = Breaking & { credits: number };

/** Joins two log lines about the same breaker into one; null if they cannot be joined. */
export function joinedBreaking(first: ShownLine, second: ShownLine, view: View): ShownLine | null {
  const [a, b] = [first.joins as BreakLine, second.joins as BreakLine];
  // Strength gained after something was broken starts a new line, so that a line reads in the order of events.
  if (a.by.h !== b.by.h || (a.subs.length > 0 && b.boost > 0)) return null;
  const joined: BreakLine = {
    by: b.by,
    ice: b.ice ?? a.ice,
    boost: a.boost + b.boost,
    strength: b.boost > 0 ? b.strength : a.strength,
    subs: [...a.subs, ...b.subs],
    credits: a.credits + b.credits,
  };
  const key =
    joined.subs.length === 0 ? 'log.strength-boosted' : joined.boost > 0 ? 'log.boosted-broken' : 'log.broken';
  const params = {
    n: joined.boost,
    strength: joined.strength,
    known: joined.strength === '' ? 'no' : 'yes',
    subs: listed(joined.subs.map((text) => t('break.one', { text }))),
  };
  const ice = joined.ice === null ? [] : [joined.ice];
  const cards: LogLine['cards'] = joined.subs.length === 0 ? { card: [joined.by] } : { by: [joined.by], card: ice };
  const { id, kind, seat } = first;
  return {
    id,
    kind,
    seat,
    parts: partsOf({ kind: 'line', seat: null, key, params, cards }, view),
    paid: joined.credits > 0 ? t('cost.credits', { n: joined.credits }) : null,
    joins: joined,
    after: 0,
  };
}
