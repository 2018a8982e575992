import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { headersFor, readHeaders } from '../../vite/headers-plugin.ts';
import { findPlace, readOptions } from '../../scripts/options.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A person's surroundings, without what the test runner adds to its own. */
const surroundings = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/.test(name),
  ),
);
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Copies parts of the project into a folder of this name, in one of its own. */
function copyTo(name: string, parts: readonly string[]): string {
  const outer = mkdtempSync(join(tmpdir(), 'icebreak-'));
  made.push(outer);
  const folder = join(outer, name);
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  return folder;
}

/** Runs a script to its end. */
function play(
  folder: string,
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): { code: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', script), ...args], {
    encoding: 'utf8',
    env: { ...surroundings, ...env },
  });
  return { code: status, out: stdout, error: stderr };
}

const held: { close(): void }[] = [];
afterEach(() => held.splice(0).forEach((server) => server.close()));
/** Takes a port of this machine. */
async function takePort(): Promise<number> {
  const server = createServer();
  held.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('npm start, asked for what cannot be,', () => {
  it.each([
    [['--port', 'abc'], '“abc” is not a port; use a whole number from 0 to 65535.'],
    [['--port', '99999'], '“99999” is not a port; use a whole number from 0 to 65535.'],
    [['--port=-1'], '“-1” is not a port; use a whole number from 0 to 65535.'],
    [['--port=8e3'], '“8e3” is not a port; use a whole number from 0 to 65535.'],
    [['--port='], '“” is not a port; use a whole number from 0 to 65535.'],
    [['--port'], '--port needs a number.'],
    [['--port', '--host', '::1'], '--port needs a number.'],
    [['--host'], '--host needs a value.'],
    [['--host='], '--host needs a name or an address.'],
    [['--bogus'], 'npm start does not know “--bogus”.'],
    [['-p', '80'], 'npm start does not know “-p”.'],
    [['8080'], 'npm start does not know “8080”.'],
  ])('says so: %j', (args, sentence) => {
    expect(readOptions(args)).toEqual({
      problem: `${sentence} For example: npm start -- --port 8080 --host 0.0.0.0`,
    });
  });

  it('takes what it can', () => {
    expect(readOptions([])).toEqual({ port: null, host: 'localhost' });
    expect(readOptions(['--port', '8080', '--host=0.0.0.0'])).toEqual({ port: 8080, host: '0.0.0.0' });
    expect(readOptions(['--port', '0'])).toEqual({ port: 0, host: 'localhost' });
  });

  it('names another port than one in use, and an address that is not here', async () => {
    const port = await takePort();
    expect(await findPlace({ port, host: '127.0.0.1' })).toEqual({
      problem: `Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`,
    });
    expect(await findPlace({ port: 0, host: '203.0.113.7' })).toMatchObject({
      problem: expect.stringContaining('“203.0.113.7” is not an address of this machine'),
    });
  });

  it('ends before any work, in one line', async () => {
    const port = String(await takePort());
    for (const args of [['--port', 'abc'], ['--bogus'], ['--host'], ['--port', port, '--host', '127.0.0.1']]) {
      const { code, out, error } = play(root, 'start.mjs', args);
      expect({ out, code }, args.join(' ')).toEqual({ out: '', code: args.includes(port) ? 1 : 2 });
      expect(error.trim().split('\n'), args.join(' ')).toHaveLength(1);
    }
  });
});

it('npm test names its parts when it is asked for another', () => {
  const { code, out, error } = play(root, 'test.mjs', ['bogus', 'unit']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toBe(
    'npm test has no part “bogus”. Its parts are types, lint, format, layers, unused, unit, build, browser.\n',
  );
});

it.runIf(process.platform !== 'win32')('a folder in which nothing can be built is named', () => {
  const folder = copyTo('a#b', ['scripts']);
  const { code, out, error } = play(folder, 'start.mjs', []);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toMatch(/^Icebreak cannot be built in a folder with # in its path\. Move or rename .*a#b.?\n$/);
});

it('without a network and without packages the wait is short, and its end one sentence', async () => {
  const folder = copyTo('no network', ['scripts', 'package.json', 'package-lock.json']);
  const env = {
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_cache: join(folder, 'cache'),
    // As under `npm run --silent`: what npm says must be heard all the same.
    npm_config_loglevel: 'silent',
  };
  for (const [script, args] of [
    ['start.mjs', ['--port', '0']],
    ['test.mjs', ['types']],
  ] as const) {
    const { code, out, error } = play(folder, script, args, env);
    expect(code).toBe(1);
    expect(out).toBe('Looking for the package registry ...\nNo answer; trying the cache of npm ...\n');
    expect(error).toBe(
      'Icebreak cannot download its packages. Connect to the network and try again; it is needed only once.\n',
    );
  }
});

describe('the project in a folder with a difficult name', () => {
  let server: ChildProcess | null = null;
  afterEach(() => server?.kill());

  it('is built and served, with its headers', async () => {
    const parts = readdirSync(root).filter(
      (name) => !/^(node_modules|dist|\.git|\.cache|coverage|tests|bench|docs)$/.test(name),
    );
    const folder = copyTo("Prüf platz (1) [x]/50% d'or $HOME/src/games/icebreak", parts);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    server = spawn(process.execPath, [join(folder, 'scripts/start.mjs'), '--port', '0', '--host', '127.0.0.1'], {
      env: surroundings,
    });
    let out = '';
    const ready = new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        out += String(chunk);
        const url = /Icebreak is ready: (\S+)/.exec(out)?.[1];
        if (url) resolve(url);
      };
      server!.stdout!.on('data', read);
      server!.stderr!.on('data', read);
      server!.on('close', () => reject(new Error(out)));
    });
    const url = await ready;
    expect(out).not.toContain('PLUGIN_TIMINGS');

    const page = await fetch(url);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<title>Icebreak</title>');
    const asset = /src="\.\/(assets\/[^"]+\.js)"/.exec(html)![1]!;
    const rules = readHeaders(readFileSync(join(root, 'public/_headers'), 'utf8'));
    for (const path of ['', 'index.html', asset, 'licenses.txt']) {
      const answer = await fetch(url + path);
      expect(answer.status, path).toBe(200);
      await answer.text();
      const wanted = headersFor(rules, `/${path}`);
      expect(wanted.size).toBeGreaterThan(4);
      for (const [name, value] of wanted) expect(answer.headers.get(name), `${path} ${name}`).toBe(value);
    }
    // As in any other folder, the files of the first game come with the first visit.
    const kept = await (await fetch(`${url}sw.js`)).text();
    const first = readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.js'));
    expect(first.length).toBeGreaterThan(30);
    for (const name of first) expect(kept).toContain(name);
  });
});
