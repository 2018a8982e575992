/** Whether an opening hand is worth keeping. */
import type { Seat } from '../rules/model.ts';
import type { CardView } from '../rules/view-types.ts';
import { facts } from './facts.ts';
import { worthOf } from './worth/card.ts';
import { credits } from './worth/gains.ts';

/** How good an opening hand is, with the numbers of cards that decided. */
interface HandJudged {
  keep: boolean;
  /** `money` and, for the Runner, `tools` (icebreakers); for the Corp `ice` and `agendas` */
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

/** The Corp keeps ice and money (or more ice) with at most two agendas. */
function corpHand(codes: readonly string[]): HandJudged {
  const ice = codes.filter((code) => facts(code).card.type === 'ice').length;
  const money = codes.filter((code) => isMoney('corp', code)).length;
  const agendas = codes.filter((code) => facts(code).card.type === 'agenda').length;
  return { keep: ice >= 1 && agendas <= 2 && (money >= 1 || ice >= 2), counts: { ice, money, agendas } };
}

/** The Runner keeps money with more money, a card that draws, or an icebreaker. */
function runnerHand(codes: readonly string[]): HandJudged {
  const money = codes.filter((code) => isMoney('runner', code) || facts(code).draws > 0).length;
  const tools = codes.filter((code) => facts(code).breaks.length > 0).length;
  return { keep: money >= 1 && money + tools >= 2, counts: { money, tools } };
}

/** The codes of the cards in one's own hand. */
export const codesOf = (hand: readonly Pick<CardView, 'code'>[]): string[] =>
  hand.flatMap(({ code }) => (code === null ? [] : [code]));

/** Judges an opening hand by its card codes. Throws for an unknown code. */
export const judgeHand = (side: Seat, codes: readonly string[]): HandJudged =>
  side === 'corp' ? corpHand(codes) : runnerHand(codes);
