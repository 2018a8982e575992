/** Starts a new game from two decks and a seed. (For positions set up card by card: notation/table-setup.ts.) */
import { seedRng } from '../../../core/rng.ts';
import { newCard } from './apply-cards.ts';
import { def } from './defs.ts';
import type { Seat, State } from './model.ts';
import { type Tell, type Play, playOf } from './play.ts';
import type { FlowPort } from '../../../core/flow.ts';
import { settle } from './settle.ts';
import { emptyTable, keepFirsts, listOf, recurringOf } from './table.ts';

export interface DeckList {
  /** card code of the identity */
  identity: string;
  /** card codes, one for each copy */
  cards: string[];
}
export interface GameStart {
  seed: string;
  corp: DeckList;
  runner: DeckList;
  /** agenda points needed to win; default 7 */
  toWin?: number;
  /** whether both sides know both deck lists (starter decks); default true */
  publicDecks?: boolean;
  /** true: payers always choose which credits pay (rules 4); else they are asked only if two sources besides the pool could pay */
  payByHand?: boolean;
}

/** A state with an empty table: no cards, no stack frames. */
export function newState(seed: string): State {
  return { table: emptyTable(), rng: seedRng(seed), stack: [], pending: [], fixed: [], noTakeBack: true };
}

/** Adds a card to the table at the end of a zone's list. Returns its id. */
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

const listText = ({ cards }: DeckList): string => [...cards].sort().join(' ');

/** Builds the state before the first step: identities face up, decks not shuffled, hands empty. */
export function laidOut(start: GameStart): State {
  const s = newState(start.seed);
  s.table.toWin = start.toWin ?? 7;
  s.table.publicDecks = start.publicDecks ?? true;
  s.table.lists = { corp: listText(start.corp), runner: listText(start.runner) };
  if (start.payByHand) s.table.payByHand = true;
  for (const seat of ['corp', 'runner'] as Seat[]) {
    const identity = s.table.cards[addCard(s, start[seat].identity, 'identity')]!;
    identity.up = true;
    identity.credit = recurringOf(identity);
  }
  for (const code of start.corp.cards) addCard(s, code, 'rnd');
  for (const code of start.runner.cards) addCard(s, code, 'stack');
  keepFirsts(s.table);
  return s;
}

/** Starts a game and runs it to its first decision, the Corp's mulligan. */
export function startGame(start: GameStart, port: FlowPort<Play>, tell: Tell | null): State {
  const s = laidOut(start);
  s.stack.push({ k: 'flow', chart: 'setup', at: '', entered: false, send: 'NEXT', v: {} });
  settle(playOf(s, port, tell));
  return s;
}
