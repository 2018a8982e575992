/**
 * What each effect in card text (`Word`) gains. The table has one entry for every kind of effect that a card can have, so that a new kind
 * does not compile without one, and any card made of known effects is covered. An entry adds what its effect does to `gain`; it gets
 * amounts and conditions from a `Reading`, which takes them from the position (`now.ts`) or from typical values (`names.ts`).
 */
import type { Condition, Count } from '../../rules/names.ts';
import type { Counter, Seat } from '../../rules/model.ts';
import type { Amount, Cond, Cost, Selector, Procedures, Which, Word, WordName, Words } from '../../rules/word.ts';
import { CHANCES, COUNTED } from './names.ts';
import { type Gain, add, cards, clicks, credits, finds, losses, order, priced } from './gains.ts';
import { type GainKind, USUAL } from './price.ts';

/** The context for evaluating a list of effects: the card's side, and functions that give the values of amounts and conditions. */
export interface Reading {
  /** the side the card belongs to */
  seat: Seat;
  count: (count: Count) => number;
  /** how likely a condition holds, 0–1 */
  chance: (condition: Condition) => number;
  /** credits that a seat has */
  pool: (seat: Seat) => number;
  /** what one counter on the card gains for the side that may use it */
  counter: (kind: Counter) => Gain;
}

/** Makes a `Reading` with typical values, for a card text without a position. */
export const usual = (seat: Seat, counter: Reading['counter'] = stored(seat)): Reading => ({
  seat,
  count: (count) => COUNTED[count],
  chance: (condition) => CHANCES[condition],
  pool: () => 6,
  counter,
});
/** Returns what one counter gains if no ability of its card uses it: a stored credit 0.8 credits; any other only the worth of a counter. */
function stored(seat: Seat): Reading['counter'] {
  return (kind) =>
    kind === 'credit' ? { [credits(seat)]: 0.8 } : kind === 'advancement' ? { advancement: 1 } : { counters: 1 };
}

/** The state while a list of effects is evaluated: the gain so far, the cards chosen so far, and the chance that this effect is reached. */
interface WordPlace {
  by: Reading;
  gain: Gain;
  chosen: { from: Selector; n: number } | null;
  /** chance, 0–1, that this effect in the list is reached */
  share: number;
}

/** The value of an amount in card text, as a number. */
export function amountOf(n: Amount | undefined, by: Pick<Reading, 'count'>): number {
  if (n === undefined) return 0;
  if (typeof n === 'number') return n;
  return Math.floor(by.count(n.count) / (n.per ?? 1)) * (n.times ?? 1) + (n.plus ?? 0);
}
/** How likely a condition holds, or all conditions of a list; 1 for none. */
export function chanceOf(cond: Cond | undefined | null | '', by: Pick<Reading, 'chance'>): number {
  if (cond === undefined || cond === null || cond === '') return 1;
  return typeof cond === 'string' ? by.chance(cond) : cond.reduce((n, one) => n * by.chance(one), 1);
}

/** What resolving these effects gains. */
export function gainOf(words: readonly Word[], by: Reading): Gain {
  const at: WordPlace = { by, gain: {}, chosen: null, share: 1 };
  readOn(words, at);
  return at.gain;
}
function readOn(words: readonly Word[], at: WordPlace): void {
  for (const word of words) (WORTH[word.w] as Entry<WordName> | undefined)?.(word, at);
}
type Entry<K extends WordName> = (word: Words[K], at: WordPlace) => void;

/** What paying a cost takes from its payer, as a negative gain. */
export function costOf(cost: Cost, payer: Seat, by: Reading): Gain {
  const gain: Gain = {};
  const take = (thing: GainKind, n: number): void => void (n !== 0 && (gain[thing] = (gain[thing] ?? 0) - n));
  take(credits(payer), amountOf(cost.credits, by) + (cost.x ? by.count('x') : 0));
  take(clicks(payer), cost.clicks ?? 0);
  if (cost.damage) gain.damage = cost.damage;
  if (cost.forfeit) take(payer === 'corp' ? 'corpPoints' : 'runnerPoints', cost.forfeit);
  if (cost.cards) take(losses(payer), -cost.cards.n * (cost.cards.go === 'trash' ? 1 : 0.8));
  return gain;
}

const put = (at: WordPlace, thing: GainKind, n: number): void => {
  at.gain[thing] = (at.gain[thing] ?? 0) + n * at.share;
};
/** Returns what a nested list of effects would gain by itself, with the cards chosen so far; adds nothing to `at`. */
function aside(words: readonly Word[], at: WordPlace): Gain {
  const inner: WordPlace = { ...at, gain: {}, share: 1 };
  readOn(words, inner);
  return inner.gain;
}
/** Returns the gain of that one of several lists of effects which `seat` would prefer. */
function preferred(lists: readonly (readonly Word[])[], seat: Seat, at: WordPlace): Gain {
  let top: Gain = {};
  let most = -Infinity;
  for (const words of lists) {
    const gain = aside(words, at);
    const worth = priced(gain, USUAL[seat]);
    if (worth > most) {
      most = worth;
      top = gain;
    }
  }
  return top;
}
/** Adds to the gain what both branches of an "if" would gain, each multiplied by its chance. */
function mixed(at: WordPlace, then: readonly Word[], otherwise: readonly Word[], chance: number): void {
  if (then.length > 0) add(at.gain, aside(then, at), at.share * chance);
  if (otherwise.length > 0) add(at.gain, aside(otherwise, at), at.share * (1 - chance));
}

const zones = (from: Selector): readonly string[] =>
  typeof from.zone === 'object' ? from.zone : [from.zone ?? 'installed'];
/** The seat whose cards a selector finds. */
function ownerOf(from: Selector, by: Reading): Seat {
  if (from.seat) return from.seat;
  for (const zone of zones(from)) {
    if (zone === 'rig' || zone === 'grip' || zone === 'stack' || zone === 'heap' || zone === 'runner score')
      return 'runner';
    if (zone === 'hq' || zone === 'rnd' || zone === 'archives' || zone === 'ice' || zone === 'root') return 'corp';
  }
  return by.seat;
}
const number = (at: WordPlace): number => at.chosen?.n ?? 1;
const owner = (at: WordPlace): Seat => (at.chosen ? ownerOf(at.chosen.from, at.by) : at.by.seat);

/** Returns how many cards an effect acts on: all chosen cards for 'chosen', else one. */
const many = (at: WordPlace, which: Which): number => (which === 'chosen' ? number(at) : 1);

/** Adds what trashing the chosen cards loses: cards in play, in hand, or in R&D before anybody drew them. */
function lose(at: WordPlace): void {
  const seat = owner(at);
  if (at.chosen !== null && zones(at.chosen.from).includes('rnd')) return put(at, 'milled', number(at));
  const inHand = at.chosen !== null && zones(at.chosen.from).some((zone) => zone === 'grip' || zone === 'hq');
  if (inHand) put(at, cards(seat), -number(at));
  else put(at, losses(seat), number(at));
}
/** Adds the gain of `n` counters placed on a card: advancement for the Corp; any other counter is worth what its card does with it. */
function place(at: WordPlace, kind: Counter, n: number): void {
  if (kind === 'advancement') put(at, 'advancement', n);
  else add(at.gain, at.by.counter(kind), n * at.share);
}

/** Adds nothing: for effects that gain nothing by themselves. */
const NOTHING = (): void => {};

const WORTH: { [K in Exclude<WordName, keyof Procedures>]: Entry<K> } & { [K in keyof Procedures]?: Entry<K> } = {
  // money and clicks
  gainCredits: (w, at) => put(at, credits(w.who ?? at.by.seat), amountOf(w.n, at.by)),
  loseCredits: (w, at) =>
    put(at, credits(w.who), -Math.min(at.by.pool(w.who), w.n === 'all' ? 99 : amountOf(w.n, at.by))),
  gainClicks: (w, at) => put(at, clicks(w.who ?? at.by.seat), amountOf(w.n, at.by)),
  loseClicks: (w, at) => put(at, clicks(w.who), -w.n),
  takeBadPublicity: (w, at) => put(at, 'badPublicity', w.n),
  payInside: (w, at) => add(at.gain, costOf(w.cost, w.who ?? at.by.seat, at.by), at.share),
  placeCounters: (w, at) => place(at, w.kind, amountOf(w.n, at.by) * many(at, w.on)),
  removeCounters: (w, at) => place(at, w.kind, -amountOf(w.n, at.by) * many(at, w.on)),
  takeCredits: (w, at) => put(at, credits(at.by.seat), typeof w.n === 'number' ? w.n : 5),

  // cards
  draw: (w, at) => put(at, cards(w.who ?? at.by.seat), w.n),
  drawUpTo: (w, at) => put(at, cards(at.by.seat), amountOf(w.n, at.by)),
  choose: (w, at) => {
    const most = w.max === 'any' ? 3 : amountOf(w.max, at.by);
    const free = amountOf(w.min, at.by) === 0 && w.max !== 1;
    at.chosen = { from: w.from, n: free ? most * 0.6 : most };
  },
  chooseAll: (w, at) => {
    at.chosen = { from: w.from, n: w.most ?? (zones(w.from).includes('grip') ? at.by.count('gripCards') : 3) };
  },
  trash: ({ which }, at) => {
    if (which === 'self') put(at, losses(at.by.seat), 0.4);
    else if (which === 'chosen') lose(at);
    else put(at, 'corpLosses', 1);
  },
  addToScore: ({ who, worth }, at) =>
    put(at, (who ?? at.by.seat) === 'runner' ? 'runnerPoints' : 'corpPoints', worth ?? at.by.count('pointsOfChosen')),
  offerAccess: (w, at) => {
    // the Runner takes whichever is better for them; looking at the card is an access
    const declined = aside(w.declined, at);
    const done: Gain = { accesses: 0.3 };
    add(at.gain, priced(done, USUAL.runner) > priced(declined, USUAL.runner) ? done : declined, at.share);
  },
  exposeChosen: (_w, at) => put(at, 'looks', number(at)),
  installChosen: (w, at) => {
    put(at, 'runnerInstalls', 1);
    put(at, 'runnerCredits', w.less);
  },
  rez: ({ which, free }, at) => {
    if (which === 'chosen' && free) put(at, 'corpCredits', 4);
    else put(at, 'strength', 1);
  },
  // the Corp chooses ice to derez that it does not need
  derez: ({ which }, at) => put(at, 'corpCredits', which === 'self' ? -1 : 0),
  rezForLess: (w, at) => {
    // counts the cards that were chosen
    const count: Reading['count'] = (of) => (of === 'chosen' ? number(at) : at.by.count(of));
    put(at, 'corpCredits', Math.min(6, amountOf(w.less, { count })));
  },
  arrangeTop: (w, at) => put(at, order(at.by.seat), w.n * 0.5),
  lookToBottom: (w, at) => put(at, order(at.by.seat), w.n),
  searchAndInstall: (_w, at) => put(at, 'runnerInstalls', 0.7),
  revealChosen: (_w, at) => {
    if (owner(at) === 'corp') put(at, 'looks', number(at) * (at.by.seat === 'runner' ? 1 : 0.3));
  },
  shuffleIn: (w, at) => {
    const inPlay = at.chosen !== null && zones(at.chosen.from).some((zone) => zone === 'rig' || zone === 'installed');
    if (inPlay) put(at, losses(w.deck), number(at) * 0.8);
    else put(at, order(w.deck), number(at));
  },
  takeChosen: (_w, at) => put(at, finds(owner(at)), number(at)),
  searchToHand: (_w, at) => put(at, finds(at.by.seat), 1),
  installFromHq: (w, at) => put(at, 'corpInstalls', w.free ? 1.6 : 1),
  installSeveral: (w, at) => put(at, 'corpInstalls', Math.min(3, amountOf(w.n, at.by)) * 0.9),
  // a program that moves to other ice is there when that is encountered
  hostOnChosen: (_w, at) => put(at, 'strength', at.by.seat === 'runner' ? -1 : 0),
  exchangeHere: (_w, at) => put(at, 'guarded', 1),

  // damage, tags, traces, psi games
  damage: (w, at) => {
    put(at, 'damage', amountOf(w.n, at.by));
    if (w.kind === 'brain') put(at, 'brain', amountOf(w.n, at.by));
  },
  giveTags: (w, at) => put(at, 'tags', amountOf(w.n, at.by)),
  removeTags: ({ n, why }, at) => put(at, 'tags', -n * (why === 'lost' ? 0.6 : 1)),
  // the higher the base, the more often it succeeds or the more the Runner pays
  trace: (w, at) => mixed(at, w.then, [], Math.min(0.85, 0.35 + w.base * 0.1)),
  psi: (w, at) => mixed(at, w.differ, w.match ?? [], 2 / 3),

  // choices and conditions
  chooseOne: (w, at) => {
    const ways = w.options.map((way) => way.words);
    add(at.gain, preferred(ways, w.by, at), at.share);
  },
  may: (w, at) => add(at.gain, preferred([w.then, []], w.by ?? at.by.seat, at), at.share),
  onlyIf: (w, at) => void (at.share *= chanceOf(w.cond, at.by)),
  either: (w, at) => mixed(at, w.then, w.otherwise, w.if === null ? 0.7 : chanceOf(w.if, at.by)),
  // the Runner rarely prevents part of it
  ifPrevented: (w, at) => mixed(at, w.then, w.otherwise, 0.15),
  later: (w, at) => add(at.gain, aside(w.then, at), at.share * 0.7 * chanceOf(w.cond, at.by)),
  // the abilities that use the mark say what it does
  markChosen: NOTHING,
  lasting: ({ what }, at) => {
    if (what === 'subtypes') put(at, 'strength', -2);
    else if (what === 'cannot-steal') put(at, 'guarded', 1);
    else put(at, 'advancement', -0.3);
  },

  // runs
  makeRun: (w, at) => {
    put(at, 'runs', 1);
    if (w.credits) put(at, 'runnerCredits', w.credits * 0.7);
  },
  endTheRun: (_w, at) => put(at, 'stops', 1),
  accessMore: (w, at) => put(at, 'accesses', Math.max(0, amountOf(w.n, at.by)) * (w.upTo ? 1 : 0.9)),
  moreAccesses: (w, at) => put(at, 'accesses', w.n),
  strengthen: (w, at) => put(at, 'strength', amountOf(w.n, at.by)),
  sendBack: (_w, at) => put(at, 'stops', 0.5),
  bypass: (_w, at) => put(at, 'passes', 1),
  treatRunAs: (_w, at) => put(at, 'accesses', 0.8),
  accessOne: (_w, at) => put(at, 'accesses', 1),
  keepStealCost: (w, at) => put(at, 'guarded', w.n * 0.1),

  // words that only one card uses so far
  siphon: (w, at) => {
    put(at, 'corpCredits', -w.most);
    put(at, 'runnerCredits', 2 * w.most);
  },
  rezOrTrash: (_w, at) => {
    // credits the Corp does not have cannot be lost
    const pool = at.by.pool('corp');
    const lost = pool < 2 ? 0.9 : pool < 5 ? 0.5 : 0.15;
    put(at, 'corpLosses', lost);
    put(at, 'corpCredits', -3.5 * (1 - lost));
  },
  moveInnermost: (_w, at) => put(at, 'strength', 1),
  swapIce: (_w, at) => put(at, 'strength', 0.5),
  betaTest: (w, at) => put(at, 'corpInstalls', w.n * 0.9),
  nameType: NOTHING,
  revealGripForSubs: (w, at) => {
    put(at, 'looks', -1);
    add(at.gain, aside(w.sub, at), at.share * 1.3);
  },
  advanceAndOffer: (w, at) => {
    put(at, 'advancement', w.most);
    put(at, 'runnerCredits', -w.credits * 0.5);
    put(at, 'accesses', 0.3);
  },
  installFaceDown: (w, at) => put(at, 'fodder', w.most),
  bringInIdentity: (_w, at) => put(at, 'runnerCredits', 4),
  forfeitSelf: (_w, at) => put(at, 'corpPoints', -1),

  // procedures of the rules that gain something
  purge: (_w, at) => put(at, 'purged', 3),
  advance: (_w, at) => put(at, 'advancement', 1),
  trashResource: (_w, at) => put(at, 'runnerLosses', 1),
  runServer: (_w, at) => put(at, 'runs', 1),
};
