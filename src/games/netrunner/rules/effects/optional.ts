/** Handlers of optional triggers, and of trashing programs when memory runs short. */
import { memory, memoryUsed } from '../ask.ts';
import { def, wordsOf } from '../defs.ts';
import { emit, pushAsk, pushDo } from '../play.ts';
import { canBegin } from './feasible.ts';
import { trashNow } from '../play.ts';
import { cardOf } from '../table.ts';
import { type Handler, abort, again, handles, self, selfOrAny, take } from './handler.ts';

/** Asks whether an optional trigger is used; a trigger that could do nothing is not offered. */
export const askOptional: Handler<'askOptional'> = (x, f) => {
  const go = f.v.go as boolean | undefined;
  if (go === undefined) {
    if (!canBegin(x, selfOrAny(x, f).id, wordsOf(f.v.code as string), f.by)) return abort(f);
    // it has not begun while it is asked whether it is used
    f.pc -= 1;
    return pushAsk(x, f.by, 'accept', {
      into: 'go',
      h: f.h,
      v: typeof f.v.card === 'number' ? { card: f.v.card } : {},
    });
  }
  if (!go) abort(f);
};
export const doOptional: Handler<'doOptional'> = (x, f) => {
  const c = self(x, f);
  if (c) emit(x, { type: 'triggered', card: c.id, ability: nameOf(f.v.code as string), seat: f.by });
  const { code, go: _go, ...rest } = f.v;
  pushDo(x, code as string, f.h, f.by, { ...rest, $in: true });
};
/** The name of the ability whose words have this code; '' when it is not a named ability. */
export function nameOf(code: string): string {
  const [card, index] = code.split('.a');
  if (index === undefined) return '';
  const ability = def(card!).abilities[Number.parseInt(index, 10)];
  return ability && 'name' in ability ? ability.name : '';
}

/** While over the memory limit, the Runner chooses programs and trashes them (rules 4); this cannot be prevented. */
export const freeMemory: Handler<'freeMemory'> = (x, f) => {
  for (const h of handles(take(f, 'picked'))) {
    const c = cardOf(x.t, h);
    if (c) trashNow(x, c, 'runner', 'memory');
  }
  const { used, total } = memory(x);
  if (used <= total) return;
  again(f);
  const programs = x.t.rig.map((id) => x.t.cards[id]!).filter((c) => memoryUsed(x, c) > 0);
  pushAsk(x, 'runner', 'memory', { cards: programs.map((c) => c.h), min: 1, max: 1, into: 'picked' });
};
