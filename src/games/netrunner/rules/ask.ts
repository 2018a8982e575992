/**
 * Current values that card text can change: strength, costs, memory, link, hand size, accesses… Each is the base value plus static
 * abilities of active cards plus lasting effects, sometimes with a minimum of 0. Used by legality checks, prompts, payment and views.
 */
import type { Ability, StaticKind } from './def.ts';
import { def } from './defs.ts';
import { type Card, type CardType, type Seat } from './model.ts';
import { type Play, amountOf, conditionHolds, controller, isActive, isBlank, setStrength, withStatic } from './play.ts';
import { cardOf } from './table.ts';

type Static = Extract<Ability, { a: 'static' }>;

/**
 * Returns the sum of the static abilities of kind `what` that apply to the card `target` (null: to no card in particular) and to `purpose`.
 */
function sum(game: Play, what: StaticKind, target: Card | null, purpose = ''): number {
  let total = 0;
  const ids = withStatic(game, what);
  for (let i = 0; i < ids.length; i++) total += shareOf(game, game.t.cards[ids[i]!]!, what, target, purpose);
  return total;
}

/**
 * Returns how much the static abilities of card `c` add to the value `what` of `target`. If `c` is not active, only abilities about `c`
 * itself count.
 */
function shareOf(game: Play, c: Card, what: StaticKind, target: Card | null, purpose: string): number {
  const active = isActive(game, c);
  if (!active && (c !== target || isBlank(game, c))) return 0;
  let total = 0;
  for (const ability of def(c.code).abilities) {
    if (!active && (ability.a !== 'static' || ability.for !== 'self')) continue;
    if (ability.a !== 'static' || ability.what !== what || !appliesTo(game, c, ability, target, purpose)) continue;
    if (ability.if !== undefined && !conditionHolds(game, c, ability.if, null, target)) continue;
    total += amountOf(game, ability.n, c, {});
  }
  return total;
}

/** Whether a static ability of card `c` applies to this target and this purpose. */
function appliesTo(game: Play, c: Card, ability: Static, target: Card | null, purpose: string): boolean {
  const about = ability.for;
  if (about === undefined) return true;
  if (about === 'host') return target !== null && c.host === target.id;
  if (about === 'self') return target === c;
  if (about === 'encountered') return target !== null && target === encounteredIce(game);
  if (about === 'server') return target !== null && target.server === c.server;
  if (typeof about === 'string') return purpose === about;
  return purpose === about.verb && target !== null && about.of.includes(def(target.code).type);
}
/** Returns the current strength of ice or an icebreaker; may be negative (rules 5, Breakers). */
export function strength(game: Play, c: Card): number {
  let total = def(c.code).strength ?? 0;
  total += sum(game, 'strength', c);
  const mods = game.t.mods;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i]!;
    if (mod.what === 'strength' && mod.h === c.h) total += mod.n;
  }
  return total;
}
setStrength(strength);

/** Whether a card has a subtype now, printed or gained; false for face-down Runner cards. */
export function hasSubtype(game: Play, c: Card, subtype: string): boolean {
  if (c.zone === 'rig' && !c.up) return false;
  if (def(c.code).subtypes.includes(subtype)) return true;
  for (const mod of game.t.mods)
    if (mod.what === 'subtypes' && mod.h === c.h && mod.code.split(',').includes(subtype)) return true;
  return false;
}
/** All subtypes of a card: the printed ones first, then those gained. */
export function subtypesOf(game: Play, c: Card): string[] {
  const list = [...def(c.code).subtypes];
  for (const mod of game.t.mods) {
    if (mod.what !== 'subtypes' || mod.h !== c.h) continue;
    for (const subtype of mod.code.split(',')) if (!list.includes(subtype)) list.push(subtype);
  }
  return list;
}

/** A card's type; null for a face-down Runner card in the rig. */
export const typeOf = (c: Card): CardType | null =>
  c.zone === 'rig' && !c.up ? null : c.worth !== undefined ? 'agenda' : def(c.code).type;

/** A subroutine that ice has now. Its `name` is a number that stays the same when subroutines before it are added or removed. */
export interface Sub {
  name: number;
  /** code of the effect list that the subroutine resolves */
  code: string;
}
/**
 * The name of the subroutine that was added just before the printed ones; those above it are named 1001, 1002, …. The printed ones, and
 * those added after them, are named 0, 1, 2, ….
 */
const LEADING = 1000;
/** Returns the sort key of a subroutine by its name: a smaller key comes earlier on the ice. */
export const rankOf = (name: number): number => (name < LEADING ? name : LEADING - 1 - name);

/** All subroutines that a piece of ice has now, in order: those added before the printed ones, the printed ones, those added after them. */
export function subsOf(game: Play, c: Card): Sub[] {
  const card = def(c.code);
  const subs: Sub[] = [];
  for (let i = 0; i < card.abilities.length; i++) {
    const ability = card.abilities[i]!;
    if (ability.a !== 'subroutines') continue;
    for (let n = amountOf(game, ability.n, c, {}); n > 0; n--) subs.push({ name: 0, code: `${c.code}.a${i}` });
  }
  for (let i = 0; i < subs.length; i++) subs[i]!.name = LEADING + subs.length - 1 - i;
  for (let i = 0; i < card.subroutines.length; i++) subs.push({ name: i, code: `${c.code}.s${i}` });
  let name = card.subroutines.length;
  for (const mod of game.t.mods)
    if (mod.what === 'subs' && mod.h === c.h)
      for (let i = 0; i < mod.n; i++) subs.push({ name: name++, code: mod.code });
  return subs;
}

/** The positions (from 0, ascending) of the subroutines with these names; names that the ice no longer has are skipped. */
export function placesOf(game: Play, ice: Card, names: readonly number[]): number[] {
  const places: number[] = [];
  subsOf(game, ice).forEach(({ name }, place) => {
    if (names.includes(name)) places.push(place);
  });
  return places;
}

/** The ability that lets a card host programs and supplies their memory; null if the card has none. */
export function roomOn(c: Card): Extract<Ability, { a: 'hosts' }> | null {
  for (const ability of def(c.code).abilities) if (ability.a === 'hosts') return ability;
  return null;
}
/** Returns the memory units that the programs hosted on a card use. */
export function memoryOn(game: Play, host: Card): number {
  let used = 0;
  for (const id of game.t.rig) {
    const c = game.t.cards[id]!;
    if (c.host === host.id && c.up && def(c.code).type === 'program') used += def(c.code).memory;
  }
  return used;
}
/** Returns how many of the Runner's memory units an installed card uses: 0 if its host supplies the memory. */
export function memoryUsed(game: Play, c: Card): number {
  if (!c.up || def(c.code).type !== 'program') return 0;
  return c.host >= 0 && roomOn(game.t.cards[c.host]!) !== null ? 0 : def(c.code).memory;
}
/** Returns how many memory units the Runner's installed programs use (`used`), and how many the Runner has (`total`) (rules 4). */
export function memory(game: Play): { used: number; total: number } {
  let used = 0;
  for (const id of game.t.rig) used += memoryUsed(game, game.t.cards[id]!);
  return { used, total: 4 + sum(game, 'memory', null) };
}
/** The Runner's link. */
export const link = (game: Play): number =>
  def(game.t.cards[game.t.identities[1]!]!.code).link + sum(game, 'link', null);
/** A seat's maximum hand size; may be below 0 for the Runner. */
export function maxHand(game: Play, seat: Seat): number {
  let size = 5 - (seat === 'runner' ? game.t.runner.brain : 0);
  for (const id of withStatic(game, 'hand-size')) {
    const c = game.t.cards[id]!;
    if (controller(c) === seat) size += shareOf(game, c, 'hand-size', null, '');
  }
  return size;
}
/** Number of tags the Runner counts as having: tags taken plus those that static abilities add. */
export const tags = (game: Play): number => game.t.runner.tags + sum(game, 'tags', null);

const atLeastZero = (n: number): number => (n < 0 ? 0 : n);

/** Returns the credits that playing an operation or event costs now, with a discount of `less`. */
export const playCost = (game: Play, c: Card, less = 0): number =>
  atLeastZero(def(c.code).cost + sum(game, 'cost', c, 'play') - less);
/** Returns the credits that installing a Runner card costs now, with a discount of `less`. */
export const installCost = (game: Play, c: Card, less = 0): number =>
  atLeastZero(def(c.code).cost + sum(game, 'cost', c, 'install') - less);
/** Returns the credits that rezzing a Corp card costs now, with a discount of `less` and without additional costs. */
export const rezCost = (game: Play, c: Card, less = 0): number =>
  atLeastZero(def(c.code).cost + (c.zone === 'ice' ? sum(game, 'rez-cost', c) : 0) - less);
/** Handles of the cards that change what it costs to rez, play or install a card now. */
export function costChangers(game: Play, c: Card): number[] {
  const { type } = def(c.code);
  const rezzed = type === 'ice' || type === 'asset' || type === 'upgrade';
  if (rezzed && c.zone !== 'ice') return [];
  const [what, purpose] = rezzed
    ? (['rez-cost', ''] as const)
    : (['cost', type === 'operation' || type === 'event' ? 'play' : 'install'] as const);
  const by = withStatic(game, what).map((id) => game.t.cards[id]!);
  return by.filter((one) => shareOf(game, one, what, c, purpose) !== 0).map(({ h }) => h);
}
/** Returns how many advancement counters an agenda needs to be scored. */
export const requirement = (game: Play, c: Card): number =>
  atLeastZero((def(c.code).requirement ?? 0) + sum(game, 'requirement', c));
/** Returns the credits that trashing this card costs when it is accessed; null if it has no trash cost. */
export const trashCost = (c: Card): number | null => def(c.code).trash;
/** Number of cards accessed from R&D or HQ beyond the first. */
export function extraAccesses(game: Play, server: string): number {
  let n = sum(game, 'accesses', null, server);
  for (const mod of game.t.mods) if (mod.what === 'accesses' && mod.code === server) n += mod.n;
  return n;
}
/** Whether a card accessed in R&D must be revealed to both sides. */
export const revealsInRnd = (game: Play, c: Card): boolean =>
  def(c.code).abilities.some((a) => a.a === 'static' && a.what === 'reveal-in-rnd' && a.for === 'self') ||
  (def(c.code).type === 'agenda' &&
    withStatic(game, 'reveal-in-rnd').some((id) => {
      const by = game.t.cards[id]!;
      return (
        isActive(game, by) &&
        def(by.code).abilities.some((a) => a.a === 'static' && a.what === 'reveal-in-rnd' && a.for === 'agendas')
      );
    }));

/**
 * Returns the credits that other cards make the Runner pay to steal an agenda from `server` (Red Herrings); the agenda's own cost is not
 * included.
 */
export function stealTax(game: Play, server: string | null): number {
  let credits = 0;
  for (const id of withStatic(game, 'steal-cost')) {
    const by = game.t.cards[id]!;
    if (by.zone !== 'root' || !by.up || by.server !== server) continue;
    for (const a of def(by.code).abilities) if (a.a === 'static' && a.what === 'steal-cost') credits += a.n as number;
  }
  for (const mod of game.t.mods) if (mod.what === 'steal-cost' && mod.code === server) credits += mod.n;
  return credits;
}

/** Whether a card is installed and may be advanced (rules 4). */
export const canAdvance = (c: Card): boolean =>
  (c.zone === 'root' || c.zone === 'ice') && (def(c.code).type === 'agenda' || def(c.code).advanceable);

/** Whether an effect forbids rezzing or scoring this card for now (Saraswati). */
export const isBanned = (game: Play, c: Card): boolean =>
  game.t.mods.some((mod) => mod.what === 'no-rez-or-score' && mod.h === c.h);

/** Returns the ice being approached or encountered; null if there is none. */
export const currentIce = (game: Play): Card | null => (game.t.run ? cardOf(game.t, game.t.run.ice) : null);
/** Returns the ice being encountered; null if there is none. */
export const encounteredIce = (game: Play): Card | null => (game.t.run?.at === 'encounter' ? currentIce(game) : null);
