/** Joins two lines of the log: what a breaker does in one encounter, or a payment and what it paid for. */
import type { View } from '../../rules/view-types.ts';
import type { ShownLine } from '../../../../hud/contract/log-ui.ts';
import { seatOf } from '../words/find.ts';
import { whoIs } from '../words/names.ts';
import { type Joins, paidWords, sum } from './paid.ts';
import { type Breaking, breakingWords } from './sentences.ts';
import { told } from './told.ts';

/** Joins what a breaker did in two lines; null if they cannot be joined. */
function oneBreak(a: Breaking, b: Breaking): Breaking | null {
  // Strength gained after something was broken starts a new line, so that a line reads in the order of events.
  if (a.by.h !== b.by.h || (a.subs.length > 0 && b.boost > 0)) return null;
  return {
    by: b.by,
    ice: b.ice ?? a.ice,
    boost: a.boost + b.boost,
    strength: b.boost > 0 ? b.strength : a.strength,
    subs: [...a.subs, ...b.subs],
    of: Math.max(a.of, b.of),
  };
}

/** Joins the line of an access with the line that the card is left there, or two lines of such accesses; null if they do not belong together. */
function oneAccess(first: ShownLine, second: ShownLine, view: View): ShownLine | null {
  const [a, b] = [first.joins as Joins, second.joins as Joins];
  if (!('access' in a && 'access' in b) || a.access.from === null) return null;
  const who = whoIs('runner', seatOf(view));
  const { card, from } = a.access;
  if (!a.access.left) {
    if (b.access.from !== null || (b.access.card?.h ?? null) !== (card?.h ?? null)) return null;
    const parts = told('log.accessed.left', { who, card, from });
    return { ...first, kind: 'line', parts, joins: { access: { card, from, left: true } } };
  }
  if (!b.access.left || b.access.from !== from) return null;
  const folded = [...(first.folded ?? [first]), ...(second.folded ?? [second])];
  return { ...first, parts: told('log.accessed.several', { who, n: folded.length, from }), folded };
}

/** Joins two log lines into one; null if they cannot be joined. */
export function joinedLines(first: ShownLine, second: ShownLine, view: View): ShownLine | null {
  const [a, b] = [first.joins as Joins, second.joins as Joins];
  const { id } = first;
  const runner = whoIs('runner', seatOf(view));
  if ('owed' in a) {
    if (first.seat !== second.seat || 'owed' in b || 'access' in b) return null;
    const paid = sum(a.owed, 'act' in b ? b.act : b.paid);
    if ('act' in b) return { ...second, id, paid: paidWords(paid), joins: { act: paid }, after: 0 };
    return { ...second, id, parts: breakingWords(b.breaking, paid, runner), joins: { ...b, paid }, after: 0 };
  }
  if ('access' in a) return oneAccess(first, second, view);
  if (!('breaking' in a && 'breaking' in b)) return null;
  const breaking = oneBreak(a.breaking, b.breaking);
  if (breaking === null) return null;
  const paid = sum(a.paid, b.paid);
  const { kind, seat } = first;
  const parts = breakingWords(breaking, paid, runner);
  return { id, kind, seat, parts, paid: null, joins: { breaking, paid }, after: 0 };
}
