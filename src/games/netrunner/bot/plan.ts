/** Infers from what a deck's cards do how the deck means to win (its plan), which shifts the bot's preferences. */
import type { CardDef } from '../rules/def.ts';
import { def, hasDef } from '../rules/defs.ts';
import type { Seat } from '../rules/model.ts';
import { facts, type Facts } from './facts.ts';
import { advancing, find } from './calculator/run-costs.ts';
import { worthOf, type Worth } from './worth/card.ts';

export const CORP_PLANS = ['glacier', 'rush', 'fast advance', 'tag and punish', 'net damage'] as const;
export const RUNNER_PLANS = ['economy engine', 'rig', 'siphon', 'R&D lock'] as const;
export type PlanName = (typeof CORP_PLANS)[number] | (typeof RUNNER_PLANS)[number];

export interface Plan {
  /** the plan that the deck supports most; null: the deck is unknown */
  main: PlanName | null;
  /** returns how much the deck supports a plan, 0–1 */
  weight: (plan: PlanName) => number;
}

/** A function that returns how much one copy of a card contributes to a plan of its side. */
type Signs = (f: Facts, card: CardDef, worth: Worth) => number;

/** Returns all effects (`Word`) on a card. */
const wordsOf = (card: CardDef) => [
  ...card.play,
  ...card.subroutines.flat(),
  ...card.abilities.flatMap((ability) => ('words' in ability ? ability.words : [])),
];
const isIce = (card: CardDef): boolean => card.type === 'ice';
const ends = (card: CardDef): boolean => find(card.subroutines.flat(), 'endTheRun').length > 0;
const hurts = (card: CardDef, kind: 'net' | 'meat'): number =>
  find(wordsOf(card), 'damage').filter((w) => w.kind === kind).length > 0 ? 1 : 0;
const tags = (card: CardDef): boolean =>
  ['giveTags', 'tagsOrEnd'].some((w) => find(wordsOf(card), w as 'giveTags').length > 0) ||
  card.abilities.some((a) => a.a === 'static' && a.what === 'tags');

/** For each plan: how much a card contributes to it (`of`), and which sum over a 49-card deck (`whole`) gives it weight 1. */
const SIGNS: Record<PlanName, { side: Seat; whole: number; of: Signs }> = {
  glacier: {
    side: 'corp',
    whole: 20,
    of: (f, card, worth) =>
      (isIce(card) ? Math.max(0, card.cost - 2) * 0.25 : 0) +
      (f.local && card.type === 'upgrade' ? 0.8 : 0) +
      (f.perTurn > 0 || (worth.round.corpCredits ?? 0) > 0.5 ? 0.5 : 0) +
      (f.rezDiscount > 0 ? 0.6 : 0),
  },
  rush: {
    side: 'corp',
    whole: 18,
    of: (_f, card) =>
      (isIce(card) && ends(card) && card.cost <= 4 ? 1 : 0) +
      (card.type === 'agenda' && (card.requirement ?? 9) <= 3 ? 0.6 : 0),
  },
  'fast advance': {
    side: 'corp',
    whole: 12,
    of: (f, card) =>
      (f.haste ? (f.haste.clicks > 0 ? 1.5 : 1) : 0) +
      (card.abilities.some((a) => a.a === 'static' && a.what === 'requirement' && a.for === 'server') ? 2 : 0) +
      (card.type === 'agenda' && advancing(wordsOf(card)).length > 0 ? 1.5 : 0) +
      (card.type === 'agenda' && (card.requirement ?? 9) <= 3 ? 0.4 : 0),
  },
  'tag and punish': {
    side: 'corp',
    whole: 18,
    of: (f, card) =>
      (f.punishes ? (hurts(card, 'meat') ? 3 : 1.5) : 0) + (tags(card) ? 0.8 : 0) + (f.taggedDamage > 0 ? 0.7 : 0),
  },
  'net damage': {
    side: 'corp',
    whole: 16,
    of: (f, card) =>
      hurts(card, 'net') +
      (f.ambush && f.ambush.net + f.ambush.perAdvancement > 0 ? 0.5 : 0) +
      (f.agendaDamage > 0 ? 2 : 0),
  },
  'economy engine': {
    side: 'runner',
    whole: 12,
    of: (f, _card, worth) =>
      (f.action ? 1.2 : 0) +
      (f.perTurn > 0 ? 1 : 0) +
      (f.sells > 0 ? 0.8 : 0) +
      ((worth.round.runnerCredits ?? 0) > 0.2 ? 0.6 : 0),
  },
  rig: {
    side: 'runner',
    whole: 20,
    of: (f, card) =>
      (f.breaks.length > 0 ? 1 : 0) +
      (f.memory > 0 ? 0.7 : 0) +
      (f.installsFor !== null ? 0.8 : 0) +
      (card.type === 'program' ? 0.2 : 0) +
      (f.recurring > 0 || f.hostStrength > 0 ? 0.5 : 0),
  },
  siphon: {
    side: 'runner',
    whole: 9,
    of: (f, card) =>
      (f.run?.instead && (f.run.instead.corpCredits ?? 0) < 0 ? 3 : 0) +
      (f.run?.as === 'hq' ? 1.2 : 0) +
      (f.run?.bypass ? 0.7 : 0) +
      (find(wordsOf(card), 'loseCredits').some((w) => w.who === 'corp') ? 0.8 : 0),
  },
  'R&D lock': {
    side: 'runner',
    whole: 9,
    of: (_f, card) =>
      (find(wordsOf(card), 'moreAccesses').some((w) => w.server === 'rnd') ? 1.5 : 0) +
      (card.abilities.some((a) => a.a === 'when' && a.on === 'access-coming' && find(a.words, 'accessMore').length > 0)
        ? 2
        : 0) +
      (find(wordsOf(card), 'accessOne').some((w) => w.server === 'rnd') ? 1 : 0),
  },
};

const KNOWN = new Map<string, Plan>();
const NONE: Plan = { main: null, weight: () => 0 };

/** Infers the plan of a deck. `list`: its cards' codes in one string (`View.lists`), null if unknown; `identity`: its code. */
export function planOf(seat: Seat, list: string | null, identity: string | null): Plan {
  if (list === null || list === '') return NONE;
  const key = `${identity ?? ''} ${list}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const codes = [...list.split(' '), ...(identity === null ? [] : [identity])].filter(hasDef);
  const weights = new Map<PlanName, number>();
  let main: PlanName | null = null;
  for (const [name, { side, whole, of }] of Object.entries(SIGNS) as [PlanName, (typeof SIGNS)[PlanName]][]) {
    if (side !== seat) continue;
    const sum = codes.reduce((n, code) => n + of(facts(code), def(code), worthOf(code)), 0);
    weights.set(name, Math.min(1, (sum / whole) * (49 / Math.max(40, codes.length))));
    if (main === null || weights.get(name)! > weights.get(main)!) main = name;
  }
  const plan: Plan = { main, weight: (name) => weights.get(name) ?? 0 };
  // a session uses few decks, but the cache must not grow without limit
  if (KNOWN.size > 200) KNOWN.clear();
  KNOWN.set(key, plan);
  return plan;
}
