// What `npm start` and `npm test` need before anything is installed: nothing in here may import a package.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Stops with a sentence when this Node is too old for the build.
 * @returns {void}
 */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (good) return;
  console.error(
    `Icebreak needs Node 20.19 or newer, 22.12 or newer, or a later one; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Runs a command in the repository, its output passing through.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} [env] added to this process's own
 * @returns {Promise<number>} the exit code; 1 when it could not be started or was killed
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * The script behind a package's command, so that it runs with this Node on every system.
 * @param {string} name a package in node_modules
 * @param {string} [command] the command, when the package has more than one
 * @returns {string} an absolute path
 * @throws when the package is not installed or has no such command
 */
export function binary(name, command) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin?.[command ?? name];
  if (!path) throw new Error(`${name} has no command ${command ?? name}`);
  return join(folder, path);
}

/**
 * Whether node_modules holds what package-lock.json asks for, apart from packages for other systems.
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
 * Installs the packages of package-lock.json unless they are there. Ends the process when that fails.
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  if (installed()) return;
  console.log('Installing packages (once, about a minute) ...');
  const npm = process.env['npm_execpath'];
  const code = npm
    ? await run(process.execPath, [npm, 'ci', '--no-fund', '--no-audit'])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-fund', '--no-audit']);
  if (code === 0) return;
  console.error('Installing the packages failed; the lines above say why.');
  process.exit(code);
}
