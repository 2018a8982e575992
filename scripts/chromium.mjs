// Finds or installs the browser for the browser tests.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { binary, run } from './install.mjs';

/** Flags for software rendering and no background network traffic, so that results are the same everywhere. */
export const chromiumFlags = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // WebGL uses software rendering where there is no graphics card; the rest of the page is faster without it.
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** @returns {string[]} */
function usualPlaces() {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`).concat(inPath);
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((key) => process.env[key] ?? '');
    return roots.filter(Boolean).map((dir) => join(dir, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return [...inPath, ...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium'];
}

/**
 * Whether the file is a browser that starts: on some systems `chromium-browser` only says how to get one.
 * @param {string} path
 */
function works(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return answer.status === 0 && /\d+\.\d+\.\d+/.test(answer.stdout);
}

/** Playwright's own copy, if it has been downloaded. */
async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Looks for a Chromium: the CHROMIUM variable, the usual places, Playwright's own.
 * @returns {Promise<string | undefined>} the path of its executable
 * @throws if CHROMIUM is set to something else
 */
export async function findChromium() {
  const wanted = process.env['CHROMIUM'];
  if (wanted) {
    if (works(wanted)) return wanted;
    throw new Error(`CHROMIUM=${wanted} is not a browser that starts. Set it to the path of a Chromium, or unset it.`);
  }
  return usualPlaces().find(works) ?? (await ofPlaywright());
}

/**
 * Starts a Chromium without a window, for a script.
 * @returns {Promise<import('@playwright/test').Browser>}
 * @throws if none is found
 */
export async function launchChromium() {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium was found. Set CHROMIUM to the path of one.');
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath, args: chromiumFlags });
}

function installWithApt() {
  const isRoot = process.getuid?.() === 0;
  if (process.platform !== 'linux' || !isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing Chromium with apt-get ...');
  const options = /** @type {const} */ ({
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  try {
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], options);
  } catch {
    console.log('apt-get failed; trying another way.');
  }
}

/**
 * Finds a Chromium or installs one: with apt-get if we are root, else with Playwright.
 * @returns {Promise<string>} the path of its executable
 * @throws if none could be found or installed
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  installWithApt();
  const installed = await findChromium();
  if (installed) return installed;
  console.log('Downloading a Chromium with Playwright ...');
  await run(process.execPath, [binary('@playwright/test', 'playwright'), 'install', 'chromium']);
  const downloaded = await ofPlaywright();
  if (downloaded) return downloaded;
  throw new Error(
    'No Chromium could be found or installed. Install one and set CHROMIUM to the path of its executable.',
  );
}

// Run as a script, so that npm test can install it while other tests run.
if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureChromium();
