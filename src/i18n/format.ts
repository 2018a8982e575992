/**
 * Fills in compiled messages (vite/messages.mjs compiles them from ICU MessageFormat). Inside a plural branch `#` is the number. A parameter
 * that is a list is written as the language writes lists.
 */
import { isolated } from './foreign.ts';

export type Param = string | number;
export type Params = Readonly<Record<string, Param>>;

/** A piece of a sentence: plain text (`param` null), or a parameter's text with the parameter's name, so that a HUD can make it a link. */
export type Part = { text: string; param: string | null };

/** A compiled message: a text, or its parts in order. */
export type Compiled = string | readonly Node[];

/**
 * A part of a compiled message: a text · 0, the number of the plural around it · a parameter · one with a branch for each of its values
 * (s: select, p: plural, o: ordinal; t: a tag, whose only branch is what it contains)
 */
export type Node =
  | string
  | 0
  | readonly [string]
  | readonly [string, 's' | 'p' | 'o' | 't', Readonly<Record<string, Compiled>>];

/** The rules of one language for writing numbers and choosing plural forms. */
export interface Grammar {
  number(n: number): string;
  plural(n: number): string;
  ordinal(n: number): string;
}

/** The name of a value's branch: a name in ICU MessageFormat has no spaces, and an unknown thing is `?` in the data of the games. */
const idOf = (value: Param | undefined): string => (value === '?' ? 'unknown' : String(value).replaceAll(' ', '_'));

const branchOf = (branches: Readonly<Record<string, Compiled>>, name: string): Compiled =>
  (Object.hasOwn(branches, name) ? branches[name] : branches['other'])!;

/** Returns the text that follows a filled-in parameter: without its leading full stop if the parameter ends in one (“Dr.”, “Ltd.”). */
export const afterTitle = (filled: string, text: string): string =>
  /\.\u2069?$/.test(filled) && /^\.(?!\.)/.test(text) ? text.slice(1) : text;

/**
 * Fills in a compiled message and returns the sentence in pieces. Texts filled in are isolated, so that a right-to-left one cannot reorder
 * the rest of the line. A missing parameter stays visible as `{name}`.
 */
export function format(message: Compiled, params: Params, grammar: Grammar): Part[] {
  const out: Part[] = [];
  const say = (text: string, param: string | null): void => {
    const last = out[out.length - 1];
    if (last !== undefined && last.param !== null && param === null) text = afterTitle(last.text, text);
    if (param === null && last !== undefined && last.param === null) last.text += text;
    else out.push({ text, param });
  };
  const shown = (value: Param): string => (typeof value === 'number' ? grammar.number(value) : isolated(value));
  const walk = (now: Compiled, counted: number): void => {
    if (typeof now === 'string') return say(now, null);
    for (const node of now) {
      if (typeof node === 'string') say(node, null);
      else if (node === 0) say(grammar.number(counted), null);
      else if (node.length === 1) {
        const [name] = node;
        const value = params[name];
        say(value === undefined ? `{${name}}` : shown(value), name);
      } else {
        const [name, kind, branches] = node;
        const n = Number(params[name]);
        if (kind === 's' || kind === 't') walk(branchOf(branches, idOf(params[name])), counted);
        else walk(branches[`=${n}`] ?? branchOf(branches, kind === 'p' ? grammar.plural(n) : grammar.ordinal(n)), n);
      }
    }
  };
  walk(message, 0);
  return out;
}
