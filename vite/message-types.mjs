/**
 * Writes `.cache/messages.d.ts`: the key and the parameters of every English message, so that `t` checks both. The file is not committed;
 * `npm ci`, the type check and Vite write it. Run as a script, it does so once.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';

/** @import { MessageFormatElement } from '@formatjs/icu-messageformat-parser' */
/** A parameter: of a plural a number, of a select an id, and else a text, a number or a list. @typedef {'number' | 'id' | 'any'} Kind */

const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = '.cache/messages.d.ts';
/** Folders with catalogues: those of the program, and those of the small game that tests play, where the tests are. */
const FOLDERS = ['src', 'tests/support'];
const TYPES = { number: 'number', id: 'string', any: 'string | number | readonly string[]' };

/** Returns the paths of a language's catalogues, relative to the project, in alphabetical order. */
export const cataloguesOf = (/** @type {string} */ language) =>
  FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.split(sep).join('/')}`,
      ),
    )
    .filter((path) => path.endsWith('.json') && new RegExp(`/locales/${language}[/.]`).test(path))
    .sort();

/** Reads the messages of a catalogue as they are written. @returns {Record<string, string>} */
export const readCatalogue = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * Returns the parameters of a message. The number of an id with a number (`placeN` beside `place`) is not one of its own.
 * @returns {Map<string, Kind>}
 */
export function paramsOf(/** @type {string} */ message) {
  /** @type {Map<string, Kind>} */
  const found = new Map();
  const add = (/** @type {string} */ name, /** @type {Kind} */ kind) => {
    if (kind !== 'any' || !found.has(name)) found.set(name, kind);
  };
  const walk = (/** @type {readonly MessageFormatElement[]} */ elements) => {
    for (const element of elements) {
      if (element.type === TYPE.argument) add(element.value, 'any');
      else if (element.type === TYPE.number) add(element.value, 'number');
      else if (element.type === TYPE.tag) walk(element.children);
      else if (element.type === TYPE.plural || element.type === TYPE.select) {
        add(element.value, element.type === TYPE.plural ? 'number' : 'id');
        for (const { value } of Object.values(element.options)) walk(value);
      }
    }
  };
  walk(parse(message));
  for (const name of found.keys()) if (name.endsWith('N') && found.has(name.slice(0, -1))) found.delete(name);
  return found;
}

/** Returns the text of the generated file. Two games may have a message of one key; a parameter that only one of them has is optional. */
function messageTypes() {
  /** @type {Map<string, Map<string, Kind>[]>} */
  const all = new Map();
  for (const path of cataloguesOf('en'))
    for (const [key, message] of Object.entries(readCatalogue(path)))
      all.set(key, [...(all.get(key) ?? []), paramsOf(message)]);
  /** The name of each set of parameters: messages share them, which keeps the type check fast. @type {Map<string, string>} */
  const shapes = new Map();
  /** The messages by the first part of their keys. @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [key, found] of all) {
    const kinds = new Map(found.flatMap((params) => [...params]));
    const params = [...kinds].sort().map(([name, kind]) => {
      const optional = found.every((params) => params.has(name)) ? '' : '?';
      return `${JSON.stringify(name)}${optional}: ${TYPES[kind]}`;
    });
    const shape = `{ ${params.join('; ')} }`;
    if (!shapes.has(shape)) shapes.set(shape, `MessageParams${shapes.size}`);
    const head = key.split('.')[0] ?? key;
    groups.set(head, [...(groups.get(head) ?? []), `    ${JSON.stringify(key)}: ${shapes.get(shape)};`]);
  }
  return [
    '// Generated from the English messages by vite/message-types.mjs.',
    ...[...shapes].map(([shape, name]) => `interface ${name} ${shape}`),
    'interface MessageParams {',
    ...[...groups].map(([head, lines]) => `  ${JSON.stringify(head)}: {\n${lines.join('\n')}\n  };`),
    '}',
    '',
  ].join('\n');
}

/** Writes the file if it is missing or the messages have changed. */
export function writeMessageTypes() {
  const path = join(root, FILE);
  const text = messageTypes();
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

if (relative(process.argv[1] ?? '', fileURLToPath(import.meta.url)) === '') writeMessageTypes();
