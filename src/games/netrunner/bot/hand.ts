/** Judges whether an opening hand is worth keeping. */
import type { Seat } from '../rules/model.ts';
import type { CardView } from '../rules/view-types.ts';
import { facts } from './facts.ts';
import { worthOf } from './worth/card.ts';
import { credits } from './worth/gains.ts';

/** Whether an opening hand is worth keeping, with the numbers of cards that decided this. */
interface HandJudged {
  keep: boolean;
  /** numbers of cards by kind: `money` and, for the Runner, `tools` (icebreakers); for the Corp, `ice` and `agendas` */
  counts: Readonly<Record<string, number>>;
}

/** Whether a card makes money for its side. Throws for an unknown code. */
export function isMoney(side: Seat, code: string): boolean {
  const f = facts(code);
  if (f.perTurn > 0 || (side === 'corp' ? f.burst > 0 : f.burst - f.card.cost >= 2 || f.action !== null)) return true;
  // by the table of worths: credits each round, or at once
  const { card, play, enter, round } = worthOf(code);
  const of = credits(side);
  return (round[of] ?? 0) >= 0.8 || Math.max(play[of] ?? 0, enter[of] ?? 0) - card.cost >= 3;
}

/** Judges the Corp's opening hand: keeps ice and money (or more ice) with at most two agendas. */
function corpHand(codes: readonly string[]): HandJudged {
  const ice = codes.filter((code) => facts(code).card.type === 'ice').length;
  const money = codes.filter((code) => isMoney('corp', code)).length;
  const agendas = codes.filter((code) => facts(code).card.type === 'agenda').length;
  return { keep: ice >= 1 && agendas <= 2 && (money >= 1 || ice >= 2), counts: { ice, money, agendas } };
}

/** Judges the Runner's opening hand: keeps money with more money, a card that draws, or an icebreaker. */
function runnerHand(codes: readonly string[]): HandJudged {
  const money = codes.filter((code) => isMoney('runner', code) || facts(code).draws > 0).length;
  const tools = codes.filter((code) => facts(code).breaks.length > 0).length;
  return { keep: money >= 1 && money + tools >= 2, counts: { money, tools } };
}

/** Returns the codes of the cards in a hand, without unknown ones. */
export const codesOf = (hand: readonly Pick<CardView, 'code'>[]): string[] =>
  hand.flatMap(({ code }) => (code === null ? [] : [code]));

/** Judges an opening hand by the codes of its cards. Throws for an unknown code. */
export const judgeHand = (side: Seat, codes: readonly string[]): HandJudged =>
  side === 'corp' ? corpHand(codes) : runnerHand(codes);
