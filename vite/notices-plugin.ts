import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const LICENCE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

/** The folder of the package that a module belongs to; null for our own modules. */
function packageOf(id: string): string | null {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '');
  return /^(?:.*\/node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null;
}

/** One package's notice: name, version, licence, and the text of its licence file. Throws when it has none of these. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;
  const files = readdirSync(folder).filter((file) => LICENCE.test(file));
  if (!license && files.length === 0) throw new Error(`notices: ${name} says nothing of its licence`);
  return [
    `${name} ${version} (${license})`,
    ...files.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  ].join('\n\n');
}

/** A package and all it depends on, as folders. */
function withDependencies(name: string, found = new Set<string>()): Set<string> {
  const folder = join(root, 'node_modules', name);
  if (found.has(folder) || !existsSync(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const one of Object.keys(dependencies)) withDependencies(one, found);
  return found;
}

/**
 * Writes `licenses.txt` into the build: our licence, that of the fonts, and the notices of every package of which code is in the bundle.
 * The returned `collect` belongs into the builds of web workers. `also`: packages bundled later than the page, by the service worker.
 */
export function noticesPlugin(also: readonly string[]): { collect: () => Plugin; write: () => Plugin } {
  const folders = new Set<string>();
  const collect = (): Plugin => ({
    name: 'notices-collect',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of Object.keys(chunk.modules)) {
            const folder = packageOf(id);
            if (folder !== null && existsSync(join(folder, 'package.json'))) folders.add(folder);
          }
    },
  });
  const write = (): Plugin => ({
    name: 'notices-write',
    apply: 'build',
    enforce: 'post',
    generateBundle() {
      for (const name of also) for (const folder of withDependencies(name)) folders.add(folder);
      const text = (path: string): string => readFileSync(join(root, path), 'utf8').trim();
      const notices = [...new Set([...folders].map(noticeOf))].sort();
      const parts = [`Icebreak\n\n${text('LICENSE')}`, `Fonts\n\n${text('assets/fonts/OFL.txt')}`, ...notices];
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
      });
    },
  });
  return { collect, write };
}
