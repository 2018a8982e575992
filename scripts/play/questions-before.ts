/** What was answered without asking the person in the default setting of commit fab0288, to count its questions beside those of now. */
import { moveId } from '../../src/games/netrunner/hud/moves/id.ts';
import { findCard } from '../../src/games/netrunner/hud/words/find.ts';
import type { Move } from '../../src/games/netrunner/rules/move.ts';
import type { View } from '../../src/games/netrunner/rules/view-types.ts';

const opensCorpTurn = (view: View): boolean => view.active === 'corp' && view.tags.includes('opens-turn');
const isEdge = (view: View): boolean => view.run === null && (opensCorpTurn(view) || view.tags.includes('closes-turn'));
const offers = (view: View): Move[] =>
  view.decision!.moves.filter((move) => move.do !== 'pass' && move.do !== 'concede');

function signature(view: View): string {
  const last = view.run?.at === 'server' ? 'last' : '';
  const where = view.run === null ? (isEdge(view) ? view.leaf : 'turn') : `run ${view.run.server} ${last}`;
  return `${where}:${offers(view).map(moveId).sort().join(' ')}`;
}

function decisive(view: View): boolean {
  const moves = offers(view);
  if (moves.some((move) => move.do === 'score')) return true;
  const run = view.run;
  if (view.viewer === 'runner') {
    if (run === null || run.at !== 'encounter') return false;
    const ice = findCard(view, run.ice);
    return ice === null || ice.subs.some((sub) => !sub.broken);
  }
  const rez = moves.filter((move) => move.do === 'rez');
  if (run === null) return opensCorpTurn(view) && rez.some((move) => findCard(view, move.card)?.type === 'asset');
  if (run.at === 'approach') return rez.some((move) => move.card === run.ice);
  return run.at === 'server' && moves.some((move) => move.do === 'rez' || move.do === 'use');
}

/** The answers of one match: `answer` is null where the person was asked; `asked` is told what they did. */
export function answersBefore() {
  let turn = -1;
  const seen = new Set<string>();
  return {
    answer(view: View): Move | null {
      const pass =
        view.decision?.kind === 'window' ? view.decision.moves.find((move) => move.do === 'pass') : undefined;
      if (pass === undefined) return null;
      if (offers(view).length === 0) return pass;
      const known = turn === view.turn && seen.has(signature(view));
      return known && !(view.run !== null && decisive(view)) ? pass : null;
    },
    asked(view: View, move: Move): void {
      if (move.do !== 'pass' || view.decision?.kind !== 'window') return;
      if (turn !== view.turn) seen.clear();
      turn = view.turn;
      seen.add(signature(view));
    },
  };
}
