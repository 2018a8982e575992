/** Lists the legal moves at a decision, and plays a move. */
import { IllegalMove } from '../../../../core/game.ts';
import { costMoves, playCostMove } from '../costs.ts';
import { def } from '../defs.ts';
import { wayMoves, wayOf } from '../flow/ways.ts';
import type { AskFrame, Json, Seat, TrigFrame } from '../model.ts';
import { type Move, sameMove } from '../move.ts';
import { type Play, emit, pushDo, top } from '../play.ts';
import { finishAsk, offered, openCards, passWindow, passWould, resolveTrig, settle } from '../settle.ts';
import { cardOf } from '../table.ts';
import { actionMoves } from './action.ts';
import { preventMoves, unbroken, windowMoves } from './window.ts';

/** Returns the seat that decides now; null when nobody does (game over, or stopped between steps). */
export function decider(game: Play): Seat | null {
  const frame = top(game);
  return game.t.over || !frame || frame.k === 'flow' || frame.k === 'do' ? null : frame.seat;
}

/**
 * Returns all legal moves of the deciding seat. From a wide range of numbers they list only a sample with both ends; every number in the
 * range is legal.
 */
export function legalMoves(game: Play): Move[] {
  const frame = top(game);
  if (!frame || game.t.over) return [];
  switch (frame.k) {
    case 'action':
      return actionMoves(game, frame.seat);
    case 'window':
      return passed(windowMoves(game, frame));
    case 'would':
      return passed(preventMoves(game, frame));
    case 'cost':
      return costMoves(game, frame);
    case 'trig':
      return trigMoves(game, frame);
    case 'ask':
      return askMoves(frame);
    default:
      return [];
  }
}

/** Adds the move 'pass' to a list of moves and returns the list. */
function passed(moves: Move[]): Move[] {
  moves.push({ do: 'pass' });
  return moves;
}

function trigMoves(game: Play, frame: TrigFrame): Move[] {
  return offered(game, frame).map((trig) => ({
    do: 'first',
    card: trig.h,
    n: frame.items.indexOf(trig) + 1,
    option: trig.code,
  }));
}

/** Widest range (largest − smallest) in which every number is listed as a move; a wider one is sampled. */
const MAX_NUMBERS = 24;
function numbers(min: number, max: number): Move[] {
  const list: Move[] = [];
  if (max - min <= MAX_NUMBERS) for (let n = min; n <= max; n++) list.push({ do: 'number', n });
  else for (let i = 0; i < 6; i++) list.push({ do: 'number', n: min + Math.round(((max - min) * i) / 5) });
  return list;
}

function askMoves(frame: AskFrame): Move[] {
  switch (frame.ask) {
    case 'mulligan':
      return [{ do: 'keep' }, { do: 'mulligan' }];
    case 'jack-out':
      return [{ do: 'continue' }, { do: 'jack-out' }];
    case 'accept':
    case 'offer-access':
    case 'instead':
      return [{ do: 'accept' }, { do: 'decline' }];
    case 'access-trash':
      return [{ do: 'trash' }, { do: 'decline' }];
    case 'access-ways':
      return wayMoves(frame);
    case 'access-look':
      return [{ do: 'leave' }];
    case 'access-steal':
      return [{ do: 'steal' }, { do: 'decline' }];
    case 'number':
    case 'trace':
    case 'psi':
      return numbers(frame.min, frame.max);
    case 'arrange':
      return frame.cards.filter((h) => !frame.got.includes(h)).map((card) => ({ do: 'next', card }));
    case 'discard':
      return frame.cards.map((card) => ({ do: 'discard', card }));
    case 'access-next':
      return [
        ...frame.cards.map((card): Move => ({ do: 'access', card })),
        ...frame.options.map((server): Move => ({ do: 'access', server: server as 'hq' })),
      ];
    case 'server':
    case 'run-server':
      return frame.options.map((server) => ({ do: 'choose', server: server as 'hq' }));
    default:
  }
  if (frame.options.length > 0) return frame.options.map((option) => ({ do: 'choose', option }));
  const moves: Move[] = openCards(frame).map((h) =>
    frame.ask === 'subs' ? { do: 'pick', n: h } : { do: 'pick', card: h },
  );
  if (frame.got.length >= frame.min) moves.push({ do: 'done' });
  return moves;
}

/**
 * Plays a move and runs the game to the next decision. Throws IllegalMove, without changing the state, when the move is not legal.
 * `moves`: the result of `legalMoves` for this state, if the caller has it already.
 */
export function playMove(game: Play, move: Move, moves?: readonly Move[]): void {
  if (move.do === 'concede') return concede(game, (move.option as Seat | undefined) ?? decider(game) ?? 'runner');
  const legal = findLegal(game, move, moves);
  if (!legal) throw new IllegalMove(`not legal now: ${JSON.stringify(move)}`);
  playLegal(game, legal);
}
/** Whether the answer to a question is a number. */
export const asksNumber = (frame: AskFrame): boolean => ['number', 'trace', 'psi'].includes(frame.ask);
/** Returns the legal move equal to this one, or null. Any number in the range is legal, even one that is not listed. */
export function findLegal(game: Play, move: Move, moves?: readonly Move[]): Move | null {
  const frame = top(game);
  if (frame?.k === 'ask' && move.do === 'number' && typeof move.n === 'number' && asksNumber(frame)) {
    return Number.isInteger(move.n) && move.n >= frame.min && move.n <= frame.max ? { do: 'number', n: move.n } : null;
  }
  for (const legal of moves ?? legalMoves(game)) if (sameMove(legal, move)) return legal;
  return null;
}

function concede(game: Play, seat: Seat): void {
  if (game.t.over) throw new IllegalMove('the game is over');
  emit(game, { type: 'game-ended', winner: seat === 'corp' ? 'runner' : 'corp', reason: 'concede' });
  settle(game);
}

/** Makes a move taken from `legalMoves`, without checking it again. */
export function playLegal(game: Play, move: Move): void {
  game.s.noTakeBack = false;
  act(game, move);
  game.dirty = true;
  settle(game);
}

function act(game: Play, move: Move): void {
  const frame = top(game)!;
  switch (frame.k) {
    case 'action':
      game.s.stack.pop();
      startAction(game, frame.seat, move);
      return rememberReturn(game, move, 'action');
    case 'window': {
      if (move.do === 'pass') return passWindow(game, frame);
      const before = frame.acted ? 'acted' : 'window';
      frame.acted = true;
      startAction(game, frame.seat, move);
      return rememberReturn(game, move, before);
    }
    case 'would':
      if (move.do === 'pass') return passWould(game, frame);
      frame.passes = 0;
      if (move.do === 'rez') {
        pushDo(game, '@rez', move.card!, 'corp');
        frame.cards = frame.cards.filter((h) => h !== move.card);
        frame.n = frame.what === 'expose' ? frame.cards.length : frame.n;
        return;
      }
      if (frame.kind === 'net' || paysWithTrash(game, move)) frame.used.push(move.card! * 32 + move.ability!);
      pushDo(game, '@use', move.card!, frame.seat, {
        ability: move.ability!,
        ...(move.on === undefined ? {} : { target: move.on }),
      });
      return;
    case 'cost':
      return playCostMove(game, frame, move);
    case 'trig':
      return resolveTrig(game, frame, move.n! - 1);
    case 'ask':
      return answerAsk(game, frame, move);
    default:
      throw new IllegalMove('nobody decides now');
  }
}
/**
 * Whether the move prevents something with an ability that costs trashing its own card. If that card is saved, its ability may not prevent
 * the same thing again.
 */
function paysWithTrash(game: Play, { card, ability }: Move): boolean {
  const used = def(cardOf(game.t, card!)!.code).abilities[ability!];
  return used?.a === 'prevent' && used.cost.trashSelf === true;
}

/**
 * Records in the effect that a move has just started where its seat returns to if it cancels the payment ('acted': a window in which it had
 * already acted).
 */
function rememberReturn(game: Play, move: Move, where: 'action' | 'window' | 'acted'): void {
  if (move.do !== 'play' && move.do !== 'install' && move.do !== 'rez') return;
  const begun = top(game);
  if (begun?.k === 'do') begun.v.$back = where;
}

function startAction(game: Play, seat: Seat, move: Move): void {
  const h = move.card ?? -1;
  switch (move.do) {
    case 'draw':
    case 'credit':
    case 'purge':
    case 'remove-tag':
    case 'advance':
    case 'trash-resource':
    case 'play':
    case 'rez':
    case 'score':
      pushDo(game, `@${move.do}`, h, seat);
      return;
    case 'run':
      pushDo(game, '@run', -1, seat, { server: move.server! });
      return;
    case 'install': {
      const v: Record<string, Json> = { trashing: move.trashing === true };
      if (seat === 'corp') {
        v.server = move.server!;
        if (move.server !== 'new remote') v.keepServer = move.server!;
        pushDo(game, '@install-corp', h, seat, v);
      } else {
        if (move.on !== undefined) v.host = move.on;
        v.clicks = 1;
        pushDo(game, '@install-runner', h, seat, v);
      }
      return;
    }
    case 'use': {
      const v: Record<string, Json> = { ability: move.ability! };
      const c = cardOf(game.t, h)!;
      const ability = def(c.code).abilities[move.ability!]!;
      if (ability.a === 'break') {
        if (ability.count === 1) v.n = move.n!;
        else v.open = unbroken(game);
      }
      pushDo(game, '@use', h, seat, v);
      return;
    }
    default:
      throw new IllegalMove(`not an action: ${move.do}`);
  }
}

function answerAsk(game: Play, frame: AskFrame, move: Move): void {
  if (frame.ask === 'access-ways') return finishAsk(game, wayOf(frame, move));
  switch (move.do) {
    case 'keep':
      emit(game, { type: 'kept', seat: frame.seat });
      return finishAsk(game, 'KEEP');
    case 'mulligan':
      return finishAsk(game, 'MULLIGAN');
    case 'jack-out':
      emit(game, { type: 'jacked-out' });
      return finishAsk(game, 'JACK_OUT');
    case 'continue':
      return finishAsk(game, 'NEXT');
    case 'accept':
    case 'trash':
    case 'steal':
      return finishAsk(game, true);
    case 'decline':
    case 'leave':
      return finishAsk(game, false);
    case 'number':
      return finishAsk(game, move.n!);
    case 'choose':
      return finishAsk(game, (move.option ?? move.server)!);
    case 'access':
      return finishAsk(game, move.card ?? move.server!);
    case 'discard':
      return finishAsk(game, [move.card!]);
    case 'next':
    case 'pick':
      frame.got.push(frame.ask === 'subs' ? move.n! : move.card!);
      return;
    case 'done':
      return finishAsk(game, frame.got);
    default:
      throw new IllegalMove(`not an answer: ${move.do}`);
  }
}
