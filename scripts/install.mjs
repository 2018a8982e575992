// What `npm start` and `npm test` need before packages are installed. This file must not import one.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Shows one sentence and exits.
 * @param {string} sentence
 * @param {number} [code] the exit code
 * @returns {never}
 */
export function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

/**
 * Stops with a sentence if Vite cannot build in the project's folder.
 * @param {string} [folder] its path
 * @returns {void}
 */
export function checkFolder(folder = root) {
  const bad = ['#', '?', '*'].filter((sign) => folder.includes(sign));
  if (bad.length > 0)
    stop(`Icebreak cannot be built in a folder with ${bad.join(' and ')} in its path. Move or rename ${folder}`);
}

/**
 * Stops with a sentence if this Node is too old for the build.
 * @returns {void}
 */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!good)
    stop(`Icebreak needs Node 20.19 or later in the 20 line, or 22.12 or later; this is ${process.versions.node}.`);
}

/**
 * Runs a command in the repository and passes its output through.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code; 1 if it could not start or was killed
 */
export function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * The script of a package's command, to run with this Node on every system.
 * @param {string} name a package in node_modules
 * @param {string} [command] the command, if the package has more than one
 * @returns {string} an absolute path
 * @throws if the package is not installed or has no such command
 */
export function binary(name, command) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin?.[command ?? name];
  if (!path) throw new Error(`${name} has no command ${command ?? name}`);
  return join(folder, path);
}

/**
 * Whether node_modules matches package-lock.json, ignoring packages for other systems.
 * @returns {boolean}
 */
function installed() {
  const inside = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(inside)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const there = JSON.parse(readFileSync(inside, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || there[path]?.version === entry.version,
  );
}

/**
 * The script of npm: the npm that started this process, or the one that came with this Node. We run it with this Node, because Windows
 * starts `npm.cmd` only through a shell.
 * @returns {string} an absolute path
 */
function npm() {
  const started = process.env['npm_execpath'];
  if (started && /npm-cli\.c?js$/.test(started)) return started;
  const bin = dirname(process.execPath);
  const places = ['node_modules', '../lib/node_modules', '../share/nodejs', '../share'];
  const found = places.map((place) => join(bin, place, 'npm/bin/npm-cli.js')).find((path) => existsSync(path));
  return found ?? stop('npm was not found next to Node. Start Icebreak with npm start or npm test.');
}

/**
 * Runs npm without showing its output.
 * @param {readonly string[]} args
 * @param {number} limit ms after which it is killed
 * @returns {Promise<{ code: number | null, said: string }>} `code` is null if it was killed
 */
function npmQuietly(args, limit) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [npm(), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    const late = setTimeout(() => child.kill('SIGKILL'), limit);
    child.on('close', (code) => {
      clearTimeout(late);
      resolve({ code, said });
    });
  });
}

/** npm's error codes for no answer. Any answer, even a refusal, shows that there is a network. */
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_\w+|ECONN\w+|E\w*TIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL|ERR_SOCKET_\w+|EIDLETIMEOUT|E\w*TIMEOUT|ENOTCACHED)\b/;

/**
 * Whether npm's registry answers within a few seconds.
 * @returns {Promise<boolean>}
 */
async function online() {
  const args = ['ping', '--loglevel=error', '--fetch-retries=0', '--fetch-timeout=8000', '--prefer-online'];
  const { code, said } = await npmQuietly(args, 12_000);
  return code !== null && !UNREACHABLE.test(said);
}

const CI = ['ci', '--no-fund', '--no-audit'];

/**
 * Installs the packages of package-lock.json unless they are there. Exits if that fails.
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  if (installed()) return;
  console.log('Looking for the package registry ...');
  if (!(await online())) {
    console.log('No answer; trying the cache of npm ...');
    const { code } = await npmQuietly([...CI, '--offline'], 120_000);
    if (code === 0) return;
    stop('Icebreak cannot download its packages. Connect to the network and try again; it is needed only once.');
  }
  console.log('Installing packages (once, about a minute) ...');
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const progress = setInterval(() => console.log(`Still installing packages (${seconds()} s) ...`), 15_000);
  // By default npm waits for minutes, without a word, if the network goes away.
  const code = await run(process.execPath, [
    npm(),
    ...CI,
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]);
  clearInterval(progress);
  if (code !== 0) stop('Installing the packages failed; the lines above say why.', code);
}
