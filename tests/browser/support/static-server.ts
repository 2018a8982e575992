import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webm': 'audio/webm',
  '.mp3': 'audio/mpeg',
};

export interface StaticServer {
  /** Where the folder is served, ending in a slash. */
  readonly url: string;
  /** Paths asked for so far, within the folder: `index.html`, `assets/a.js`; in order, with repeats. */
  readonly asked: readonly string[];
  /** Ends the server and its connections: from now on the network is gone. */
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder as the plainest of hosts would: no fallback, no rewriting, files only.
 * @param folder absolute path
 * @param prefix the path it appears under, such as `/games/icebreak/`
 */
export async function serveFolder(folder: string, prefix = '/'): Promise<StaticServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(prefix) ? decodeURIComponent(pathname.slice(prefix.length)) : undefined;
    const name = inside === '' ? 'index.html' : inside;
    const file = name === undefined ? undefined : join(folder, normalize(`/${name}`));
    if (name === undefined || file === undefined || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    asked.push(name);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    // Read at once: a test may put other files there at any time.
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
