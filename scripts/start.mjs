// npm start [-- --port 4173] [--host 0.0.0.0]: installs what is missing, builds, serves, prints the address.
import process from 'node:process';
import { binary, checkFolder, checkNode, ensureInstalled, root, run, stop } from './install.mjs';
import { USUAL_PORT, findPlace, readOptions } from './options.mjs';

checkNode();
checkFolder();
const options = readOptions(process.argv.slice(2));
if ('problem' in options) stop(options.problem, 2);
const place = await findPlace(options);
if ('problem' in place) stop(place.problem);
if (options.port === null && place.port !== USUAL_PORT)
  console.log(`Port ${USUAL_PORT} is in use; using ${place.port}.`);
await ensureInstalled();

console.log('Building ...');
const code = await run(process.execPath, [binary('vite'), 'build', '--logLevel', 'warn']);
if (code !== 0) stop('The build failed; the lines above say why.', code);

const { preview } = await import('vite');
const server = await preview({
  root,
  preview: { port: place.port, host: options.host, strictPort: true },
}).catch((error) => stop(`The server did not start: ${error instanceof Error ? error.message : error}`));
const addresses = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
console.log(`\nIcebreak is ready: ${addresses.join('  ')}\nCtrl+C stops it.`);
