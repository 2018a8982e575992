/** How the bot evaluates its choices when a card asks for a decision. */
import { DEEPEST, FLOOR, SECRET } from '../rules/model.ts';
import type { AskKind } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { itemDef, roomDef } from '../rules/defs.ts';
import { count, mustLeave, type Outlook, TOKEN } from './outlook.ts';
import { actionWorth, cardWorth, type Temper } from './policy.ts';

/** The worth of handing in the Blackmail File: positive only if a face-up guard here could wound the operative. */
function handIn({ view, room, me }: Outlook): number {
  const threatened = view.guards.some(
    (one) => one.up && one.room === room && (one.kind === 'guard' || one.kind === 'sergeant'),
  );
  return threatened && !me.wounded ? 20 : -20;
}

/** The worth of choosing a room when a card asks for one to go to, to add tokens to or to take tokens from. */
function roomWorth(o: Outlook, room: number): number {
  const { view } = o;
  const there = view.rooms[room]!;
  const near = room === o.room ? 1.5 : Math.abs(room - o.room) === 1 ? 0.5 : 0;
  if (mustLeave(o)) return -room;
  const slot = there.up && there.code !== null ? roomDef(there.code).slot : null;
  return Math.min(3, count(there.tokens)) * TOKEN * 0.4 + near + (there.hasSlot ? (slot?.releases ?? 0) * 0.2 : 0);
}

function option(o: Outlook, say: string): number {
  const { view, here } = o;
  switch (say) {
    case 'bank':
      return here.placed.reduce((n, { tokens }) => n + count(tokens), 0) * TOKEN;
    case 'room':
      return actionWorth(o, 'interface');
    case 'alarm':
      return view.alarm > -1 ? 1.5 : 0;
    case 'reveal':
      return o.room < DEEPEST && !view.rooms[o.room + 1]!.up ? 0.8 : 0;
    case 'silence':
      return view.alarm;
    case 'mislead':
      return Math.min(10, view.proximity) * 0.3;
    case 'back':
      return mustLeave(o) ? 3 : -1;
    default:
      return 0;
  }
}

/**
 * The worth of choosing the operative `other` as a target: higher the more tokens it carries; negative for the seat's own second operative.
 */
const rival = ({ view, op }: Outlook, other: number): number => {
  const them = view.ops[other]!;
  return other % view.options.players === op % view.options.players ? -5 : 0.5 + 0.2 * them.tokens.length;
};

/** The worth of a move when a card asks for a decision of this kind. */
export function answerWorth(o: Outlook, kind: AskKind, move: Move, temper: Temper): number {
  const leave = mustLeave(o);
  switch (move.do) {
    case 'hand-in':
      return handIn(o);
    case 'way':
      return move.by < 0 === (leave || o.room === SECRET) ? 1 : 0;
    case 'on':
      return leave || actionWorth(o, 'advance') > 0 ? 1 : 0;
    case 'stop':
      return kind === 'bank' ? (leave && o.safe < o.need ? -1 : 1) : kind === 'spare' ? -0.8 : 0;
    case 'room':
      return kind === 'lure' ? (move.room < o.room ? 0.2 : 0.6) : roomWorth(o, move.room);
    case 'turn-down':
      return 2;
    case 'action':
      return actionWorth(o, move.action);
    case 'option':
      return option(o, move.say);
    case 'guard':
      return kind === 'order' ? (move.kind === 'sweeper' ? 1 : 0) : move.kind === 'guard' ? 1.5 : 1;
    case 'operative':
      return rival(o, move.op);
    case 'item': {
      const worth = cardWorth(o, move.item, temper) + (itemDef(move.item).after === 'hand' ? 0.4 : 0);
      return kind === 'keep' ? worth : -worth * 0.5;
    }
    case 'token':
      return kind === 'swap' ? 3 - move.value : move.value + (o.room >= FLOOR ? 0.1 : 0);
    default:
      return 0;
  }
}
