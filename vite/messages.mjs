/**
 * Compiles the message catalogues (`locales/<language>/*.json`, ICU MessageFormat) to what `src/i18n/format.ts` reads. Vite, Vitest and the
 * scripts of Node all import catalogues through this.
 */
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';

/** @import { MessageFormatElement, NumberSkeleton } from '@formatjs/icu-messageformat-parser' */
/** @import { Compiled, Node } from '../src/i18n/format.ts' */

/** Whether a module is a catalogue, by its path or address. */
export const isCatalogue = /** @param {string} path */ (path) => /\/locales\/[^?]*\.json(\?|$)/.test(path);

/** Returns the code of a module that exports a catalogue's messages by key. Throws at the first message that is not ICU MessageFormat. */
export function catalogueModule(/** @type {string} */ json) {
  /** @type {Record<string, Compiled>} */
  const compiled = {};
  for (const [key, message] of Object.entries(JSON.parse(json))) compiled[key] = compileMessage(key, message);
  // Parsing a string is faster than reading an object literal.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}

/**
 * Compiles one message; `key` is named in errors.
 * @param {string} key
 * @param {string} message
 */
export function compileMessage(key, message) {
  try {
    return compiledOf(parse(message, { requiresOtherClause: true }));
  } catch (error) {
    throw new Error(`${key}: ${error instanceof Error ? error.message : String(error)} in "${message}"`, {
      cause: error,
    });
  }
}

/** @returns {Compiled} */
function compiledOf(/** @type {readonly MessageFormatElement[]} */ elements) {
  const nodes = elements.map(nodeOf);
  return nodes.length === 1 && typeof nodes[0] === 'string' ? nodes[0] : nodes;
}

/** @returns {Node} */
function nodeOf(/** @type {MessageFormatElement} */ element) {
  switch (element.type) {
    case TYPE.literal:
      // The format takes `#` for the number directly inside a plural only.
      if (element.value.includes('#'))
        throw new Error('inside a choice, write the number as {name, number} and not as #');
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      return element.style === undefined || element.style === null
        ? [element.value]
        : [element.value, styleOf(element.style)];
    case TYPE.select:
      return [element.value, 's', branchesOf(element.options)];
    case TYPE.plural:
      return [element.value, element.pluralType === 'ordinal' ? 'o' : 'p', branchesOf(element.options)];
    case TYPE.tag:
      return [element.value, 't', { other: compiledOf(element.children) }];
    default:
      throw new Error('dates and times are not supported');
  }
}

/**
 * Returns how a number is written: with its sign (`{n, number, ::sign-except-zero}`), or as a percentage (`{share, number, percent}`).
 * @returns {'+' | '%'}
 */
function styleOf(/** @type {unknown} */ style) {
  if (style === 'percent') return '%';
  const { signDisplay } = /** @type {NumberSkeleton} */ (style)?.parsedOptions ?? {};
  if (signDisplay === 'exceptZero') return '+';
  throw new Error('numbers are written plain, as `percent` or as `::sign-except-zero`');
}

/** @returns {Record<string, Compiled>} */
const branchesOf = (/** @type {Record<string, { value: MessageFormatElement[] }>} */ options) =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, compiledOf(value)]));
