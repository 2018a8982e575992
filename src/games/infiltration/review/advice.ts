/** Picks one piece of advice after a game. Each rule looks only at an operative's own decisions and at what its seat could see. */
import type { SeatName } from '../../../core/game.ts';
import { type Sentence, sentence } from '../../../core/sentence.ts';
import { heaviest } from '../../../replay/moments.ts';
import type { Facts } from './facts.ts';
import { GOOD, lastCall } from './last-call.ts';
import { bestScore, carriedBy, isCaught, percent } from './moments.ts';
import type { Names } from './names.ts';

interface Found {
  weight: number;
  text: Sentence;
}
/** A rule that may find advice about an operative. `who`: the operative as sentences name it. */
type Rule = (facts: Facts, op: number, who: string, names: Names) => Found | null;

/** Advice below this weight is not given. */
const LEAST = 3;
/** An operative that leaves while it could stay this safely leaves early. */
const SAFE = 0.85;
/** From this many rounds inside, an operative that took tokens in less than this share of them idled. */
const LONG = 6;
const SHARE = 1 / 3;
/** An operative that ends with this many items could have used some. */
const ITEMS = 4;

const won = ({ over, seatOf }: Facts, op: number): boolean => over?.places[0]?.includes(seatOf[op]!) ?? false;

/** Advice for an operative that was caught: when it should have turned back, or that it was only unlucky. */
const caught: Rule = (facts, op, who) => {
  if (!isCaught(facts, op)) return null;
  const n = carriedBy(facts, op);
  const wins = n > 0 && n > bestScore(facts) ? 'yes' : 'no';
  const weight = 5 + 0.1 * n;
  const { stayed, left } = lastCall(facts, op);
  if (left !== null && left.chance >= GOOD)
    return {
      weight,
      text: sentence('inf.review.advice.unlucky', { who, chance: percent(left.chance), round: left.round }),
    };
  if (stayed === null) return null;
  const params = { who, n, wins, round: stayed.round, chance: percent(stayed.chance) };
  return { weight, text: sentence('inf.review.advice.caught', params) };
};

/** Advice for an operative that left although staying for one more card was safe. */
const early: Rule = (facts, op, who, names) => {
  const escape = facts.escapes.find((one) => one.op === op);
  const last = facts.stands.findLast((one) => one.op === op);
  const behind = bestScore(facts) - scoreOf(facts, op);
  if (escape === undefined || last === undefined || behind <= 0 || last.stay < SAFE) return null;
  const winner = facts.over!.places[0]![0]!;
  const params = { who, round: escape.round, chance: percent(last.stay), on: names.seat(winner), behind };
  return { weight: 3 + 0.1 * behind, text: sentence('inf.review.advice.early', params) };
};

/** Advice for an operative that took tokens in few of its rounds. */
const idle: Rule = (facts, op, who) => {
  const inside = facts.rounds.filter((one) => one.inside[op]).length;
  const n = new Set(facts.taken.filter((one) => one.op === op).map(({ round }) => round)).size;
  if (won(facts, op) || inside < LONG || n >= inside * SHARE) return null;
  return { weight: 3 + 2 * (SHARE - n / inside), text: sentence('inf.review.advice.idle', { who, n, rounds: inside }) };
};

/** Advice for an operative that ended with many items in hand. */
const unused: Rule = (facts, op, who) => {
  const n = facts.items[op]!;
  if (won(facts, op) || n < ITEMS) return null;
  return { weight: 2.4 + 0.2 * n, text: sentence('inf.review.advice.unused', { who, n }) };
};

const scoreOf = ({ over, seatOf }: Facts, op: number): number => over?.scores?.[seatOf[op]!] ?? 0;

const RULES: readonly Rule[] = [caught, early, idle, unused];

/** Returns the weightiest advice about a seat's operatives; null if no rule applies. */
export function adviceOf(facts: Facts, seat: SeatName, names: Names): Sentence | null {
  const ops = [...facts.seatOf.keys()].filter((op) => facts.seatOf[op] === seat);
  const best = heaviest(ops.flatMap((op) => RULES.flatMap((rule) => rule(facts, op, names.who(op), names) ?? [])));
  return best === null || best.weight < LEAST ? null : best.text;
}
