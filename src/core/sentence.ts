/** What a person is told, before it is put into words. */

/** A sentence to be made by i18n: a key and its figures or names. */
export interface Sentence {
  key: string;
  params?: Record<string, string | number>;
}

/** Something that could not be done, with the sentence that tells a person why. */
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
