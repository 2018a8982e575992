/** Runs scenarios: a table laid out, a play written as sentences, and expectations checked on the way. */
import * as v from 'valibot';
import type { FlowPort } from '../../../core/flow.ts';
import { canonical } from '../../../replay/untrusted.ts';
import { simulationPort, xstatePort } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import type { Event } from '../rules/events.ts';
import { legalMoves, playMove } from '../rules/moves.ts';
import { sameMove } from '../rules/move.ts';
import { type Play, playOf } from '../rules/play.ts';
import { settle } from '../rules/settle.ts';
import { factOf } from './facts.ts';
import { NotationError, operativeName } from './names.ts';
import { legalOf, moveText, readMove } from './notate.ts';
import { layTable, tableSchema } from './table-setup.ts';

const text = v.pipe(v.string(), v.maxLength(300));
const step = v.union([
  text,
  v.strictObject({ expect: v.record(text, v.unknown()) }),
  v.strictObject({ refused: text }),
  v.strictObject({ note: text }),
]);
/** What a file of scenarios holds, one by one. */
const scenarioSchema = v.strictObject({
  name: text,
  rule: v.exactOptional(text),
  note: v.exactOptional(text),
  setup: v.exactOptional(tableSchema),
  play: v.pipe(v.array(step), v.maxLength(500)),
});

export interface Result {
  name: string;
  ok: boolean;
  /** why it failed; null when it passed */
  problem: string | null;
  events: Event[];
  /** equal for plays that end in the same state */
  digest: string;
}

function check(x: Play, events: readonly Event[], expected: Readonly<Record<string, unknown>>): void {
  for (const [name, wanted] of Object.entries(expected)) {
    const found = factOf(x.s, events, name);
    if (canonical(found) !== canonical(wanted))
      throw new NotationError(`${name} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  }
}

function refused(x: Play, sentence: string): void {
  const { op, move } = readMove(x.t, sentence);
  if (x.s.ask?.op === op && legalMoves(x.s).some((one) => sameMove(one, move)))
    throw new NotationError(`"${sentence}" is legal`);
}

function playSentence(x: Play, sentence: string): void {
  const legal = legalMoves(x.s);
  const { op } = readMove(x.t, sentence);
  const move = legalOf(x.t, sentence, legal);
  const asked = x.s.ask?.op;
  if (move === null || op !== asked) {
    const who = asked === undefined ? 'nobody' : operativeName(x.t, asked);
    const moves = legal.slice(0, 40).map((one) => moveText(x.t, one));
    throw new NotationError(`"${sentence}" is not legal: ${who} is asked, and can ${moves.join(' · ')}`);
  }
  playMove(x, move, legal);
}

/** Runs one scenario. Never throws: what is wrong with it or with the rules stands in `problem`. `json` may be any JSON. */
export function runScenario(json: unknown, on: 'live' | 'compiled' | FlowPort<Play>): Result {
  const result: Result = { name: '(without a name)', ok: false, problem: null, events: [], digest: '' };
  let where = '';
  try {
    const read = v.safeParse(scenarioSchema, json);
    if (!read.success)
      throw new NotationError(`${v.getDotPath(read.issues[0]) ?? 'scenario'}: ${read.issues[0].message}`);
    const { name, setup = {}, play } = read.output;
    result.name = name;
    const port = on === 'live' ? xstatePort() : on === 'compiled' ? simulationPort() : on;
    const laid = layTable(setup, port);
    // A state is plain JSON: it is written and read back before every move.
    let x = playOf(laid.s, port, (event) => void result.events.push(event));
    settle(x);
    for (const [i, one] of play.entries()) {
      where = `step ${i + 1}: ${JSON.stringify(one)}\n`;
      x = playOf(copyState(JSON.parse(JSON.stringify(x.s)) as Play['s']), port, x.tell);
      if (typeof one === 'string') playSentence(x, one);
      else if ('expect' in one) check(x, result.events, one.expect);
      else if ('refused' in one) refused(x, one.refused);
    }
    result.ok = true;
    result.digest = canonical(x.s);
  } catch (error) {
    result.problem = `${where}${error instanceof NotationError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
  return result;
}
