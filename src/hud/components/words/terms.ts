/** Finds glossary terms in a sentence. The terms are the messages `term.*` of the current language. */
import { has, keys, t, wordsEdition } from '../../../i18n/index.ts';

/** A piece of a sentence: plain text (`term` null), or a word that the glossary explains. */
export interface Piece {
  text: string;
  term: string | null;
}

interface Finder {
  pattern: RegExp;
  /** the glossary term that each form belongs to, by the form in lower case */
  terms: ReadonlyMap<string, string>;
}

let last: { edition: number; finder: Finder } | null = null;

function finderOf(): Finder {
  const edition = wordsEdition();
  if (last?.edition === edition) return last.finder;
  const terms = new Map<string, string>();
  for (const key of keys()) {
    const name = /^term\.([^.]+)$/.exec(key)?.[1];
    if (name === undefined) continue;
    const forms = has(`${key}.forms`) ? t(`term.${name}.forms`).split('|') : [];
    for (const form of [t(`term.${name}`), ...forms]) if (form !== '') terms.set(form.toLowerCase(), name);
  }
  const words = [...terms.keys()].sort((a, b) => b.length - a.length);
  const quoted = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const finder = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${quoted.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu'),
    terms,
  };
  last = { edition, finder };
  return finder;
}

/** Splits a sentence into pieces, marking the first occurrence of each term; terms in `not` are never marked. */
export function termsIn(text: string, not: ReadonlySet<string> = new Set()): Piece[] {
  const { pattern, terms } = finderOf();
  const pieces: Piece[] = [];
  const familiar = new Set(not);
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = terms.get(found[0].toLowerCase());
    if (term === undefined || familiar.has(term)) continue;
    familiar.add(term);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), term: null });
    pieces.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), term: null });
  return pieces;
}

/** The names of the terms that a game's glossary explains (`term.<name>`), in its order. */
export const termNames = (glossary: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(glossary)
    .filter((key) => key.split('.').length === 2)
    .map((key) => key.slice('term.'.length));
