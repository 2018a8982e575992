/** What all entries of the lab share: names, descriptions and options. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

const FOLDER = join(import.meta.dirname, '..');
/** The games that lab entries can run on. */
export const GAMES = ['netrunner', 'black-hat', 'infiltration'] as const;
export type GameName = (typeof GAMES)[number];

/** Names of all entries, sorted. */
export const entryNames = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();

/** The comment at the top of an entry. */
function commentOf(file: string): string {
  const comment = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return comment.replace(/\s*\n?\s*\*\s/g, ' ').trim();
}
/** The first sentence of an entry's comment, which says what it does. */
export const firstSentence = (name: string): string =>
  /^.*?\.(?=\s|$)/s.exec(commentOf(join(FOLDER, `${name}.ts`)))?.[0] ?? '';

type Value = string | number | boolean;
type Defaults = Readonly<Record<string, Value>>;
type Options<D extends Defaults> = {
  [Name in keyof D]: D[Name] extends number ? number : D[Name] extends string ? string : boolean;
};
interface Allowed<G extends string> {
  /** games that `--game` may name, the default first; missing if the entry is only about Netrunner */
  games?: readonly G[];
  /** positional arguments, such as 'FOLDER'; missing if there are none */
  args?: string;
  /** the npm script, for a program that is not a lab entry */
  script?: string;
}
/** The options of this run. */
type Asked<D extends Defaults, G extends string> = Options<D> & { args: string[] } & ([G] extends [never]
    ? object
    : { game: G });

/** Ends the run with one sentence for the user. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** The current entry: the command that runs it again the same way, and the name of its report. */
export let running = { command: '', report: '' };

/**
 * Reads this run's options from the command line; each has the type of its default. Ends the run with a sentence if an option is unknown or
 * of the wrong type, and with the entry's description for `--help`.
 */
export function asked<const D extends Defaults, G extends string = never>(
  defaults: D,
  { games, args: described, script }: Allowed<G> = {},
): Asked<D, G> {
  const [name = '', ...argv] = [...(script === undefined ? [] : [script]), ...process.argv.slice(2)];
  const file = script === undefined ? join(FOLDER, `${name}.ts`) : join(FOLDER, '..', `${name}.ts`);
  const start = script === undefined ? `npm run lab -- ${name}` : `npm run ${name} --`;
  const known: Record<string, Value> = { ...(games && { game: games[0]! }), ...defaults };
  const { values, positionals } = parseArgs({
    args: argv,
    strict: false,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(known).map(([option, value]) => [
        option,
        { type: typeof value === 'boolean' ? 'boolean' : 'string' },
      ]),
    ),
  });
  const options = Object.entries(known).map(([option, value]) =>
    typeof value === 'boolean' ? `--${option}` : `--${option} ${value}`,
  );
  if (values['help'] !== undefined) {
    console.log(`${commentOf(file)}\n\n${[start, described, ...options].filter(Boolean).join(' ')}`);
    process.exit(0);
  }
  const found: Record<string, Value> = { ...known };
  for (const [option, value] of Object.entries(values)) {
    const usual = known[option];
    if (usual === undefined)
      refuse(
        `${name} has no option --${option}. ${options.length === 0 ? 'It has none.' : `It has ${options.join(', ')}.`}`,
      );
    if (typeof usual === 'boolean') found[option] = true;
    else if (typeof value !== 'string') refuse(`--${option} needs a value.`);
    else if (typeof usual === 'string') found[option] = value;
    else if (/^\d+(\.\d+)?$/.test(value)) found[option] = Number(value);
    else refuse(`--${option} must be a number, not “${value}”.`);
  }
  if (games && !games.includes(found['game'] as G))
    refuse(`${name} plays ${games.join(', ')}, not “${String(found['game'])}”.`);
  if (positionals.length > 0 && described === undefined) refuse(`${name} takes options only, not “${positionals[0]}”.`);
  const given = Object.entries(found).flatMap(([option, value]) =>
    option === 'write' || value === false || value === ''
      ? []
      : value === true
        ? [`--${option}`]
        : [`--${option} ${value}`],
  );
  running = {
    command: [start, ...positionals, ...given].join(' '),
    report: games ? `${name}-${String(found['game'])}` : name,
  };
  return { ...found, args: positionals } as unknown as Asked<D, G>;
}
