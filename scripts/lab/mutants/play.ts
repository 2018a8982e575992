/**
 * Plays every scenario by tables with one change of the rules after another, in a copy of the project in which all of them can be switched
 * on (`switchable` in draw.ts): `tsx scripts/lab/mutants/play.ts netrunner 0 3 17`; 0 is no change. A line says `3 noticed`, `17 held`, or `17 alone` where
 * the change works while the rules are loaded, and must be tried by itself. With one number alone, the change is made from the start; with `fresh`
 * before the numbers the rules are loaded anew for each (not for Netrunner).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { build } from 'vite';

/** Longest time for all that notices one change, in milliseconds of work; rules that do not come to an end are noticed too. */
const LONGEST = 20_000;
/** Work done by this process so far, in milliseconds; on a busy machine much less than what the clock says. */
const worked = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
const [game = '', ...rest] = process.argv.slice(2);
const fresh = rest[0] === 'fresh';
const numbers = (fresh ? rest.slice(1) : rest).map(Number);
let on = numbers.length === 1 && !fresh ? numbers[0]! : 0;
/** changes met while the rules were loaded */
const early = new Set<number>();
let loading = true;
const switches = globalThis as unknown as { isOn: (n: number) => boolean; holds: () => Held };
switches.isOn = (n) => {
  if (loading) early.add(n);
  return n === on;
};
const say = (n: number, what: string): void => void process.stdout.write(`${n} ${what}\n`);

/** What came of a change: a scenario noticed it, or games in short did, or nothing. */
type Held = 'noticed' | 'tests' | 'held';

/** Says whether all scenarios of Netrunner hold. */
async function netrunner(): Promise<() => Held> {
  await import('../../../src/games/netrunner/index.ts');
  const { runScenario } = await import('../../../src/games/netrunner/notation/scenario.ts');
  const { madeUpPlays } = await import('../../../tests/support/made-up.ts');
  const { scenarioFiles } = await import('../../../tests/support/scenarios.ts');
  // first what was written because nothing else noticed a change
  const late = ({ file }: { file: string }): boolean =>
    !['rules/held-fast.json', 'told.json', 'made-up'].includes(file);
  const files = [...scenarioFiles(), madeUpPlays()].sort((a, b) => Number(late(a)) - Number(late(b)));
  const scenarios = files.flatMap((file) => file.scenarios);
  return () => (scenarios.every((scenario) => runScenario(scenario, { port: 'compiled' }).ok) ? 'held' : 'noticed');
}
const FOLDER = join('tests', 'games', game);
/** What notices changes of a game's rules: its scenarios, and games in short where they are kept (tests/games/<game>/fingerprints.json). */
interface Noticing {
  runScenario: (scenario: unknown, port: 'compiled') => { ok: boolean };
  fingerprintOf: ((n: number) => string) | null;
}
let scenarios: unknown[] | undefined;
let games: string[] | undefined;
function all({ runScenario, fingerprintOf }: Noticing): Held {
  const folder = join(FOLDER, 'scenarios');
  scenarios ??= readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown[],
  );
  if (!scenarios.every((scenario) => runScenario(scenario, 'compiled').ok)) return 'noticed';
  if (fingerprintOf === null) return 'held';
  games ??= (JSON.parse(readFileSync(join(FOLDER, 'fingerprints.json'), 'utf8')) as { games: string[] }).games;
  try {
    return games.every((one, n) => fingerprintOf(n) === one) ? 'held' : 'tests';
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return 'tests';
  }
}
const MODULE = join('scripts', 'lab', 'mutants', `${game}.ts`);
async function loaded(): Promise<() => Held> {
  const noticing = (await import(pathToFileURL(MODULE).href)) as Noticing;
  return () => all(noticing);
}
/** The rules with all that notices changes of them as one script, evaluated each time they are asked. */
async function again(): Promise<() => Held> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: MODULE, formats: ['iife'], name: 'made' } },
  });
  const [{ output }] = made as unknown as [{ output: { code: string }[] }];
  const script = new vm.Script(`(() => { ${output[0]!.code}; return made; })()`);
  return () => all(script.runInThisContext() as Noticing);
}

try {
  const holds = await (fresh ? again() : game === 'netrunner' ? netrunner() : loaded());
  loading = false;
  switches.holds = holds;
  for (const n of numbers) {
    if (early.has(n) && numbers.length > 1 && !fresh) {
      say(n, 'alone');
      continue;
    }
    on = n;
    let held: Held | null = null;
    for (let limit = LONGEST; held === null; limit *= 2) {
      const begun = worked();
      try {
        held = vm.runInThisContext('holds()', { timeout: limit }) as Held;
      } catch (error) {
        // rules that throw are noticed by whatever met them; too long by the clock: if little was worked, it was only kept waiting
        const late = (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
        if (!late || worked() - begun > LONGEST) held = 'noticed';
      }
    }
    say(n, held);
  }
} catch (error) {
  if (on === 0) throw error;
  say(on, 'noticed');
}
