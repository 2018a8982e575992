/**
 * The syntax of our messages, a subset of ICU MessageFormat:
 * `{name}` · `{n, plural, =0 {none} one {# card} other {# cards}}` · `{who, select, you {You draw} other {They draw}}`.
 * Inside a plural branch `#` is the number. There is no escaping: a message cannot contain a brace.
 */

import { isolated } from './foreign.ts';

export type Param = string | number;
export type Params = Readonly<Record<string, Param>>;

/** A piece of a sentence: plain text (`param` null), or a parameter's text with the parameter's name, so that a HUD can make it a link. */
export type Part = { text: string; param: string | null };

type Node =
  | { k: 'text'; text: string }
  | { k: 'arg'; name: string }
  | { k: 'hash' }
  | { k: 'plural' | 'select'; name: string; branches: Map<string, Node[]> };

/** Thrown when a message breaks the syntax above. Its text says which message and where. */
export class BadMessage extends Error {
  override name = 'BadMessage';
}

interface Cursor {
  text: string;
  at: number;
}

function fail(c: Cursor, what: string): never {
  throw new BadMessage(`${what} at ${c.at} in "${c.text}"`);
}

function word(c: Cursor): string {
  const from = c.at;
  while (c.at < c.text.length && !',{}'.includes(c.text[c.at] ?? '')) c.at++;
  const found = c.text.slice(from, c.at).trim();
  if (found === '') fail(c, 'a name is missing');
  return found;
}

function branches(c: Cursor, counted: boolean): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  for (;;) {
    while (c.text[c.at] === ' ' || c.text[c.at] === '\n') c.at++;
    if (c.text[c.at] === '}') break;
    const name = word(c);
    if (c.text[c.at] !== '{') fail(c, 'a branch is missing');
    c.at++;
    found.set(name, nodes(c, counted));
    if (c.text[c.at] !== '}') fail(c, 'a branch is not closed');
    c.at++;
  }
  if (!found.has('other')) fail(c, 'the branch "other" is missing');
  return found;
}

function placeholder(c: Cursor, counted: boolean): Node {
  const name = word(c);
  if (c.text[c.at] === '}') return { k: 'arg', name };
  if (c.text[c.at] !== ',') fail(c, 'a brace is not closed');
  c.at++;
  const kind = word(c);
  if (kind !== 'plural' && kind !== 'select') fail(c, `"${kind}" is neither plural nor select`);
  if (c.text[c.at] !== ',') fail(c, 'branches are missing');
  c.at++;
  return { k: kind, name, branches: branches(c, counted || kind === 'plural') };
}

function nodes(c: Cursor, counted: boolean): Node[] {
  const found: Node[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') found.push({ k: 'text', text });
    text = '';
  };
  while (c.at < c.text.length) {
    const ch = c.text[c.at];
    if (ch === '}') break;
    if (ch === '{') {
      flush();
      c.at++;
      found.push(placeholder(c, counted));
      if (c.text[c.at] !== '}') fail(c, 'a brace is not closed');
      c.at++;
    } else if (ch === '#' && counted) {
      flush();
      c.at++;
      found.push({ k: 'hash' });
    } else {
      text += ch;
      c.at++;
    }
  }
  flush();
  return found;
}

/** Parses a message into the form that `format` fills in. Throws `BadMessage` if its syntax is wrong. */
export function parseMessage(message: string): Node[] {
  const c: Cursor = { text: message, at: 0 };
  const found = nodes(c, false);
  if (c.at < message.length) fail(c, 'a closing brace too many');
  return found;
}

/** The rules of one language for writing numbers and choosing plural forms. */
export interface Grammar {
  number(n: number): string;
  plural(n: number): string;
}

/** Returns the text that follows a filled-in parameter: without its leading full stop if the parameter ends in one (“Dr.”, “Ltd.”). */
export const afterTitle = (filled: string, text: string): string =>
  /\.\u2069?$/.test(filled) && /^\.(?!\.)/.test(text) ? text.slice(1) : text;

/**
 * Fills in a parsed message and returns the sentence in pieces. Texts filled in are isolated, so that a right-to-left one cannot reorder
 * the rest of the line. A missing parameter stays visible as `{name}`.
 */
export function format(list: readonly Node[], params: Params, grammar: Grammar): Part[] {
  const out: Part[] = [];
  const say = (text: string, param: string | null): void => {
    const last = out[out.length - 1];
    if (last !== undefined && last.param !== null && param === null) text = afterTitle(last.text, text);
    if (param === null && last !== undefined && last.param === null) last.text += text;
    else out.push({ text, param });
  };
  const shown = (value: Param): string => (typeof value === 'number' ? grammar.number(value) : isolated(value));
  const walk = (nodesNow: readonly Node[], counted: number | null): void => {
    for (const node of nodesNow) {
      if (node.k === 'text') say(node.text, null);
      else if (node.k === 'hash') say(grammar.number(counted ?? 0), null);
      else if (node.k === 'arg') {
        const value = params[node.name];
        say(value === undefined ? `{${node.name}}` : shown(value), node.name);
      } else {
        const value = params[node.name];
        const other = node.branches.get('other') ?? [];
        if (node.k === 'select') walk(node.branches.get(String(value)) ?? other, counted);
        else {
          const n = Number(value);
          walk(node.branches.get(`=${n}`) ?? node.branches.get(grammar.plural(n)) ?? other, n);
        }
      }
    }
  };
  walk(list, null);
  return out;
}
