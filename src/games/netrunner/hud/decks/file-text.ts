/** Reads the text of a deck file from the device, whatever its encoding. */
import type { Sentence } from '../../../../core/sentence.ts';
import { TEXT_LIMITS } from '../../decks/read/index.ts';

/** The largest deck file to read, in bytes. UTF-16 uses two bytes for each character. */
const LARGEST = TEXT_LIMITS.file * 2;

export type FileText = { ok: true; text: string; name: string } | { ok: false; problem: Sentence };

/** Detects the encoding of bytes by their byte-order mark, or by the zero bytes of UTF-16; null if neither decides. */
function wide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const empty = [0, 0];
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) empty[i % 2]!++;
  if (empty[1]! > bytes.length / 4 && empty[0] === 0) return 'utf-16le';
  return empty[0]! > bytes.length / 4 && empty[1] === 0 ? 'utf-16be' : null;
}

/** Decodes bytes as UTF-8 or UTF-16, or else as Windows-1252, which includes Latin-1. Null for bytes that are not text. */
export function decode(bytes: Uint8Array): string | null {
  const encoding = wide(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads a file and returns its text, and its name without the extension; or a problem in words if the file is too large, not text, or
 * unreadable.
 */
export async function readFileText(file: File): Promise<FileText> {
  if (file.size > LARGEST) return { ok: false, problem: { key: 'builder.import.large' } };
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return { ok: false, problem: { key: 'builder.import.binary' } };
    return { ok: true, text, name: file.name.replace(/\.[a-z0-9]{1,4}$/i, '') };
  } catch {
    return { ok: false, problem: { key: 'file.unreadable' } };
  }
}
