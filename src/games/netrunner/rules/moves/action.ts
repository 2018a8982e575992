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
export function actionMoves(game: Play, seat: Seat): Move[] {
  const moves: Move[] = [{ do: 'credit' }];
  const t = game.t;
  if (seat === 'corp') {
    moves.push({ do: 'draw' });
    for (const id of t.hq) addCorpCard(game, t.cards[id]!, moves);
    for (const server of t.servers) {
      for (const id of server.root) addAdvance(game, t.cards[id]!, moves);
      for (const id of server.ice) addAdvance(game, t.cards[id]!, moves);
    }
    if (tags(game) > 0)
      for (const id of t.rig) {
        const { up, code, h } = t.cards[id]!;
        if (up && def(code).type === 'resource' && canPayAction(game, 'corp', '@trash-resource', h))
          moves.push({ do: 'trash-resource', card: h });
      }
    if (t.corp.clicks >= 3 && t.cards.some((c) => c.virus > 0)) moves.push({ do: 'purge' });
  } else {
    if (t.stack.length > 0) moves.push({ do: 'draw' });
    for (const id of t.grip) addRunnerCard(game, t.cards[id]!, moves);
    for (const server of t.servers) moves.push({ do: 'run', server: server.id });
    if (t.runner.tags > 0 && canPayAction(game, 'runner', '@remove-tag')) moves.push({ do: 'remove-tag' });
  }
  useMoves(game, seat, true, moves);
  return moves;
}

function addAdvance(game: Play, c: Card, moves: Move[]): void {
  if (canAdvance(c) && canPayAction(game, 'corp', '@advance', c.h)) moves.push({ do: 'advance', card: c.h });
}

/** Adds the moves that play or install a card in HQ. */
function addCorpCard(game: Play, c: Card, moves: Move[]): void {
  if (def(c.code).type === 'operation') {
    if (playBar(game, c) === null) moves.push({ do: 'play', card: c.h });
    return;
  }
  for (const place of placesFor(game, c)) {
    const server = place === 'new remote' ? null : serverOf(game.t, place);
    if (canPay(game, 'corp', corpInstallBill(c, server), 'install'))
      moves.push({ do: 'install', card: c.h, server: place });
    if (server && inTheWay(game, c, server).may.length > 0)
      moves.push({ do: 'install', card: c.h, server: place, trashing: true });
  }
}

/** Reason code why an operation or event in hand cannot be played now; null when it can. */
export function playBar(game: Play, c: Card): 'not-playable' | 'clicks' | 'condition' | 'cost' | 'no-effect' | null {
  const card = def(c.code);
  if (card.type !== 'operation' && card.type !== 'event') return 'not-playable';
  const bill = playBill(game, c);
  if (game.t[c.seat].clicks < bill.clicks) return 'clicks';
  if (card.playIf !== null && !conditionHolds(game, c, card.playIf, null, null)) return 'condition';
  if (!canPay(game, c.seat, bill, 'play')) return 'cost';
  return card.after !== 'current' && !canBegin(game, c.id, card.play, c.seat) ? 'no-effect' : null;
}

/** Adds the moves that play or install a card in the grip. */
function addRunnerCard(game: Play, c: Card, moves: Move[]): void {
  const card = def(c.code);
  if (card.type === 'event') {
    if (playBar(game, c) === null) moves.push({ do: 'play', card: c.h });
    return;
  }
  if (runnerInstallBar(game, c, 0) !== null) return;
  for (const on of hostsFor(game, c) ?? [undefined, ...roomsFor(game, c)]) {
    const move: Move = on === undefined ? { do: 'install', card: c.h } : { do: 'install', card: c.h, on };
    const host = on === undefined ? null : cardOf(game.t, on);
    const fit = memoryFor(game, c, host);
    if (fit === 'fits') moves.push(move);
    if (fit !== 'never' && card.type === 'program' && programsToTrash(game, host).length > 0)
      moves.push({ ...move, trashing: true });
  }
}

/**
 * Reason code why a Runner card cannot be installed now with a discount of `less` (clicks not checked); null when it can. `spare`: handle
 * of a card that leaves the grip before the install is paid, -1 for none.
 */
export function runnerInstallBar(
  game: Play,
  c: Card,
  less: number,
  spare = -1,
): 'console' | 'no-host' | 'type' | 'memory' | 'cost' | null {
  const bar = installBar(game, c);
  if (bar) return bar;
  if (memoryFor(game, c) === 'never' && roomsFor(game, c).length === 0) return 'memory';
  return canPay(game, 'runner', runnerInstallBill(game, c, less, 0), 'install', spare) ? null : 'cost';
}

setInstallable((game, c, less, spare) => runnerInstallBar(game, c, less, spare) === null);
