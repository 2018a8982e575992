/** What is answered without asking the person: windows that are passed, and the order of simultaneous triggers. Nothing else is. */
import type { AutoAnswers } from '../../../hud/game-ui.ts';
import type { StopAt } from '../../../hud/prefs.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import type { NetrunnerTypes } from '../types.ts';
import { findCard, isMine } from './words/find.ts';
import { moveId } from './moves/menu.ts';

/** The offers the person has turned down, so that they are not asked about again. One for each match. */
export interface PassMemory {
  /** the turn that `seen` belongs to; -1 for none */
  turn: number;
  /** signatures of the offers turned down in that turn */
  seen: Set<string>;
  /** signatures of the offers turned down in any turn's first or last window: an asset left unrezzed once is not asked about again */
  ever: Set<string>;
}

export function noMemory(): PassMemory {
  return { turn: -1, seen: new Set(), ever: new Set() };
}

/** Whether the Corp's turn is just opening: the moment to rez assets, which earn from then on. */
const opensCorpTurn = (view: View): boolean => view.active === 'corp' && view.tags.includes('opens-turn');

/** Whether this is the window that opens the Corp's turn or one that closes a turn: a first or last chance to do something. */
const isEdge = (view: View): boolean => view.run === null && (opensCorpTurn(view) || view.tags.includes('closes-turn'));

/** A string that is the same for the same moves offered at the same kind of moment. */
function signature(view: View, moves: readonly Move[]): string {
  const last = view.run?.at === 'server' ? 'last' : '';
  const where = view.run === null ? (isEdge(view) ? view.leaf : 'turn') : `run ${view.run.server} ${last}`;
  return `${where}:${moves.map(moveId).sort().join(' ')}`;
}

/** Whether a window can be decisive: one at which `stopAt: 'matters'` asks the person. `moves`: those besides passing. */
export function windowMatters(view: View, moves: readonly Move[]): boolean {
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

/**
 * The move that passes the open window for the person; null when they must be asked, or no window is open. `hold`: ask whatever the
 * setting. `memory` is read only; `rememberPass` writes it.
 */
export function autoPass(view: View, stopAt: StopAt, hold: boolean, memory: PassMemory): Move | null {
  const decision = view.decision;
  if (decision === null || decision.seat !== view.viewer || decision.kind !== 'window') return null;
  const pass = decision.moves.find((move) => move.do === 'pass');
  if (pass === undefined || hold || stopAt === 'always') return null;
  const others = decision.moves.filter((move) => move.do !== 'pass' && move.do !== 'concede');
  if (others.length === 0) return pass;
  const known = memory.turn === view.turn && memory.seen.has(signature(view, others));
  if (stopAt === 'matters' && !windowMatters(view, others)) return pass;
  if (stopAt === 'matters' && isEdge(view) && memory.ever.has(signature(view, others))) return pass;
  return known && !(view.run !== null && windowMatters(view, others)) ? pass : null;
}

/** Remembers that the person passed this window themselves, so that they are not asked about the same offer again this turn. */
export function rememberPass(view: View, memory: PassMemory): void {
  const decision = view.decision;
  if (decision === null || decision.kind !== 'window') return;
  if (memory.turn !== view.turn) {
    memory.turn = view.turn;
    memory.seen.clear();
  }
  const others = decision.moves.filter((move) => move.do !== 'pass' && move.do !== 'concede');
  memory.seen.add(signature(view, others));
  if (isEdge(view)) memory.ever.add(signature(view, others));
}

/** Answers windows and trigger orders by the settings, for one match. */
export function autoAnswers(): AutoAnswers<NetrunnerTypes> {
  const memory = noMemory();
  return {
    answer(view, { stopAt, orderForMe }, hold) {
      const pass = autoPass(view, stopAt, hold, memory);
      if (pass !== null || !orderForMe || !isMine(view) || view.decision?.kind !== 'order') return pass;
      return view.decision.moves.find((move) => move.do === 'first') ?? null;
    },
    onMoveMade(view, move) {
      if (move.do === 'pass') rememberPass(view, memory);
    },
    forget() {
      memory.turn = -1;
    },
  };
}

/** Whether a move is worth guessing: there were at least two options, and it did not just pass a window where nothing was decisive. */
export function worthGuessing(view: View, played: Move): boolean {
  if (view.decision === null || played.do === 'concede') return false;
  const { moves, range } = view.decision;
  const real = moves.filter((move) => move.do !== 'concede');
  if (range !== null ? range.max <= range.min : real.length < 2) return false;
  return !(played.do === 'pass' && autoPass(view, 'matters', false, noMemory()) !== null);
}
