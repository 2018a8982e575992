/** Handlers of optional triggers, and of trashing programs when the Runner is over the memory limit. */
import { memory, memoryUsed } from '../ask.ts';
import { def, registerWords, wordsOf } from '../defs.ts';
import { emit, pushAsk, pushDo } from '../play.ts';
import { canBegin } from './feasible.ts';
import { trashNow } from '../play.ts';
import { cardOf } from '../table.ts';
import { type Handler, askFor, abort, handles, self, selfOrAny, take } from './handler.ts';

/** Asks whether to use an optional trigger; one that could do nothing is not offered. */
export const askOptional: Handler<'askOptional'> = (game, f) => {
  const go = f.v.go as boolean | undefined;
  if (go === undefined) {
    if (!canBegin(game, selfOrAny(game, f).id, wordsOf(f.v.code as string), f.by)) return abort(f);
    // while this question is open, the trigger has not begun
    f.pc -= 1;
    return pushAsk(game, f.by, 'accept', {
      into: 'go',
      h: f.h,
      v: typeof f.v.card === 'number' ? { card: f.v.card } : {},
    });
  }
  if (!go) abort(f);
};
export const doOptional: Handler<'doOptional'> = (game, f) => {
  const c = self(game, f);
  if (c) emit(game, { type: 'triggered', card: c.id, ability: nameOf(f.v.code as string), seat: f.by });
  const { code, go: _go, ...rest } = f.v;
  pushDo(game, code as string, f.h, f.by, { ...rest, $in: true });
};
/** The name of the ability whose effect list has this code; '' if it has none. */
export function nameOf(code: string): string {
  const [card, index] = code.split('.a');
  if (index === undefined) return '';
  const ability = def(card!).abilities[Number.parseInt(index, 10)];
  return ability && 'name' in ability ? ability.name : '';
}

/** While over the memory limit, the Runner trashes programs of their choice (rules 4); this cannot be prevented. */
export const freeMemory: Handler<'freeMemory'> = (game, f) => {
  for (const h of handles(take(f, 'picked'))) {
    const c = cardOf(game.t, h);
    if (c) trashNow(game, c, 'runner', 'memory');
  }
  const { used, total } = memory(game);
  if (used <= total) return;
  const programs = game.t.rig.map((id) => game.t.cards[id]!).filter((c) => memoryUsed(game, c) > 0);
  askFor(game, f, 'runner', 'memory', { cards: programs.map((c) => c.h), min: 1, max: 1, into: 'picked' });
};

registerWords('@optional', [{ w: 'askOptional' }, { w: 'doOptional' }]);
registerWords('@memory', [{ w: 'freeMemory' }]);
