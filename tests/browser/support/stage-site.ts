/** The drawn table alone as a site of its own (`tests/browser/pages/stage`), for tests and for scripts that measure or picture it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { messagesPlugin } from '../../../vite/messages-plugin.ts';
import { phaserPlugin } from '../../../vite/phaser-plugin.ts';
import { stylesPlugin } from '../../../vite/styles-plugin.ts';
import { serveFolder } from './static-server.ts';

/** Builds and serves it. `close` ends the server and removes what was built. */
export async function serveStage(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'stage-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../pages/stage', import.meta.url)),
    base: './',
    plugins: [messagesPlugin(), phaserPlugin()],
    css: { postcss: stylesPlugin() },
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const server = await serveFolder(folder);
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
