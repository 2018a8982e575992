/**
 * Continuous questions: strength, costs, memory, link, hand size, accesses… Each is base → what active cards say → lasting effects → floor.
 * Legality, prompts, payment and the view all ask here.
 */
import type { Ability, StaticKind } from './def.ts';
import { def } from './defs.ts';
import { type Card, type CardType, type Seat } from './model.ts';
import { type Play, amountOf, conditionHolds, isActive, setStrength, withStatic } from './play.ts';
import { cardOf } from './table.ts';

type Static = Extract<Ability, { a: 'static' }>;

/** Sum of what active cards say to a question about `target` (null: about the table). */
function sum(x: Play, what: StaticKind, target: Card | null, purpose = ''): number {
  let total = 0;
  const ids = withStatic(x, what);
  for (let i = 0; i < ids.length; i++) {
    const c = x.t.cards[ids[i]!]!;
    if (!isActive(x, c)) continue;
    for (const ability of def(c.code).abilities) {
      if (ability.a !== 'static' || ability.what !== what || !speaksOf(x, c, ability, target, purpose)) continue;
      if (ability.if !== undefined && !conditionHolds(x, c, ability.if, null, target)) continue;
      total += amountOf(x, ability.n, c, {});
    }
  }
  return total;
}

/** Whether a static ability is about this target, or about what is done with it. */
function speaksOf(x: Play, c: Card, ability: Static, target: Card | null, purpose: string): boolean {
  const about = ability.for;
  if (about === undefined) return true;
  if (about === 'host') return target !== null && c.host === target.id;
  if (about === 'self') return target === c;
  if (about === 'server') return target !== null && target.server === c.server;
  if (typeof about === 'string') return purpose === about;
  return purpose === about.verb && target !== null && about.of.includes(def(target.code).type);
}
/** Strength now of ice or an icebreaker; may be negative (rules 5, Breakers). */
export function strength(x: Play, c: Card): number {
  let total = def(c.code).strength ?? 0;
  total += sum(x, 'strength', c);
  const mods = x.t.mods;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i]!;
    if (mod.what === 'strength' && mod.h === c.h) total += mod.n;
  }
  return total;
}
setStrength(strength);

/** Subtypes now, printed and gained. */
export function hasSubtype(x: Play, c: Card, subtype: string): boolean {
  if (c.zone === 'rig' && !c.up) return false;
  if (def(c.code).subtypes.includes(subtype)) return true;
  for (const mod of x.t.mods)
    if (mod.what === 'subtypes' && mod.h === c.h && mod.code.split(',').includes(subtype)) return true;
  return false;
}
export function subtypesOf(x: Play, c: Card): string[] {
  const list = [...def(c.code).subtypes];
  for (const mod of x.t.mods) {
    if (mod.what !== 'subtypes' || mod.h !== c.h) continue;
    for (const subtype of mod.code.split(',')) if (!list.includes(subtype)) list.push(subtype);
  }
  return list;
}

/** A card's type; face-down Runner cards have none. */
export const typeOf = (c: Card): CardType | null => (c.zone === 'rig' && !c.up ? null : def(c.code).type);

/** Codes of the words of all subroutines of an ice, printed first, then gained. */
export function subsOf(x: Play, c: Card): string[] {
  const card = def(c.code);
  const codes: string[] = [];
  for (let i = 0; i < card.subroutines.length; i++) codes.push(`${c.code}.s${i}`);
  for (const mod of x.t.mods)
    if (mod.what === 'subs' && mod.h === c.h) for (let i = 0; i < mod.n; i++) codes.push(mod.code);
  return codes;
}

/** Memory units: used by installed programs, and in all (rules 4). */
export function memory(x: Play): { used: number; total: number } {
  let used = 0;
  for (const id of x.t.rig) {
    const c = x.t.cards[id]!;
    if (c.up && def(c.code).type === 'program') used += def(c.code).memory;
  }
  return { used, total: 4 + sum(x, 'memory', null) };
}
/** The Runner's link. */
export const link = (x: Play): number => def(x.t.cards[x.t.identities[1]!]!.code).link + sum(x, 'link', null);
/** Maximum hand size; may be below 0 for the Runner. */
export const maxHand = (x: Play, seat: Seat): number =>
  5 + (seat === 'runner' ? sum(x, 'hand-size', null) - x.t.runner.brain : 0);
/** Tags counted now, with those only counted. */
export const tags = (x: Play): number => x.t.runner.tags + sum(x, 'tags', null);

const floor = (n: number): number => (n < 0 ? 0 : n);

/** Cost to play an operation or event. */
export const playCost = (x: Play, c: Card, less = 0): number =>
  floor(def(c.code).cost + sum(x, 'cost', c, 'play') - less);
/** Cost to install a Runner card. */
export const installCost = (x: Play, c: Card, less = 0): number =>
  floor(def(c.code).cost + sum(x, 'cost', c, 'install') - less);
/** Cost to rez a Corp card, additional costs apart. */
export const rezCost = (x: Play, c: Card): number =>
  floor(def(c.code).cost + (c.zone === 'ice' ? sum(x, 'rez-cost', c) : 0));
/** Advancements needed to score. */
export const requirement = (x: Play, c: Card): number =>
  floor((def(c.code).requirement ?? 0) + sum(x, 'requirement', c));
/** Credits to trash an accessed card; null when it has no trash cost. */
export const trashCost = (c: Card): number | null => def(c.code).trash;
/** Cards accessed beyond the first from R&D or HQ. */
export function extraAccesses(x: Play, server: string): number {
  let n = sum(x, 'accesses', null, server);
  for (const mod of x.t.mods) if (mod.what === 'accesses' && mod.code === server) n += mod.n;
  return n;
}
/** Whether an agenda accessed in R&D must be shown. */
export const revealsInRnd = (x: Play, c: Card): boolean =>
  def(c.code).abilities.some((a) => a.a === 'static' && a.what === 'reveal-in-rnd' && a.for === 'self') ||
  (def(c.code).type === 'agenda' &&
    withStatic(x, 'reveal-in-rnd').some((id) => {
      const by = x.t.cards[id]!;
      return (
        isActive(x, by) &&
        def(by.code).abilities.some((a) => a.a === 'static' && a.what === 'reveal-in-rnd' && a.for === 'agendas')
      );
    }));

/** Credits, clicks and net damage; all 0 for an agenda that is stolen for nothing. */
export interface StealCost {
  credits: number;
  clicks: number;
  damage: number;
}
/** What stealing an agenda costs beyond nothing: its own cost and Red Herrings on its server. */
export function stealCost(x: Play, c: Card, server: string | null): StealCost {
  const printed = def(c.code).stealCost;
  let credits = typeof printed?.credits === 'number' ? printed.credits : 0;
  for (const id of withStatic(x, 'steal-cost')) {
    const by = x.t.cards[id]!;
    if (by.zone !== 'root' || !by.up || by.server !== server) continue;
    for (const a of def(by.code).abilities) if (a.a === 'static' && a.what === 'steal-cost') credits += a.n as number;
  }
  for (const mod of x.t.mods) if (mod.what === 'steal-cost' && mod.code === server) credits += mod.n;
  return { credits, clicks: printed?.clicks ?? 0, damage: printed?.damage ?? 0 };
}

/** Whether the card may be advanced (rules 4). */
export const canAdvance = (c: Card): boolean =>
  (c.zone === 'root' || c.zone === 'ice') && (def(c.code).type === 'agenda' || def(c.code).advanceable);

/** The ice approached or encountered now, or null. */
export const currentIce = (x: Play): Card | null => (x.t.run ? cardOf(x.t, x.t.run.ice) : null);
