/**
 * Replays as links: the light form of a replay, compressed, in URL-safe base64. It goes behind the `#` of an address, a part that never
 * leaves the browser.
 */
import { type Read, refuse } from '../core/json.ts';
import { isBlank } from './annotate.ts';
import { FILE_LIMITS } from './untrusted.ts';
import { type Replay, type Step, lighten, readReplay, writeReplay } from './format.ts';

/** The most characters of a packed replay in a link, because mail and chat programs cut longer addresses. */
export const LONGEST_LINK = 16_000;

/**
 * Packs a replay into at most `most` characters. If it is too long, drops the bots' reasons, then the chances to win too; returns null if
 * it is still too long.
 */
export async function packReplay(replay: Replay, most = LONGEST_LINK): Promise<string | null> {
  const light = lighten(replay);
  const short = withoutReasons(light);
  for (const one of [light, short, withoutChances(short)]) {
    const packed = await pack(writeReplay(one));
    if (packed.length <= most) return packed;
  }
  return null;
}

const bare = ({ why: _why, ...rest }: Step): Step => rest;

function withoutReasons(replay: Replay): Replay {
  const layers = replay.layers.map((layer) => ({
    ...layer,
    variations: layer.variations.map((one) => ({ ...one, steps: one.steps.map(bare) })),
  }));
  return { ...replay, steps: replay.steps.map(bare), layers };
}

/** Returns a replay without its chances to win; layers that held nothing else are dropped. */
function withoutChances(replay: Replay): Replay {
  const layers = replay.layers.map(({ chances: _chances, ...rest }) => rest).filter((layer) => !isBlank(layer));
  return { ...replay, layers };
}

/**
 * Unpacks the replay of a link in the light form; events in a link are dropped. Refuses (`link.*`, `file.*`, `replay.*` sentences) one that
 * is damaged, too long, or larger than a file may be. Unpacking stops as soon as that size is exceeded.
 */
export async function unpackReplay(packed: string): Promise<Read<Replay>> {
  if (packed.length > LONGEST_LINK * 4) return refuse('link.tooLong');
  const bytes = fromBase64(packed);
  if (bytes === null) return refuse('link.damaged');
  const text = await inflate(bytes, FILE_LIMITS.bytes);
  if (text === null) return refuse('link.damaged');
  const read = readReplay(text);
  return read.ok ? { ok: true, value: lighten(read.replay) } : read;
}

async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Returns the decompressed text; null if the bytes are damaged or the text exceeds `most` bytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > most) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  let chars = '';
  for (const byte of bytes) chars += String.fromCharCode(byte);
  return btoa(chars).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const chars = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = new Uint8Array(chars.length);
    for (let i = 0; i < chars.length; i++) bytes[i] = chars.charCodeAt(i);
    return bytes;
  } catch {
    return null;
  }
}
