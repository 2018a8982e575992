/** Parses a sentence that describes a move into queries, without checking what is legal (docs/notation.md, "Moves"). */
import { RUN_CREDITS, POOL } from '../rules/costs.ts';
import { allDefs } from '../rules/defs.ts';
import type { Seat, ServerId } from '../rules/model.ts';
import type { Verb } from '../rules/move.ts';
import { type Ref, ScenarioError, perhaps, plain, readRef, readServer } from './names.ts';

/** What a sentence says about the move it means; fields that the sentence does not give are missing. */
export interface MoveQuery {
  do: Verb;
  card?: Ref;
  on?: Ref;
  server?: ServerId | 'new remote';
  /** name of the ability to use, in plain letters */
  name?: string;
  n?: number;
  /** name of the option to choose, in plain letters */
  option?: string;
  trashing?: boolean;
  /** which credits to pay with, if they are on no card: `POOL` or `RUN_CREDITS` */
  purse?: number;
}
/** A parsed sentence. */
export interface Sentence {
  seat: Seat;
  text: string;
  /** number of times to play the move (3 for `x3`); 1 by default */
  times: number;
  /** possible meanings of the sentence, the likeliest first; the first legal one is played */
  readings: MoveQuery[];
  /** further cards or numbers that the sentence names; `how` says what they are for */
  picks: (Ref | number)[];
  /** what `picks` are: cards to pick in any order, moves in order ('each'), cards to trash for an install, or subroutines to break */
  how: 'none' | 'picks' | 'each' | 'trashing' | 'subs';
}

const VERBS = [
  'draw',
  'credit',
  'install',
  'play',
  'advance',
  'purge',
  'trash resource',
  'remove tag',
  'run',
  'use',
  'rez',
  'score',
  'pass',
  'keep',
  'mulligan',
  'jack out',
  'continue',
  'access',
  'trash',
  'steal',
  'decline',
  'leave',
  'accept',
  'pick',
  'choose',
  'number',
  'bid',
  'next',
  'arrange',
  'first',
  'done',
  'discard',
  'pay',
  'pay with',
  'discount trashing',
  'cancel',
  'concede',
];
export { VERBS as VERBS_IN_WORDS };

/** The verbs that are sentences by themselves, with a space or a hyphen in those of two words. */
const ALONE =
  /^(?:draw|credit|purge|pass|keep|mulligan|continue|trash|steal|decline|leave|accept|done|pay|cancel|concede)$/;
/** Other ways to write a sentence without a card or number, with the verb each means. */
const FIXED_PHRASES: readonly (readonly [RegExp, Verb])[] = [
  [/^draw (?:1|(?:a|1) card)$/, 'draw'],
  [/^(?:gain|take) (?:(?:a|1) )?credit$/, 'credit'],
  [/^purge virus counters$/, 'purge'],
  [/^remove(?:-| | a | 1 )tag$/, 'remove-tag'],
  [/^jack[- ]out$/, 'jack-out'],
  [/^no$/, 'decline'],
  [/^yes$/, 'accept'],
];
const fixedVerb = (phrase: string): Verb | undefined =>
  ALONE.test(phrase) ? (phrase as Verb) : FIXED_PHRASES.find(([form]) => form.test(phrase))?.[1];

/** Parses a sentence, `corp: …` or `runner: …`. Throws ScenarioError if it is not in the notation. */
export function readSentence(text: string): Sentence {
  const colon = text.indexOf(':');
  const seat = plain(text.slice(0, Math.max(0, colon)));
  if (seat !== 'corp' && seat !== 'runner')
    throw new ScenarioError(`"${text}" begins with neither "corp:" nor "runner:"`);
  let phrase = text
    .slice(colon + 1)
    .trim()
    .replace(/→|⇒|=>/g, '->')
    .replace(/\s+/g, ' ');
  let times = 1;
  const again = /^(.*\S) [x×](\d{1,2})$/.exec(phrase);
  if (again) {
    phrase = again[1]!;
    times = Number(again[2]);
  }
  const sentence: Sentence = { seat, text, times, readings: [], picks: [], how: 'none' };
  const fixed = fixedVerb(plain(phrase));
  if (fixed) sentence.readings.push({ do: fixed });
  else readPhrase(sentence, phrase);
  // `leave` also means declining: either way the accessed card stays where it is.
  if (fixed === 'leave') sentence.readings.push({ do: 'decline' });
  if (sentence.readings.length === 0) {
    const first = plain(phrase).split(' ').slice(0, 2).join(' ');
    throw new ScenarioError(`"${text}": there is no move "${phrase}"${perhaps(first, VERBS)}`);
  }
  return sentence;
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parses the part of a sentence after the seat. If it cannot, it adds no readings. */
function readPhrase(s: Sentence, phrase: string): void {
  const match = /^(trash resource|discount trashing|pay with|jack out|[a-z-]+)\s+(.*)$/i.exec(phrase);
  if (!match) return;
  const verb = plain(match[1]!);
  const rest = match[2]!.trim();
  switch (verb) {
    case 'run': {
      const name = rest.replace(/^on\s+/i, '');
      const server = readServer(name);
      if (!server) throw new ScenarioError(`"${s.text}": there is no server "${name}" (hq, rnd, archives, remote N)`);
      s.readings.push({ do: 'run', server });
      return;
    }
    case 'install':
      return readInstall(s, rest);
    case 'use':
    case 'prevent-with':
      return readUse(s, rest);
    case 'play':
    case 'advance':
    case 'rez':
    case 'score':
    case 'steal':
    case 'accept':
    case 'decline':
      s.readings.push({ do: verb, card: readRef(rest) });
      return;
    case 'trash-resource':
    case 'trash resource':
      s.readings.push({ do: 'trash-resource', card: readRef(rest) });
      return;
    case 'trash':
      for (const way of ['trash', 'trash-resource', 'pick'] as const) s.readings.push({ do: way, card: readRef(rest) });
      return;
    case 'leave':
      s.readings.push({ do: 'leave', card: readRef(rest) }, { do: 'decline', card: readRef(rest) });
      return;
    case 'access': {
      const server = readServer(rest);
      if (server) s.readings.push({ do: 'access', server });
      s.readings.push({ do: 'access', card: readRef(rest) });
      return;
    }
    case 'pick':
    case 'choose':
    case 'name':
    case 'target':
      return readChoice(s, rest);
    case 'number':
    case 'bid':
    case 'spend':
    case 'pay': {
      const part = /^(\d{1,4}) with (.+)$/i.exec(rest);
      if (/^\d{1,4}$/.test(rest)) s.readings.push({ do: 'number', n: Number(rest) });
      else if (verb === 'pay' && part) s.readings.push({ ...purse(part[2]!), n: Number(part[1]) });
      return;
    }
    case 'next':
    case 'arrange':
    case 'discard':
      s.how = 'each';
      s.picks = list(rest).map(readRef);
      for (const card of s.picks.slice(0, 1))
        s.readings.push({ do: verb === 'discard' ? 'discard' : 'next', card: card as Ref });
      return;
    case 'first': {
      const { card, name } = splitAbility(rest);
      if (name) s.readings.push({ do: 'first', card: readRef(card), name });
      // a title may end like an ability's name (Accelerated Beta Test)
      s.readings.push({ do: 'first', card: readRef(rest) });
      return;
    }
    case 'pay with':
      s.readings.push(purse(rest));
      return;
    case 'discount trashing':
      s.readings.push({ do: 'discount', card: readRef(rest) });
      return;
    default:
  }
}

/** Splits a text at its first `->`. Returns the text and both parts, like a regular-expression match; null if a part is empty. */
function byArrow(text: string): readonly [string, string, string] | null {
  const at = text.indexOf('->', 1);
  const [before, after] = at < 0 ? ['', ''] : [text.slice(0, at).trim(), text.slice(at + 2).trim()];
  return before === '' || after === '' ? null : [text, before, after];
}

function readInstall(s: Sentence, rest: string): void {
  let text = rest;
  const query: MoveQuery = { do: 'install' };
  const trashing = / trashing(?= .|$)/i.exec(text);
  if (trashing && trashing.index > 0) {
    query.trashing = true;
    s.picks = list(text.slice(trashing.index + trashing[0].length)).map(readRef);
    text = text.slice(0, trashing.index);
    if (s.picks.length > 0) s.how = 'trashing';
  }
  const to =
    byArrow(text) ??
    /^(.+?) (?:in|into|protecting|to) ((?:a )?new (?:remote|server)|hq|r&d|rnd|archives|remote \d+|server \d+)$/i.exec(
      text,
    );
  if (to) {
    const place = plain(to[2]!).replace(/^a /, '');
    const server = place === 'new remote' || place === 'new server' ? 'new remote' : readServer(place);
    if (!server)
      throw new ScenarioError(`"${s.text}": there is no server "${to[2]}" (hq, rnd, archives, remote N, new remote)`);
    query.server = server;
    text = to[1]!;
  }
  const on = /^(.+?) on (.+)$/i.exec(text);
  if (on) s.readings.push({ ...query, card: readRef(on[1]!), on: readRef(on[2]!) });
  s.readings.push({ ...query, card: readRef(text) });
}

let names: string[] | null = null;
/** The names of all abilities, the longest first. */
function abilityNames(): string[] {
  if (!names) {
    const found = new Set<string>();
    for (const card of allDefs())
      for (const ability of card.abilities) if ('name' in ability) found.add(plain(ability.name));
    names = [...found].sort((a, b) => b.length - a.length);
  }
  return names;
}
/** Splits a text such as `Data Raven @ hq#1 tag` into the card's name and the ability's; `name` is null if no ability is named. */
function splitAbility(text: string): { card: string; name: string | null } {
  const whole = plain(text);
  // a title may end like an ability's name (Accelerated Beta Test)
  if ([...allDefs()].some(({ title }) => plain(title) === whole)) return { card: text, name: null };
  for (const name of abilityNames()) {
    if (whole.endsWith(` ${name}`)) return { card: text.slice(0, text.length - name.length).trim(), name };
  }
  return { card: text, name: null };
}
function readUse(s: Sentence, rest: string): void {
  let text = rest;
  const query: MoveQuery = { do: 'use' };
  const target = /^(.+?) for (.+)$/i.exec(text);
  if (target) {
    text = target[1]!;
    query.on = readRef(target[2]!);
  }
  const numbers = /^(.*?[a-z])\s+((?:\d+\s*(?:,|and)\s*)*\d+)$/i.exec(text);
  if (numbers) {
    text = numbers[1]!;
    s.picks = numbers[2]!.split(/\D+/).map(Number);
    s.how = 'subs';
    query.n = s.picks[0] as number;
  }
  const { card, name } = splitAbility(text);
  s.readings.push(name ? { ...query, card: readRef(card), name } : { ...query, card: readRef(text) });
}

function readChoice(s: Sentence, rest: string): void {
  const option = plain(rest);
  const server = option === 'new remote' || option === 'new server' ? 'new remote' : readServer(rest);
  s.readings.push({ do: 'choose', option });
  if (server) s.readings.push({ do: 'choose', server });
  const parts = list(rest);
  if (parts.every((part) => /^\d+$/.test(part))) {
    s.how = 'picks';
    s.picks = parts.map(Number);
    if (parts.length === 1) s.readings.push({ do: 'number', n: Number(parts[0]) });
    s.readings.push({ do: 'pick', n: Number(parts[0]) });
    return;
  }
  if (parts.length === 0) return;
  s.how = 'picks';
  s.picks = parts.map(readRef);
  s.readings.push({ do: 'pick', card: s.picks[0] as Ref });
}

/** The query for paying with the named credits: on a card, for this run only ("run credits", "bad publicity"), or in the pool. */
function purse(text: string): MoveQuery {
  if (/^(run credits|bad publicity)$/i.test(text)) return { do: 'pay', purse: RUN_CREDITS };
  if (/^the pool$/i.test(text)) return { do: 'pay', purse: POOL };
  return { do: 'pay', card: readRef(text) };
}
