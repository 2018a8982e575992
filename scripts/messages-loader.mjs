/** The loader that scripts/messages.mjs registers. */
import { readFile } from 'node:fs/promises';
import { catalogueModule, isCatalogue } from '../vite/messages.mjs';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !isCatalogue(url)) return next(url, context);
  const source = catalogueModule(await readFile(new URL(url), 'utf8'));
  return { format: 'module', source, shortCircuit: true };
}
