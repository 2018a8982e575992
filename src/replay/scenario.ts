/** Runs scenarios of a game: lays out a table, plays moves written as sentences, and checks expectations on the way. */
import * as v from 'valibot';
import type { Refusal } from '../core/game.ts';
import { NotationError } from '../core/notation.ts';
import { canonical } from './untrusted.ts';

const text = v.pipe(v.string(), v.maxLength(300));
const step = v.union([
  text,
  v.strictObject({ expect: v.record(text, v.unknown()) }),
  v.strictObject({ refused: text, because: v.exactOptional(text) }),
  v.strictObject({ note: text }),
]);
/** Makes the schema of one scenario in a file. `table`: the schema of a laid-out table. */
export const scenarioOf = <const T extends v.GenericSchema>(table: T) =>
  v.strictObject({
    name: text,
    rule: v.exactOptional(text),
    note: v.exactOptional(text),
    setup: v.exactOptional(table),
    play: v.pipe(v.array(step), v.maxLength(500)),
  });

export interface Result<E> {
  name: string;
  ok: boolean;
  /** why the scenario failed; null if it passed */
  problem: string | null;
  events: E[];
  /** a digest of the final state, equal for plays that end in the same state */
  digest: string;
}

/** What a game provides so that its scenarios can be run. `T`: a laid-out table; `X`: a running game; `M`: its moves; `E`: its events. */
export interface Staging<T, X extends { s: object }, M, E> {
  schema: v.GenericSchema<unknown, { name: string; setup?: T | undefined; play: v.InferOutput<typeof step>[] }>;
  /**
   * Starts a game on a table and returns it at its first decision. `tell` gets the events from then on. Throws `NotationError` for an
   * impossible table.
   */
  begin(setup: T | undefined, tell: (event: E) => void): X;
  /** Returns the same game continuing from another state. */
  from(x: X, state: X['s']): X;
  legal(x: X): M[];
  /** Reads a sentence: returns the player who moves, by index, and the move. Throws `NotationError`. */
  read(x: X, sentence: string): { who: number; move: M };
  same(a: M, b: M): boolean;
  text(x: X, move: M): string;
  /** Returns the player who has to decide, by index and name; null if nobody has. */
  asked(x: X): { who: number; name: string } | null;
  play(x: X, move: M, legal: readonly M[]): void;
  /** Returns the current value of the fact that an expectation names. Throws `NotationError` for an unknown name. */
  fact(x: X, events: readonly E[], name: string): unknown;
  /** Converts the value an expectation asks for to the form `fact` returns. Left out if scenarios write it in that form. */
  wanted?(name: string, value: unknown): unknown;
  /** Returns why the player of this index may not make a move now; null if they may. */
  why(x: X, who: number, move: M): Refusal | null;
  /** the prefix of the keys of refusals; scenarios name a refusal without it */
  reasons: string;
}

function check<X extends { s: object }, E>(
  { fact, wanted = (_name, value) => value }: Pick<Staging<unknown, X, unknown, E>, 'fact' | 'wanted'>,
  x: X,
  events: readonly E[],
  expected: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(expected)) {
    const found = fact(x, events, name);
    if (canonical(found) !== canonical(wanted(name, value)))
      throw new NotationError(`${name} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`);
  }
}

function playSentence<T, X extends { s: object }, M, E>(staging: Staging<T, X, M, E>, x: X, sentence: string): void {
  const legal = staging.legal(x);
  const { who, move } = staging.read(x, sentence);
  const found = legal.find((one) => staging.same(one, move));
  const asked = staging.asked(x);
  if (asked === null) throw new NotationError(`"${sentence}" is not legal: the game is over`);
  if (found === undefined || who !== asked.who) {
    const moves = legal.slice(0, 40).map((one) => staging.text(x, one));
    throw new NotationError(`"${sentence}" is not legal: ${asked.name} decides, and can ${moves.join(' · ')}`);
  }
  staging.play(x, found, legal);
}

/** Throws `NotationError` if the move of a sentence is legal, or is refused for a reason other than the one named. */
function checkRefused<T, X extends { s: object }, M, E>(
  { read, why, reasons }: Staging<T, X, M, E>,
  x: X,
  sentence: string,
  because: string | undefined,
): void {
  const { who, move } = read(x, sentence);
  const reason = why(x, who, move);
  if (reason === null) throw new NotationError(`"${sentence}" is legal`);
  if (because !== undefined && reason.key !== reasons + because)
    throw new NotationError(`"${sentence}" is refused because of ${reason.key}, not ${because}`);
}

/** Returns how often an event of this type has happened. `types`: all event types, so that a misspelt one is an error. */
export function timesOf(events: readonly { type: string }[], type: string, types: object): number {
  if (!Object.hasOwn(types, type)) throw new NotationError(`no event is called "${type}"`);
  return events.filter((event) => event.type === type).length;
}

/**
 * Makes the function that runs a game's scenarios. The game's charts run as on the screen ('live'), as in simulation ('compiled'), or by a
 * given port.
 */
export const scenariosOn =
  <T, P, X extends { s: object }, M, E>(
    charts: { simulationPort(): P; xstatePort(): P },
    staging: (port: P) => Staging<T, X, M, E>,
  ) =>
  (json: unknown, on: 'live' | 'compiled' | P): Result<E> =>
    playScenario(json, staging(on === 'live' ? charts.xstatePort() : on === 'compiled' ? charts.simulationPort() : on));

/** Runs one scenario. Never throws: `problem` says what is wrong with it or with the rules. `json` may be any JSON. */
function playScenario<T, X extends { s: object }, M, E>(json: unknown, staging: Staging<T, X, M, E>): Result<E> {
  const result: Result<E> = { name: '(without a name)', ok: false, problem: null, events: [], digest: '' };
  let where = '';
  try {
    const read = v.safeParse(staging.schema, json);
    if (!read.success)
      throw new NotationError(`${v.getDotPath(read.issues[0]) ?? 'scenario'}: ${read.issues[0].message}`);
    const { name, setup, play } = read.output;
    result.name = name;
    let x = staging.begin(setup, (event) => void result.events.push(event));
    for (const [i, one] of play.entries()) {
      where = `step ${i + 1}: ${JSON.stringify(one)}\n`;
      // Writes the state to JSON and reads it back before every move, to prove that it is plain JSON.
      x = staging.from(x, JSON.parse(JSON.stringify(x.s)) as X['s']);
      if (typeof one === 'string') playSentence(staging, x, one);
      else if ('expect' in one) check(staging, x, result.events, one.expect);
      else if ('refused' in one) checkRefused(staging, x, one.refused, one.because);
    }
    result.ok = true;
    result.digest = canonical(x.s);
  } catch (error) {
    result.problem = `${where}${error instanceof NotationError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
  return result;
}
