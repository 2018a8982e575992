import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { writeMessageTypes } from './message-types.mjs';
import { catalogueModule, isCatalogue } from './messages.mjs';

/** What the id of a compiled catalogue ends in, so that Vite does not take it for plain JSON. */
const COMPILED = '.json.js';

/** Compiles the message catalogues that the page, its workers and the tests import, and writes the types of their messages. */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  buildStart: () => writeMessageTypes(),
  resolveId: (source, importer) =>
    importer !== undefined && /^\.{1,2}\//.test(source) && source.endsWith('.json') && isCatalogue(source)
      ? `${resolve(dirname(importer), source)}.js`
      : null,
  async load(id) {
    if (!id.endsWith(COMPILED) || !isCatalogue(id.slice(0, -'.js'.length))) return null;
    const file = id.slice(0, -'.js'.length);
    this.addWatchFile(file);
    return { code: catalogueModule(await readFile(file, 'utf8')), moduleType: 'js' };
  },
});
