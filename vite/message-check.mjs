/** Checks a language's catalogues against the English ones: keys, parameters and plural forms. */
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { paramsOf } from './message-types.mjs';

/** @import { MessageFormatElement, PluralElement } from '@formatjs/icu-messageformat-parser' */

/**
 * Compares a catalogue with its English one. A message may be missing: it is then shown in English. A parameter may be left out only where
 * English has it as a plural or a choice, since a language may need no such difference.
 * @param {Record<string, string>} english
 * @param {Record<string, string>} other the same catalogue in another language
 * @param {string} tag the language
 * @returns {{ problems: string[], missing: string[] }} what is wrong, each with its key; and the keys that have no message yet
 */
export function checkCatalogue(english, other, tag) {
  const problems = Object.entries(other).flatMap(([key, message]) => {
    const original = english[key];
    if (original === undefined) return [`${key}: English has no such message`];
    try {
      return problemsOf(original, message, tag).map((problem) => `${key}: ${problem}`);
    } catch (error) {
      return [`${key}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  return { problems, missing: Object.keys(english).filter((key) => !Object.hasOwn(other, key)) };
}

/** @returns {string[]} */
function problemsOf(/** @type {string} */ english, /** @type {string} */ message, /** @type {string} */ tag) {
  const wanted = paramsOf(english);
  const found = paramsOf(message);
  const unknown = [...found.keys()].filter((name) => !wanted.has(name) && !isNumberOf(name, wanted));
  const dropped = [...wanted].filter(([name, kind]) => kind === 'any' && !found.has(name)).map(([name]) => name);
  return [
    ...unknown.map((name) => `English has no parameter {${name}}`),
    ...dropped.map((name) => `the parameter {${name}} is missing`),
    ...pluralProblems(english, message, tag),
  ];
}

const isNumberOf = (/** @type {string} */ name, /** @type {ReadonlyMap<string, unknown>} */ params) =>
  name.endsWith('N') && params.has(name.slice(0, -1));

/** The plurals in a message, at any depth. @returns {PluralElement[]} */
const pluralsIn = (/** @type {readonly MessageFormatElement[]} */ elements) =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return element.type === TYPE.plural ? [element, ...inside] : inside;
  });

/** The forms of a plural, without those for one number (`=0`). */
const formsIn = (/** @type {PluralElement} */ plural) =>
  Object.keys(plural.options).filter((form) => !form.startsWith('='));

/**
 * Every plural must have each form that the language's numbers take, and no other. One that is in English only a choice (`=0` or not) may be
 * no more than that.
 * @returns {string[]}
 */
function pluralProblems(/** @type {string} */ english, /** @type {string} */ message, /** @type {string} */ tag) {
  const choices = new Set(
    pluralsIn(parse(english)).flatMap((plural) => (formsIn(plural).length === 1 ? [plural.value] : [])),
  );
  return pluralsIn(parse(message)).flatMap((plural) => {
    /** @type {string[]} */
    const forms = formsOf(tag, plural.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
    const given = formsIn(plural);
    const isChoice = given.length === 1 && choices.has(plural.value);
    return [
      ...forms
        .filter((form) => !isChoice && !given.includes(form))
        .map((form) => `{${plural.value}} lacks the plural form "${form}"`),
      ...given
        .filter((form) => !forms.includes(form))
        .map((form) => `{${plural.value}}: ${tag} has no plural form "${form}"`),
    ];
  });
}

/** The plural forms of a language, and always `other`; those that only fractions or compact numbers take are not asked for. */
function formsOf(/** @type {string} */ tag, /** @type {'cardinal' | 'ordinal'} */ type) {
  const rules = new Intl.PluralRules(tag, { type });
  const whole = new Set(Array.from({ length: 201 }, (_, n) => rules.select(n)));
  return [...whole.add('other')];
}
