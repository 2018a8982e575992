// npm run gallery: every part of the screen in its states, for whoever changes one. No part of the build that players get.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { messagesPlugin } from '../../../../vite/messages-plugin.ts';
import { phaserPlugin } from '../../../../vite/phaser-plugin.ts';
import { stylesPlugin } from '../../../../vite/styles-plugin.ts';

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: page('.'),
  base: './',
  publicDir: page('../../../../public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { postcss: stylesPlugin() },
  plugins: [messagesPlugin(), phaserPlugin()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 3000,
    rolldownOptions: { input: [page('index.html'), page('frame.html')] },
  },
});
