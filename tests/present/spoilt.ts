/** The presenter's chart with one thing spoilt: an arc or an action taken out, or a guard that says the opposite. */
import { createMachine } from 'xstate';
import { presenterMachine } from '../../src/present/presenter.machine.ts';

/** A part of the chart's config, which is read here as plain data. */
interface Config {
  [key: string]: unknown;
}
const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy in which everything but functions can be changed. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isConfig(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)])) as T;
}

const CONFIG = presenterMachine.config as unknown as Config;

/** The states of the chart, with the way to each; the chart itself first. */
function statesOf(config: Config = CONFIG, way: readonly string[] = []): { way: readonly string[]; config: Config }[] {
  const states = Object.entries((config['states'] ?? {}) as Record<string, Config>);
  return [{ way, config }, ...states.flatMap(([name, state]) => statesOf(state, [...way, name]))];
}
const stateIn = (config: Config, way: readonly string[]): Config =>
  way.reduce((at, name) => (at['states'] as Record<string, Config>)[name]!, config);

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** A list in the chart: arcs of a state for one event, or what is done on an arc, on entry or on exit. */
interface Place {
  way: readonly string[];
  /** the keys that lead to it from the state */
  keys: readonly (string | number)[];
  n: number;
}
const at = (config: Config, keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>((value, key) => (typeof key === 'number' ? listOf(value)[key] : (value as Config)[key]), config);

function arcs(): (Place & { arc: unknown })[] {
  return statesOf().flatMap(({ way, config }) =>
    [
      ['always'],
      ...['on', 'after'].flatMap((how) => Object.keys((config[how] ?? {}) as Config).map((event) => [how, event])),
    ].flatMap((keys) =>
      listOf(config[keys[0]!] === undefined ? undefined : at(config, keys)).map((arc, n) => ({ way, keys, n, arc })),
    ),
  );
}
const nameOf = ({ way, keys, n }: Place): string => `${way.join('.') || 'everywhere'}: ${keys.join(' ')} ${n + 1}`;

/** Guards that throw if they are asked far too often at once, so that a spoilt chart that goes round in circles ends. */
function fused(): Record<string, (given: never) => boolean> {
  let calls = 0;
  return Object.fromEntries(
    Object.entries(GUARDS).map(([name, guard]) => [
      name,
      (given: never) => {
        if (calls === 0) setImmediate(() => (calls = 0));
        if (++calls > 10_000) throw new Error('the chart goes round in circles');
        return guard(given);
      },
    ]),
  );
}
const GUARDS = presenterMachine.implementations.guards as unknown as Record<string, (given: never) => boolean>;

/** The chart without one element of a list. */
function without({ way, keys, n }: Place): typeof presenterMachine {
  const config = copy(CONFIG);
  const parent = at(stateIn(config, way), keys.slice(0, -1)) as Config;
  const key = keys.at(-1)! as string;
  parent[key] = listOf(parent[key]).filter((_, i) => i !== n);
  return createMachine(config as never, { ...presenterMachine.implementations, guards: fused() } as never) as never;
}

export interface Spoilt {
  name: string;
  machine(): typeof presenterMachine;
}

export const ARCS_OUT: readonly Spoilt[] = arcs().map((place) => ({
  name: nameOf(place),
  machine: () => without(place),
}));

export const ACTIONS_OUT: readonly Spoilt[] = [
  ...arcs().flatMap(({ way, keys, n, arc }) =>
    isConfig(arc)
      ? listOf(arc['actions']).map((action, i) => ({ way, keys: [...keys, n, 'actions'], n: i, action }))
      : [],
  ),
  ...statesOf().flatMap(({ way, config }) =>
    ['entry', 'exit'].flatMap((key) => listOf(config[key]).map((action, n) => ({ way, keys: [key], n, action }))),
  ),
].map((place) => ({ name: `${nameOf(place)}, ${String(place.action)}`, machine: () => without(place) }));

export const GUARDS_TURNED: readonly Spoilt[] = Object.entries(GUARDS).map(([name, guard]) => ({
  name,
  machine: () => presenterMachine.provide({ guards: { ...fused(), [name]: (given: never) => !guard(given) } } as never),
}));
