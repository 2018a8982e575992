/** docs/measured.md: each measurement is a section between two comments, written anew by the command that measures. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../docs/measured.md', import.meta.url));
const OPENING =
  '# Measured\n\nFigures with the command, the seed and the commit they come from. Each section is written by its command.\n';

/** Replaces the section of this name, or adds it at the end. */
export function writeSection(name: string, title: string, lines: readonly string[]): void {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : OPENING;
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const section = `${begin}\n## ${title}\n\n${lines.join('\n')}\n${end}`;
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  const next =
    from >= 0 && to > from
      ? page.slice(0, from) + section + page.slice(to + end.length)
      : `${page.trimEnd()}\n\n${section}\n`;
  writeFileSync(PAGE, next);
}
/** The commit the figures belong to. */
export const commit = (): string => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
