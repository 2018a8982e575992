/**
 * What the quick policy knows of a card: a short list of features, computed once from its effects (`Word`) by the table of worths
 * (bot/worth/). The policy knows no card by its title, so a card made of known effects works as soon as it compiles.
 */
import type { CardDef } from '../../rules/def.ts';
import { def } from '../../rules/defs.ts';
import { other, type Seat } from '../../rules/model.ts';
import { cached } from '../cached.ts';
import { facts, type Facts } from '../facts.ts';
import { featuresOf } from '../calculator/run-costs.ts';
import { breakerFrom, metBy } from '../knowledge.ts';
import type { BreakerModel, RunCosts } from '../calculator/types.ts';
import { worthOf } from '../worth/card.ts';
import { USUAL } from '../worth/price.ts';
import { add, credits, type Gain, priced } from '../worth/gains.ts';

/** What effects bring, as a list of numbers scaled to about -1 … 1; their meanings and order are those in `effectOf`. */
export type Effect = Float32Array;
/** The index of an effect's worth in an `Effect`. */
export const WORTH = 14;

const within = (n: number): number => Math.max(-2, Math.min(2, n));
function effectOf(gain: Gain, seat: Seat): Effect {
  const g = (thing: keyof Gain): number => gain[thing] ?? 0;
  type Sided = 'Credits' | 'Cards' | 'Finds' | 'Installs' | 'Order' | 'Clicks' | 'Losses' | 'Points';
  const own = (thing: Sided): number => g(`${seat}${thing}`);
  const others = (thing: Sided): number => g(`${other(seat)}${thing}`);
  return Float32Array.of(
    own('Credits') / 5,
    others('Credits') / 5,
    (own('Cards') + own('Finds') * 2 + own('Installs') + own('Order') * 0.4) / 3,
    others('Cards') / 3,
    own('Clicks') / 2,
    others('Clicks') / 2,
    (g('damage') + g('brain')) / 2,
    g('tags'),
    g('advancement') / 2,
    (g('accesses') + g('runs') * 0.5 + g('looks') * 0.2) / 2,
    own('Losses'),
    others('Losses'),
    g('stops') + g('passes') + g('strength') * 0.3 + g('guarded') * 0.3,
    (own('Points') - others('Points')) / 2,
    priced(gain, USUAL[seat]) / 6,
  ).map(within);
}

/** What a piece of ice does to the Runner: its "when encountered" effects and all its subroutines, if none is broken. */
export interface IceRole {
  /** what each subroutine does to the Runner */
  subs: readonly RunCosts[];
  /** number of subroutines that end the run or send the Runner back */
  ends: number;
  /** cards lost to damage if all subroutines fire */
  damage: number;
  /** cost of tags, lost programs and everything else in credits, if all subroutines fire; ending the run does not count */
  harm: number;
  /** what its "when encountered" effects do; null: it has none */
  met: RunCosts | null;
  /** whether the Runner may break its subroutines for a click each */
  byClicks: boolean;
  barrier: boolean;
  codeGate: boolean;
  sentry: boolean;
  /** whether the number of its subroutines can differ from the printed one */
  varies: boolean;
}

export interface Role {
  code: string;
  card: CardDef;
  facts: Facts;
  /**
   * for an event or operation: its effect, cost not deducted; for any other card: coming into play, and effects that last while it is there
   */
  once: Effect;
  /** what the card brings in each round in play, including its best ability */
  round: Effect;
  /** by index of the ability: what one use brings, minus costs other than clicks; null: it is not an ability to use */
  uses: readonly (Effect | null)[];
  ice: IceRole | null;
  breaker: BreakerModel | null;
  /** credits that the card gains per round, as a feature of the position's value */
  drip: number;
  /** credits that playing or using the card gains at once */
  burst: number;
  /** whether the card is a trap */
  trap: boolean;
  /** what the card is worth in hand, in credits, judged by its effects */
  keep: number;
}

/** Returns what the quick policy knows of a card. Throws for an unregistered code. */
export const roleOf = cached((code) => make(def(code)));

/** What losing a card to damage costs the Runner, in credits, if the grip is not small. */
export const CARD = 1.2;
/** Returns what these effects of ice cost the Runner, in credits; ending the run does not count. */
export const harmOf = (f: RunCosts): number =>
  f.tags * 2.2 +
  f.programs * 3 +
  f.credits +
  f.clicks * 1.2 +
  f.nuisance +
  f.corpCredits * 0.5 +
  (f.damage.net + f.damage.meat) * CARD +
  f.damage.brain * 4 +
  (f.next === null ? 0 : f.next.strength * 0.5 + f.next.damage * 0.7);

function iceOf(card: CardDef): IceRole {
  const subs = card.subroutines.map((_, i) => featuresOf(`${card.code}.s${i}`));
  const sum = (of: (f: RunCosts) => number): number => subs.reduce((n, f) => n + of(f), 0);
  const { subtypes } = card;
  return {
    subs,
    ends: sum((f) => (f.ends || f.sentBack || f.unless !== null ? 1 : 0)),
    damage: sum((f) => f.damage.net + f.damage.meat + f.damage.brain),
    harm: sum(harmOf),
    met: metBy(card.code),
    byClicks: facts(card.code).breaksItself,
    barrier: subtypes.includes('barrier'),
    codeGate: subtypes.includes('code gate'),
    sentry: subtypes.includes('sentry'),
    varies: card.abilities.some(({ a }) => a === 'subroutines'),
  };
}

function make(card: CardDef): Role {
  const seat = card.side;
  const worth = worthOf(card.code);
  const f = facts(card.code);
  const played = card.type === 'event' || card.type === 'operation';
  const sum = (...gains: Gain[]): Gain => gains.reduce((all, gain) => add(all, gain), {});
  const once = played
    ? sum(
        worth.play,
        f.run ? { ...f.run.bonus, accesses: (f.run.more + f.run.also.length) * 0.7 } : {},
        f.run?.instead ?? {},
      )
    : sum(worth.enter, worth.lasting, worth.scored);
  const round = effectOf(worth.round, seat);
  round[WORTH] = within(round[WORTH]! + worth.engine / 6);
  const uses: (Effect | null)[] = card.abilities.map(() => null);
  for (const use of worth.uses) uses[use.ability] = effectOf(use.gain, seat);
  const own = credits(seat);
  return {
    code: card.code,
    card,
    facts: f,
    once: effectOf(once, seat),
    round,
    uses,
    ice: card.type === 'ice' ? iceOf(card) : null,
    breaker: seat === 'runner' && card.type === 'program' ? breakerFrom(card.code, -1) : null,
    drip: played ? 0 : (worth.round[own] ?? 0) + worth.engine,
    burst: played ? Math.max(0, (worth.play[own] ?? 0) - card.cost) : 0,
    trap: f.ambush !== null,
    keep:
      card.type === 'agenda'
        ? 6
        : card.type === 'ice'
          ? 3
          : priced(once, USUAL[seat]) +
            3 * (priced(worth.round, USUAL[seat]) + worth.engine) -
            card.cost +
            (f.breaks.length > 0 ? 4 : 0),
  };
}
