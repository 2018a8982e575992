/**
 * How much a card is worth, computed once from its definition: what it gains when played, installed, rezzed, scored or accessed, in each
 * round while it is active, as long as it is active, and by each of its abilities. Uses only the text, never the title.
 */
import type { Ability, CardDef, StaticKind } from '../../rules/def.ts';
import { def } from '../../rules/defs.ts';
import type { EventType } from '../../rules/events.ts';
import type { Counter, Seat } from '../../rules/model.ts';
import type { Spending } from '../../rules/word.ts';
import { cached } from '../cached.ts';
import { RATES, SPENT } from './names.ts';
import { USUAL } from './price.ts';
import { type Gain, add, cards, credits, losses, priced } from './gains.ts';
import { type Reading, amountOf, chanceOf, costOf, gainOf, usual } from './words.ts';

/** What the bot knows of an ability that a player can use: its costs and gains. */
interface Use {
  /** index of the ability in the card's definition */
  ability: number;
  name: string;
  clicks: number;
  /** counters on this card that the ability costs; null for none */
  counters: { kind: Counter; n: number } | null;
  trashSelf: boolean;
  oncePerTurn: boolean;
  /** what the ability gains, minus all its costs except clicks and counters */
  gain: Gain;
}

export interface Worth {
  card: CardDef;
  /** gain from playing an event or operation; its cost and click are not deducted */
  play: Gain;
  /** gain when the card comes into play (installed, or for a Corp card rezzed); its cost is not deducted */
  enter: Gain;
  /** gains when the card is scored, when it is stolen, and when it is accessed */
  scored: Gain;
  stolen: Gain;
  accessed: Gain;
  /** gain when the card is encountered as ice, from its "when encountered" effects and all its subroutines */
  met: Gain;
  /** gain in each round while the card is active */
  round: Gain;
  /** constant gain while the card is active, such as memory or hand size */
  lasting: Gain;
  uses: readonly Use[];
  /** the most credits that using the card gains in one round beyond what the same clicks would gain otherwise */
  engine: number;
}

/** What a card would be worth with only these abilities. The result is not cached here; the caller should cache it. */
export const worthOfPart = (card: CardDef, abilities: Ability[]): Worth => read({ ...card, abilities });

/** The worth of a card by its code. Throws for an unregistered code. */
export const worthOf = cached((code) => read(def(code)));

/** For each event that happens to the card itself, the field of `Worth` to which its "when …" abilities on that event add. */
const MOMENTS: Partial<Record<EventType, 'enter' | 'scored' | 'stolen' | 'accessed' | 'met' | 'round'>> = {
  installed: 'enter',
  rezzed: 'enter',
  scored: 'scored',
  stolen: 'stolen',
  accessed: 'accessed',
  encountered: 'met',
};

/** By kind of static ability, a function that adds to `into` what the ability gains while its card is active. `n`: the ability's amount. */
const STATICS: Record<
  StaticKind,
  (n: number, ability: Extract<Ability, { a: 'static' }>, seat: Seat, into: Worth) => void
> = {
  memory: (n, _a, _s, into) => void add(into.lasting, { memory: n }),
  link: (n, _a, _s, into) => void add(into.lasting, { link: n }),
  'hand-size': (n, _a, seat, into) => void add(into.lasting, seat === 'corp' ? { corpHand: n } : { runnerHand: n }),
  strength: (n, { for: about }, seat, into) => {
    if (about === 'encountered') add(into.round, { strength: n });
    else if (about === 'server') add(into.round, { strength: n * 0.7 });
    // for the host: the Runner's icebreaker, or the Corp's ice if it takes strength
    else if (about === 'host')
      add(into.round, seat === 'runner' && n > 0 ? { strength: -n * 0.7 } : { strength: n * 0.5 });
  },
  cost: (n, _a, seat, into) => void add(into.round, { [credits(seat)]: -n * 0.6 }),
  'rez-cost': (n, _a, _s, into) => void add(into.lasting, { corpCredits: -n * 1.2 }),
  requirement: (n, { for: about }, _s, into) => {
    if (about === 'server') add(into.round, { advancement: -n * 0.5 });
  },
  accesses: (n, _a, _s, into) => void add(into.round, { accesses: n * 0.5 }),
  'steal-cost': (n, _a, _s, into) => void add(into.round, { guarded: n * 0.05 }),
  tags: (n, _a, _s, into) => void add(into.round, { tags: n * 0.2 }),
  blank: (n, _a, _s, into) => void add(into.lasting, { runnerLosses: n * 0.5 }),
  'reveal-in-rnd': () => {},
  // trashing ice at strength 0: the ice is lost, after some rounds
  'trash-host-at-zero': (_n, _a, _s, into) => void add(into.lasting, { corpLosses: 1 }),
};

const purposes = (given: Spending | readonly Spending[]): readonly Spending[] =>
  typeof given === 'string' || 'for' in given ? [given] : given;
const spent = (given: Spending | readonly Spending[]): number =>
  Math.max(...purposes(given).map((one) => (typeof one === 'string' ? SPENT[one] : SPENT[one.for] * 0.9)));

/** By kind of ability, a function that adds to `into` what the ability is worth to its card. */
const ABILITIES: {
  [K in Ability['a']]: (ability: Extract<Ability, { a: K }>, index: number, into: Worth, by: Reading) => void;
} = {
  paid: (ability, index, into, by) => {
    const { cost } = ability;
    const gain = gainOf(ability.words, by);
    add(gain, costOf({ ...cost, clicks: 0 }, by.seat, by));
    if (cost.trashSelf) add(gain, { [losses(by.seat)]: 0.4 });
    // an ability without words is a discount, paid for with a card
    if (ability.words.length === 0) add(gain, { [credits(by.seat)]: 2, [cards(by.seat)]: -0.8 });
    into.uses = [
      ...into.uses,
      {
        ability: index,
        name: ability.name,
        clicks: cost.clicks ?? 0,
        counters: cost.counters ?? null,
        trashSelf: cost.trashSelf === true,
        oncePerTurn: ability.oncePerTurn === true,
        gain,
      },
    ];
  },
  // icebreakers are worth what runs with them are: runner/rig.ts asks the run calculator
  break: () => {},
  boost: () => {},
  when: (ability, _index, into, by) => {
    const conditions = [ability.if ?? []].flat();
    const gain = gainOf(ability.words, by);
    if (ability.optional && priced(gain, USUAL[by.seat]) < 0) return;
    const own = conditions.includes('self');
    const others = conditions.filter((one) => one !== 'self');
    if (own) {
      const part = MOMENTS[ability.on] ?? null;
      add(into[part ?? 'round'], gain, part === null ? 0.1 : chanceOf(others, by));
      return;
    }
    if (ability.from === 'accessed') return void add(into.accessed, gain, chanceOf(others, by));
    const onRun = ability.on === 'run-succeeding' && (into.card.type === 'event' || conditions.includes('thisRun'));
    // about the run that the card itself makes
    if (onRun) return void add(into.card.type === 'event' ? into.play : into.round, gain, chanceOf(others, by) * 0.8);
    // a card that trashes itself for this brings it once, and is not counted as a loss
    if (ability.words.some((word) => word.w === 'trash' && word.which === 'self')) {
      delete gain[losses(by.seat)];
      return void add(into.lasting, gain, Math.min(1, RATES[ability.on] * chanceOf(others, by) * 5));
    }
    add(into.round, gain, RATES[ability.on] * chanceOf(others, by));
  },
  hosts: (ability, _index, into) => void add(into.lasting, { memory: ability.memory * 0.6 }),
  subroutines: (ability, _index, into, by) => void add(into.met, gainOf(ability.words, by), amountOf(ability.n, by)),
  static: (ability, _index, into, by) => {
    if (ability.for === 'self') return;
    STATICS[ability.what](amountOf(ability.n, by) * chanceOf(ability.if, by), ability, by.seat, into);
  },
  recurring: (ability, _index, into, by) =>
    void add(into.round, { [credits(by.seat)]: ability.n * spent(ability.purpose) }),
  // the credits were counted in full when they were placed
  purse: (ability, _index, into, by) =>
    void add(into.enter, { [credits(by.seat)]: -(into.enter[credits(by.seat)] ?? 0) * (1 - spent(ability.purpose)) }),
  prevent: (ability, _index, into, by) => {
    const saved: Gain =
      ability.what === 'damage'
        ? { damage: -Math.min(2, ability.n) }
        : ability.what === 'tag'
          ? { tags: -ability.n }
          : ability.what === 'trash'
            ? { [losses(by.seat)]: -1 }
            : { looks: -1 };
    add(saved, costOf(ability.cost, by.seat, by));
    if (ability.cost.trashSelf) add(into.lasting, saved, 0.6);
    else add(into.round, saved, 0.25);
  },
  access: (ability, _index, into, by) => void add(into.play, gainOf(ability.words, by)),
  instead: (ability, _index, into, by) => {
    const gain = gainOf(ability.words, by);
    if (into.card.type === 'event' || into.card.type === 'operation') add(into.play, gain, 0.8);
    else add(into.round, gain, chanceOf(ability.if, by) * 0.7);
  },
};

function read(card: CardDef): Worth {
  const worth: Worth = {
    card,
    play: {},
    enter: {},
    scored: {},
    stolen: {},
    accessed: {},
    met: {},
    round: {},
    lasting: {},
    uses: [],
    engine: 0,
  };
  // a counter is worth what the ability it pays for brings
  const kinds = new Map<Counter, Gain>();
  const plain = usual(card.side);
  for (const ability of card.abilities) {
    if (ability.a !== 'paid' || !ability.cost.counters) continue;
    const { kind, n } = ability.cost.counters;
    const gain = gainOf(ability.words, plain);
    add(gain, costOf(ability.cost, card.side, plain));
    kinds.set(kind, add({}, gain, 0.8 / n));
  }
  const drawsOn = card.abilities.some((a) => a.a === 'paid' && a.words.some((w) => w.w === 'takeCredits'));
  const takes = card.abilities.some(
    (a) => (a.a === 'when' || a.a === 'instead') && a.words.some((w) => w.w === 'takeCredits'),
  );
  // credits that another ability takes are counted there
  if (takes && !drawsOn) kinds.set('credit', {});
  const by = usual(card.side, (kind) => kinds.get(kind) ?? plain.counter(kind));
  if (card.play.length > 0) worth.play = gainOf(card.play, by);
  for (const words of card.subroutines) add(worth.met, gainOf(words, by));
  card.abilities.forEach((ability, i) =>
    (ABILITIES[ability.a] as (a: Ability, i: number, w: Worth, r: Reading) => void)(ability, i, worth, by),
  );
  worth.engine = engineOf(worth);
  return worth;
}

/** The most credits that one of the card's abilities gains in a round beyond what its clicks would gain otherwise. */
function engineOf({ card, uses }: Worth): number {
  let most = 0;
  for (const use of uses) {
    // abilities that cost counters were counted where the counters are placed
    if (use.counters) continue;
    const worth = priced(use.gain, USUAL[card.side]) - use.clicks * 1.05;
    if (use.clicks > 0 || use.oncePerTurn) most = Math.max(most, worth * 0.8);
    else if (!use.trashSelf) most = Math.max(most, worth * 0.4);
    else most = Math.max(most, 0);
  }
  return most;
}

/** What having the card in play for `rounds` rounds is worth to its side at these prices, in credits; its cost is not deducted. */
export function inPlay(worth: Worth, rounds: number, prices = USUAL[worth.card.side]): number {
  return priced(worth.lasting, prices) + (priced(worth.round, prices) + worth.engine) * rounds;
}
