/** Sentences on screen as data, before i18n puts them into words. */

/** A sentence that i18n puts into words: its key and the numbers or names to fill in. */
export interface Sentence {
  key: string;
  params?: Record<string, string | number>;
}

/** An error whose sentence tells a person what could not be done and why. */
export class SentenceError extends Error {
  override name = 'SentenceError';
  readonly key: string;
  readonly params: Sentence['params'];
  constructor({ key, params }: Sentence) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
