/**
 * The interpreter: runs the game until a seat must decide. The top frame of the stack says what happens next. Triggers are put on the stack
 * between steps, never between the effects of one ability; the standing checks run after every effect.
 */
import { memory } from './ask.ts';
import { askX, costMoves, stepCost } from './costs.ts';
import type { Word, WordName } from './word.ts';
import { def, wordsOf } from './defs.ts';
import { HANDLERS } from './effects/index.ts';
import { nameOf } from './effects/optional.ts';
import { canBegin } from './effects/feasible.ts';
import { strength } from './ask.ts';
import type {
  AskFrame,
  Card,
  DoFrame,
  FlowFrame,
  Seat,
  ServerId,
  StackFrame,
  Trig,
  TrigFrame,
  Vars,
  WindowFrame,
  WouldFrame,
} from './model.ts';
import { SEATS, other } from './model.ts';
import { preventMoves, windowMoves } from './moves/window.ts';
import { BEGUN, type Play, answer, emit, move, pushDo, reaches, top, trashNow } from './play.ts';
import { cardOf, isInstalled, points } from './table.ts';
import { mayActUnseen, mayPreventUnseen } from './unseen.ts';

/** Runs the game to the next decision or to its end. Throws if it reaches neither. */
export function settle(game: Play): void {
  const { s, t } = game;
  for (let guard = 0; guard < 100000; guard++) {
    if (t.over) {
      s.stack.length = 0;
      s.pending.length = 0;
      return;
    }
    if (game.dirty) {
      game.dirty = false;
      if (checks(game)) continue;
    }
    const frame = top(game);
    if (!frame) return;
    if (game.ambush && mayGather(game)) {
      game.ambush = false;
      game.unseen?.('corp', s);
    }
    if (s.pending.length > 0 && mayGather(game)) {
      gather(game);
      continue;
    }
    if (game.halt !== null && game.halt(frame)) return;
    if (!step(game, frame)) return;
  }
  throw new Error('the game reaches no decision');
}

/** Takes one step of the top frame. Returns false when a seat must decide. */
function step(game: Play, frame: StackFrame): boolean {
  switch (frame.k) {
    case 'flow':
      return stepFlow(game, frame);
    case 'do':
      return stepDo(game, frame);
    case 'trig':
      return stepTrig(game, frame);
    case 'window':
      return stepWindow(game, frame);
    case 'would':
      return stepWould(game, frame);
    case 'cost':
      if (frame.phase === 'declare' && askX(game, frame)) return true;
      if (frame.phase === 'declare' && costMoves(game, frame).length > 0) return false;
      stepCost(game, frame);
      return true;
    case 'ask':
      return stepAsk(game, frame);
    case 'action':
      return false;
  }
}

function stepFlow(game: Play, frame: FlowFrame): boolean {
  if (!frame.entered) {
    frame.entered = true;
    game.port.start(game, frame);
    return true;
  }
  const event = frame.send;
  frame.send = 'NEXT';
  if (game.port.advance(game, frame, event)) return true;
  if (!game.port.done(frame)) throw new Error(`${frame.chart} ${frame.at} refuses ${event}`);
  game.s.stack.pop();
  if (frame.chart === 'setup')
    game.s.stack.push({ k: 'flow', chart: 'turn', at: '', entered: false, send: 'NEXT', v: {} });
  return true;
}

function stepDo(game: Play, frame: DoFrame): boolean {
  const words = wordsOf(frame.code);
  if (frame.pc >= words.length) {
    game.s.stack.pop();
    return true;
  }
  const word = words[frame.pc]!;
  frame.pc += 1;
  handle(game, frame, word);
  return true;
}
/** Calls the handler of an effect. */
function handle<K extends WordName>(game: Play, frame: DoFrame, word: Word<K>): void {
  HANDLERS[word.w](game, frame, word);
}

// ---------------------------------------------------------------- triggers

/** Whether waiting triggers may be put on the stack now: no effect above the nearest chart or window is half resolved. */
function mayGather({ s: { stack } }: Play): boolean {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]!;
    if (frame.k === 'window' || frame.k === 'trig' || frame.k === 'action') return true;
    if (frame.k === 'flow') {
      if (frame.entered) return true;
      continue; // a run or access that a word is about to begin
    }
    // a list of words that has begun, a cost, a question, or something that can still be prevented
    if (frame.k !== 'do' || frame.pc > 0 || frame.v.$in === true || frame.v[BEGUN] === true) return false;
  }
  return true;
}

/** Moves the waiting triggers to the stack, one frame per side; the active player's resolve first (rules 7). */
function gather(game: Play): void {
  const { pending, stack } = game.s;
  game.s.pending = [];
  const active = game.t.active;
  for (const seat of [other(active), active]) {
    const items = pending.filter((trig) => trig.by === seat);
    if (items.length > 0) stack.push({ k: 'trig', seat, items });
  }
}

/** Whether a trigger could do something now. */
function canResolve(game: Play, trig: Trig): boolean {
  const c = cardOf(game.t, trig.h);
  return c === null || canBegin(game, c.id, wordsOf(trig.code), trig.by);
}
/**
 * Returns the triggers of a frame that may resolve next. An optional trigger that could do nothing now is left out and waits: another
 * trigger of the frame may bring what it needs (rules 7: the player chooses the order).
 */
export const offered = (game: Play, frame: TrigFrame): Trig[] =>
  frame.items.filter((trig) => stillStands(game, trig) && (!trig.optional || canResolve(game, trig)));
/** Kinds of effects whose outcome is the same whichever copy of a card resolves first. */
const ORDERLESS = new Set<WordName>([
  'gainCredits',
  'placeCounters',
  'draw',
  'trace',
  'accessMore',
  'takeCredits',
  'removeTags',
]);
/**
 * Whether the order of these triggers matters. It does not if all are copies of one mandatory ability whose effects are all `ORDERLESS`.
 */
function orderShows(items: Trig[]): boolean {
  const [first] = items;
  return items.some(
    ({ code, optional }) => code !== first!.code || optional || wordsOf(code).some((word) => !ORDERLESS.has(word.w)),
  );
}
/** Kinds of effects that take hold at once, without a place in the order of triggers: they change a number or wait for an event (Chum). */
const STANDING = new Set<WordName>(['strengthen', 'later']);
const isStanding = ({ code }: Trig): boolean => wordsOf(code).every((word) => STANDING.has(word.w));

function stepTrig(game: Play, frame: TrigFrame): boolean {
  frame.items = frame.items.filter((trig) => stillStands(game, trig));
  const next = offered(game, frame);
  if (next.length === 0) {
    game.s.stack.pop();
    return true;
  }
  const standing = next.find(isStanding);
  if (!standing && next.length > 1 && orderShows(next)) return false;
  resolveTrig(game, frame, frame.items.indexOf(standing ?? next[0]!));
  return true;
}

/** Takes the trigger at this index (from 0) out of a frame and starts it. */
export function resolveTrig(game: Play, frame: TrigFrame, index: number): void {
  const [trig] = frame.items.splice(index, 1);
  const v: Vars = { ...trig!.v };
  if (trig!.optional) {
    pushDo(game, '@optional', trig!.h, trig!.by, { ...v, code: trig!.code });
    return;
  }
  const c = cardOf(game.t, trig!.h);
  // a trigger whose "if" does not hold (Gnat, with a full grip) passes without an event
  const idle = wordsOf(trig!.code)[0]?.w === 'onlyIf' && !canResolve(game, trig!);
  if (c && !idle) emit(game, { type: 'triggered', card: c.id, ability: nameOf(trig!.code), seat: trig!.by });
  pushDo(game, trig!.code, trig!.h, trig!.by, v);
}

// ---------------------------------------------------------------- windows, prevention

function stepWindow(game: Play, frame: WindowFrame): boolean {
  do {
    if (game.unseen && mayActUnseen(game.t, frame)) game.unseen(frame.seat, game.s);
    if (windowMoves(game, frame, 1).length > 0) return false;
    passWindow(game, frame);
  } while (top(game) === frame); // passing just gives the opportunity to the other side
  return true;
}
/** Makes the seat pass in a window. Two opportunities in a row without acting close it (rules 4); else the other side gets the next. */
export function passWindow(game: Play, frame: WindowFrame): void {
  frame.passes = frame.acted ? 0 : frame.passes + 1;
  frame.acted = false;
  if (frame.passes >= 2) game.s.stack.pop();
  else frame.seat = other(frame.seat);
}

function stepWould(game: Play, frame: WouldFrame): boolean {
  if (game.unseen && mayPreventUnseen(game.t, frame)) game.unseen(frame.seat, game.s);
  if (frame.n > 0 && preventMoves(game, frame).length > 0) return false;
  passWould(game, frame);
  return true;
}
/** Makes the seat pass when it may prevent something. After two passes in a row, the frame below receives what was not prevented. */
export function passWould(game: Play, frame: WouldFrame): void {
  frame.passes += 1;
  if (frame.n > 0 && frame.passes < 2) {
    frame.seat = other(frame.seat);
    return;
  }
  game.s.stack.pop();
  answer(game, frame.into, frame.what === 'trash' || frame.what === 'expose' ? frame.cards : frame.n);
}

// ---------------------------------------------------------------- questions with one answer

/** Kinds of questions that are asked even if all the offered cards must be picked. */
const MANDATORY_CARDS = new Set(['discard', 'memory']);

/** Answers a question if it has only one possible answer. Returns false when a seat must decide. */
function stepAsk(game: Play, frame: AskFrame): boolean {
  switch (frame.ask) {
    case 'accept':
    case 'offer-access':
    case 'instead':
    case 'mulligan':
    case 'jack-out':
    case 'access-trash':
    case 'access-ways':
    case 'access-look':
    case 'access-steal':
      return false;
    case 'number':
    case 'trace':
    case 'psi':
      if (frame.min < frame.max) return false;
      finishAsk(game, frame.min);
      return true;
    case 'access-next':
      if (frame.cards.length + frame.options.length > 1) return false;
      finishAsk(game, frame.cards[0] ?? frame.options[0]!);
      return true;
    case 'arrange':
      if (frame.cards.length - frame.got.length > 1) return false;
      finishAsk(game, [...frame.got, ...frame.cards.filter((h) => !frame.got.includes(h))]);
      return true;
    default:
  }
  if (frame.options.length > 0) {
    if (frame.options.length > 1) return false;
    finishAsk(game, frame.options[0]!);
    return true;
  }
  if (frame.got.length >= frame.max) {
    finishAsk(game, frame.got);
    return true;
  }
  if (MANDATORY_CARDS.has(frame.ask) && frame.cards.length > 1) return false;
  const open = openCards(frame);
  if (open.length === 0 && frame.got.length >= frame.min) {
    finishAsk(game, frame.got);
    return true;
  }
  const rest = frame.cards.slice(frame.cards.length - (frame.min - frame.got.length));
  if (frame.min > frame.got.length && rest[0] === open[0] && rest.length === frame.min - frame.got.length) {
    finishAsk(game, [...frame.got, ...rest]);
    return true;
  }
  return false;
}
/**
 * Returns the cards of a question that may still be picked: only those listed after the last pick, so that a set can be picked in only one
 * order.
 */
export function openCards(frame: AskFrame): number[] {
  const last = frame.got.length === 0 ? -1 : frame.cards.indexOf(frame.got[frame.got.length - 1] as number);
  const need = Math.max(0, frame.min - frame.got.length - 1);
  return frame.cards.slice(last + 1, frame.cards.length - need);
}
/** Removes the question on top of the stack and gives its answer to the frame below. */
export function finishAsk(game: Play, value: Parameters<typeof answer>[2]): void {
  const frame = game.s.stack.pop() as AskFrame;
  answer(game, frame.into, value);
}

// ---------------------------------------------------------------- standing checks

/** A state of the table that a standing check must correct (rules 1, 3, 4, 7). */
export type Standing =
  | { is: 'won'; seat: Seat }
  | { is: 'host-gone'; c: Card }
  | { is: 'host-at-zero'; c: Card; host: Card }
  | { is: 'server-empty'; server: ServerId }
  | { is: 'memory'; used: number; total: number };

/** Returns the first state of the table that a standing check must correct; null when there is none. */
export function standing(game: Play): Standing | null {
  const { t } = game;
  for (const seat of SEATS) {
    const area = seat === 'corp' ? t.corpScore : t.runnerScore;
    if (area.length > 0 && points(t, seat) >= t.toWin) return { is: 'won', seat };
  }
  for (let i = 0; i < t.rig.length; i++) {
    const c = t.cards[t.rig[i]!]!;
    if (c.host < 0) continue;
    const host = t.cards[c.host]!;
    if (!isInstalled(host)) return { is: 'host-gone', c };
    if (
      c.up &&
      host.up &&
      host.zone === 'ice' &&
      def(c.code).abilities.some((a) => a.a === 'static' && a.what === 'trash-host-at-zero') &&
      strength(game, host) <= 0
    )
      return { is: 'host-at-zero', c, host };
  }
  for (const id of t.hosted) {
    const c = t.cards[id]!;
    if (!isInstalled(t.cards[c.host]!)) return { is: 'host-gone', c };
  }
  for (const server of t.servers) {
    if (
      server.ice.length > 0 ||
      server.root.length > 0 ||
      server.id.charCodeAt(0) !== 114 ||
      server.id === 'rnd' ||
      isKept(game, server.id)
    )
      continue;
    return { is: 'server-empty', server: server.id };
  }
  if (t.rig.length === 0) return null;
  const { used, total } = memory(game);
  return used > total && !game.s.stack.some((f) => f.k === 'do' && f.code === '@memory')
    ? { is: 'memory', used, total }
    : null;
}
/** Runs the standing checks after an effect. Carries out the first that applies; returns whether there was one. */
function checks(game: Play): boolean {
  const found = standing(game);
  if (found === null) return false;
  switch (found.is) {
    case 'won':
      emit(game, { type: 'game-ended', winner: found.seat, reason: 'agenda-points' });
      return true;
    case 'host-gone': {
      const { c } = found;
      if (def(c.code).type === 'identity') move(game, 'removed', c, { zone: 'removed', up: true }, c.seat, 'host');
      else trashNow(game, c, c.seat, 'host');
      return true;
    }
    case 'host-at-zero':
      trashNow(game, found.host, 'runner', 'effect');
      return true;
    case 'server-empty':
      emit(game, { type: 'server-vanished', server: found.server });
      return true;
    case 'memory':
      pushDo(game, '@memory', -1, 'runner', { $in: true });
      return true;
  }
}
/** Whether an empty server stays because a card is being installed in it. */
const isKept = (game: Play, id: string): boolean => game.s.stack.some((f) => f.k === 'do' && f.v.keepServer === id);

/** Whether a waiting trigger still resolves: its ability works where the source is now, or needs no source (rules 7). */
function stillStands(game: Play, trig: Trig): boolean {
  if (trig.ghost) return true;
  const c = cardOf(game.t, trig.h);
  if (!c) return false;
  const dot = trig.code.indexOf('.a');
  const ability = dot > 0 ? def(trig.code.slice(0, dot)).abilities[Number(trig.code.slice(dot + 2))] : undefined;
  return reaches(game, c, ability && ability.a === 'when' ? ability.from : undefined);
}
