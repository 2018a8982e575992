// What may stand behind `npm start --`. Nothing in here may import a package.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

const USAGE = 'Write for example: npm start -- --port 8080 --host 0.0.0.0';
/** The port that is taken when none is asked for. */
export const USUAL_PORT = 4173;

/**
 * Reads the options of `npm start`.
 * @param {readonly string[]} args as in `process.argv.slice(2)`
 * @returns {{ port: number | null, host: string } | { problem: string }} `port` is null when none was asked for; `problem` is one sentence
 *   for the person
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
    return { problem: `A port is a whole number from 0 to 65535, and “${port}” is not one. ${USAGE}` };
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
 * Tries whether a server may listen there, and lets go of it again.
 * @param {number} port 0: any free one
 * @param {string} host
 * @returns {Promise<string | null>} the system's code for why not, such as EADDRINUSE; null when it may
 */
function refusal(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message));
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}

/**
 * Where the game can be served: at the port asked for, or, when none was, at the usual one or one of the next twenty.
 * @param {{ port: number | null, host: string }} options
 * @returns {Promise<{ port: number } | { problem: string }>} `problem` is one sentence for the person
 */
export async function findPlace({ port, host }) {
  const last = port === null ? USUAL_PORT + 20 : port;
  for (let at = port ?? USUAL_PORT; ; at++) {
    const code = await refusal(at, host);
    if (code === null) return { port: at };
    if (code === 'EADDRINUSE' && at < last) continue;
    if (code === 'EADDRINUSE')
      return { problem: `Port ${at} is in use; choose another, for example: npm start -- --port ${at < 65535 ? at + 1 : USUAL_PORT}` }; // prettier-ignore
    if (code === 'EACCES')
      return { problem: `This account may not serve at port ${at}; choose one above 1023, for example: npm start -- --port ${USUAL_PORT}` }; // prettier-ignore
    return { problem: `“${host}” is not an address of this machine (${code}). ${USAGE}` };
  }
}
