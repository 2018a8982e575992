/** Warns a player about to play an item if its effect will leave no choice: only one action to copy, or only one target to hit. */
import { t } from '../../../i18n/index.ts';
import { isMine } from '../../../hud/contract/question-ui.ts';
import { isAction, itemDef, othersNear, strikeTargets, turnsBefore } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import type { GuardKind, Word } from '../rules/words.ts';
import { operativeName } from './names.ts';

/** Returns a warning that a card has only one possible target; null if there are several, or none so far. */
function ofTargets(view: View, op: number, targets: readonly (GuardKind | number)[]): string | null {
  const [only] = targets;
  if (only === undefined || targets.length > 1) return null;
  if (typeof only === 'string') return t('inf.warn.guard', { guard: only });
  const own = view.ops[only]!.seat === view.ops[op]!.seat;
  return t(own ? 'inf.warn.own' : 'inf.warn.only', { who: operativeName(view, only) });
}

function ofWord(view: View, op: number, word: Word): string | null {
  const { room } = view.ops[op]!;
  if (word.w === 'strike') return ofTargets(view, op, strikeTargets(view, op, room));
  if (word.w === 'delay' && word.whom === 'one near') return ofTargets(view, op, othersNear(view, op, room));
  if (word.w !== 'copy') return null;
  if (turnsBefore(view, op) === 0) return t('inf.warn.copy.first');
  return t(room === 0 ? 'inf.warn.copy.street' : 'inf.warn.copy');
}

/** Returns a warning about an item that the player could play now; null if there is nothing to warn of. */
export function warningOf(view: View, card: Card, op = view.decision?.op): string | null {
  if (op === undefined || !isMine(view) || isAction(card) || card === '') return null;
  if (view.decision!.kind !== 'pick' || view.decision!.op !== op || !view.ops[op]!.items.includes(card)) return null;
  for (const word of itemDef(card).words) {
    const warning = ofWord(view, op, word);
    if (warning !== null) return warning;
  }
  return null;
}
