/**
 * Decides when a coach falls silent: it stops giving a kind of advice that has been followed twice or dismissed twice, and speaks only a few
 * times in one match.
 */
import * as v from 'valibot';

/** How often each kind of advice was followed and dismissed (`aside`). */
export type Heard = Readonly<Record<string, { followed: number; aside: number }>>;

/** Advice that has been followed, or dismissed, this often is no longer given. */
const ENOUGH = 2;

/** The coach speaks at most this often in one match, of one kind of mistake in it, and of turns that are over. */
const MOST = { words: 5, kind: 2, turns: 1 };
/** A person who has heard this much advice hears less of it in a match. */
const SEASONED = { from: 8, words: 3 };

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const schema = v.record(v.pipe(v.string(), v.maxLength(40)), v.object({ followed: count, aside: count }));

/** Checks the counts of followed and dismissed advice stored on the device; {} if they cannot be read. */
export function readHeard(json: unknown): Heard {
  const read = v.safeParse(schema, json);
  return read.success ? read.output : {};
}

/** Whether advice of this kind is still given. */
export function speaks(heard: Heard, kind: string): boolean {
  const one = Object.hasOwn(heard, kind) ? heard[kind] : undefined;
  return one === undefined || (one.followed < ENOUGH && one.aside < ENOUGH);
}

/** Returns the counts after advice of this kind was followed or dismissed once more. */
export function withHeard(heard: Heard, kind: string, how: 'followed' | 'aside'): Heard {
  const one = (Object.hasOwn(heard, kind) ? heard[kind] : undefined) ?? { followed: 0, aside: 0 };
  return { ...heard, [kind]: { ...one, [how]: one[how] + 1 } };
}

/** What the coach has said in a match so far: the kinds of advice, in order, and on how many turns it has commented. */
interface Spoken {
  kinds: string[];
  turns: number;
  /** how often it may speak in this match */
  most: number;
}

/** What has been said when a match begins: nothing. `heard`: all advice before it. */
export function nothingSpoken(heard: Heard): Spoken {
  const before = Object.values(heard).reduce((sum, { followed, aside }) => sum + followed + aside, 0);
  return { kinds: [], turns: 0, most: before < SEASONED.from ? MOST.words : SEASONED.words };
}

/** Whether the coach may warn once more in a match. `grave`: the move may lose the game at once, so it always may. */
export const mayWarn = ({ kinds, most }: Spoken, kind: string, grave: boolean): boolean =>
  grave || (kinds.length < most && kinds.filter((one) => one === kind).length < MOST.kind);

/** Whether the coach may comment on a turn in a match. */
export const mayComment = ({ kinds, turns, most }: Spoken): boolean => kinds.length < most && turns < MOST.turns;
