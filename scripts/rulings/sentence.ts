/** What a scenario of a card shows, read from its name: "01026 sentence 1 does not apply: too weak for the ice". */

/** One ruling on a card. */
export interface Ruling {
  /** the card */
  code: string;
  /** number of the sentence of the card that it is about; 0: none alone */
  sentence: number;
  /** what it is: the text at work, a case in which that does nothing, or the card together with another one */
  kind: 'is' | 'not' | 'with';
  /** a sentence with its capital and full stop */
  text: string;
}

const NAME = /^(\d{5})\s*(?:([^:]*):\s+)?(.+)$/s;
/** References to sentences and to the list of rulings, and which reading is meant; players know none of these. */
const REFERENCE =
  /\b(?:sentences?|rulings?) \d+(?:(?:, | to | and )\d+)*|\b(?:rulings?|era note|era|reading|subroutine)\b/g;
const NOT = /\b(?:do|does) not (?:apply|hold)\b/;
const WITH = /\bwith another card\b/;

/** A sentence with its capital and its full stop, and one kind of apostrophe. */
function sentence(text: string): string {
  const plain = text.replaceAll("'", '’').trim();
  const whole = plain.replace(/^(\P{L}?)(\p{Ll})/u, (_, sign: string, first: string) => sign + first.toUpperCase());
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** The ruling that a scenario's name tells. Throws for a name that does not begin with a card's code, or says nothing else. */
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
