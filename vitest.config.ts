import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The same rule as vite.config.ts; Preact's JSX needs no plugin.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Sentences of the game that most tests play; a test of another game takes that game's.
    setupFiles: ['tests/support/netrunner-words.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    // A test that needs a DOM says so in its first line: // @vitest-environment happy-dom
    environment: 'node',
    // Every core: a run has the machine to itself.
    maxWorkers: '100%',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
