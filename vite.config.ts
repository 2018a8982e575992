import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { noticesPlugin } from './scripts/notices-plugin.ts';
import { phaserPlugin } from './scripts/phaser-plugin.ts';

const notices = noticesPlugin(['workbox-precaching', 'workbox-routing', 'workbox-strategies']);

/** The game that the first visit installs. Files of the others lie in a folder apart, and come when their game is opened. */
const FIRST_GAME = 'netrunner';
/** Games to watch lie there too, of whichever game: each comes when it is opened. */
const RECORDED = /\/assets\/replays\//;
/** The lessons come when the list of them or one of them is opened. */
const LESSONS = /src\/games\/[^/]+\/lessons\/|tutorials\//;
/** What the upper levels of a bot, reviews and the coach search with comes when one of them first needs it. */
const SEARCH =
  /src\/games\/[^/]+\/bot\/(?:quick|search|worlds)\/|src\/games\/netrunner\/(?:bot\/(?:index|levels)|review\/(?:analyse|chances|faults|line|worker))\.ts|review\/calibration\.json/;
/** Modules of a game's own pages, and what only they use. */
const OWN_PAGE =
  /src\/games\/[^/]+\/(?:hud\/(?:cards|decks|puzzles)\/|puzzles\/|hud\/styles\/(?:cards|decks|puzzles)|words\/late|words\/en\/(?:rulings|cards-page|deck-builder|puzzles)|cards\/scenes\.json|scenes\.ts|break-costs|decks\/(?:change|text))/;

/**
 * The folder of a file made of these modules: apart where nothing in it is needed by the first visit. Modules of the shared rooms
 * decide nothing where a game's own lie in the same file: they are in it since nobody else asks for them.
 */
function folderOf(modules: readonly string[]): string {
  const own = modules.filter((id) => /\/(?:src\/games|tutorials|assets\/replays)\//.test(`/${id}`));
  const isLater = (id: string): boolean =>
    RECORDED.test(id) ||
    LESSONS.test(id) ||
    SEARCH.test(id) ||
    OWN_PAGE.test(id) ||
    (/\/(?:src\/games|tutorials)\/([^/]+)\//.exec(`/${id}`)?.[1] ?? FIRST_GAME) !== FIRST_GAME;
  return own.length > 0 && own.every(isLater) ? 'assets/later' : 'assets';
}

export default defineConfig({
  // Relative, so that the built folder works from any path of any host.
  base: './',
  worker: {
    format: 'es',
    plugins: () => [notices.collect()],
    rolldownOptions: {
      output: {
        entryFileNames: ({ moduleIds }) => `${folderOf(moduleIds.slice(-1))}/[name]-[hash].js`,
        // what a worker asks for once it runs
        chunkFileNames: 'assets/later/[name]-[hash].js',
      },
    },
  },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    // A picture of its own is smaller than one written into a script.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash].js`,
        assetFileNames: ({ names, originalFileNames }) =>
          `${names.some((name) => name.endsWith('.css')) ? folderOf(originalFileNames) : 'assets'}/[name]-[hash][extname]`,
        // Phaser is asked for only when a table opens; the start page does not wait for it.
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules[\\/](phaser|eventemitter3)[\\/]|phaser-entry/ },
            // The charts' library comes with the first game that is opened.
            { name: 'xstate', test: /node_modules[\\/]xstate[\\/]/ },
          ],
        },
      },
    },
  },
  plugins: [
    {
      // The development server puts styles into the page as text, which the page's policy forbids.
      name: 'styles-in-development',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    },
    phaserPlugin(),
    notices.collect(),
    notices.write(),
    VitePWA({
      // src/pwa registers it: a new version waits until the player agrees or the last tab closes.
      injectRegister: false,
      // They are in the build, so the pattern below finds them.
      includeManifestIcons: false,
      manifest: {
        name: 'Icebreak',
        short_name: 'Icebreak',
        description: 'Netrunner: learn it, play it against a bot, watch it.',
        lang: 'en',
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
      },
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      injectManifest: {
        // The whole build, since what is not in here is missing on a plane; but the icons, which only an installer asks for, and
        // the sound, of which a browser plays one format: the page puts that one where the worker then finds it (src/pwa/keep.ts).
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
