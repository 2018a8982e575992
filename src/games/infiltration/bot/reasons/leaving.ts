/** Reasons about time: to leave the building, to stay a little longer, and to keep away from guards. */
import { SECRET } from '../../rules/model.ts';
import { END } from '../../rules/play.ts';
import { guardsAdd } from '../../rules/walks.ts';
import { isExit } from '../../rules/way-out.ts';
import { kind } from './kinds.ts';
import {
  canWaste,
  headsOut,
  itemWords,
  movesOff,
  named,
  type Point,
  plays,
  roomWords,
  spare,
  threat,
  titleOf,
  words,
} from './point.ts';

/** Whether the next security roll can close the building. */
const canClose = ({ view }: Point): boolean => view.proximity + guardsAdd(view, 1) + view.alarm + 6 >= END;
/** Whether the other move stays in the building without a step towards the exit. */
const otherStays = ({ other, otherCard }: Point): boolean => other !== null && otherCard !== 'retreat';
const time = (p: Point) => ({ need: p.need, safe: p.safe });
const atDoor = ({ me }: Point): boolean => me.room === 0;

export const LEAVING = [
  kind('inf.reason.leave.door', 'safety', 8, (p) => plays(p, 'retreat') && atDoor(p) && canClose(p) && otherStays(p)),
  kind('inf.reason.leave.late', 'safety', 7, (p) => headsOut(p) && !atDoor(p) && spare(p) < 0, time),
  kind(
    'inf.reason.leave.now',
    'safety',
    6,
    (p) => headsOut(p) && !atDoor(p) && spare(p) === 0,
    ({ need }) => ({ need }),
  ),
  kind(
    'inf.reason.leave.slack',
    'safety',
    4,
    (p) => headsOut(p) && otherStays(p) && !atDoor(p) && spare(p) >= 1 && spare(p) <= 3,
    (p) => ({ spare: spare(p) }),
  ),
  kind(
    'inf.reason.leave.exit',
    'safety',
    7,
    (p) => roomWords(p).some(({ w }) => w === 'escape') && isExit(p.here) && p.me.room > 0 && p.me.room < SECRET,
    (p) => ({ room: titleOf(p, p.me.room), walk: p.me.wounded ? 2 * p.me.room + 1 : p.me.room + 1 }),
  ),
  kind(
    'inf.reason.leave.item',
    'safety',
    6.5,
    (p) =>
      words(itemWords(p), 'move').some(({ by, most }) => by < 0 && most === 2) && p.me.room >= 1 && p.me.room < SECRET,
    (p) => ({ card: named(p.card) }),
  ),
  kind(
    'inf.reason.leave.safe',
    'safety',
    1.5,
    (p) => headsOut(p) && p.me.tokens.length > 0 && otherStays(p),
    ({ me }) => ({ n: me.tokens.length }),
  ),
  kind(
    'inf.reason.stay.time',
    'safety',
    1,
    (p) =>
      p.kind === 'pick' &&
      p.card !== null &&
      !movesOff(p) &&
      words(roomWords(p), 'escape').length === 0 &&
      p.otherCard === 'retreat' &&
      canWaste(p, 2) &&
      spare(p) >= 2,
    time,
  ),
  kind(
    'inf.reason.guard.avoid',
    'other',
    3.5,
    (p) => p.kind === 'pick' && movesOff(p) && threat(p) !== null && otherStays(p) && p.otherCard !== 'advance',
    (p) => ({ guard: threat(p)! }),
  ),
  kind(
    'inf.reason.guard.cover',
    'other',
    9,
    (p) => p.taken.move.do === 'hand-in' && threat(p) !== null,
    (p) => ({ guard: threat(p)! }),
  ),
  kind('inf.reason.ask.out', 'safety', 2, (p) => p.taken.move.do === 'way' && p.taken.move.by < 0, time),
  kind(
    'inf.reason.ask.deeper',
    'gain',
    2,
    (p) => p.taken.move.do === 'way' && p.taken.move.by > 0 && spare(p) >= 2,
    time,
  ),
];
