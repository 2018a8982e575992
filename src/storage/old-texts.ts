/** Reads what people made in games from its old place (old-form.ts), and tells whether that has been moved to rows. */
import type { LocalRows } from './local-rows.ts';

export type OldForm = Pick<LocalRows, 'getItem'>;

/** A collection's two texts in the old form of storage (as settings); null for a missing one. */
export interface OldTexts {
  text: string | null;
  aside: string | null;
}

export const PARTS = ['text', 'aside'] as const;

/** Returns a collection's texts in the old form as they are now. */
export function oldTexts(old: OldForm, name: string): OldTexts {
  try {
    return { text: old.getItem(`icebreak:${name}`), aside: old.getItem(`icebreak:${name}:aside`) };
  } catch {
    return { text: null, aside: null };
  }
}

/** Whether a row says that exactly these texts of the old form have been moved to rows. */
export const wasMoved = (row: unknown, texts: OldTexts): boolean =>
  PARTS.every((part) => texts[part] === movedOf(row)[part]);

/** Returns the texts of the old form that, according to a row, have been moved to rows. */
export function movedOf(row: unknown): OldTexts {
  const { text, aside } = (typeof row === 'object' && row !== null ? row : {}) as Partial<Record<string, unknown>>;
  return { text: typeof text === 'string' ? text : null, aside: typeof aside === 'string' ? aside : null };
}
