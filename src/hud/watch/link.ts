/** A moment of a recorded game as the end of an address: `#watch=<id>&at=<position>&view=<whose eyes>`. */
import type { Viewer } from './controller.ts';

export interface Moment {
  id: string;
  at: number;
  viewer: Viewer;
}

const VIEWERS: readonly Viewer[] = ['open', 'corp', 'runner'];

/** The moment an address names, or null when it names none. What is odd in it falls back to the beginning, all open. */
export function momentOf(hash: string): Moment | null {
  if (!hash.startsWith('#watch=')) return null;
  const fields = new URLSearchParams(hash.slice(1));
  const id = fields.get('watch') ?? '';
  if (id === '' || id.length > 80) return null;
  const at = Number(fields.get('at') ?? 0);
  return {
    id,
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
    viewer: VIEWERS.find((one) => one === fields.get('view')) ?? 'open',
  };
}

export function hashOf({ id, at, viewer }: Moment): string {
  return `#${new URLSearchParams({ watch: id, at: String(at), view: viewer }).toString()}`;
}
