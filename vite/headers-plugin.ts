import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A part of a `_headers` file: what is set, and what of the parts before it is taken away, where the path matches. */
interface Rule {
  path: RegExp;
  set: [name: string, value: string][];
  /** in small letters */
  unset: string[];
}

/**
 * Reads a `_headers` file as hosts do: a path (`*` stands for any rest) in a line by itself, below it, indented, `Name: value` or, to take
 * away what a part before it set, `! Name`. Lines that begin with `#` are remarks. Throws, with the number of the line, at any other line.
 */
export function readHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const said = line.trim();
    if (said === '' || said.startsWith('#')) continue;
    const wrong = new Error(`_headers, line ${i + 1}: “${said}” is neither a path nor a header.`);
    if (!/^\s/.test(line)) {
      if (!said.startsWith('/')) throw wrong;
      const parts = said.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
      rules.push({ path: new RegExp(`^${parts.join('.*')}$`), set: [], unset: [] });
      continue;
    }
    const rule = rules.at(-1);
    const unset = /^! ?([\w-]+)$/.exec(said)?.[1];
    const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(said) ?? [];
    if (!rule || (!unset && !name)) throw wrong;
    if (unset) rule.unset.push(unset.toLowerCase());
    else rule.set.push([name!, value!]);
  }
  return rules;
}

/**
 * The headers of a file.
 * @param path as in its address: `/assets/a.js`
 * @returns names in small letters; what two parts set is joined with a comma
 */
export function headersFor(rules: readonly Rule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.path.test(path)) continue;
    for (const name of rule.unset) headers.delete(name);
    for (const [name, value] of rule.set) {
      const before = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

/** Serves the build (`npm start`, `vite preview`) with the headers of its own `_headers` file, as hosts do. */
export function headersPlugin(): Plugin {
  return {
    name: 'headers',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const file = join(resolve(root, build.outDir), '_headers');
      const rules = existsSync(file) ? readHeaders(readFileSync(file, 'utf8')) : [];
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '/';
        for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
        next();
      });
    },
  };
}
