/** Reasons about tokens: to take them, and to go where they are. */
import { DEEPEST, FLOOR, SECRET } from '../../rules/model.ts';
import { FENCE } from '../../rules/registry.ts';
import { unseenTokens } from '../outlook.ts';
import { kind } from './kinds.ts';
import { canWaste, goesBefore, itemWords, named, type Point, plays, spare, takes, titleOf, words } from './point.ts';

/** Whether a Download here takes as many tokens as usual. */
const free = ({ here }: Point): boolean => !here.sludge && here.placed.every(({ item }) => item !== FENCE);
/** Whether a Download here is the first of the round so far, and there are two tokens for it. */
const takesTwo = (p: Point): boolean => plays(p, 'download') && p.here.downloads === 0 && p.here.tokens >= 2 && free(p);
const before = (p: Point): number[] => p.rivals.filter((rival) => goesBefore(p, rival, p.op));
const seat = (p: Point, op: number | undefined): string => (op === undefined ? '' : p.view.ops[op]!.seat);

/** The next room deeper; null if there is none on the way in. */
const deeper = ({ view, me: { room } }: Point) => (room < DEEPEST ? view.rooms[room + 1]! : null);
const dark = (p: Point): boolean => deeper(p)?.up === false;
/** Whether there is time for a step deeper, and the way back. */
const inTime = (p: Point): boolean => canWaste(p, 3);

export const GAINING = [
  kind(
    'inf.reason.take.ahead',
    'gain',
    4,
    (p) => takesTwo(p) && p.rivals.length > 0 && before(p).length === 0,
    (p) => ({ rival: seat(p, p.rivals[0]) }),
  ),
  kind('inf.reason.take.alone', 'gain', 3.5, (p) => takesTwo(p) && p.rivals.length === 0),
  kind('inf.reason.take.last', 'gain', 2, (p) => takes(p) && p.here.tokens === 1 && free(p) && p.rivals.length === 0),
  kind(
    'inf.reason.take.enough',
    'gain',
    2.5,
    (p) => plays(p, 'download') && free(p) && before(p).length > 0 && p.here.tokens >= before(p).length + 2,
    (p) => ({ rival: seat(p, before(p)[0]) }),
  ),
  kind(
    'inf.reason.take.sure',
    'gain',
    1.8,
    (p) => takes(p) && p.here.tokens > before(p).length + 1 && free(p) && p.otherCard === 'advance' && dark(p),
  ),
  kind(
    'inf.reason.take.no-time',
    'safety',
    2.2,
    (p) =>
      takes(p) &&
      p.here.tokens > before(p).length + 1 &&
      free(p) &&
      p.otherCard === 'advance' &&
      !canWaste(p, 3) &&
      spare(p) <= 2,
  ),
  kind(
    'inf.reason.take.extract-alone',
    'gain',
    3.5,
    (p) => plays(p, 'extract') && p.here.tokens >= 2 && p.rivals.length === 0,
  ),
  kind(
    'inf.reason.take.extract-share',
    'gain',
    3.5,
    (p) => plays(p, 'extract') && p.here.tokens >= 2 && p.rivals.length > 0,
    (p) => ({ n: p.here.tokens, rival: seat(p, p.rivals[0]) }),
  ),
  kind(
    'inf.reason.go.empty',
    'gain',
    3,
    (p) => plays(p, 'advance') && p.me.room < DEEPEST && p.here.tokens === 0 && inTime(p),
  ),
  kind(
    'inf.reason.go.dark',
    'gain',
    2.2,
    (p) =>
      plays(p, 'advance') && dark(p) && p.here.tokens >= 1 && unseenTokens(p.me.room + 1) > p.here.tokens && inTime(p),
    (p) => ({ n: p.here.tokens }),
  ),
  kind(
    'inf.reason.go.crowd',
    'gain',
    2.1,
    (p) =>
      plays(p, 'advance') &&
      (dark(p) || (deeper(p)?.tokens ?? 0) > 0) &&
      p.rivals.length > 0 &&
      p.here.tokens > 0 &&
      (p.otherCard === 'download' || p.otherCard === 'extract'),
    (p) => ({ n: p.rivals.length }),
  ),
  kind(
    'inf.reason.go.rich',
    'gain',
    2.4,
    (p) => plays(p, 'advance') && deeper(p)?.up === true && deeper(p)!.tokens > Math.max(1, p.here.tokens),
    (p) => ({ room: titleOf(p, p.me.room + 1), n: deeper(p)!.tokens }),
  ),
  kind(
    'inf.reason.go.stairs',
    'gain',
    2.6,
    (p) => plays(p, 'advance') && p.me.room === FLOOR - 1 && dark(p) && inTime(p),
  ),
  kind(
    'inf.reason.go.twice',
    'gain',
    2.6,
    (p) =>
      words(itemWords(p), 'move').some(({ by, most }) => by > 0 && most === 2) &&
      p.me.room < DEEPEST - 1 &&
      p.me.room !== SECRET &&
      canWaste(p, 4),
    (p) => ({ card: named(p.card) }),
  ),
];
