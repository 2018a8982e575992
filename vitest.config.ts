import { defineConfig } from 'vitest/config';

/** Tests that add cards of their own to the pool: each has the modules to itself. */
const CARDS_OF_THEIR_OWN = [
  'tests/games/netrunner/rules/**/*.test.ts',
  'tests/games/netrunner/scenarios/**/*.test.ts',
  'tests/games/netrunner/cards/unprinted.test.ts',
];
/** What no unit test is. */
const EXCLUDED = ['tests/browser/**', 'node_modules/**'];

export default defineConfig({
  // The same rule as vite.config.ts; Preact's JSX needs no plugin.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // Sentences of the game that most tests play; a test of another game takes that game's.
    setupFiles: ['tests/support/netrunner-words.ts'],
    // A test that needs a DOM says so in its first line: // @vitest-environment happy-dom
    environment: 'node',
    // Every core: a run has the machine to itself.
    maxWorkers: '100%',
    // Tests make much that is soon forgotten: with more room for it, less time goes into clearing up.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    restoreMocks: true,
    unstubGlobals: true,
    // The tests of a worker share their modules, so that each is loaded and compiled once.
    projects: [
      { extends: true, test: { name: 'alone', isolate: true, include: CARDS_OF_THEIR_OWN, exclude: EXCLUDED } },
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...CARDS_OF_THEIR_OWN, ...EXCLUDED],
        },
      },
    ],
  },
});
