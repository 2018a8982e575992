/** Makers of card definitions: a card's file names its code and gives its text as words; its figures stand in figures.ts. */
import type { Ability, About, Amount, CardDef, Cond, Cost, Printed, StaticKind, Word } from '../rules/def.ts';
import type { EventType } from '../rules/events.ts';
import type { CardType, Counter, Until } from '../rules/model.ts';
import type { Purpose } from '../rules/names.ts';
import { FIGURES } from './figures.ts';

type Must<K extends keyof CardDef> = Pick<CardDef, K>;
type May<K extends keyof CardDef> = Partial<Pick<CardDef, K>>;
/** What the text of a card may say, by the card's type. */
interface Texts {
  identity: May<'abilities'>;
  agenda: May<'abilities' | 'stealCost'>;
  asset: May<'abilities' | 'advanceable'>;
  upgrade: May<'abilities'>;
  operation: Must<'play'> & May<'abilities' | 'playIf' | 'after'>;
  ice: Must<'subroutines'> & May<'abilities' | 'rezCost' | 'advanceable'>;
  event: Must<'play'> & May<'abilities' | 'playIf' | 'after'>;
  program: May<'abilities' | 'host'>;
  hardware: May<'abilities' | 'host'>;
  resource: May<'abilities'>;
}

type Figures = typeof FIGURES;
/** A printed card: its figures by its code, and its text. */
export const card = <C extends keyof Figures>(code: C, text: Texts[Figures[C]['type']]): CardDef =>
  define<CardType>(code, FIGURES[code], text);

/** A card that brings its own figures, because it was never printed. */
export const define = <T extends CardType>(code: string, printed: Printed & { type: T }, text: Texts[T]): CardDef => ({
  code,
  title: printed.title,
  side: printed.side,
  type: printed.type,
  faction: printed.faction,
  subtypes: [...printed.subtypes],
  cost: printed.cost ?? 0,
  strength: printed.strength ?? null,
  memory: printed.memory ?? 0,
  trash: printed.trash ?? null,
  requirement: printed.requirement ?? null,
  points: printed.points ?? null,
  link: printed.link ?? 0,
  unique: printed.unique,
  influence: printed.influence ?? null,
  limit: printed.limit,
  quantity: printed.quantity,
  minimumDeck: printed.minimumDeck ?? null,
  influenceLimit: printed.influenceLimit ?? null,
  advanceable: false,
  abilities: [],
  subroutines: [],
  play: [],
  playIf: null,
  host: null,
  rezCost: null,
  stealCost: null,
  after: 'trash',
  ...text,
});

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
