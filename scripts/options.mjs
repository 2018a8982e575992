// The options of `npm start`. This file must not import a package.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

const USAGE = 'For example: npm start -- --port 8080 --host 0.0.0.0';
/** The default port. */
export const USUAL_PORT = 4173;

/**
 * Reads the options of `npm start`.
 * @param {readonly string[]} args as in `process.argv.slice(2)`
 * @returns {{ port: number | null, host: string } | { problem: string }} `port` is null if not given; `problem` is one sentence
 *   to show
 */
export function readOptions(args) {
  /** @type {{ port?: string | undefined, host?: string | undefined }} */
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string', default: 'localhost' } },
    }));
  } catch (error) {
    return { problem: `${misread(args, /** @type {{ code?: string, message: string }} */ (error))} ${USAGE}` };
  }
  const { port, host = '' } = values;
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65535))
    return { problem: `“${port}” is not a port; use a whole number from 0 to 65535. ${USAGE}` };
  if (host.trim() === '') return { problem: `--host needs a name or an address. ${USAGE}` };
  return { port: port === undefined ? null : Number(port), host };
}

/**
 * @param {readonly string[]} args
 * @param {{ code?: string, message: string }} error what parseArgs threw
 */
function misread(args, error) {
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const name = /--(?:port|host)\b/.exec(error.message)?.[0] ?? 'An option';
    return name === '--port' ? '--port needs a number.' : `${name} needs a value.`;
  }
  const named = /'([^']*)'/.exec(error.message)?.[1];
  return `npm start does not know “${named ?? args.join(' ')}”.`;
}

/**
 * Checks whether a server can listen there.
 * @param {number} port 0 for any free one
 * @param {string} host
 * @returns {Promise<string | null>} the system's error code, such as EADDRINUSE; null if it can
 */
function refusal(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message));
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}

/**
 * Finds a port to serve the game at: the given one, or else the default or one of the next twenty.
 * @param {{ port: number | null, host: string }} options
 * @returns {Promise<{ port: number } | { problem: string }>} `problem` is one sentence to show
 */
export async function findPlace({ port, host }) {
  const last = port === null ? USUAL_PORT + 20 : port;
  for (let at = port ?? USUAL_PORT; ; at++) {
    const code = await refusal(at, host);
    if (code === null) return { port: at };
    if (code === 'EADDRINUSE' && at < last) continue;
    if (code === 'EADDRINUSE')
      return {
        problem: `Port ${at} is in use. Choose another: npm start -- --port ${at < 65535 ? at + 1 : USUAL_PORT}`,
      };
    if (code === 'EACCES')
      return {
        problem: `You have no permission to use port ${at}. Choose one above 1023: npm start -- --port ${USUAL_PORT}`,
      };
    return { problem: `“${host}” is not an address of this machine (${code}). ${USAGE}` };
  }
}
