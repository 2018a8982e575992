/** What a card is good for (money, cards, breaking, traps), read once from its definition: the bot knows no card by name. */
import type { Ability, CardDef } from '../rules/def.ts';
import type { Amount, Central, Spending, Word, WordName, Words } from '../rules/word.ts';
import { def } from '../rules/defs.ts';
import type { ServerId } from '../rules/model.ts';
import { amountOf, find, noFigures, read, says } from './figures.ts';
import type { Figures } from './calculator/types.ts';

/** What a trap does to the Runner who accesses it. */
interface Ambush {
  /** credits the Corp pays for it */
  price: number;
  /** net and meat damage */
  net: number;
  tags: number;
  /** further damage for each advancement counter */
  perAdvancement: number;
  /** whether it also works when accessed in Archives */
  archives: boolean;
}

/** An ability that prevents `n` of something, for `credits` and, where `trash` is set, by trashing the card itself. */
export interface Stop {
  what: string;
  n: number;
  credits: number;
  trash: boolean;
}

export interface Facts {
  card: CardDef;
  /** credits gained by playing it, before its cost is deducted */
  burst: number;
  /** cards drawn by playing it */
  draws: number;
  /** credits gained when a turn begins */
  perTurn: number;
  /** the action of the installed card that gains credits; null: none */
  action: { credits: number; clicks: number; /** takes them from credits on the card */ stock: boolean } | null;
  /** credits placed on it when installed */
  stock: number;
  /** the kinds of ice it breaks; 'any' for all */
  breaks: string[];
  /** ice whose own subroutines the Runner may break */
  breaksItself: boolean;
  memory: number;
  link: number;
  /** recurring credits */
  recurring: number;
  /** what credits lying on it may be spent on */
  spends: readonly Spending[];
  /** what it can prevent; null: nothing */
  prevents: Stop | null;
  /** strength that it gives its host */
  hostStrength: number;
  /** strength that it adds to whatever ice is encountered; below 0 where it takes some */
  metStrength: number;
  ambush: Ambush | null;
  /** what playing it does to the Runner; operations only */
  hits: Figures;
  /** the run it makes, by playing it or as an action: extra accesses, and the server it counts as a run on (`as`); null: none */
  run: { server: ServerId; more: number; as: ServerId | null } | null;
  /** playing it exposes a card */
  exposes: boolean;
  /** credits off a card from hand that it installs; null: it installs none */
  installsFor: number | null;
  /** subtypes that it gives a piece of ice for a turn */
  mimics: string[];
  /** number of cards from the top of R&D that it arranges */
  arranges: number;
  /** has an ability that ends a run */
  stopsRuns: boolean;
  /** has an action that places counters on it */
  charge: boolean;
  /** damage that its actions do to a tagged Runner */
  taggedDamage: number;
  /** credits off rezzing ice of its server */
  rezDiscount: number;
  /** the Corp may rez ice for free when it is scored */
  freeRez: boolean;
  /** damage that it does whenever an agenda is scored or stolen */
  agendaDamage: number;
  /** must be installed on another card */
  needsHost: boolean;
  console: boolean;
  /** credits gained at the start of a turn for trashing another of one's own cards */
  sells: number;
}

const FACTS = new Map<string, Facts>();

/** Facts of a card. */
export function facts(code: string): Facts {
  let known = FACTS.get(code);
  if (!known) {
    known = make(def(code));
    FACTS.set(code, known);
  }
  return known;
}

/** Names of the words that have an amount `n`. */
type Counted = { [K in WordName]: Words[K] extends { n: Amount } ? K : never }[WordName];
const sum = (words: readonly Word[], w: Counted, counted = 0): number =>
  find(words, w).reduce((n, word) => n + amountOf(word.n, counted), 0);

function make(card: CardDef): Facts {
  const f: Facts = {
    card,
    burst: 0,
    draws: 0,
    perTurn: 0,
    action: null,
    stock: 0,
    breaks: [],
    breaksItself: false,
    memory: 0,
    link: 0,
    recurring: 0,
    spends: [],
    prevents: null,
    hostStrength: 0,
    metStrength: 0,
    ambush: null,
    hits: noFigures(),
    run: null,
    exposes: false,
    installsFor: null,
    mimics: [],
    arranges: 0,
    stopsRuns: false,
    charge: false,
    taggedDamage: 0,
    rezDiscount: 0,
    freeRez: false,
    agendaDamage: 0,
    needsHost: card.host !== null,
    console: card.subtypes.includes('console'),
    sells: 0,
  };
  const isPlayed = card.type === 'event' || card.type === 'operation';
  if (isPlayed) {
    f.burst = Math.max(0, ...find(card.play, 'gainCredits').map((w) => amountOf(w.n, 0)));
    f.draws = sum(card.play, 'draw');
    if (card.side === 'corp')
      read(
        card.play.filter((w) => w.w === 'damage' || w.w === 'giveTags' || w.w === 'trace'),
        f.hits,
      );
    const server = firstServer(card.play);
    if (server !== null) {
      const more = [
        ...find(card.play, 'moreAccesses'),
        ...card.abilities.flatMap((a) => ('words' in a ? find(a.words, 'moreAccesses') : [])),
      ];
      f.run = { server, more: more.reduce((n, w) => n + w.n, 0), as: null };
    }
    f.exposes = says(card.play, 'exposeChosen');
    const install = find(card.play, 'installChosen')[0];
    if (install) f.installsFor = install.less;
    for (const w of find(card.play, 'addSubtypes')) f.mimics.push(...w.subtypes);
    f.arranges = sum(card.play, 'arrangeTop');
  }
  for (const ability of card.abilities) readAbility(f, ability);
  return f;
}

/** The server that words run on, the first of those the Runner may choose from; null for none, or where it may be any. */
function firstServer(words: readonly Word[]): Central | null {
  const server = find(words, 'makeRun')[0]?.server ?? 'any';
  const first = typeof server === 'object' ? server[0]! : server;
  return first === 'any' ? null : first;
}

const stopOf = (ability: Extract<Ability, { a: 'prevent' }>): Stop => ({
  what: ability.what,
  n: ability.n,
  credits: amountOf(ability.cost.credits, 0),
  trash: ability.cost.trashSelf === true,
});

/** The prevent ability at this index of a card's abilities; null when there is none. */
export function preventOf(card: CardDef, index: number | undefined): Stop | null {
  const ability = card.abilities[index ?? -1];
  return ability?.a === 'prevent' ? stopOf(ability) : null;
}

const spendings = (given: Spending | readonly Spending[]): readonly Spending[] =>
  typeof given === 'string' || 'for' in given ? [given] : given;
/** Credits that this word takes from its card; 0 where the player says how many. */
const taken = (w: Word<'takeCredits'>): number => (typeof w.n === 'number' ? w.n : 0);

function readAbility(f: Facts, ability: Ability): void {
  switch (ability.a) {
    case 'break':
      if (ability.on === 'self') f.breaksItself = true;
      else f.breaks.push(ability.subtype ?? 'any');
      return;
    case 'hosts':
    case 'subroutines':
    case 'boost':
      return;
    case 'recurring':
      f.recurring = ability.n;
      f.spends = spendings(ability.purpose);
      return;
    case 'purse':
      f.spends = spendings(ability.purpose);
      return;
    case 'prevent':
      f.prevents = stopOf(ability);
      return;
    case 'static': {
      const n = amountOf(ability.n, 1);
      if (ability.what === 'memory') f.memory += n;
      if (ability.what === 'link') f.link += n;
      if (ability.what === 'strength' && ability.for === 'host') f.hostStrength += n;
      if (ability.what === 'strength' && ability.for === 'encountered') f.metStrength += n;
      if (ability.what === 'rez-cost') f.rezDiscount -= n;
      return;
    }
    case 'paid': {
      const clicks = ability.cost.clicks ?? 0;
      const credits = Math.max(
        sum(ability.words, 'gainCredits'),
        find(ability.words, 'takeCredits').reduce((n, w) => n + taken(w), 0),
      );
      if (clicks > 0 && credits > 0) f.action = { credits, clicks, stock: says(ability.words, 'takeCredits') };
      if (clicks > 0 && says(ability.words, 'placeCounters')) f.charge = true;
      if (clicks > 0 && says(ability.words, 'damage')) f.taggedDamage += sum(ability.words, 'damage');
      if (says(ability.words, 'endTheRun')) f.stopsRuns = true;
      const server = firstServer(ability.words);
      if (server !== null && clicks > 0) f.run = { server, more: 0, as: null };
      return;
    }
    case 'when': {
      if (ability.on === 'turn-opened' || ability.on === 'turn-began') {
        f.perTurn += sum(ability.words, 'gainCredits') * (says(ability.words, 'trashChosen') ? 0 : 1);
        if (says(ability.words, 'trashChosen')) f.sells += sum(ability.words, 'gainCredits');
      }
      if (ability.on === 'installed') {
        f.stock += find(ability.words, 'placeCounters')
          .filter((w) => w.kind === 'credit')
          .reduce((n, w) => n + amountOf(w.n, 0), 0);
      }
      if (ability.on === 'scored' || ability.on === 'stolen') {
        if (ability.from === undefined || ability.from === 'active')
          f.agendaDamage = Math.max(f.agendaDamage, sum(ability.words, 'damage'));
        if (says(ability.words, 'rezChosenFree')) f.freeRez = true;
      }
      if (ability.on === 'run-succeeding' && f.run) f.run.as = find(ability.words, 'treatRunAs')[0]?.server ?? f.run.as;
      if (ability.on === 'accessed') {
        const price = find(ability.words, 'payInside').reduce((n, w) => n + amountOf(w.cost.credits, 0), 0);
        const hit = read(ability.words, noFigures(), 0);
        const one = read(ability.words, noFigures(), 1);
        const flat = hit.damage.net + hit.damage.meat;
        const more = one.damage.net + one.damage.meat - flat;
        if (flat > 0 || more > 0 || hit.tags > 0) {
          f.ambush = {
            price,
            net: flat,
            tags: hit.tags,
            perAdvancement: more,
            archives: ![ability.if].flat().includes('notInArchives'),
          };
        }
      }
      return;
    }
    case 'instead':
    case 'access':
      return;
  }
}
