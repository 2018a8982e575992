/** Reads names as people write them: cards, copies, servers, zones. For an unknown name, finds the nearest known one. */
import { nearest } from '../../../core/nearest.ts';
import { allDefs, def, plainTitle } from '../rules/defs.ts';
import type { Card, ServerId, Zone } from '../rules/model.ts';
import { listOf, serverOf } from '../rules/table.ts';
import type { Table } from '../rules/model.ts';

/** An error in a scenario itself; the message is for the scenario's author. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
}

/** A card's name as parsed from a sentence: `Enigma#2 @ hq#1`, `ice @ rnd#2`, `card @ remote 1`, `Snare! in hq`. */
export interface Ref {
  /** the card's title in plain letters; 'ice' or 'card' if only the place is given */
  title: string;
  /** the card's number among its copies in one place, from 1; 0: not given */
  copy: number;
  server: ServerId | null;
  /** the position of a piece of ice, from 1 for the outermost; 0: not given */
  position: number;
  zone: Zone | null;
  /** the name as written */
  text: string;
}

const ZONE_NAMES: Record<string, Zone> = {
  'r&d': 'rnd',
  rnd: 'rnd',
  hq: 'hq',
  archives: 'archives',
  stack: 'stack',
  grip: 'grip',
  heap: 'heap',
  rig: 'rig',
  hosted: 'hosted',
  'corp score': 'corp score',
  'runner score': 'runner score',
  play: 'play',
  removed: 'removed',
};
export const ZONES_IN_WORDS = Object.keys(ZONE_NAMES);

/** Caches results of `plain`, since the same titles are compared again and again. Its size is limited because texts come from outside. */
const PLAIN = new Map<string, string>();
const MOST_KEPT = 2000;
const LONGEST_KEPT = 80;

/** A text simplified for comparing: lower case, no accents, straight quotes, single spaces, `->` for arrows. */
export function plain(text: string): string {
  const known = PLAIN.get(text);
  if (known !== undefined) return known;
  const simple = plainTitle(text)
    .replace(/→|⇒|=>/g, '->')
    .replace(/\s+/g, ' ');
  if (PLAIN.size >= MOST_KEPT) PLAIN.clear();
  if (text.length <= LONGEST_KEPT) PLAIN.set(text, simple);
  return simple;
}

/** The server that a text names ('hq', 'r&d', 'remote 2'); null for any other text. */
export function readServer(text: string): ServerId | null {
  const name = plain(text);
  if (name === 'hq' || name === 'rnd' || name === 'archives') return name;
  if (name === 'r&d') return 'rnd';
  const remote = /^(?:remote|server) ?([1-9]\d?)$/.exec(name);
  return remote ? `remote ${Number(remote[1])}` : null;
}

/** Splits a text such as `Enigma#2` at its last `#` into name and number; the number is null if there is none. */
function byNumber(text: string): { name: string; number: number | null } {
  const at = text.lastIndexOf('#');
  const number = at < 0 ? '' : text.slice(at + 1).trim();
  return /^\d+$/.test(number)
    ? { name: text.slice(0, at).trim(), number: Number(number) }
    : { name: text, number: null };
}

/** Parses the name of a card in a sentence. Throws ScenarioError for an unknown place. */
export function readRef(text: string): Ref {
  let rest = text.trim();
  const ref: Ref = { title: '', copy: 0, server: null, position: 0, zone: null, text: rest };
  const at = rest.lastIndexOf('@');
  if (at > 0) {
    const place = byNumber(rest.slice(at + 1).trim());
    const server = readServer(place.name);
    if (!server)
      throw new ScenarioError(
        `"${text}": there is no place "${place.name}" (hq, rnd, archives or remote N, with #N for ice)`,
      );
    ref.server = server;
    ref.position = place.number ?? 0;
    rest = rest.slice(0, at).trim();
  } else {
    const within = /^(.+) in (r&d|[a-z ]+)$/i.exec(rest);
    const zone = within ? ZONE_NAMES[plain(within[2]!)] : undefined;
    if (within && zone) {
      ref.zone = zone;
      rest = within[1]!.trim();
    }
  }
  const copy = byNumber(rest);
  ref.copy = copy.number ?? 0;
  ref.title = plain(copy.name);
  return ref;
}

/** Whether a name (in plain letters) stands for a title: the whole title, or for an identity, its first words or what follows the colon. */
export function titleFits(title: string, name: string): boolean {
  const whole = plain(title);
  if (whole === name || withoutPunctuation(whole) === withoutPunctuation(name)) return true;
  return (
    whole.includes(': ') &&
    (whole.startsWith(`${name} `) ||
      whole.split(': ').some((part) => withoutPunctuation(part) === withoutPunctuation(name)))
  );
}
const withoutPunctuation = (name: string): string => name.replace(/[!.]$/, '').replace(/["']/g, '');

/** Whether a name in a sentence fits this card, ignoring the copy number. */
export function refFits(t: Table, c: Card, ref: Ref): boolean {
  if (ref.zone !== null && c.zone !== ref.zone) return false;
  if (ref.server !== null) {
    if (c.server !== ref.server) return false;
    if (c.zone === 'ice') {
      const ice = serverOf(t, ref.server)!.ice;
      if (ref.position > 0 && ice.length - ice.indexOf(c.id) !== ref.position) return false;
    } else if (ref.position > 0) return false;
  }
  if (ref.title === 'ice') return c.zone === 'ice';
  if (ref.title === 'card') return c.zone === 'root' || ref.zone !== null;
  return titleFits(def(c.code).title, ref.title) || c.code === ref.title;
}

/** A card's number among its copies in the same place, from 1. */
export function copyNumber(t: Table, c: Card, ref: Ref): number {
  return (
    listOf(t, c.zone, c.server)
      .filter((id) => ref.title === 'card' || t.cards[id]!.code === c.code)
      .indexOf(c.id) + 1
  );
}

/** The end of an error message about an unknown name, which suggests the nearest known one; '' if `known` is empty. */
export const perhaps = (text: string, known: Iterable<string>): string => {
  const [name] = nearest(text, known, 1);
  return name === undefined ? '' : `; the nearest is "${name}"`;
};

/** The code of a card given by its title or code. For an unknown title, throws ScenarioError that suggests the nearest one. */
export function codeOf(title: string): string {
  const name = plain(title);
  for (const card of allDefs()) if (card.code === title || plain(card.title) === name) return card.code;
  for (const card of allDefs()) if (titleFits(card.title, name)) return card.code;
  throw new ScenarioError(
    `no card is called "${title}"${perhaps(
      title,
      [...allDefs()].map((card) => card.title),
    )}`,
  );
}

/** Returns what is wrong with a field that a schema rejects, as the end of a sentence for the author of the file. */
export const mismatch = ({ expected, received }: { expected: string | null; received: string }): string =>
  received === 'undefined'
    ? 'it is missing'
    : `expected ${expected ?? 'something else'}, but it is ${received.slice(0, 80)}`;
