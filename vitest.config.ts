import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messagesPlugin } from './vite/messages-plugin.ts';

/** Tests that add their own cards to the pool, or put a chart in place of another: each gets its own copy of the modules. */
const OWN_MODULES = [
  'tests/games/netrunner/rules/**/*.test.ts',
  'tests/games/netrunner/scenarios/**/*.test.ts',
  'tests/games/netrunner/cards/unprinted.test.ts',
  'tests/present/machine.test.ts',
  'tests/stage/table.test.ts',
];
/** Not unit tests. */
const EXCLUDED = ['tests/browser/**', 'node_modules/**'];

/** Files that take longest: begun first within their kind, so that no core is left alone with one of them at the end. */
const SLOW = /(soak|shipped|analysis|worlds|show|secrecy|search|prover|mutants|secrets)\.test\.ts$/;

/**
 * Puts files of one kind after one another. A worker is thrown away with all its modules when the next file needs another environment; and
 * code that has run several games is slower than code that has run one.
 */
class ByKind extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const kindOf = new Map(sorted.map((file) => [file, this.#kind(file)]));
    return sorted.toSorted((a, b) => kindOf.get(a)! - kindOf.get(b)!);
  }

  #kind({ project, moduleId }: TestSpecification): number {
    if (project.name === 'alone') return 0;
    if (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')) return 1;
    const others = /\/games\/netrunner\//.test(moduleId) ? 0 : 2;
    return 2 + others + (SLOW.test(moduleId) ? 0 : 1);
  }
}

export default defineConfig({
  // The same rule as vite.config.ts; Preact's JSX needs no plugin.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [messagesPlugin()],
  test: {
    // The sentences of the game most tests play; a test of another game loads that game's.
    setupFiles: ['tests/support/netrunner-words.ts'],
    // A test that needs a DOM says so in its first line: // @vitest-environment happy-dom
    environment: 'node',
    // Every core: a run has the machine to itself.
    maxWorkers: '100%',
    // Tests create many short-lived objects; a larger young generation means less time in garbage collection.
    // They run briefly, so code is compiled at its first call: a fifteenth less time.
    execArgv: ['--max-semi-space-size=64', '--always-sparkplug'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { sequencer: ByKind },
    coverage: {
      provider: 'v8',
      reportOnFailure: true,
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
    },
    restoreMocks: true,
    unstubGlobals: true,
    // The tests of one worker share their modules, so that each module is loaded and compiled once.
    projects: [
      { extends: true, test: { name: 'alone', isolate: true, include: OWN_MODULES, exclude: EXCLUDED } },
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...OWN_MODULES, ...EXCLUDED],
        },
      },
    ],
  },
});
