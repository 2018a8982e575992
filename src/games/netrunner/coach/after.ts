/** The coach's comments on a turn that is over: what the learner missed in it, though no single move of it was wrong. */
import { isMoney } from '../bot/hand.ts';
import { facts } from '../bot/facts.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import type { CoachAdvice } from './advice.ts';

/** A move of the learner's, and their view of the decision. */
interface Made {
  view: View;
  move: Move;
}

/** The coach comments on a turn in which this many clicks went into single credits. */
const SINGLES = 3;
/** A Runner with at least this many cards in hand can dare a run. */
const DARES = 3;
/** Before this turn of the game, nobody is expected to run. */
const FROM_TURN = 3;

/** The number of the turn that a view belongs to; null unless it is the viewer's own. */
export const turnOf = ({ active, viewer, turn }: View): number | null => (active === viewer ? turn : null);

/** What the learner missed in their turn of these moves, now that `view` is open; null for nothing. */
export const missed = (turn: readonly Made[], view: View): CoachAdvice | null =>
  singleCredits(turn) ?? noRun(turn, view);

/** Comments on single credits taken with a card in hand that would have gained more at once. */
function singleCredits(turn: readonly Made[]): CoachAdvice | null {
  const singles = turn.filter(({ move }) => move.do === 'credit');
  const first = singles[0]?.view;
  if (first === undefined || first.viewer === 'open' || singles.length < SINGLES) return null;
  const { viewer } = first;
  for (const { do: verb, card: h } of first.decision!.moves) {
    const code = verb === 'play' ? first[viewer].hand.find((card) => card.h === h)?.code : null;
    if (!code || !isMoney(viewer, code)) continue;
    const gain = facts(code).burst - facts(code).card.cost;
    const kept = singles.at(-1)!.view[viewer].hand.some((card) => card.code === code);
    if (kept && gain > 1) return { kind: 'single-credits', params: { card: code, n: singles.length, gain }, at: null };
  }
  return null;
}

/** Comments on a Runner's turn without a run although HQ or R&D has no ice. */
function noRun(turn: readonly Made[], view: View): CoachAdvice | null {
  const first = turn[0]!.view;
  if (first.viewer !== 'runner' || first.turn < FROM_TURN || first.runner.handSize < DARES) return null;
  if (turn.some((made) => made.move.do === 'run' || made.view.run !== null)) return null;
  const isOpen = (at: View, id: string): boolean => at.servers.find((one) => one.id === id)!.ice.length === 0;
  const server = (['rnd', 'hq'] as const).find((id) => isOpen(first, id) && isOpen(view, id));
  return server === undefined ? null : { kind: 'no-run', params: { server }, at: server };
}
