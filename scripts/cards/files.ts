/**
 * The two files made from what lies in the rooms of `src/games/netrunner/cards/` and from the printed figures
 * (`tests/games/netrunner/cards/figures.json`): the index of all cards, and the figures of those there are.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/games/netrunner/cards');

/** The cards of the house's own come first, then faction by faction. */
const OWN = 'practice';
const byRoom = (a: string, b: string): number => Number(b === OWN) - Number(a === OWN) || (a < b ? -1 : 1);

interface CardFile {
  /** 'shaper/gordian-blade' */
  path: string;
  /** 'gordianBlade' */
  name: string;
  code: string;
  /** whether its figures are printed */
  printed: boolean;
}
function cardFiles(): CardFile[] {
  const rooms = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return rooms
    .map(({ name }) => name)
    .sort(byRoom)
    .flatMap((room) =>
      readdirSync(join(folder, room))
        .sort()
        .map((file) => {
          const found = /export default (card|define)\(\s*'(\d{5})'/.exec(
            readFileSync(join(folder, room, file), 'utf8'),
          );
          if (!found) throw new Error(`${room}/${file} has no card('code', …)`);
          const title = file.slice(0, -'.ts'.length);
          return {
            path: `${room}/${title}`,
            name: title.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
            code: found[2]!,
            printed: found[1] === 'card',
          };
        }),
    );
}

const MADE = 'Made by `npm run cards`; do not edit.';

function indexFile(cards: readonly CardFile[]): string {
  return [
    `/** Every card of the house. ${MADE} */`,
    "import type { CardDef } from '../rules/def.ts';",
    ...cards.map(({ name, path }) => `import ${name} from './${path}.ts';`),
    '',
    'export const CARDS: readonly CardDef[] = [',
    ...cards.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

/** A JSON value as the formatter writes it: `{ title: 'Diesel', subtypes: [] }`. */
function source(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${source(each)}`)
    .join(', ')} }`;
}

function figuresFile(cards: readonly CardFile[]): string {
  const known = JSON.parse(readFileSync(join(root, 'tests/games/netrunner/cards/figures.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const codes = cards.flatMap(({ code, printed }) => (printed ? [code] : [])).sort();
  for (const code of codes)
    if (!known[code]) throw new Error(`tests/games/netrunner/cards/figures.json has no figures of ${code}`);
  return [
    `/** The figures printed on the cards there are, by code. ${MADE} */`,
    "import type { Printed } from '../rules/def.ts';",
    '',
    '// oxfmt-ignore',
    'export const FIGURES = {',
    ...codes.map((code) => `  '${code}': ${source(known[code])},`),
    '} as const satisfies Record<string, Printed>;',
    '',
  ].join('\n');
}

/** The made files by path inside the repository, as they should read. Throws for a card file without a code or without figures. */
export function madeFiles(): Map<string, string> {
  const cards = cardFiles();
  return new Map([
    ['src/games/netrunner/cards/index.ts', indexFile(cards)],
    ['src/games/netrunner/cards/figures.ts', figuresFile(cards)],
  ]);
}
