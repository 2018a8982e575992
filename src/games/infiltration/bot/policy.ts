/**
 * The bot's policy: estimates from its view what a card is worth to an operative now, in zettabytes. Looks one step ahead, without search.
 */
import { itemDef, roomDef } from '../rules/defs.ts';
import { type Card, DEEPEST, isAction, SECRET } from '../rules/model.ts';
import type { Action, Slot, Word } from '../rules/words.ts';
import { isExit } from '../rules/way-out.ts';
import { count, mustLeave, type Outlook, type SeenRoom, TOKEN, unseenTokens } from './outlook.ts';

/** How boldly an operative plays. */
export interface Temper {
  /** the probability of being caught that the operative accepts */
  risk: number;
  /** the factor by which the operative multiplies the worth of going deeper */
  deep: number;
}

/** Returns the zettabytes an operative carries; unknown tokens count as average. */
const carried = ({ me }: Outlook): number =>
  me.tokens.reduce<number>((sum, value) => sum + (value ?? TOKEN), 0) + 3 * (me.prototypes + Number(me.blackmail));

/** Returns the average number of tokens a Download takes in a room, given the other operatives there. */
function downloads({ here, rivals, view }: Outlook, room: SeenRoom = here): number {
  const others = rivals.length * 0.5;
  const first = room.downloads === 0 ? 1 / (1 + others) : 0;
  const most = room.sludge ? 1 : 1 + first;
  const left = view.options.extract ? count(room.tokens) / (1 + others) : count(room.tokens) - others;
  return Math.max(0, Math.min(most, left));
}

/** How many tokens appear in a room if its worker or lock is removed. */
const releases = (room: SeenRoom, slot: Slot): number => {
  const def = room.hasSlot && room.code !== null ? roomDef(room.code).slot : null;
  return def?.kind === slot ? def.releases : 0;
};

/** Returns the cost of one point of alarm, in zettabytes: every security roll adds the alarm to the proximity. */
const alarmWorth = ({ view }: Outlook): number => 0.5 + Math.max(0, 99 - view.proximity) / 60;

/**
 * Returns roughly what a list of card effects is worth. `depth`: how deeply effects that play actions are nested, to limit the recursion.
 */
function wordsWorth(o: Outlook, words: readonly Word[], depth = 0): number {
  return words.reduce((sum, word) => sum + wordWorth(o, word, depth), 0);
}

function wordWorth(o: Outlook, word: Word, depth: number): number {
  const { me, here, rivals, view, room } = o;
  switch (word.w) {
    case 'alarm':
      return -word.n * alarmWorth(o);
    case 'alarmTo':
      return (view.alarm - word.n) * alarmWorth(o);
    case 'proximity':
      return -word.n * 0.12;
    case 'draw':
      return word.n * 0.8;
    case 'search':
      return 1.2;
    case 'discard':
      return me.items.length > 0 ? -0.5 : 0;
    case 'heal':
      return me.wounded ? 2.5 : 0;
    case 'take': {
      const left = word.special === 'prototype' ? view.prototypes > 0 : view.blackmail;
      return left ? 3 : 0;
    }
    case 'escape':
      return mustLeave(o) ? 5 + carried(o) * 0.5 : -2;
    case 'add':
      return word.n * 0.8;
    case 'gather':
      return Math.min(word.n, count(here.tokens)) * TOKEN;
    case 'remove':
      return (releases(here, word.slot) + (word.extra ?? 0) * Number(releases(here, word.slot) > 0)) * 0.55;
    case 'gatherReleased':
      return releases(here, 'worker') > 0 ? TOKEN : 0;
    case 'play':
      return depth > 0 ? 0 : actionWorth(o, word.action, depth + 1) + (word.action === 'download' ? released(o) : 0);
    case 'playBoth':
      return actionWorth(o, 'download', 1) + actionWorth(o, 'interface', 1);
    case 'steal':
      return rivals.some((op) => view.ops[op]!.tokens.length > 0) ? 1.5 * TOKEN : 0;
    case 'swapToken':
      return me.tokens.includes(1) ? 0.9 : 0;
    case 'strike':
      return view.guards.some((one) => one.room === room) ? 1.5 : hit(o, 0.8);
    case 'destroy':
      return view.guards.some((one) => Math.abs(one.room - room) === 1) ? 1.5 : 0;
    case 'distract':
      return view.guards.some((one) => one.up && one.room === room) ? 1.8 : 0;
    case 'delay':
      return word.whom === 'self' ? -1.5 : hit(o, 0.6);
    case 'wound':
      return word.whom === 'self' ? -2 : rivals.length * 0.7;
    case 'move':
      return word.by < 0 ? (mustLeave(o) ? 2 + word.most : -1) : stepWorth(o) * (word.by === 0 ? 0.9 : 1.2);
    case 'goTo':
      return mustLeave(o) ? 2 : 0.3;
    case 'secret':
      return view.rooms[SECRET]!.up && count(view.rooms[SECRET]!.tokens) === 0 ? -1 : mustLeave(o) ? -4 : 1.5;
    case 'bank':
      return mustLeave(o) && o.safe < o.need ? carried(o) * 0.6 : 0;
    case 'place':
      return rivals.length > 0 && count(here.tokens) > 2 ? 1 : 0.1;
    case 'brace':
      return me.delayed && mustLeave(o) ? 3 : 0.2;
    case 'hurry':
      return mustLeave(o) ? 3 : stepWorth(o);
    case 'choose':
      return Math.max(...word.of.map(({ then }) => wordsWorth(o, then, depth)));
    default:
      return 0;
  }
}

/**
 * Returns the worth of an effect that must hit another operative in this room; negative if only the seat's own second operative is there, 0
 * if nobody is.
 */
function hit({ rivals, op, view }: Outlook, worth: number): number {
  const { players } = view.options;
  if (rivals.some((other) => other % players !== op % players)) return worth;
  return rivals.length > 0 ? -worth : 0;
}

/** Returns what removing a worker or lock in this room first gains a later Download; 0 if two or more tokens are there already. */
const released = (o: Outlook): number => (count(o.here.tokens) >= 2 ? 0 : TOKEN * 0.5);

/** Returns the worth of going one room deeper: about half of the tokens expected there, if there is time to come back. */
function stepWorth(o: Outlook): number {
  const { room, view, safe, need } = o;
  if (room >= DEEPEST || room === SECRET || safe < need + 3) return -2;
  const next = view.rooms[room + 1]!;
  const tokens = next.up ? count(next.tokens) : unseenTokens(room + 1);
  return Math.min(3, tokens) * TOKEN * 0.45;
}

/** Returns the worth of playing an action now, in zettabytes. */
export function actionWorth(o: Outlook, action: Action, depth = 0): number {
  const { here } = o;
  switch (action) {
    case 'advance':
      return stepWorth(o);
    case 'retreat':
      return mustLeave(o) ? 4 + carried(o) * 0.5 : -2;
    case 'interface':
      if (!here.up || !here.hasInterface || here.code === null) return -0.5;
      if (isExit(here) && mustLeave(o)) return 6 + carried(o) * 0.5;
      return wordsWorth(o, roomDef(here.code).interface, depth);
    default:
      return downloads(o) * TOKEN;
  }
}

/** Returns the worth of laying a card, in zettabytes. An item that would be used up costs a little, since it could be kept. */
export function cardWorth(o: Outlook, card: Card, { deep }: Temper): number {
  if (isAction(card)) return actionWorth(o, card) * (card === 'advance' ? deep : 1);
  const { after, words } = itemDef(card);
  return wordsWorth(o, words) - (after === 'hand' ? 0.2 : 0.7);
}
