/** Decides when a coach falls silent: it stops giving a kind of advice that has been followed twice or dismissed twice. */
import * as v from 'valibot';

/** How often each kind of advice was followed and dismissed (`aside`). */
export type Heard = Readonly<Record<string, { followed: number; aside: number }>>;

/** Advice that has been followed, or dismissed, this often is no longer given. */
const ENOUGH = 2;

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
