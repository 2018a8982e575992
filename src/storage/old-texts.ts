/** Reads what people made from its old place (old-form.ts), and tells whether it has been moved to rows. */
import type { LocalRows } from './local-rows.ts';

export type OldForm = Pick<LocalRows, 'getItem'>;

/** A collection's two texts in the old form; null for a missing one. */
export interface OldTexts {
  text: string | null;
  aside: string | null;
}

export const PARTS = ['text', 'aside'] as const;

/** The current old-form texts of a collection. */
export function oldTexts(old: OldForm, name: string): OldTexts {
  try {
    return { text: old.getItem(`icebreak:${name}`), aside: old.getItem(`icebreak:${name}:aside`) };
  } catch {
    return { text: null, aside: null };
  }
}

/** Whether a row says that exactly these texts have been moved. */
export const wasMoved = (row: unknown, texts: OldTexts): boolean =>
  PARTS.every((part) => texts[part] === movedOf(row)[part]);

/** The texts that a row says have been moved. */
export function movedOf(row: unknown): OldTexts {
  const { text, aside } = (typeof row === 'object' && row !== null ? row : {}) as Partial<Record<string, unknown>>;
  return { text: typeof text === 'string' ? text : null, aside: typeof aside === 'string' ? aside : null };
}
