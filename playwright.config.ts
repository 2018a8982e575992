import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

/** A port nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// Playwright's workers read this file too; they inherit what the first reading settled.
process.env['ICEBREAK_PORT'] ??= String(await freePort());
const port = process.env['ICEBREAK_PORT'];
const given = process.env['ICEBREAK_DIST'];
// Without a build at hand a fresh one is made, in a folder of its own so that two runs do not meet.
const dist = given ?? join(tmpdir(), `icebreak-${port}`);
process.env['ICEBREAK_DIST'] = dist;
const executablePath = await findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test/browser',
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // One that fails and then passes is listed as flaky: a fault of the test or of the page, to be mended, but no reason to stop a build.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // Limits for what hangs, not for what is slow on a busy machine.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 720 },
    // A quarter of the pixels, since drawing in software is slow; tests that compare pictures ask for all of them.
    deviceScaleFactor: 0.5,
    // The worker would install the whole house in every test; those that are about it allow it.
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
