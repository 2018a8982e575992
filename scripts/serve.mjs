// The server of the browser tests. It serves the folder ICEBREAK_DIST at the port ICEBREAK_PORT, and builds it first if ICEBREAK_BUILD is set.
// These are environment variables because a shell would interpret a path in a command.
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
