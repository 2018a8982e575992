// npm start [-- --port 4173] [--host 0.0.0.0]: installs what is missing, builds, serves, prints the address.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { binary, checkNode, ensureInstalled, root, run } from './install.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, host: { type: 'string', default: 'localhost' } },
});

checkNode();
await ensureInstalled();

console.log('Building ...');
const code = await run(process.execPath, [binary('vite'), 'build', '--logLevel', 'warn']);
if (code !== 0) process.exit(code);

const { preview } = await import('vite');
const server = await preview({ root, preview: { port: Number(values.port), host: values.host } });
const addresses = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
console.log(`\nIcebreak is ready: ${addresses.join('  ')}\nCtrl+C stops it.`);
