import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

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

/** The files of the repository, as git knows them or will; in a copy without git, whatever its folders hold. */
function files(): string[] {
  const said = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const list =
    said.status === 0
      ? said.stdout.split('\0')
      : readdirSync(root)
          .filter((name) => !/^(node_modules|dist|coverage|test-results|playwright-report|\.git|\.cache)$/.test(name))
          .flatMap((name) =>
            statSync(join(root, name)).isDirectory()
              ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((path) => join(name, path))
              : [name],
          )
          .filter((path) => statSync(join(root, path)).isFile());
  return list
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path && !binary.test(path) && existsSync(join(root, path)));
}

/**
 * Where a script takes the address of a file for its path, or puts a path into the text of a command. In a folder with a space, `ä` or `[`
 * in its name, and on Windows in every folder, such a script finds nothing.
 * @param text a whole file
 * @returns what is wrong, with the number of its line
 */
function careless(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  /** names of this file that stand for the address of a file */
  const addresses = new Set<string>();
  const isAddress = (node: ts.Expression): boolean => {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return isAddress(node.expression);
    if (ts.isIdentifier(node)) return addresses.has(node.text);
    if (ts.isNewExpression(node) && node.expression.getText() === 'URL')
      return (node.arguments ?? []).some((one) => isAddress(one) || /^[`'"]file:/.test(one.getText()));
    if (ts.isCallExpression(node)) return node.expression.getText() === 'pathToFileURL';
    return ts.isPropertyAccessExpression(node) && /(^|\.)(import\.meta\.url|href)$/.test(node.getText())
      ? node.getText() === 'import.meta.url' || isAddress(node.expression)
      : false;
  };
  const tell = (node: ts.Node, what: string): void => {
    found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && isAddress(node.initializer)) {
      if (ts.isIdentifier(node.name)) addresses.add(node.name.text);
      else if (/\bpathname\b/.test(node.name.getText())) tell(node, 'pathname of a file; use fileURLToPath');
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'pathname' && isAddress(node.expression))
      tell(node, 'pathname of a file; use fileURLToPath');
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^(replace|slice|substring|split)$/.test(node.expression.name.text) &&
      isAddress(node.expression.expression)
    )
      tell(node, 'an address cut into a path; use fileURLToPath');
    if (/^[`'"]file:\/\/+[`'"$]/.test(node.getText()) && (ts.isTemplateExpression(node) || ts.isStringLiteral(node)))
      tell(node, 'an address put together; use pathToFileURL');
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'shell' && node.initializer.getText() !== 'false')
      tell(node, 'a shell reads the command; give the program its arguments one by one');
    if (ts.isCallExpression(node) && /^(execSync|exec|child_process\.exec(Sync)?)$/.test(node.expression.getText()))
      tell(node, 'a shell reads the command; use execFileSync or spawn');
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
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

describe('the path of a file', () => {
  it.each([
    ['its pathname', `const root = new URL('..', import.meta.url).pathname;`],
    ['its pathname, later', `const here = new URL('.', import.meta.url);\n\nread(here.pathname);`],
    ['its pathname, by name', `const { pathname } = new URL('a.json', import.meta.url);`],
    ['its address without the beginning', `const here = import.meta.url.slice(7);`],
    ['an address put together', 'const page = `file://${folder}/index.html`;'],
    ['an address added up', `const page = 'file://' + folder;`],
    ['a command', 'execSync(`cp ${from} ${to}`);'],
    ['a program in a shell', `spawn('npm', args, { shell: true });`],
  ])('is found when it is taken carelessly: %s', (_name, text) => {
    expect(careless('a.ts', text)).toEqual([expect.stringMatching(/^a\.ts:\d+: /)]);
  });

  it.each([
    ['fileURLToPath', `const root = fileURLToPath(new URL('..', import.meta.url));`],
    ['the path of a page', `const { pathname } = new URL(request.url, 'http://localhost');`],
    ['a pattern', `/a/.exec(text); /b/.exec('file');`],
  ])('is nothing: %s', (_name, text) => {
    expect(careless('a.ts', text)).toEqual([]);
  });

  it('is taken with care in every script and test', () => {
    const read = files().filter((path) => /\.([cm]?[jt]s|tsx)$/.test(path) && !path.startsWith('src/stage/phaser-'));
    expect(read).toContain('vite/notices-plugin.ts');
    expect(
      read.flatMap((path) => {
        const text = readFileSync(join(root, path), 'utf8');
        const suspect = /import\.meta\.url|pathToFileURL|file:\/\/|\bshell\b|\bexec(Sync)?\(/.test(text);
        return suspect && path !== 'tests/repository.test.ts' ? careless(path, text) : [];
      }),
    ).toEqual([]);
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
