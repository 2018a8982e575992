import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkFolders, languageChunk } from './vite/chunk-folders.ts';
import { headersPlugin } from './vite/headers-plugin.ts';
import { manifestOf, manifestsPlugin } from './vite/manifests-plugin.ts';
import { messagesPlugin } from './vite/messages-plugin.ts';
import { checkFolder } from './scripts/install.mjs';
import { noticesPlugin } from './vite/notices-plugin.ts';
import { PHASER, corePhaser, phaserPlugin } from './vite/phaser-plugin.ts';
import { stylesPlugin } from './vite/styles-plugin.ts';

checkFolder();
const folderOf = chunkFolders(fileURLToPath(new URL('.', import.meta.url)));
const isCore = corePhaser();
const notices = noticesPlugin(['workbox-precaching', 'workbox-routing', 'workbox-strategies']);

export default defineConfig({
  // Relative, so that the built folder works under any path of any host.
  base: './',
  // Also set here, because in a folder with brackets in its name the `include` of tsconfig.json matches nothing.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { postcss: stylesPlugin() },
  worker: {
    format: 'es',
    plugins: () => [messagesPlugin(), notices.collect()],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: ({ moduleIds }) => `${folderOf(moduleIds.slice(-1))}/[name]-[hash].js`,
        // what a worker loads once it runs
        chunkFileNames: 'assets/later/[name]-[hash].js',
      },
    },
  },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    // A picture in its own file is smaller than one inlined into a script, and a font is fetched only where it is used.
    assetsInlineLimit: (file) => (/\.(?:svg|woff2)$/.test(file) ? false : undefined),
    rolldownOptions: {
      // Plugin timings are nothing a player or a contributor can act on.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash].js`,
        assetFileNames: ({ names, originalFileNames }) =>
          `${names.some((name) => /\.(?:css|woff2)$/.test(name)) ? folderOf(originalFileNames) : 'assets'}/[name]-[hash][extname]`,
        // Phaser is loaded only when a table opens; the start page does not wait for it.
        codeSplitting: {
          groups: [
            // Small modules that many files need share one chunk: a separate file costs more than they weigh.
            { name: 'common', test: /[\\/]src[\\/](?:i18n[\\/]|core[\\/]seat-player\.ts|hud[\\/]state\.ts)/ },
            { name: languageChunk, test: /[\\/]locales[\\/]/ },
            { name: 'recorder', test: /[\\/]src[\\/]replay[\\/](?:format|format-1|recorder|sentences)\.ts/ },
            {
              name: (id, graph) => (isCore(id, (one) => graph.getModuleInfo(one)?.importers ?? []) ? 'phaser' : null),
              test: PHASER,
              priority: 2,
            },
            // What great moments need besides comes with the first of them.
            { name: 'spectacle', test: PHASER, priority: 1 },
            // The statechart library is loaded with the first game that is opened.
            { name: 'xstate', test: /node_modules[\\/]xstate[\\/]/ },
          ],
        },
      },
    },
  },
  plugins: [
    {
      // The development server inlines styles, which the page's content security policy forbids.
      name: 'styles-in-development',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    },
    messagesPlugin(),
    manifestsPlugin(),
    phaserPlugin(),
    notices.collect(),
    notices.write(),
    headersPlugin(),
    VitePWA({
      // src/pwa registers it: a new version waits until the player agrees or the last tab closes.
      injectRegister: false,
      // They are in the build, so the pattern below finds them.
      includeManifestIcons: false,
      manifest: manifestOf('en'),
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      injectManifest: {
        // The whole build, because what is missing here is missing offline; except the icons, which only an installer requests, and the
        // sound, of which a browser plays one format: the page stores that one for the worker (src/pwa/keep.ts).
        globPatterns: ['**/*'],
        globIgnores: [
          '**/*.map',
          'sw.js',
          'manifest.webmanifest',
          '_headers',
          'icons/icon-*.png',
          'assets/effects-*.{webm,mp3}',
        ],
        maximumFileSizeToCacheInBytes: 8_000_000,
        rollupFormat: 'iife',
      },
    }),
  ],
});
