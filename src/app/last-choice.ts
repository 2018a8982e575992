/** The opponent, seat and options a person chose for their last match, stored on the device. */
import * as v from 'valibot';
import type { MatchesPort } from '../hud/contract/ports.ts';

type LastChoice = ReturnType<MatchesPort['lastChoice']>;

const word = v.pipe(v.string(), v.maxLength(60));
const schema = v.object({
  persons: v.pipe(v.array(word), v.maxLength(12)),
  level: word,
  chosen: v.record(word, v.pipe(v.string(), v.maxLength(200))),
});

/** Checks the stored choice for the last match; null if it cannot be read. */
export function readLastChoice(json: unknown): LastChoice | null {
  const read = v.safeParse(schema, json);
  return read.success ? read.output : null;
}
