/** README, CONTRIBUTING and docs: every file, heading and npm script that a page names exists. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const PAGES = ['README.md', 'CONTRIBUTING.md', ...['docs', 'docs/decisions'].flatMap(pagesIn)];
const SCRIPTS = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** The Markdown pages of a folder. */
function pagesIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

/** The anchors of a page's headings, as code hosts make them. */
function anchors(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

describe.each(PAGES)('%s', (page) => {
  const text = read(page);
  it('links to pages and headings that exist', () => {
    const broken = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(([, path, heading]) => {
      const target = path ? join(dirname(page), path) : page;
      return !existsSync(join(root, target)) || (heading !== undefined && !anchors(target).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
  it('names files and scripts that exist', () => {
    const paths = [...text.matchAll(/`((?:src|tests|scripts|docs|tutorials)\/[\w./-]+)`/g)].map((match) => match[1]!);
    const scripts = [...text.matchAll(/`npm run ([\w:-]+)/g)].map((match) => match[1]!);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(scripts.filter((name) => !SCRIPTS.includes(name))).toEqual([]);
  });
});
