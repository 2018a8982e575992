/** A coach falls silent as it is not needed: each kind of advice stops when it was followed twice, or left aside twice. */
import * as v from 'valibot';

/** How often each kind was followed and left aside. */
export type Heard = Readonly<Record<string, { followed: number; aside: number }>>;

/** So often, and it is known. */
const ENOUGH = 2;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const schema = v.record(v.pipe(v.string(), v.maxLength(40)), v.object({ followed: count, aside: count }));

/** What was heard, from the device; nothing when it cannot be read. */
export function readHeard(json: unknown): Heard {
  const read = v.safeParse(schema, json);
  return read.success ? read.output : {};
}

/** Whether this kind is still spoken of. */
export function speaks(heard: Heard, kind: string): boolean {
  const one = Object.hasOwn(heard, kind) ? heard[kind] : undefined;
  return one === undefined || (one.followed < ENOUGH && one.aside < ENOUGH);
}

/** What was heard, with one more time. */
export function withHeard(heard: Heard, kind: string, how: 'followed' | 'aside'): Heard {
  const one = (Object.hasOwn(heard, kind) ? heard[kind] : undefined) ?? { followed: 0, aside: 0 };
  return { ...heard, [kind]: { ...one, [how]: one[how] + 1 } };
}
