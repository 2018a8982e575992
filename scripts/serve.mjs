// The server of the browser tests: serves the folder ICEBREAK_DIST at the port ICEBREAK_PORT, and builds it first if ICEBREAK_BUILD is set.
// It takes them from the environment, since a path in a command would be read by a shell.
import process from 'node:process';
import { build, preview } from 'vite';
import { root } from './install.mjs';

const outDir = process.env['ICEBREAK_DIST'] ?? 'dist';
if (process.env['ICEBREAK_BUILD']) await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
await preview({
  root,
  build: { outDir },
  preview: { port: Number(process.env['ICEBREAK_PORT']), host: '127.0.0.1', strictPort: true },
});
