/**
 * Plays every scenario (on compiled tables) with one change of the rules after another, in a copy of the project where each can be switched
 * on (`switchable` in draw.ts). `tsx scripts/lab/mutants/play.ts netrunner 0 3 17` tries no change (0), then changes 3 and 17. Each output
 * line says `3 noticed`, `17 held`, or `17 alone` for a change that already matters while the rules load and must be tried separately. A
 * single number switches its change on from the start; `fresh` before the numbers reloads the rules for each (not for Netrunner).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { build } from 'vite';

/** CPU time limit for all checks of one change, ms. Rules that never finish count as noticed. */
const LONGEST = 20_000;
/** CPU time used by this process, ms; on a busy machine much less than the clock shows. */
const worked = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
const [game = '', ...rest] = process.argv.slice(2);
const fresh = rest[0] === 'fresh';
const numbers = (fresh ? rest.slice(1) : rest).map(Number);
let on = numbers.length === 1 && !fresh ? numbers[0]! : 0;
/** changes whose code ran while the rules were loading */
const early = new Set<number>();
let loading = true;
const switches = globalThis as unknown as { isOn: (n: number) => boolean; holds: () => Held };
switches.isOn = (n) => {
  if (loading) early.add(n);
  return n === on;
};
const say = (n: number, what: string): void => void process.stdout.write(`${n} ${what}\n`);

/** The result of a change: a scenario noticed it, short recorded games noticed it, or nothing did. */
type Held = 'noticed' | 'tests' | 'held';

/** Whether all scenarios of Netrunner pass. */
async function netrunner(): Promise<() => Held> {
  await import('../../../src/games/netrunner/index.ts');
  const { runScenario } = await import('../../../src/games/netrunner/notation/scenario.ts');
  const { madeUpPlays } = await import('../../../tests/support/made-up.ts');
  const { scenarioFiles } = await import('../../../tests/support/scenarios.ts');
  // first the scenarios that were written because nothing else noticed a change
  const late = ({ file }: { file: string }): boolean =>
    !['rules/held-fast.json', 'told.json', 'made-up'].includes(file);
  const files = [...scenarioFiles(), madeUpPlays()].sort((a, b) => Number(late(a)) - Number(late(b)));
  const scenarios = files.flatMap((file) => file.scenarios);
  return () => (scenarios.every((scenario) => runScenario(scenario, { port: 'compiled' }).ok) ? 'held' : 'noticed');
}
const FOLDER = join('tests', 'games', game);
/**
 * What notices changes of a game's rules: its scenarios, and its short recorded games if it has them
 * (tests/games/<game>/fingerprints.json).
 */
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
/** The rules and all checks, bundled as one script that is evaluated again for each call. */
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
        // rules that throw count as noticed; a timeout by the clock counts only if much CPU time was used, since the process may just have
        // waited
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
