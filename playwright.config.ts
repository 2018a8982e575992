import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
// Some tests look up sentences.
import './scripts/messages.mjs';

/** An unused port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// Playwright's workers read this file too; they inherit the values set the first time.
process.env['ICEBREAK_PORT'] ??= String(await freePort());
const port = process.env['ICEBREAK_PORT'];
const given = process.env['ICEBREAK_DIST'];
// Without a given build, a new one is made in its own folder, so that two runs do not collide.
const dist = given ?? join(tmpdir(), `icebreak-${port}`);
process.env['ICEBREAK_DIST'] = dist;
const executablePath = await findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test/browser',
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A test that fails and then passes is listed as flaky: a bug in the test or the page to be fixed, but no reason to stop a build.
  retries: process.env['CI'] ? 1 : 0,
  // One more than there are cores, up to eight: tests spend a tenth of their time waiting.
  workers: Math.min(8, availableParallelism() + 1),
  // Limits for what hangs, not for what is slow on a busy machine.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 720 },
    // A quarter of the pixels, because software rendering is slow; tests that compare pictures ask for all of them.
    deviceScaleFactor: 0.5,
    // Otherwise the service worker would install the whole site in every test. Tests about it allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { ...(process.env as Record<string, string>), ...(given ? {} : { ICEBREAK_BUILD: '1' }) },
    url: `http://127.0.0.1:${port}/`,
    timeout: 120_000,
  },
});
