/** Handlers for using a card's paid, break, boost or prevent ability: declare, pay, resolve (rules 5, 7). */
import { currentIce, placesOf, subsOf } from '../ask.ts';
import { costBill } from '../bills.ts';
import type { Bill } from '../costs.ts';
import type { Ability } from '../def.ts';
import { def, hasWords, registerWords } from '../defs.ts';
import type { Card, DoFrame, Vars } from '../model.ts';
import type { Purpose } from '../names.ts';
import { type Play, emit, pushDo } from '../play.ts';
import { cardOf } from '../table.ts';
import { type Handler, askFor, charge, abort, self, take } from './handler.ts';

const abilityOf = (c: Card, index: number): Ability => def(c.code).abilities[index]!;
/** An ability with a cost, which a player chooses to use. */
export type Usable = Extract<Ability, { cost: unknown }>;
/** The bill for using an ability of a card. */
export const abilityBill = (game: Play, c: Card, ability: Usable): Bill => costBill(game, c, ability.cost);
/** The purpose for which the credits for a card's abilities are spent: 'icebreaker' or 'ability'. */
export const purposeOf = (c: Card): Purpose => (def(c.code).subtypes.includes('icebreaker') ? 'icebreaker' : 'ability');

/** Declares which subroutines a break ability will break, and stores their names in `f.v.subs`; does nothing for other abilities. */
export const declareUse: Handler<'declareUse'> = (game, f) => {
  const c = self(game, f)!;
  const ability = abilityOf(c, f.v.ability as number) as Usable;
  f.v.code = c.code;
  if (ability.a !== 'break') return;
  if (ability.count === 1) {
    f.v.subs = named(game, [(f.v.n as number) - 1]);
    return;
  }
  const got = take<number[]>(f, 'answer');
  if (got === undefined) {
    const open = f.v.open as number[];
    return askFor(game, f, f.by, 'subs', {
      cards: open.map((n) => n + 1),
      min: 1,
      max: ability.count === 'any' ? open.length : Math.min(ability.count, open.length),
      into: 'answer',
    });
  }
  f.v.subs = named(
    game,
    got.map((n) => n - 1),
  );
};
/** The names of the encountered ice's subroutines at these positions (from 0). */
const named = (game: Play, places: number[]): number[] => {
  const subs = subsOf(game, currentIce(game)!);
  return places.map((place) => subs[place]!.name);
};
export const payUse: Handler<'payUse'> = (game, f) => {
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    const c = self(game, f)!;
    const ability = abilityOf(c, f.v.ability as number) as Usable;
    const bill = abilityBill(game, c, ability);
    f.v.user = c.id;
    if (ability.cost.trashSelf) f.v.$was = { ...c };
    return charge(game, f, f.by, purposeOf(c), bill);
  }
  if (!paid) abort(f);
};
export const resolveUse: Handler<'resolveUse'> = (game, f) => {
  const id = f.v.user as number;
  const code = f.v.code as string;
  const index = f.v.ability as number;
  const ability = def(code).abilities[index] as Usable;
  emit(game, { type: 'used', card: id, ability: ability.name, seat: f.by });
  if (ability.a === 'paid' && ability.oncePerTurn) emit(game, { type: 'memory-used', use: f.h * 32 + index });
  if (ability.a === 'boost')
    return emit(game, { type: 'strength-boosted', card: id, n: ability.n, until: ability.until });
  if (ability.a === 'break') {
    const ice = cardOf(game.t, game.t.run!.ice)!;
    for (const name of f.v.subs as number[]) {
      const [sub] = placesOf(game, ice, [name]);
      if (sub !== undefined)
        emit(game, { type: 'subroutine-broken', card: ice.id, sub, by: id, ...(name === sub ? {} : { name }) });
    }
    return;
  }
  if (ability.a === 'prevent') return prevent(game, f, ability, id);
  const words = `${code}.a${index}`;
  if (hasWords(words)) pushDo(game, words, f.h, f.by, found(f));
};

/** The variables about its payment that an ability's effects may read: X, and the card as it was before it was trashed as the cost. */
function found({ v }: DoFrame): Vars {
  return { ...(v.x !== undefined && { x: v.x }), ...(v.$was !== undefined && { $was: v.$was }) };
}

/** Applies a prevent ability to what is about to happen, the innermost `would` frame. `id`: id of the card used. */
function prevent(game: Play, f: DoFrame, ability: Extract<Ability, { a: 'prevent' }>, id: number): void {
  for (let i = game.s.stack.length - 1; i >= 0; i--) {
    const would = game.s.stack[i]!;
    if (would.k !== 'would') continue;
    if (would.what === 'trash' || would.what === 'expose') {
      const h = (f.v.target as number | undefined) ?? would.cards[0]!;
      would.cards = would.cards.filter((each) => each !== h);
      would.n = would.cards.length;
      emit(game, { type: 'prevented', what: would.what, n: 1, card: id });
      return;
    }
    const n = Math.min(would.n, ability.n);
    would.n -= n;
    emit(game, { type: 'prevented', what: would.what, n, card: id });
    if (would.what === 'damage' && would.kind === 'net') emit(game, { type: 'memory-used', use: -1 });
    return;
  }
}

registerWords('@use', [{ w: 'declareUse' }, { w: 'payUse' }, { w: 'resolveUse' }]);
