/** Finds the legal moves of the open decision, and plays one of them. */
import { IllegalMove } from '../../../core/game.ts';
import type { Ask, Card, State, Table } from './model.ts';
import { ACTIONS, type GuardKind } from './words.ts';
import { perform } from './flow/guards.ts';
import { type Move, sameMove } from './move.ts';
import { emit, type Play, topWords } from './play.ts';
import { settle } from './settle.ts';

/** Returns the action cards in every operative's hand: with the Extract rule, Extract replaces Download. */
export const actionsIn = ({ options }: { options: Pick<Table['options'], 'extract'> }): Card[] =>
  ACTIONS.filter((action) => action !== (options.extract ? 'download' : 'extract'));

/** Returns the cards an operative may lay now; one that is delayed cannot Advance or Retreat. */
export function cardsFor(t: Table, op: number): Card[] {
  const { delayed, items } = t.ops[op]!;
  return [...actionsIn(t).filter((card) => !delayed || (card !== 'advance' && card !== 'retreat')), ...items];
}

function picks(t: Table, op: number): Move[] {
  const cards = cardsFor(t, op).map((card): Move => ({ do: 'pick', card }));
  return t.ops[op]!.blackmail ? [...cards, { do: 'hand-in' }] : cards;
}

/** Returns the move that gives this answer to a decision. */
function moveOf(kind: Ask['kind'], one: string | number): Move {
  if (one === 'on' || one === 'stop') return { do: one };
  switch (kind) {
    case 'way':
      return { do: 'way', by: one as 1 | -1 };
    case 'room':
      return { do: 'room', room: one as number };
    case 'lure':
      return one === 'down' ? { do: 'turn-down' } : { do: 'room', room: one as number };
    case 'action':
      return { do: 'action', action: one as Extract<Move, { do: 'action' }>['action'] };
    case 'order':
    case 'guard':
      return { do: 'guard', kind: one as GuardKind };
    case 'target':
      return typeof one === 'string' ? { do: 'guard', kind: one as GuardKind } : { do: 'operative', op: one };
    case 'operative':
      return { do: 'operative', op: one as number };
    case 'discard':
    case 'keep':
      return { do: 'item', item: one as string };
    case 'spare':
      return one === 'delay' ? { do: 'stop' } : { do: 'item', item: one as string };
    case 'bank':
    case 'swap':
      return { do: 'token', value: one as number };
    default:
      return { do: 'option', say: one as string };
  }
}

/** Returns the legal moves of the deciding operative; none once the game is over. */
export function legalMoves({ ask: open, table: t }: State): Move[] {
  if (open === null || t.over !== null) return [];
  return open.kind === 'pick' ? picks(t, open.op) : open.list.map((one) => moveOf(open.kind, one));
}

/** Plays a legal move and runs on to the next decision. Throws `IllegalMove` for an illegal one and leaves the state unchanged. */
export function playMove(game: Play, wanted: Move, legal: readonly Move[] = legalMoves(game.s)): void {
  const same = legal.indexOf(wanted);
  const at = same < 0 ? legal.findIndex((one) => sameMove(one, wanted)) : same;
  const open = game.s.ask;
  if (at < 0 || open === null) throw new IllegalMove(JSON.stringify(wanted));
  game.s.noTakeBack = false;
  game.s.ask = null;
  answer(game, legal[at]!, open, at);
  settle(game);
}

function answer(game: Play, move: Move, { op, kind, list }: Ask, at: number): void {
  if (move.do === 'pick') {
    emit(game, { type: 'picked', op, card: move.card });
    game.port.advance(
      game,
      game.s.regions.find((one) => one.op === op)!,
      'LOCK',
    );
  } else if (move.do === 'hand-in') emit(game, { type: 'covered', op });
  else if (kind === 'order') perform(game, list[at] as GuardKind);
  else topWords(game)!.chosen = list[at]!;
}
