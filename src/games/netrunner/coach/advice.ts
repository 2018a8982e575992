/** The kinds of advice the coach can give in whole games. */
import type { Reason } from '../../../core/game.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';

/** Every kind of advice, named after the mistake it warns of. */
export const ADVICE = [
  // Runner
  'flatline',
  'stopped',
  'unbroken',
  'thin-grip',
  'tagged',
  'left-agenda',
  'untrashed',
  'only-breaker',
  // Corp
  'open-agenda',
  'advance-open',
  'unscored',
  'unrezzed',
  'rez-money',
  'open-central',
  'empty-rnd',
  // both
  'hand-limit',
  'weak-hand',
  'good-hand',
  'better',
  // after a turn
  'single-credits',
  'no-run',
] as const;
type AdviceKind = (typeof ADVICE)[number];

/** The kinds that warn of a move that may lose the game at once. */
export const GRAVE: readonly AdviceKind[] = ['flatline', 'left-agenda'];
/** The kinds whose rules only estimate what a move costs, so that a search knows better. */
export const ESTIMATED: readonly AdviceKind[] = ['unbroken', 'only-breaker', 'advance-open', 'unrezzed', 'rez-money'];

export interface CoachAdvice {
  kind: AdviceKind;
  /** numbers and names for the texts of the advice: `card` and `ice` are card codes, `server` is a server's id */
  params: Record<string, string | number>;
  /** what the advice points at: a card's handle or a server's id; null: nothing on the table */
  at: number | string | null;
  /** only for advice of kind 'better': the better move, and the numbers that make it better */
  why?: Reason;
}

/** Kinds of moves that cost a click. */
const CLICKS: readonly Move['do'][] = [
  'draw',
  'credit',
  'install',
  'play',
  'advance',
  'run',
  'remove-tag',
  'trash-resource',
];

/** Whether the move takes the last click of the turn. */
export const isLast = (view: View, move: Move): boolean =>
  view.viewer !== 'open' && view[view.viewer].clicks === 1 && CLICKS.includes(move.do);
