/**
 * `npm run fonts`: cuts the fonts of languages with other letters than ours down to what they need, from packages of open fonts. Writes
 * `assets/fonts/<language>/` and `assets/fonts/languages.css`. Run it when a catalogue uses a character that `characters.txt` lacks.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { cataloguesOf, readCatalogue } from '../vite/message-types.mjs';

const root = join(import.meta.dirname, '..');
const FONTS = 'assets/fonts';

/** One file of a language's fonts: which of our families and weights it serves, and from which file of a package it is cut. */
interface FontFile {
  name: string;
  serves: readonly (readonly [family: 'Text' | 'Label' | 'Display', weight: string])[];
  from: string;
}

interface LanguageFonts {
  files: readonly FontFile[];
  /** the characters that the browser takes from these files, as ranges of CSS */
  range: string;
  /** letters that are kept although no message may use them: people write their names with them */
  alphabet: string;
}

const letters = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** The fonts of each language whose letters our own fonts lack. */
export const LANGUAGE_FONTS: Readonly<Record<string, LanguageFonts>> = {
  ru: {
    files: [
      { name: 'sofia-sans-400', serves: [['Text', '400']], from: 'sofia-sans/files/sofia-sans-cyrillic-400-normal' },
      {
        name: 'sofia-sans-semi-condensed-600',
        serves: [
          ['Text', '600 700'],
          ['Label', '400 700'],
        ],
        from: 'sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-cyrillic-600-normal',
      },
      { name: 'tektur-600', serves: [['Display', '400 700']], from: 'tektur/files/tektur-cyrillic-600-normal' },
    ],
    range: 'U+0400-04FF, U+2116',
    alphabet: `${letters(0x410, 0x44f)}Ёё№`,
  },
  fa: {
    files: [
      { name: 'vazirmatn-400', serves: [['Text', '400']], from: 'vazirmatn/files/vazirmatn-arabic-400-normal' },
      {
        name: 'vazirmatn-600',
        serves: [
          ['Text', '600 700'],
          ['Label', '400 700'],
          ['Display', '400 700'],
        ],
        from: 'vazirmatn/files/vazirmatn-arabic-600-normal',
      },
    ],
    range: 'U+0600-06FF, U+200C-200D, U+FB50-FDFF, U+FE70-FEFC',
    alphabet: `${letters(0x621, 0x63a)}${letters(0x641, 0x652)}پچژگکیۀ،؛؟٪٫٬«»۰۱۲۳۴۵۶۷۸۹\u200c\u200d`,
  },
};

/** Returns the characters of a language's catalogues and alphabet that its fonts serve, sorted. */
export function charactersOf(tag: string): string {
  const { range, alphabet } = LANGUAGE_FONTS[tag]!;
  const ranges = range.split(', ').map((one) =>
    one
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16)),
  );
  const isServed = (character: string): boolean => {
    const code = character.codePointAt(0)!;
    return ranges.some(([from = 0, to = from]) => code >= from && code <= to);
  };
  const texts = cataloguesOf(tag).flatMap((path) => Object.values(readCatalogue(path)));
  return [...new Set([...alphabet, ...texts.join('')])].filter(isServed).sort().join('');
}

/** Returns the style sheet that names all these fonts. */
export function languagesCss(): string {
  const faces = Object.entries(LANGUAGE_FONTS).flatMap(([tag, { files, range }]) =>
    files.flatMap(({ name, serves }) =>
      serves.map(([family, weight]) =>
        [
          '@font-face {',
          `  font-family: 'Icebreak ${family}';`,
          `  src: url('./${tag}/${name}.woff2') format('woff2');`,
          `  font-weight: ${weight};`,
          '  font-display: swap;',
          `  unicode-range: ${range};`,
          '}',
        ].join('\n'),
      ),
    ),
  );
  return `/* Made by npm run fonts. A browser fetches a file only when the page shows one of its characters. */\n${faces.join('\n')}\n`;
}

async function write(): Promise<void> {
  for (const [tag, { files }] of Object.entries(LANGUAGE_FONTS)) {
    const folder = join(root, FONTS, tag);
    mkdirSync(folder, { recursive: true });
    const characters = charactersOf(tag);
    writeFileSync(join(folder, 'characters.txt'), `${characters}\n`);
    for (const { name, from } of files) {
      const whole = readFileSync(join(root, `node_modules/@fontsource/${from}.woff2`));
      const cut = await subsetFont(whole, characters, { targetFormat: 'woff2' });
      writeFileSync(join(folder, `${name}.woff2`), cut);
      console.log(`${tag}/${name}.woff2`, cut.length);
    }
    const licence = join(root, 'node_modules/@fontsource', files[0]!.from.split('/')[0]!, 'LICENSE');
    if (!existsSync(licence)) throw new Error(`${licence} is missing`);
  }
  writeFileSync(join(root, FONTS, 'languages.css'), languagesCss());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await write();
