/** Says what a card is good for (money, cards, breaking, traps), read once from its definition. The bot knows no card by name. */
import type { Ability, CardDef } from '../rules/def.ts';
import type { Amount, Spending, Word, WordName, Words } from '../rules/word.ts';
import { def } from '../rules/defs.ts';
import type { Counter } from '../rules/model.ts';
import { advancing, amountOf, find, noFeatures, read, says, trashes } from './calculator/run-costs.ts';
import type { RunCosts } from './calculator/types.ts';
import { runOf, type RunMade } from './run-made.ts';
import { type Worth, worthOfPart } from './worth/card.ts';
import { cached } from './cached.ts';

/** What a trap (ambush) does to the Runner who accesses it. */
interface Ambush {
  /** credits the Corp pays for the trap's effect */
  price: number;
  /** net and meat damage the trap does */
  net: number;
  tags: number;
  /** how many installed cards, and how many agenda points, the Runner loses */
  losses: number;
  /** how much the damage, the tags and the losses increase with each advancement counter */
  perAdvancement: number;
  tagsPer: number;
  lossesPer: number;
  /** whether the trap also works when accessed in Archives */
  archives: boolean;
}

/** An ability that prevents `n` of `what` (such as net damage), for `credits` and, if `trash`, by trashing its card. */
export interface Stop {
  what: string;
  n: number;
  credits: number;
  trash: boolean;
}

export interface Facts {
  card: CardDef;
  /** worth of everything the card does that no other field covers */
  other: Worth;
  /** credits gained by playing the card, before its cost is deducted */
  burst: number;
  /** number of cards drawn by playing the card */
  draws: number;
  /** credits that the card gains at the beginning of each turn */
  perTurn: number;
  /** an action of the installed card that gains credits; null: none */
  action: { credits: number; clicks: number; /** taken from credits on the card */ stock: boolean } | null;
  /** credits placed on the card when it is installed */
  stock: number;
  /** the kinds of ice that the card breaks; 'any' for all */
  breaks: string[];
  /** whether the card is ice whose own ability lets the Runner break its subroutines */
  breaksItself: boolean;
  memory: number;
  link: number;
  /** recurring credits */
  recurring: number;
  /** what the credits on the card may be spent on */
  spends: readonly Spending[];
  /** what the card can prevent; null: nothing */
  prevents: Stop | null;
  /** strength that the card gives its host */
  hostStrength: number;
  /** strength that the card adds to any ice encountered; negative if it weakens ice */
  metStrength: number;
  ambush: Ambush | null;
  /** what playing the card does to the Runner; operations only */
  hits: RunCosts;
  /** the run that the card makes when played or by its action; null: none */
  run: RunMade | null;
  /** whether the card can be played only if the Runner is tagged */
  punishes: boolean;
  /** how the card speeds up scoring: clicks gained, counters placed (`x`: as many as the Corp pays for, up to the number of tags) */
  haste: { clicks: number; counters: number; x: boolean } | null;
  /** whether the card works only for the server it is in */
  local: boolean;
  /** whether playing the card exposes another one */
  exposes: boolean;
  /** discount with which the card installs another one from hand; null: it installs none */
  installsFor: number | null;
  /** subtypes that the card gives a piece of ice for a turn */
  mimics: string[];
  /** number of top cards of R&D that the card lets the Corp rearrange */
  arranges: number;
  /** whether the card has an ability that ends a run */
  stopsRuns: boolean;
  /** whether the card has an action that places counters on itself */
  charge: boolean;
  /** damage that the card's actions do to a tagged Runner */
  taggedDamage: number;
  /** damage that the card's action does even to an untagged Runner, for one counter each time; `once`: only once a turn; null: none */
  strike: { n: number; kind: Counter; once: boolean } | null;
  /** discount on rezzing ice of the card's server */
  rezDiscount: number;
  /** whether scoring the card lets the Corp rez ice for free */
  freeRez: boolean;
  /** damage that the card does whenever an agenda is scored or stolen */
  agendaDamage: number;
  /** whether the card must be installed on another card */
  needsHost: boolean;
  console: boolean;
  /** credits that the card gains at the beginning of a turn for trashing another of its owner's cards */
  sells: number;
}

/** Returns the facts about the card with this code. */
export const facts = cached((code) => make(def(code)));

/** The names of the effects that have an amount `n`. */
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
    hits: noFeatures(),
    run: null,
    exposes: false,
    installsFor: null,
    mimics: [],
    arranges: 0,
    stopsRuns: false,
    charge: false,
    taggedDamage: 0,
    strike: null,
    rezDiscount: 0,
    freeRez: false,
    agendaDamage: 0,
    needsHost: card.host !== null,
    console: card.subtypes.includes('console'),
    sells: 0,
    punishes: [card.playIf ?? []].flat().includes('tagged'),
    haste: null,
    local: card.type === 'upgrade' && isLocal(card),
    other: worthOfPart(card, []),
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
    f.run = runOf(card, card.play);
    const counters = advancing(card.play);
    const clicks = sum(card.play, 'gainClicks', 1);
    if (card.side === 'corp' && (clicks > 0 || counters.length > 0))
      f.haste = {
        clicks,
        counters: counters.reduce((n, w) => n + amountOf(w.n, 1), 0),
        x: card.x !== null,
      };
    f.exposes = says(card.play, 'exposeChosen');
    const install = find(card.play, 'installChosen')[0];
    if (install) f.installsFor = install.less;
    for (const w of find(card.play, 'lasting')) f.mimics.push(...(w.subtypes ?? []));
    f.arranges = sum(card.play, 'arrangeTop');
  }
  for (const ability of card.abilities) readAbility(f, ability);
  f.other = worthOfPart(
    card,
    card.abilities.filter((ability) => !isShown(ability)),
  );
  return f;
}

/** Whether a card's text is about the server that the card is in. */
const isLocal = (card: CardDef): boolean =>
  card.abilities.some(
    (ability) =>
      (ability.a === 'static' && (ability.for === 'server' || ability.what === 'steal-cost')) ||
      ('if' in ability && [ability.if ?? []].flat().includes('thisServer')) ||
      ('words' in ability &&
        find(ability.words, 'choose').some(({ from }) => [from.if ?? []].flat().includes('thisServer'))),
  );

/** Whether fields of `Facts` say everything that an ability does. If not, its effects also go into `other`. */
function isShown(ability: Ability): boolean {
  switch (ability.a) {
    case 'break':
    case 'boost':
    case 'prevent':
      return true;
    case 'recurring':
      return spendings(ability.purpose).includes('icebreaker');
    case 'static':
      return (
        ability.what === 'memory' ||
        ability.what === 'link' ||
        ability.what === 'rez-cost' ||
        (ability.what === 'strength' && ability.for === 'host' && typeof ability.n === 'number')
      );
    case 'paid':
      return (
        (ability.cost.clicks ?? 0) > 0 &&
        !ability.cost.counters &&
        (says(ability.words, 'makeRun') ||
          says(ability.words, 'takeCredits') ||
          (ability.words.length === 1 && (says(ability.words, 'gainCredits') || says(ability.words, 'placeCounters'))))
      );
    case 'when':
      if (ability.on === 'turn-opened')
        return (
          ability.words.every(({ w }) => w === 'gainCredits') ||
          (trashes(ability.words, 'chosen') && says(ability.words, 'gainCredits'))
        );
      return ability.on === 'encounter-ended' || ability.on === 'accessed';
    default:
      return false;
  }
}

const stopOf = (ability: Extract<Ability, { a: 'prevent' }>): Stop => ({
  what: ability.what,
  n: ability.n,
  credits: amountOf(ability.cost.credits, 0),
  trash: ability.cost.trashSelf === true,
});

/** Returns what the ability at this index of a card's abilities prevents; null if it prevents nothing. */
export function preventOf(card: CardDef, index: number | undefined): Stop | null {
  const ability = card.abilities[index ?? -1];
  return ability?.a === 'prevent' ? stopOf(ability) : null;
}

/**
 * Returns what a trap does when accessed with this many advancement counters on it; null if it does nothing, the card is no trap, or the
 * Corp cannot pay.
 */
export function sprung(
  { ambush }: Facts,
  advancement: number,
  credits: number,
): { cards: number; tags: number; losses: number } | null {
  if (ambush === null || credits < ambush.price) return null;
  const cards = ambush.net + ambush.perAdvancement * advancement;
  const tags = ambush.tags + ambush.tagsPer * advancement;
  const losses = ambush.losses + ambush.lossesPer * advancement;
  return cards > 0 || tags > 0 || losses > 0 ? { cards, tags, losses } : null;
}
/** Whether advancement counters on a trap make it worse for the Runner. */
export const growing = ({ ambush }: Facts): boolean =>
  ambush !== null && ambush.perAdvancement + ambush.tagsPer + ambush.lossesPer > 0;

const spendings = (given: Spending | readonly Spending[]): readonly Spending[] =>
  typeof given === 'string' || 'for' in given ? [given] : given;
/** Returns how many credits this effect takes from its card; 0 if the player chooses how many. */
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
      if (clicks > 0 && find(ability.words, 'placeCounters').some(({ on }) => on === 'self')) f.charge = true;
      if (clicks > 0 && says(ability.words, 'damage')) {
        const n = sum(ability.words, 'damage');
        if ([ability.if ?? []].flat().includes('tagged')) f.taggedDamage += n;
        else if (ability.cost.counters)
          f.strike = { n, kind: ability.cost.counters.kind, once: ability.oncePerTurn === true };
      }
      if (says(ability.words, 'endTheRun')) f.stopsRuns = true;
      if (clicks > 0) f.run = runOf(f.card, ability.words) ?? f.run;
      return;
    }
    case 'when': {
      if (ability.on === 'turn-opened' || ability.on === 'turn-began') {
        if (trashes(ability.words, 'chosen')) f.sells += sum(ability.words, 'gainCredits');
        else f.perTurn += sum(ability.words, 'gainCredits');
      }
      if (ability.on === 'installed') {
        f.stock += find(ability.words, 'placeCounters')
          .filter((w) => w.kind === 'credit')
          .reduce((n, w) => n + amountOf(w.n, 0), 0);
      }
      if (ability.on === 'scored' || ability.on === 'stolen') {
        if (ability.from === undefined || ability.from === 'active')
          f.agendaDamage = Math.max(f.agendaDamage, sum(ability.words, 'damage'));
        if (find(ability.words, 'rez').some(({ free }) => free)) f.freeRez = true;
      }
      if (ability.on === 'accessed') {
        const price = find(ability.words, 'payInside').reduce((n, w) => n + amountOf(w.cost.credits, 0), 0);
        const hit = read(ability.words, noFeatures(), 0);
        const one = read(ability.words, noFeatures(), 1);
        const flat = hit.damage.net + hit.damage.meat;
        const more = one.damage.net + one.damage.meat - flat;
        // the effect on the chosen cards happens once per counter; a choice the Runner has between two harms counts as a loss
        const chosen = find(ability.words, 'choose').filter(({ from }) => from.zone === 'rig');
        const losses = (n: number): number =>
          chosen.reduce((all, w) => all + amountOf(w.max === 'any' ? 1 : w.max, n), 0);
        const points = find(ability.words, 'addToScore').some(({ worth }) => (worth ?? 0) < 0) ? 1 : 0;
        if (flat > 0 || more > 0 || one.tags > 0 || losses(1) > 0 || points > 0) {
          f.ambush = {
            price,
            net: flat,
            tags: hit.tags,
            losses: losses(0) + points,
            perAdvancement: points > 0 ? 0 : more,
            tagsPer: one.tags - hit.tags,
            lossesPer: losses(1) - losses(0),
            archives: ![ability.if].flat().includes('accessedOutside.archives'),
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
