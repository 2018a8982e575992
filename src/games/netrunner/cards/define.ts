/** Builders for card files, which give a card's code and its text as words; its printed properties are in stats.ts. */
import type { Ability, About, CardDef, Printed, StaticKind } from '../rules/def.ts';
import type { Amount, Cond, Cost, Selector, Spending, Word } from '../rules/word.ts';
import type { EventType } from '../rules/events.ts';
import type { CardType, Counter, DamageKind, Seat, Until } from '../rules/model.ts';
import type { Purpose } from '../rules/names.ts';
import { STATS } from './stats.ts';

type Must<K extends keyof CardDef> = Pick<CardDef, K>;
type May<K extends keyof CardDef> = Partial<Pick<CardDef, K>>;
/** For each card type, the parts of card text that its cards must or may have. */
interface Texts {
  identity: May<'abilities'>;
  agenda: May<'abilities' | 'stealCost'>;
  asset: May<'abilities' | 'advanceable'>;
  upgrade: May<'abilities' | 'onlyIn'>;
  operation: Must<'play'> & May<'abilities' | 'playIf' | 'after' | 'x'>;
  ice: Must<'subroutines'> & May<'abilities' | 'rezCost' | 'advanceable'>;
  event: Must<'play'> & May<'abilities' | 'playIf' | 'after' | 'x'>;
  program: May<'abilities' | 'host'>;
  hardware: May<'abilities' | 'host'>;
  resource: May<'abilities'>;
}

type Stats = typeof STATS;
/** Makes the definition of a printed card; its properties are looked up in stats.ts by code. */
export const card = <C extends keyof Stats>(code: C, text: Texts[Stats[C]['type']]): CardDef =>
  define<CardType>(code, STATS[code], text);

/** Makes the definition of a card that is not in stats.ts, with its properties in `printed`. */
export const define = <T extends CardType>(code: string, printed: Printed & { type: T }, text: Texts[T]): CardDef => ({
  code,
  title: printed.title,
  titles: printed.titles ?? {},
  side: printed.side,
  type: printed.type,
  faction: printed.faction,
  subtypes: [...printed.subtypes],
  cost: printed.cost ?? 0,
  x: null,
  strength: printed.strength ?? null,
  memory: printed.memory ?? 0,
  trash: printed.trash ?? null,
  requirement: printed.requirement ?? null,
  points: printed.points ?? null,
  link: printed.link ?? 0,
  unique: printed.unique ?? false,
  influence: printed.influence ?? null,
  limit: printed.limit ?? 3,
  quantity: printed.quantity,
  minimumDeck: printed.minimumDeck ?? null,
  influenceLimit: printed.influenceLimit ?? null,
  advanceable: false,
  abilities: [],
  subroutines: [],
  play: [],
  playIf: null,
  host: null,
  onlyIn: null,
  rezCost: null,
  stealCost: null,
  after: 'trash',
  ...text,
});

// ---------------------------------------------------------------- abilities

/** Makes a cost of `n` credits (`credits`) or of `n` clicks (`clicks`). */
export const credits = (n: Amount): Cost => ({ credits: n });
export const clicks = (n: number): Cost => ({ clicks: n });
/** Makes a cost of `n` counters on this card. */
export const hosted = (kind: Counter, n = 1): Cost => ({ counters: { kind, n } });
/** Makes a paid ability, "cost: effect". */
export const paid = (
  name: string,
  cost: Cost,
  words: Word[],
  given: { if?: Cond; oncePerTurn?: boolean } = {},
): Ability => ({ a: 'paid', name, cost, words, ...given });
/** Makes an ability that breaks up to `count` subroutines on ice with this subtype (null: any ice). `on`, `if`, `by`: see `Ability`. */
export const breaks = (
  subtype: string | null,
  cost: Cost,
  count: number | 'any' = 1,
  given: { on?: 'self' | 'host'; if?: Cond; by?: Seat } = {},
): Ability => ({ a: 'break', name: 'break', subtype, cost, count, ...given });
/** Makes an ability that gives this card +n strength; `until` says how long. */
export const boost = (n: number, cost: Cost, until: Until): Ability => ({ a: 'boost', name: 'boost', n, cost, until });
/** Makes a triggered ability ("when …"): its effects (`Word`) resolve when the event happens, if the condition holds. */
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
/** Makes a static ability, which adds `n` to a value such as strength or cost (`what`). */
export const always = (what: StaticKind, n: Amount, given: { for?: About; if?: Cond } = {}): Ability => ({
  a: 'static',
  what,
  n,
  ...given,
});
/** Makes an ability to host programs that do not have the given subtype, with up to `memory` in total. */
export const hosts = (memory: number, notSubtype: string): Ability => ({ a: 'hosts', memory, notSubtype });
/** Makes an ability that gives ice `n` more copies of a subroutine, before its printed ones. */
export const subroutinesBefore = (n: Amount, ...words: Word[]): Ability => ({ a: 'subroutines', n, words });
/** Makes an ability that gives `n` recurring credits, to be spent only on these purposes. */
export const recurring = (n: number, ...purpose: Spending[]): Ability => ({
  a: 'recurring',
  n,
  purpose: purpose.length === 1 ? purpose[0]! : purpose,
});
/** Makes an ability that lets credits on this card be spent on these purposes. */
export const purse = (...purpose: Spending[]): Ability => ({ a: 'purse', purpose });
/** Makes a `Spending`: credits may be spent for this purpose on cards that the selector finds. */
export const spendOn = (purpose: Purpose, card: Selector): Spending => ({ for: purpose, card });
/** Makes an ability that prevents or avoids damage, a tag, a trash or an expose; at most `given.n` of it (default 1). */
export const prevents = (
  what: 'damage' | 'tag' | 'trash' | 'expose',
  name: string,
  cost: Cost,
  given: { n?: number; if?: Cond; of?: CardType[]; damage?: DamageKind[] } = {},
): Ability => ({
  a: 'prevent',
  what,
  name,
  cost,
  n: given.n ?? 1,
  ...(given.if === undefined ? {} : { if: given.if }),
  ...(given.of === undefined ? {} : { of: given.of }),
  ...(given.damage === undefined ? {} : { damage: given.damage }),
});
/** Makes an ability that the Runner may use on the card they are accessing, besides paying its trash cost. */
export const whileAccessing = (name: string, cost: Cost, words: Word[]): Ability => ({
  a: 'access',
  name,
  cost,
  words,
});
/** Makes an ability whose effects replace the access after a successful run, if the condition holds then. */
export const instead = (cond: Cond, given: { name: string; optional: boolean }, ...words: Word[]): Ability => ({
  a: 'instead',
  if: cond,
  ...given,
  words,
});
