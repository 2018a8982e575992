/** Reads what a scenario of a card shows from its name: "01026 sentence 1 does not apply: too weak for the ice". */

/** One ruling on a card. */
export interface Ruling {
  /** the card's code */
  code: string;
  /** number of the card's sentence that it is about; 0 for none in particular */
  sentence: number;
  /** the kind of ruling: the text works, a case in which it does nothing, or the card combined with another */
  kind: 'is' | 'not' | 'with';
  /** the ruling as a sentence, capitalized and with a full stop */
  text: string;
}

const NAME = /^(\d{5})\s*(?:([^:]*):\s+)?(.+)$/s;
/** References to sentences, to the list of rulings and to readings, which mean nothing to players and are removed. */
const REFERENCE =
  /\b(?:sentences?|rulings?) \d+(?:(?:, | to | and )\d+)*|\b(?:rulings?|era note|era|reading|subroutine)\b/g;
const NOT = /\b(?:do|does) not (?:apply|hold)\b/;
const WITH = /\bwith another card\b/;

/** Capitalizes a sentence, adds a full stop and unifies apostrophes. */
function sentence(text: string): string {
  const plain = text.replaceAll("'", '’').trim();
  const whole = plain.replace(/^(\P{L}?)(\p{Ll})/u, (_, sign: string, first: string) => sign + first.toUpperCase());
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** The ruling in a scenario's name. Throws for a name that does not begin with a card's code, or has nothing after it. */
export function rulingOf(name: string): Ruling {
  const [, code, before = '', after] = NAME.exec(name) ?? [];
  if (code === undefined || after === undefined) throw new Error(`no card's code, or nothing after it: ${name}`);
  const rest = before
    .replace(REFERENCE, '')
    .replace(NOT, '')
    .replace(WITH, '')
    .replace(/^[\s,]*(?:and\b)?[\s,]*|[\s,]*(?:\band)?[\s,]*$/g, '');
  const text = after.replace(/ \((?:rulings? \d+(?:(?:, | and )\d+)*|era)\)/g, '');
  return {
    code,
    sentence: Number(/\bsentences? (\d+)/.exec(before)?.[1] ?? 0),
    kind: NOT.test(before) ? 'not' : WITH.test(before) || /^with [A-Z]/.test(rest) ? 'with' : 'is',
    text: sentence(rest === '' ? text : `${rest}: ${text}`),
  };
}
