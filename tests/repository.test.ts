import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

interface Trace {
  readonly what: string;
  readonly found: string;
}

const publicRegistries = ['registry.npmjs.org', 'www.npmjs.com'];
/** Folders that a path of somebody's machine begins with, put together so that this file does not match itself. */
const homes = ['work', 'home', 'root', 'Users', 'tmp'].map((name) => `/${name}/`);
const looksPrivate = /registry|artifactory|nexus|verdaccio|npm|mirror/i;

/**
 * What a text tells of the machine it was written on.
 * @param text a whole file
 * @returns absolute paths, hosts that packages came from other than the public registry, and secrets of a registry
 */
function traces(text: string): Trace[] {
  const found: Trace[] = [];
  for (const match of text.matchAll(/(?<![\w.~*$})\]-])(?:\/[\w.-]+){2,}|\b[A-Z]:\\Users\\\w+/g)) {
    const path = match[0];
    // In a URL the host stands before it, in a pattern a star or a bracket; neither begins a path.
    if (path.includes(':\\') || homes.some((home) => path.startsWith(home))) found.push({ what: 'path', found: path });
  }
  for (const [, host = ''] of text.matchAll(/\bhttps?:\/\/([^\s/"'`)<>]+)/g)) {
    const name = host.replace(/^.*@/, '').replace(/:\d+$/, '');
    const inside = /\.(internal|intranet|corp|lan|local)$/i.test(name);
    if (inside || (looksPrivate.test(name) && !publicRegistries.includes(name)))
      found.push({ what: 'host', found: host });
  }
  for (const [line] of text.matchAll(/^.*(?:_authToken|_password|^registry)\s*=.*$/gm)) {
    found.push({ what: 'registry setting', found: line });
  }
  return found;
}

const binary = /\.(png|jpe?g|webp|ico|woff2?|ttf|otf|webm|mp3|ogg|wav|gz|zip)$/i;

/** The files of the repository, as git knows them or will. */
function files(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return list.split('\0').filter((path) => path && !binary.test(path) && existsSync(join(root, path)));
}

describe('what the repository tells of the machine it was made on', () => {
  it.each([
    ['a home', `see ${homes[1]}someone/notes.md`],
    ['a quoted path', `const here = '${homes[0]}main/src';`],
    ['a Windows home', 'C:\\Users\\someone\\game'],
    ['a mirror in a lock file', `"resolved": "${'https:'}//npm.example.internal/idb/-/idb-8.0.4.tgz"`],
    ['a mirror with a port', `fetched from ${'http:'}//registry.example:4873/idb`],
    ['a registry setting', `${'registry'}=https://packages.example.com/`],
    ['a token', `//host/:_auth${'Token'}=abc`],
  ])('is found: %s', (_name, text) => {
    expect(traces(text)).not.toEqual([]);
  });

  it.each([
    ['the public registry', '"resolved": "https://registry.npmjs.org/idb/-/idb-8.0.4.tgz"'],
    ['a path on the web', 'https://example.org/home/page/one'],
    ['a program of the system', '/usr/bin/chromium'],
    ['a relative path', './work/main/a.ts, src/home/b.ts, ../root/c'],
    ['an import', `import '../home/start.ts';`],
  ])('is nothing: %s', (_name, text) => {
    expect(traces(text)).toEqual([]);
  });

  it('is nothing, in any file', () => {
    const all = files();
    expect(all).toContain('package-lock.json');
    const told = all.flatMap((path) =>
      traces(readFileSync(join(root, path), 'utf8')).map(({ what, found }) => `${path}: ${what} ${found}`),
    );
    expect(told).toEqual([]);
  });

  it('is nothing, in the lock file: every package comes from the public registry by its name', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { resolved?: string; link?: boolean }>;
    };
    const elsewhere = Object.entries(lock.packages).filter(
      ([, entry]) => entry.resolved !== undefined && !entry.resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere).toEqual([]);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  });
});

describe('the packages', () => {
  it('are locked for every system, not only for the one that wrote the lock file', () => {
    type Entry = { readonly optionalDependencies?: Readonly<Record<string, string>> };
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Entry>;
    };
    const wanted = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).map((name) => ({ path, name })),
    );
    const missing = wanted.filter(
      ({ path, name }) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    );
    expect(wanted.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('stand at one exact version each', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, v]) => !/^\d+\.\d+\.\d+$/.test(v));
    expect(loose).toEqual([]);
  });
});
