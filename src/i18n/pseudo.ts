/** Pseudo-languages, made from English: what is left in plain English on screen has not gone through `t`. */
import type { Compiled, Node } from './format.ts';
import type { Messages } from './index.ts';

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoôpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÔPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ']
    .join('')
    .match(/../gu)!
    .map((pair) => [...pair] as [string, string]),
);
const accented = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => ACCENTS[letter] ?? letter);

/** Words that a text is made longer with. */
const MORE = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Right-to-left override around a text, with marks of its own direction at both ends so that punctuation follows. */
const mirrored = (text: string): string =>
  text.replace(/[^\s\n|]+/gu, (word) => (/\p{L}/u.test(word) ? `\u200f\u202e${word}\u202c\u200f` : word));

/**
 * Turns English messages into a pseudo-language. `rtl`: written from right to left, each word mirrored. Else: with accents, and about 40 %
 * longer, between brackets, so that a cut end is seen.
 */
export function pseudo(messages: Messages, rtl: boolean): Messages {
  const changed = rtl ? mirrored : accented;
  const message = (compiled: Compiled): Compiled =>
    typeof compiled === 'string' ? changed(compiled) : compiled.map((node) => nodeOf(node, message, changed));
  return Object.fromEntries(
    Object.entries(messages).map(([key, compiled]) => [
      key,
      rtl ? message(compiled) : longer(key, message(compiled), compiled),
    ]),
  );
}

function nodeOf(node: Node, message: (compiled: Compiled) => Compiled, changed: (text: string) => string): Node {
  if (typeof node === 'string') return changed(node);
  if (node === 0 || node.length < 3) return node;
  const [name, kind, branches] = node as Extract<Node, readonly [string, string, object]>;
  return [name, kind, Object.fromEntries(Object.entries(branches).map(([id, branch]) => [id, message(branch)]))];
}

/** Adds words at the end of a message: two fifths of its length, more for a short one. Lists of forms and of lines keep their shape. */
function longer(key: string, compiled: Compiled, original: Compiled): Compiled {
  const [only, ...others] = typeof compiled === 'string' ? [] : compiled;
  const [whole] = typeof original === 'string' ? [] : original;
  // each branch of a choice that is the whole message, so that a bare name stays as it is
  if (others.length === 0 && isChoice(only) && isChoice(whole)) {
    const [name, kind, branches] = only;
    const longerBranch = ([id, branch]: [string, Compiled]) => [id, longer(key, branch, whole[2][id]!)];
    return [[name, kind, Object.fromEntries(Object.entries(branches).map(longerBranch))]];
  }
  const length = lengthOf(original);
  if (!hasLetters(original) || key.endsWith('.forms')) return compiled;
  const wanted = Math.max(2, Math.round(0.4 * length));
  let more = '';
  for (let i = 0; more.length < wanted; i++) more += ` ${MORE[i % MORE.length]}`;
  const end = more.slice(0, wanted).trimEnd();
  return typeof compiled === 'string' ? `[${compiled}${end}]` : ['[', ...compiled, `${end}]`];
}

type Choice = Extract<Node, readonly [string, string, object]>;
const isChoice = (node: Node | undefined): node is Choice => Array.isArray(node) && node.length === 3;

const hasLetters = (compiled: Compiled): boolean =>
  typeof compiled === 'string'
    ? /\p{L}/u.test(compiled)
    : compiled.some((node) =>
        typeof node === 'string' ? hasLetters(node) : isChoice(node) && Object.values(node[2]).some(hasLetters),
      );

/** About how many characters a message has: the longest branch of each choice counts. */
const lengthOf = (compiled: Compiled): number =>
  typeof compiled === 'string'
    ? compiled.length
    : compiled.reduce<number>((sum, node) => {
        if (typeof node === 'string') return sum + node.length;
        if (node === 0 || node.length < 3) return sum + 2;
        return sum + Math.max(...Object.values(node[2] as Readonly<Record<string, Compiled>>).map(lengthOf));
      }, 0);
