/** Effects that replace accessing cards (rules 5): at most one is used, at step 5.5; optional ones may be declined. */
import { def, registerWords } from '../defs.ts';
import type { Card } from '../model.ts';
import { type Play, conditionHolds, emit, isActive, pushDo, pushFlow } from '../play.ts';
import { cardOf } from '../table.ts';
import { type Handler, askFor, take } from '../effects/handler.ts';

/** An ability that can replace accessing cards in this run. */
interface Replacement {
  c: Card;
  /** code of the effect list that replaces the access */
  code: string;
  optional: boolean;
}

function replacements(game: Play): Replacement[] {
  const run = game.t.run!;
  const list: Replacement[] = [];
  for (const id of game.idx.insteads) {
    const c = game.t.cards[id]!;
    if (!isActive(game, c) || (c.zone === 'play' && run.by !== c.h)) continue;
    def(c.code).abilities.forEach((a, i) => {
      if (a.a === 'instead' && conditionHolds(game, c, a.if, null, null))
        list.push({ c, code: `${c.code}.a${i}`, optional: a.optional });
    });
  }
  return list;
}

/** Starts replacing the access if an ability can; returns false when cards are accessed as usual. */
export function insteads(game: Play): boolean {
  const list = replacements(game);
  if (list.length === 0) return false;
  const mandatory = list.find((each) => !each.optional);
  if (mandatory) {
    emit(game, { type: 'access-replaced', by: mandatory.c.id });
    pushDo(game, mandatory.code, mandatory.c.h, mandatory.c.seat);
  } else
    pushDo(game, '@instead', list[0]!.c.h, 'runner', {
      offers: list.map((each) => each.c.h),
      codes: list.map((each) => each.code),
      at: 0,
    });
  return true;
}

/** Offers the optional replacements one by one. The first one accepted is used; if all are declined, the Runner accesses cards. */
export const offerInstead: Handler<'offerInstead'> = (game, f) => {
  const go = take<boolean>(f, 'go');
  const at = f.v.at as number;
  const offers = f.v.offers as number[];
  if (go === true) {
    const c = cardOf(game.t, offers[at]!);
    if (c) emit(game, { type: 'access-replaced', by: c.id });
    pushDo(game, (f.v.codes as string[])[at]!, offers[at]!, 'runner', { $in: true });
    return;
  }
  if (go === false) f.v.at = at + 1;
  if ((f.v.at as number) >= offers.length) return pushFlow(game, 'access', { server: game.t.run!.server });
  askFor(game, f, 'runner', 'instead', { into: 'go', h: offers[f.v.at as number]! });
};
registerWords('@instead', [{ w: 'offerInstead' }]);
