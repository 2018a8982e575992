/** Makers of card definitions: a card's file gives the figures printed on it and its text as words. */
import type { Ability, CardDef, Cond, Cost, Faction, Selector, Word } from '../rules/def.ts';
import type { CardType, Counter, Seat, Until } from '../rules/model.ts';
import type { EventType } from '../rules/events.ts';
import type { About, Amount, StaticKind } from '../rules/def.ts';
import type { Purpose } from '../rules/names.ts';

interface Common {
  /** the code cards are known by everywhere, e.g. '01111' */
  code: string;
  title: string;
  faction: Faction;
  subtypes?: string[];
  abilities?: Ability[];
  unique?: boolean;
  /** influence cost; null for cards that never leave their faction */
  influence?: number | null;
  /** copies in the box; copies allowed in a deck (3 unless said) */
  quantity: number;
  limit?: number;
}

function card(side: Seat, type: CardType, given: Common, rest: Partial<CardDef>): CardDef {
  return {
    side,
    type,
    code: given.code,
    title: given.title,
    faction: given.faction,
    subtypes: given.subtypes ?? [],
    cost: 0,
    strength: null,
    memory: 0,
    trash: null,
    requirement: null,
    points: null,
    link: 0,
    unique: given.unique ?? false,
    influence: given.influence ?? null,
    limit: given.limit ?? 3,
    quantity: given.quantity,
    minimumDeck: null,
    influenceLimit: null,
    advanceable: false,
    abilities: given.abilities ?? [],
    subroutines: [],
    play: [],
    playIf: null,
    host: null,
    rezCost: null,
    stealCost: null,
    after: 'trash',
    ...rest,
  };
}

/** An identity: minimum deck size, influence limit, Runner's link. */
export const identity = (
  side: Seat,
  c: Common & { minimumDeck: number; influenceLimit: number; link?: number },
): CardDef =>
  card(
    side,
    'identity',
    { ...c, limit: 1 },
    { minimumDeck: c.minimumDeck, influenceLimit: c.influenceLimit, link: c.link ?? 0 },
  );
export const agenda = (c: Common & { requirement: number; points: number; stealCost?: Cost }): CardDef =>
  card('corp', 'agenda', c, { requirement: c.requirement, points: c.points, stealCost: c.stealCost ?? null });
export const asset = (c: Common & { rez: number; trash: number | null; advanceable?: boolean }): CardDef =>
  card('corp', 'asset', c, { cost: c.rez, trash: c.trash, advanceable: c.advanceable ?? false });
export const upgrade = (c: Common & { rez: number; trash: number | null }): CardDef =>
  card('corp', 'upgrade', c, { cost: c.rez, trash: c.trash });
export const operation = (
  c: Common & { cost: number; play: Word[]; playIf?: Cond; after?: CardDef['after'] },
): CardDef =>
  card('corp', 'operation', c, { cost: c.cost, play: c.play, playIf: c.playIf ?? null, after: c.after ?? 'trash' });
export const ice = (
  c: Common & { rez: number; strength: number; subroutines: Word[][]; rezCost?: Cost; advanceable?: boolean },
): CardDef =>
  card('corp', 'ice', c, {
    cost: c.rez,
    strength: c.strength,
    subroutines: c.subroutines,
    rezCost: c.rezCost ?? null,
    advanceable: c.advanceable ?? false,
  });
export const event = (c: Common & { cost: number; play: Word[]; playIf?: Cond; after?: CardDef['after'] }): CardDef =>
  card('runner', 'event', c, { cost: c.cost, play: c.play, playIf: c.playIf ?? null, after: c.after ?? 'trash' });
export const program = (c: Common & { install: number; memory: number; strength?: number; host?: Selector }): CardDef =>
  card('runner', 'program', c, {
    cost: c.install,
    memory: c.memory,
    strength: c.strength ?? null,
    host: c.host ?? null,
  });
export const hardware = (c: Common & { install: number; host?: Selector }): CardDef =>
  card('runner', 'hardware', c, { cost: c.install, host: c.host ?? null });
export const resource = (c: Common & { install: number }): CardDef =>
  card('runner', 'resource', c, { cost: c.install });

// ---------------------------------------------------------------- abilities

/** Credits as a cost. */
export const credits = (n: Amount): Cost => ({ credits: n });
export const clicks = (n: number): Cost => ({ clicks: n });
/** Counters of this card as a cost. */
export const hosted = (kind: Counter, n = 1): Cost => ({ counters: { kind, n } });
/** "cost: effect" */
export const paid = (
  name: string,
  cost: Cost,
  words: Word[],
  given: { if?: Cond; oncePerTurn?: boolean } = {},
): Ability => ({ a: 'paid', name, cost, words, ...given });
/** Breaks up to `count` subroutines of ice with this subtype (null: any). */
export const breaks = (subtype: string | null, cost: Cost, count = 1): Ability => ({
  a: 'break',
  name: 'break',
  subtype,
  cost,
  count,
});
/** +n strength until then. */
export const boost = (n: number, cost: Cost, until: Until): Ability => ({ a: 'boost', name: 'boost', n, cost, until });
/** "When ...": words when the event comes and the condition holds. */
export const when = (
  on: EventType,
  given: {
    name: string;
    if?: Cond;
    optional?: boolean;
    from?: 'active' | 'installed' | 'accessed' | 'scored' | 'anywhere';
    ghost?: boolean;
  },
  ...words: Word[]
): Ability => ({ a: 'when', on, words, ...given });
/** A constant figure. */
export const always = (what: StaticKind, n: Amount, given: { for?: About; if?: Cond } = {}): Ability => ({
  a: 'static',
  what,
  n,
  ...given,
});
export const recurring = (n: number, purpose: Purpose): Ability => ({ a: 'recurring', n, purpose });
export const prevents = (
  what: 'damage' | 'tag' | 'trash' | 'expose',
  name: string,
  cost: Cost,
  given: { n?: number; if?: Cond; of?: CardType[] } = {},
): Ability => ({
  a: 'prevent',
  what,
  name,
  cost,
  n: given.n ?? 1,
  ...(given.if === undefined ? {} : { if: given.if }),
  ...(given.of === undefined ? {} : { of: given.of }),
});
/** Instead of accessing cards of this server in a successful run. */
export const instead = (server: string, given: { name: string; optional: boolean }, ...words: Word[]): Ability => ({
  a: 'instead',
  server,
  ...given,
  words,
});
