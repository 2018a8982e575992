/**
 * Fills in compiled messages (vite/messages.mjs compiles them from ICU MessageFormat). Inside a plural branch `#` is the number. A parameter
 * that is a list is written as the language writes lists: with "and"; inside `<or>…</or>` with "or", and inside `<commas>…</commas>` with
 * neither.
 */
import { isolated } from './foreign.ts';
import type { Grammar, Joint } from './grammar.ts';

type Param = string | number | readonly string[];
export type Params = Readonly<Record<string, Param>>;

/**
 * A piece of a sentence: plain text (`param` null), or a parameter's text with the parameter's name, so that a HUD can make it a link. Of a
 * parameter that is a list, each item is a piece of its own, with its index. The text in a tag (`<guard>the Sergeant</guard>`) counts as a
 * parameter with the tag's name.
 */
export type Part = { text: string; param: string | null; item?: number };

/** A compiled message: a text, or its parts in order. */
export type Compiled = string | readonly Node[];

/**
 * A part of a compiled message: a text · 0, the number of the plural around it · a parameter · a number with its sign (+) or as a percentage
 * (%) · a parameter with a branch for each of its values (s: select, p: plural, o: ordinal; t: a tag, whose only branch is what it contains)
 */
export type Node =
  | string
  | 0
  | readonly [string]
  | readonly [string, '+' | '%']
  | readonly [string, 's' | 'p' | 'o' | 't', Readonly<Record<string, Compiled>>];

/** The name of a value's branch: a name in ICU MessageFormat has no spaces, and an unknown thing is `?` in the data of the games. */
const idOf = (value: Param | undefined): string => (value === '?' ? 'unknown' : String(value).replaceAll(' ', '_'));

/** An id with a number, such as `remote 3`. */
const NUMBERED = /^[a-z-]+ (\d+)$/;

/** Returns a parameter's value. Of an id with a number (`place`: `room 3`), the number is the parameter `placeN`. */
function valueOf(params: Params, name: string): Param | undefined {
  const value = params[name];
  if (value !== undefined || !name.endsWith('N')) return value;
  const number = NUMBERED.exec(String(params[name.slice(0, -1)]))?.[1];
  return number === undefined ? undefined : Number(number);
}

const branchOf = (branches: Readonly<Record<string, Compiled>>, name: string): Compiled =>
  (Object.hasOwn(branches, name) ? branches[name] : branches['other'])!;

/** Returns the text that follows a filled-in parameter: without its leading full stop if the parameter ends a sentence by itself (“Ltd.”, “Stop!”). */
const afterTitle = (filled: string, text: string): string =>
  /[.!?]\u2069?$/.test(filled) && /^\.(?!\.)/.test(text) ? text.slice(1) : text;

/**
 * Fills in a compiled message and returns the sentence in pieces. Texts filled in are isolated, so that one in the other direction cannot
 * reorder the rest of the line. A missing parameter stays visible as `{name}`.
 */
export function format(message: Compiled, params: Params, grammar: Grammar): Part[] {
  const out: Part[] = [];
  /** the tag around the text; null for none */
  let tag: string | null = null;
  const text = (text: string): void => {
    const last = out[out.length - 1];
    if (last === undefined || last.param !== null || tag !== null)
      out.push({ text: last === undefined ? text : afterTitle(last.text, text), param: tag });
    else last.text += text;
  };
  const isolate = (value: string): string => isolated(value, grammar.direction);
  const fill = (name: string, joint: Joint): void => {
    const value = valueOf(params, name);
    if (typeof value === 'object') {
      let item = 0;
      for (const { type, value: piece } of grammar.list(value.map(isolate), joint))
        if (type === 'element') out.push({ text: piece, param: name, item: item++ });
        else text(piece);
      return;
    }
    const shown = typeof value === 'number' ? grammar.number(value) : isolate(value ?? `{${name}}`);
    out.push({ text: shown, param: name });
  };
  const walk = (now: Compiled, counted: number, joint: Joint): void => {
    if (typeof now === 'string') return text(now);
    for (const node of now) {
      if (typeof node === 'string') text(node);
      else if (node === 0) text(grammar.number(counted));
      else if (node.length === 1) fill(node[0], joint);
      else if (node.length === 2) out.push({ text: grammar.number(Number(params[node[0]]), node[1]), param: node[0] });
      else {
        const [name, kind, branches] = node;
        const value = valueOf(params, name);
        const n = Number(value);
        if (kind === 't') {
          const outer = tag;
          const isJoint = name === 'or' || name === 'commas';
          if (!isJoint) tag = name;
          walk(branches['other']!, counted, isJoint ? name : joint);
          tag = outer;
        } else if (kind === 's') walk(branchOf(branches, idOf(value)), counted, joint);
        else
          walk(
            branches[`=${n}`] ?? branchOf(branches, kind === 'p' ? grammar.plural(n) : grammar.ordinal(n)),
            n,
            joint,
          );
      }
    }
  };
  walk(message, 0, 'and');
  return out;
}
