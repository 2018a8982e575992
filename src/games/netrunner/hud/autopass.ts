/** Windows that pass themselves, and simultaneous triggers that order themselves. Every other question is asked. */
import type { AutoAnswers } from '../../../hud/game-ui.ts';
import type { StopAt } from '../../../hud/prefs.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import type { NetrunnerTypes } from '../types.ts';
import { findCard, isMine } from './words/find.ts';
import { moveId } from './moves/menu.ts';

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

/** What answers itself by the settings in one match. */
export function autoAnswers(): AutoAnswers<NetrunnerTypes> {
  const memory = noMemory();
  return {
    answer(view, { stopAt, orderForMe }, hold) {
      const pass = autoPass(view, stopAt, hold, memory);
      if (pass !== null || !orderForMe || !isMine(view) || view.decision?.kind !== 'order') return pass;
      return view.decision.moves.find((move) => move.do === 'first') ?? null;
    },
    noted(view, move) {
      if (move.do === 'pass') rememberPass(view, memory);
    },
    forget() {
      memory.turn = -1;
    },
  };
}

/** Whether a move was worth guessing: two or more things could be done, and it did not pass one of the windows that pass themselves. */
export function worthGuessing(view: View, played: Move): boolean {
  if (view.decision === null || played.do === 'concede') return false;
  const { moves, range } = view.decision;
  const real = moves.filter((move) => move.do !== 'concede');
  if (range !== null ? range.max <= range.min : real.length < 2) return false;
  return !(played.do === 'pass' && autoPass(view, 'matters', false, noMemory()) !== null);
}
