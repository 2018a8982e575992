/** Beginning a game: from two decks and a seed. (Tables set up card by card: notation/table-setup.ts.) */
import { seedRng } from '../../../core/rng.ts';
import { newCard } from './apply-cards.ts';
import { def } from './defs.ts';
import type { Seat, State } from './model.ts';
import { type Tell, type Play, playOf } from './play.ts';
import type { FlowPort } from '../../../core/flow.ts';
import { settle } from './settle.ts';
import { emptyTable, listOf } from './table.ts';

export interface DeckList {
  /** code of the identity */
  identity: string;
  /** codes, one for each copy */
  cards: string[];
}
export interface GameStart {
  seed: string;
  corp: DeckList;
  runner: DeckList;
  /** agenda points that win, 7 unless said */
  toWin?: number;
  /** both lists are known to both sides (starter decks) */
  publicDecks?: boolean;
  /** who pays is asked for every mix of credits (rules 4); else only where two sources beside the pool could be used */
  payByHand?: boolean;
}

/** A state before the first step: decks unshuffled, hands empty. */
export function newState(seed: string): State {
  return { table: emptyTable(), rng: seedRng(seed), stack: [], pending: [], fixed: [], noTakeBack: true };
}

/** Adds a card to the table at the end of a zone. */
function addCard(
  s: State,
  code: string,
  zone: Parameters<typeof listOf>[1],
  server: Parameters<typeof listOf>[2] = null,
): number {
  const t = s.table;
  const id = t.cards.length;
  const card = newCard(t, id, code, def(code).side);
  card.zone = zone;
  card.server = server;
  t.cards.push(card);
  listOf(t, zone, server).push(id);
  return id;
}

/** The table before the first step: identities face up, decks unshuffled, hands empty. */
export function laidOut(start: GameStart): State {
  const s = newState(start.seed);
  s.table.toWin = start.toWin ?? 7;
  s.table.publicDecks = start.publicDecks ?? true;
  if (start.payByHand) s.table.payByHand = true;
  for (const seat of ['corp', 'runner'] as Seat[]) {
    s.table.cards[addCard(s, start[seat].identity, 'identity')]!.up = true;
  }
  for (const code of start.corp.cards) addCard(s, code, 'rnd');
  for (const code of start.runner.cards) addCard(s, code, 'stack');
  return s;
}

/** A game at its first decision (the Corp's mulligan). */
export function startGame(start: GameStart, port: FlowPort<Play>, tell: Tell | null): State {
  const s = laidOut(start);
  s.stack.push({ k: 'flow', chart: 'setup', at: '', entered: false, send: 'NEXT', v: {} });
  settle(playOf(s, port, tell));
  return s;
}
