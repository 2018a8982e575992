/**
 * The coach for whole games: warns before a card is laid when something is about to go wrong. It uses only the learner's own view, so it
 * knows no more than a careful player at the same seat.
 */
import { type Sentence, sentence } from '../../../core/sentence.ts';
import { cardAnchor, guardAnchor, PROXIMITY, roomAnchor } from '../anchors.ts';
import { chanceOut, DEEPEST, isAction, itemDef, roomDef, slotsIn, stayingOut, turnsBefore } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { staysOpen } from '../rules/risk.ts';
import type { OperativeView, RoomView, View } from '../rules/view.ts';
import { isExit } from '../rules/way-out.ts';
import type { Word } from '../rules/words.ts';

/** The kinds of mistakes the coach warns about, most serious first. */
export const ADVICE = [
  'too-deep',
  'too-long',
  'empty-handed',
  'guard-acts',
  'nothing-lies',
  'no-function',
  'no-slot',
  'no-deeper',
] as const;
/** The kinds of comments the coach makes after a round. */
export const AFTER = ['took-nothing'] as const;
type Kind = (typeof ADVICE | typeof AFTER)[number];

/**
 * A warning about a card or a comment on a round: the kind of mistake, what happens, the rule by its name and in a sentence, and the anchor.
 */
export interface CoachAdvice {
  kind: Kind;
  /** whether the card may lose the game at once */
  grave: boolean;
  title: Sentence;
  text: Sentence;
  rule: Sentence;
  at: string;
}

const warning = (kind: Kind, at: string, text: Sentence): CoachAdvice => ({
  kind,
  grave: kind === 'too-deep' || kind === 'too-long',
  title: sentence(`advice.${kind}`),
  text,
  rule: sentence(`advice.${kind}.1`),
  at,
});

/** Chances of getting out of the building: above GOOD, one counts as good; below POOR, as poor. */
const GOOD = 0.6;
const POOR = 0.5;
/** The coach warns when a card lowers the chance of getting out by at least this much. */
const DEAR = 0.15;

/** A chance as the screen shows it: in whole percent. */
const percent = (chance: number): number => Math.round(100 * chance) / 100;

/** What the coach judges a card by: the view, the index of the operative that lays it, that operative, and the room it is in. */
interface Here {
  view: View;
  op: number;
  me: OperativeView;
  room: RoomView;
}

/** The coach's warning about laying this card; null if it has none. `view` is the learner's, with the decision open. */
export function advise(view: View, move: Move): CoachAdvice | null {
  const { decision } = view;
  if (decision?.kind !== 'pick' || move.do !== 'pick') return null;
  const { op } = decision;
  const me = view.ops[op]!;
  const here: Here = { view, op, me, room: view.rooms[me.room]! };
  return ofTime(here, move.card) ?? ofPlace(here, move.card) ?? ofGuards(here, move.card);
}

/** Whether laying this card helps the operative get out of the building. */
function leads({ room }: Here, card: Card): boolean {
  if (card === 'retreat') return true;
  if (card === 'interface') return isExit(room);
  const outwards = (word: Word): boolean =>
    (word.w === 'move' && word.by !== 1) || word.w === 'goTo' || word.w === 'hurry' || word.w === 'proximity';
  return !isAction(card) && itemDef(card).words.some(outwards);
}

/** Finds a warning about time: going one room too deep, staying too long, or leaving with nothing while there is time. */
function ofTime(here: Here, card: Card): CoachAdvice | null {
  const { view, op, me } = here;
  const chances = chanceOut(view, op);
  if (chances === null) return null;
  const { now, deeper } = chances;
  const carries = me.tokens.length + me.prototypes + Number(me.blackmail) > 0;
  // an operative that carries nothing has nothing to lose
  if (!carries && card !== 'retreat') return null;
  const waiting = stayingOut(view, op)!.stay.chance;
  if (card === 'advance') {
    if (deeper === null || deeper.chance > POOR || now.chance - deeper.chance < DEAR) return null;
    return warning(
      'too-deep',
      PROXIMITY,
      sentence('advice.too-deep.0', { now: percent(now.chance), then: percent(deeper.chance) }),
    );
  }
  if (card === 'retreat')
    return me.room === 0 && !carries && staysOpen(view.proximity, view.alarm, 4) > GOOD
      ? warning('empty-handed', roomAnchor(0), sentence('advice.empty-handed.0'))
      : null;
  if (leads(here, card) || waiting > POOR || now.chance - waiting < DEAR) return null;
  return warning(
    'too-long',
    PROXIMITY,
    sentence('advice.too-long.0', { now: percent(now.chance), then: percent(waiting) }),
  );
}

/** Finds a warning about the room: a card that would do nothing there. */
function ofPlace(here: Here, card: Card): CoachAdvice | null {
  const { view, op, me, room } = here;
  const at = roomAnchor(me.room);
  if (card === 'download' || card === 'extract')
    return room.tokens === 0 ? warning('nothing-lies', at, sentence('advice.nothing-lies.0')) : null;
  if (card === 'interface') {
    const works = room.hasInterface && room.code !== null && roomDef(room.code).interface.length > 0;
    return works || room.placed.some(({ tokens }) => tokens > 0)
      ? null
      : warning('no-function', at, sentence('advice.no-function.0'));
  }
  if (card === 'advance') return me.room >= DEEPEST ? warning('no-deeper', at, sentence('advice.no-deeper.0')) : null;
  if (isAction(card)) return null;
  const [first] = itemDef(card).words;
  if (first?.w !== 'remove' || slotsIn(view, me.room, first.slot, first.where).length > 0) return null;
  return warning('no-slot', cardAnchor(view, op, card), sentence('advice.no-slot.0', { item: itemDef(card).title }));
}

/** Finds a warning about guards: staying with one that wounds. */
function ofGuards(here: Here, card: Card): CoachAdvice | null {
  const { view, me } = here;
  if (me.wounded || me.covered || (card !== 'interface' && card !== 'download') || leads(here, card)) return null;
  const found = view.guards.find(
    ({ kind, room, up }) => up && room === me.room && (kind === 'sergeant' || (kind === 'guard' && room > 0)),
  );
  return found ? warning('guard-acts', guardAnchor(found.kind), sentence('advice.guard-acts.0')) : null;
}

/** A move of the learner's, and their view of the decision. */
interface Made {
  view: View;
  move: Move;
}

/** The number of the round that a view belongs to. */
export const turnOf = ({ round }: View): number => round;

/** What the learner missed in a round of these moves, now that `view` is open; null for nothing. */
export function missed(round: readonly Made[], view: View): CoachAdvice | null {
  const laid = round.find(({ move }) => move.do === 'pick' && move.card === 'download');
  if (laid === undefined) return null;
  const { op } = laid.view.decision!;
  const { room, tokens } = laid.view.ops[op]!;
  const took = view.ops[op]!.tokens.length - tokens.length;
  if (took > 0 || view.ops[op]!.room !== room || laid.view.rooms[room]!.tokens === 0) return null;
  const { code, tokens: left } = view.rooms[room]!;
  if (turnsBefore(laid.view, op) === 0 || left > 0 || code === null) return null;
  return warning('took-nothing', roomAnchor(room), sentence('advice.took-nothing.0', { room: roomDef(code).title }));
}
