/**
 * Sentences on screen as data, before i18n puts them into words, and the types that check a sentence's key and parameters. `MessageParams`,
 * generated from the catalogues, has the parameters of each message by the first part of its key and
 * its key.
 */

/** The messages whose keys begin as `K` does. */
type Group<K extends string> = K extends `${infer Head}.${string}` ? MessagesOf<Head> : MessagesOf<K>;
type MessagesOf<Head extends string> = Head extends keyof MessageParams ? MessageParams[Head] : never;
/** The keys of all messages that `K` may be: itself; or, of a template such as `side.${string}`, those that fit. */
type Fitting<K extends string> = K extends string
  ? [Group<K>] extends [never]
    ? never
    : K extends keyof Group<K>
      ? K
      : Extract<keyof Group<K>, K>
  : never;
/** The parameters of all messages that `K` may be, as a union. */
type ParamsOf<K extends string> = K extends string ? Group<K>[Fitting<K> & keyof Group<K>] : never;
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

/** `K` if there is such a message, else never. A key that may be any text is none. */
export type MessageKey<K extends string> = [Fitting<K>] extends [never] ? never : K;

/** The arguments after the key: the parameters of the message; of a template, those of all messages that fit. */
export type MessageArgs<K extends string> = [Fitting<K>] extends [never] ? [] : ArgsOf<Intersection<ParamsOf<K>>>;
type ArgsOf<P> = keyof P extends never ? [] : object extends P ? [params?: P] : [params: P];

/** A sentence that i18n puts into words: its key and the numbers or names to fill in. `sentence` makes one with both checked. */
export interface Sentence {
  key: string;
  params?: Record<string, string | number>;
}

/** Why a move was made, or is better than the one that was: a sentence, and others that go with it. */
export interface Reason extends Sentence {
  /** said before the reason: what to do, where nothing else names the move; or that the choice is close */
  lead?: Sentence;
  /** the numbers behind the reason, shown on demand */
  numbers?: Sentence;
}

/** Returns a sentence as data. The type check refuses a key without a message, and parameters that it does not have. */
export function sentence<const K extends string>(key: MessageKey<K>, ...[params]: MessageArgs<K>): Sentence {
  return params === undefined ? { key } : { key, params: params as Record<string, string | number> };
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
