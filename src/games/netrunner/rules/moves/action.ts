/** Legal actions (rules 4): what the active seat may do with its clicks. */
import { canAdvance, tags } from '../ask.ts';
import { canPayAction, corpInstallBill, playBill, runnerInstallBill } from '../bills.ts';
import { setInstallable } from '../conditions.ts';
import { canPay } from '../costs.ts';
import { def } from '../defs.ts';
import { canBegin } from '../effects/feasible.ts';
import { hostsFor, inTheWay, installBar, memoryFor, placesFor, programsToTrash, roomsFor } from '../effects/install.ts';
import type { Card, Seat } from '../model.ts';
import type { Move } from '../move.ts';
import { type Play, conditionHolds } from '../play.ts';
import { cardOf, serverOf } from '../table.ts';
import { useMoves } from './window.ts';

/** All legal actions of the active seat. Never empty: taking a credit is always legal. */
export function actionMoves(x: Play, seat: Seat): Move[] {
  const moves: Move[] = [{ do: 'credit' }];
  const t = x.t;
  if (seat === 'corp') {
    moves.push({ do: 'draw' });
    for (const id of t.hq) addCorpCard(x, t.cards[id]!, moves);
    for (const server of t.servers) {
      for (const id of server.root) addAdvance(x, t.cards[id]!, moves);
      for (const id of server.ice) addAdvance(x, t.cards[id]!, moves);
    }
    if (tags(x) > 0)
      for (const id of t.rig) {
        const { up, code, h } = t.cards[id]!;
        if (up && def(code).type === 'resource' && canPayAction(x, 'corp', '@trash-resource', h))
          moves.push({ do: 'trash-resource', card: h });
      }
    if (t.corp.clicks >= 3 && t.cards.some((c) => c.virus > 0)) moves.push({ do: 'purge' });
  } else {
    if (t.stack.length > 0) moves.push({ do: 'draw' });
    for (const id of t.grip) addRunnerCard(x, t.cards[id]!, moves);
    for (const server of t.servers) moves.push({ do: 'run', server: server.id });
    if (t.runner.tags > 0 && canPayAction(x, 'runner', '@remove-tag')) moves.push({ do: 'remove-tag' });
  }
  useMoves(x, seat, true, moves);
  return moves;
}

function addAdvance(x: Play, c: Card, moves: Move[]): void {
  if (canAdvance(c) && canPayAction(x, 'corp', '@advance', c.h)) moves.push({ do: 'advance', card: c.h });
}

/** Adds the moves that play or install a card in HQ. */
function addCorpCard(x: Play, c: Card, moves: Move[]): void {
  if (def(c.code).type === 'operation') {
    if (playBar(x, c) === null) moves.push({ do: 'play', card: c.h });
    return;
  }
  for (const place of placesFor(x, c)) {
    const server = place === 'new remote' ? null : serverOf(x.t, place);
    if (canPay(x, 'corp', corpInstallBill(c, server), 'install'))
      moves.push({ do: 'install', card: c.h, server: place });
    if (server && inTheWay(x, c, server).may.length > 0)
      moves.push({ do: 'install', card: c.h, server: place, trashing: true });
  }
}

/** Reason code why an operation or event in hand cannot be played now, or null when it can. */
export function playBar(x: Play, c: Card): string | null {
  const card = def(c.code);
  if (card.type !== 'operation' && card.type !== 'event') return 'not-playable';
  const bill = playBill(x, c);
  if (x.t[c.seat].clicks < bill.clicks) return 'clicks';
  if (card.playIf !== null && !conditionHolds(x, c, card.playIf, null, null)) return 'condition';
  if (!canPay(x, c.seat, bill, 'play')) return 'cost';
  return card.after !== 'current' && !canBegin(x, c.id, card.play, c.seat) ? 'no-effect' : null;
}

/** Adds the moves that play or install a card in the grip. */
function addRunnerCard(x: Play, c: Card, moves: Move[]): void {
  const card = def(c.code);
  if (card.type === 'event') {
    if (playBar(x, c) === null) moves.push({ do: 'play', card: c.h });
    return;
  }
  if (runnerInstallBar(x, c, 0) !== null) return;
  for (const on of hostsFor(x, c) ?? [undefined, ...roomsFor(x, c)]) {
    const move: Move = on === undefined ? { do: 'install', card: c.h } : { do: 'install', card: c.h, on };
    const host = on === undefined ? null : cardOf(x.t, on);
    const fit = memoryFor(x, c, host);
    if (fit === 'fits') moves.push(move);
    if (fit !== 'never' && card.type === 'program' && programsToTrash(x, host).length > 0)
      moves.push({ ...move, trashing: true });
  }
}

/**
 * Reason code why a Runner card cannot be installed now for `less` credits less (clicks not checked), or null when it can. `spare`:
 * handle of a card that leaves the grip before the install is paid, -1 for none.
 */
export function runnerInstallBar(x: Play, c: Card, less: number, spare = -1): string | null {
  const bar = installBar(x, c);
  if (bar) return bar;
  if (memoryFor(x, c) === 'never' && roomsFor(x, c).length === 0) return 'memory';
  return canPay(x, 'runner', runnerInstallBill(x, c, less, 0), 'install', spare) ? null : 'cost';
}

setInstallable((x, c, less, spare) => runnerInstallBar(x, c, less, spare) === null);
