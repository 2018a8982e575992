/** Texts that a screen reader reads one after the other. */

/** Puts texts that are each complete, such as sentences, one after the other, to be spoken. Empty ones are left out. */
export const utterances = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');
