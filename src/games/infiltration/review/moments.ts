/**
 * Finds the moments of a finished game worth another look: who was caught and with what, narrow escapes, the last good chance to turn back,
 * great hauls, thefts, and cards that raised the alarm.
 */
import type { SeatName } from '../../../core/game.ts';
import { type Sentence, sentence } from '../../../core/sentence.ts';
import { type Sign, onePer } from '../../../replay/moments.ts';
import type { Facts } from './facts.ts';
import { lastCall } from './last-call.ts';
import type { Names } from './names.ts';

export interface Moment extends Sign {
  kind: 'caught' | 'escape' | 'last-call' | 'haul' | 'theft' | 'alarm';
  /** the position at which to start showing the moment */
  from: number;
  round: number;
  /** the seat that gained from this moment; null for none */
  seat: SeatName | null;
  text: Sentence;
}

/** Moments that concern the person reading the review get their weight multiplied by this. */
const OWN = 1.5;
/** The least zettabytes that are a haul, and that are a loss when their operative is caught; the least rise of the alarm worth a look. */
const HAUL = 5;
const LOSS = 3;
const RISE = 2;

/** The highest score; 0 if nobody wins. */
export const bestScore = ({ over }: Facts): number =>
  Math.max(0, ...(over?.places[0] ?? []).map((seat) => over!.scores?.[seat] ?? 0));

/** What an operative carries at the end of the game. */
export const carriedBy = ({ rounds }: Facts, op: number): number => rounds.at(-1)?.carried[op] ?? 0;
/** Whether an operative was still inside when the game ended. */
export const isCaught = ({ rounds }: Facts, op: number): boolean => rounds.at(-1)?.inside[op] ?? false;

/** Finds all moments of a game, at most one per step of the record. `you`: the only person's seat; null if nobody is "you". */
export function allMoments(facts: Facts, you: SeatName | null, names: Names): Moment[] {
  const found: Moment[] = [];
  const { seatOf, end } = facts;
  const add = (
    kind: Moment['kind'],
    { at, round }: { at: number; round: number },
    good: number,
    about: readonly number[],
    weight: number,
    text: Sentence,
  ): void => {
    const own = about.some((op) => seatOf[op] === you);
    const seat = good < 0 ? null : seatOf[good]!;
    found.push({ kind, at, from: Math.max(0, at - 1), round, seat, weight: own ? OWN * weight : weight, text });
  };

  const best = bestScore(facts);
  for (const op of seatOf.keys()) {
    const n = carriedBy(facts, op);
    if (!isCaught(facts, op)) continue;
    const { stayed } = lastCall(facts, op);
    if (stayed !== null) {
      const text = sentence('inf.review.moment.last-call', { who: names.who(op), chance: percent(stayed.chance) });
      add('last-call', { at: stayed.at + 1, round: stayed.round }, -1, [op], 3 + 0.08 * n, text);
    }
    if (n < LOSS) continue;
    const beats = best > 0 && n > best ? best : 0;
    const text = sentence('inf.review.moment.caught', { who: names.who(op), n, beats });
    add('caught', end, -1, [op], 1.6 + 0.1 * n + (beats > 0 ? 2 : 0), text);
  }
  for (const one of facts.escapes) {
    const left = end.round - one.round;
    if (facts.over?.reason === 'all out' || left > 1) continue;
    const text = sentence('inf.review.moment.escape', { who: names.who(one.op), n: carriedBy(facts, one.op), left });
    add('escape', one, one.op, [one.op], 3 - left + 0.05 * carriedBy(facts, one.op), text);
  }
  for (const one of facts.taken)
    if (one.sum >= HAUL) {
      const params = { ...names.room(one.room), who: names.who(one.op), n: one.n, sum: one.sum };
      add('haul', one, one.op, [one.op], 0.35 * one.sum, sentence('inf.review.moment.haul', params));
    }
  for (const one of facts.stolen) {
    const params = { who: names.who(one.op), on: names.who(one.from), value: one.value };
    add('theft', one, one.op, [one.op, one.from], 1 + 0.5 * one.value, sentence('inf.review.moment.theft', params));
  }
  for (const one of facts.alarms)
    if (one.to - one.from >= RISE) {
      const params = { who: names.who(one.op), from: one.from, to: one.to };
      add('alarm', one, -1, [one.op], 0.6 * (one.to - one.from), sentence('inf.review.moment.alarm', params));
    }
  return onePer(found, ({ at }) => `${at}`);
}

/** A chance as the screen shows it: in whole percent, and 0 or 1 only if it is impossible or certain. */
export const percent = (chance: number): number =>
  chance <= 0 || chance >= 1 - 1e-9 ? Math.round(chance) : Math.max(1, Math.min(99, Math.round(100 * chance))) / 100;
