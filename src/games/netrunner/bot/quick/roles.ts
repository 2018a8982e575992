/**
 * What the quick policy knows of a card: a short list of features, computed once from its effects (`Word`) by the table of worths
 * (bot/worth/). The policy knows no card by its title, so a card made of known effects works as soon as it compiles.
 */
import type { CardDef } from '../../rules/def.ts';
import { def } from '../../rules/defs.ts';
import type { Seat } from '../../rules/model.ts';
import { facts, type Facts } from '../facts.ts';
import { featuresOf } from '../calculator/run-costs.ts';
import { breakerFrom, metBy } from '../knowledge.ts';
import type { BreakerModel, RunCosts } from '../calculator/types.ts';
import { worthOf } from '../worth/card.ts';
import { USUAL } from '../worth/price.ts';
import { type Gain, priced } from '../worth/gains.ts';

/** Names of what effects can bring, from their owner's point of view, in the order of the numbers in an `Effect`. */
const EFFECTS = [
  'ownCredits',
  'otherCredits',
  'ownCards',
  'otherCards',
  'ownClicks',
  'otherClicks',
  'damage',
  'tags',
  'advancement',
  'access',
  'ownLosses',
  'otherLosses',
  'stops',
  'points',
  'worth',
] as const;
const N = EFFECTS.length;

/** What effects bring, as a list of numbers scaled to about -1 … 1. */
export type Effect = Float32Array;

function effectOf(gain: Gain, seat: Seat): Effect {
  const corp = seat === 'corp';
  const g = (thing: keyof Gain): number => gain[thing] ?? 0;
  const own = (a: keyof Gain, b: keyof Gain): number => g(corp ? a : b);
  const other = (a: keyof Gain, b: keyof Gain): number => g(corp ? b : a);
  const list = new Float32Array(N);
  list[0] = own('corpCredits', 'runnerCredits') / 5;
  list[1] = other('corpCredits', 'runnerCredits') / 5;
  list[2] =
    (own('corpCards', 'runnerCards') +
      own('corpFinds', 'runnerFinds') * 2 +
      own('corpInstalls', 'runnerInstalls') +
      own('corpOrder', 'runnerOrder') * 0.4) /
    3;
  list[3] = other('corpCards', 'runnerCards') / 3;
  list[4] = own('corpClicks', 'runnerClicks') / 2;
  list[5] = other('corpClicks', 'runnerClicks') / 2;
  list[6] = (g('damage') + g('brain')) / 2;
  list[7] = g('tags');
  list[8] = g('advancement') / 2;
  list[9] = (g('accesses') + g('runs') * 0.5 + g('looks') * 0.2) / 2;
  list[10] = own('corpLosses', 'runnerLosses');
  list[11] = other('corpLosses', 'runnerLosses');
  list[12] = g('stops') + g('passes') + g('strength') * 0.3 + g('guarded') * 0.3;
  list[13] = (own('corpPoints', 'runnerPoints') - other('corpPoints', 'runnerPoints')) / 2;
  list[14] = priced(gain, USUAL[seat]) / 6;
  for (let i = 0; i < N; i++) list[i] = Math.max(-2, Math.min(2, list[i]!));
  return list;
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

const ROLES = new Map<string, Role>();

/** Returns what the quick policy knows of a card. Throws for an unregistered code. */
export function roleOf(code: string): Role {
  let known = ROLES.get(code);
  if (!known) {
    known = make(def(code));
    ROLES.set(code, known);
  }
  return known;
}

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
  const sum = (...gains: Gain[]): Gain => {
    const all: Gain = {};
    for (const gain of gains)
      for (const thing in gain) all[thing as keyof Gain] = (all[thing as keyof Gain] ?? 0) + gain[thing as keyof Gain]!;
    return all;
  };
  const once = played
    ? sum(
        worth.play,
        f.run ? { ...f.run.bonus, accesses: (f.run.more + f.run.also.length) * 0.7 } : {},
        f.run?.instead ?? {},
      )
    : sum(worth.enter, worth.lasting, worth.scored);
  const round = effectOf(worth.round, seat);
  round[14] = Math.max(-2, Math.min(2, round[14]! + worth.engine / 6));
  const uses: (Effect | null)[] = card.abilities.map(() => null);
  for (const use of worth.uses) uses[use.ability] = effectOf(use.gain, seat);
  const own = seat === 'corp' ? 'corpCredits' : 'runnerCredits';
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
