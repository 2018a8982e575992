/** The web app's manifests: one for each language. The page names that of its language (`root.lang` in src/hud/app/App.tsx). */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { readCatalogue } from './message-types.mjs';

const catalogueOf = (tag: string): string => `src/hud/pages/locales/${tag}.json`;
const exists = (path: string): boolean => existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url)));

/** The manifest of a language; what it has no message for is in English. */
export function manifestOf(tag: string): Partial<ManifestOptions> {
  const own = exists(catalogueOf(tag)) ? readCatalogue(catalogueOf(tag)) : {};
  const description = own['app.description'] ?? readCatalogue(catalogueOf('en'))['app.description'] ?? '';
  return {
    name: 'Icebreak',
    short_name: 'Icebreak',
    description,
    lang: own['app.description'] === undefined ? 'en' : tag,
    dir: LANGUAGES.find((one) => one.tag === tag)?.dir ?? 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    background_color: '#0b1220',
    theme_color: '#0b1220',
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}

/** Writes the manifests of the languages other than English; that of English is the one that the page begins with. */
export const manifestsPlugin = (): Plugin => ({
  name: 'manifests',
  apply: 'build',
  generateBundle() {
    for (const { tag } of LANGUAGES)
      if (tag !== 'en')
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${tag}.webmanifest`,
          source: JSON.stringify(manifestOf(tag)),
        });
  },
});
