/** Windows that pass themselves. Only windows: a question is always asked. */
import type { Move } from '../games/netrunner/rules/move.ts';
import type { View } from '../games/netrunner/rules/view-types.ts';
import { findCard } from './words/find.ts';
import { moveId } from './moves/menu.ts';

/**
 * 'always': stop at every window in which something can be done · 'new': stop when something can be done that was not already
 * turned down this turn, and at the last chance of a turn · 'matters': only at one's own unbroken ice, rez decisions and scoring.
 */
export type StopAt = 'always' | 'new' | 'matters';

/** What was turned down this turn, so that it is not asked again; start a new one with each turn. */
export interface PassMemory {
  turn: number;
  /** offers passed: signature of the moves and where */
  seen: Set<string>;
  /** offers of the Corp's first window passed in any turn: an asset left alone once stays alone */
  ever: Set<string>;
}

export function noMemory(): PassMemory {
  return { turn: -1, seen: new Set(), ever: new Set() };
}

/** The window that opens the Corp's turn: assets earn from then on, so it is the moment for them. */
const opensCorpTurn = (view: View): boolean => view.active === 'corp' && view.tags.includes('opens-turn');

/** The windows that close a turn, and the one that opens the Corp's: the last or first chance for something. */
const isEdge = (view: View): boolean => view.run === null && (opensCorpTurn(view) || view.tags.includes('closes-turn'));

/** The offer as it is remembered: the same moves at the same kind of moment. */
function signature(view: View, moves: readonly Move[]): string {
  const last = view.run?.at === 'server' ? 'last' : '';
  const where = view.run === null ? (isEdge(view) ? view.leaf : 'turn') : `run ${view.run.server} ${last}`;
  return `${where}:${moves.map(moveId).sort().join(' ')}`;
}

/** Whether a window is one of those that can decide something: see `StopAt`. */
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
 * The move that passes the open window for the person, or null when they must be asked. `hold` stops at the next window whatever
 * the setting. Remembers in `memory` what it was shown.
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

/** Notes that the person passed this window themselves, so that the same offer is not made again this turn. */
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
