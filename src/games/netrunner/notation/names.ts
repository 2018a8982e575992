/** Names as people write them: titles, copies, places; and the nearest known name when one is not known. */
import { allDefs, def, plainTitle } from '../rules/defs.ts';
import type { Card, ServerId, Zone } from '../rules/model.ts';
import { listOf, serverOf } from '../rules/table.ts';
import type { Table } from '../rules/model.ts';

/** Thrown for everything that is wrong with a scenario itself: a sentence for the person who wrote it. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
}

/** A card as a sentence names it: `Enigma#2 @ hq#1`, `ice @ rnd#2`, `card @ remote 1`, `Snare! in hq`. */
export interface Ref {
  /** title in plain letters, or 'ice' or 'card' for one whose face is not named */
  title: string;
  /** which of several alike in one place, 1 is the first; 0: not said */
  copy: number;
  server: ServerId | null;
  /** ice: position, 1 is the outermost; 0: not said */
  position: number;
  zone: Zone | null;
  /** as written */
  text: string;
}

const ZONE_NAMES: Record<string, Zone> = {
  'r&d': 'rnd', rnd: 'rnd', hq: 'hq', archives: 'archives', stack: 'stack', grip: 'grip', heap: 'heap', rig: 'rig', hosted: 'hosted',
  'corp score': 'corp score', 'runner score': 'runner score', play: 'play', removed: 'removed',
}; // prettier-ignore
export const ZONES_IN_WORDS = Object.keys(ZONE_NAMES);

/** A text in plain letters: no case, straight apostrophes, one space between words, plain arrows. */
export const plain = (text: string): string =>
  plainTitle(text)
    .replace(/→|⇒|=>/g, '->')
    .replace(/\s+/g, ' ');

/** The server a text names ('hq', 'r&d', 'remote 2'), or null. */
export function readServer(text: string): ServerId | null {
  const name = plain(text);
  if (name === 'hq' || name === 'rnd' || name === 'archives') return name;
  if (name === 'r&d') return 'rnd';
  const remote = /^(?:remote|server) ?([1-9]\d?)$/.exec(name);
  return remote ? `remote ${Number(remote[1])}` : null;
}

/** Reads a card's name. Throws ScenarioError for a place that is none. */
export function readRef(text: string): Ref {
  let rest = text.trim();
  const ref: Ref = { title: '', copy: 0, server: null, position: 0, zone: null, text: rest };
  const at = rest.lastIndexOf('@');
  if (at > 0) {
    const place = /^(.*?)\s*(?:#\s*(\d+))?$/.exec(rest.slice(at + 1).trim())!;
    const server = readServer(place[1]!);
    if (!server)
      throw new ScenarioError(
        `"${text}": there is no place "${place[1]}" (hq, rnd, archives or remote N, with #N for ice)`,
      );
    ref.server = server;
    ref.position = place[2] ? Number(place[2]) : 0;
    rest = rest.slice(0, at).trim();
  } else {
    const within = /^(.+) in (r&d|[a-z ]+)$/i.exec(rest);
    const zone = within ? ZONE_NAMES[plain(within[2]!)] : undefined;
    if (within && zone) {
      ref.zone = zone;
      rest = within[1]!.trim();
    }
  }
  const copy = /^(.*?)\s*#\s*(\d+)$/.exec(rest);
  if (copy) {
    ref.copy = Number(copy[2]);
    rest = copy[1]!.trim();
  }
  ref.title = plain(rest);
  return ref;
}

/** Whether a title is meant by a name in plain letters: the whole title, or an identity's first words or its part after the colon, with or without a last `!` or `.`. */
export function titleFits(title: string, name: string): boolean {
  const whole = plain(title);
  if (whole === name || trimmed(whole) === trimmed(name)) return true;
  return (
    whole.includes(': ') &&
    (whole.startsWith(`${name} `) || whole.split(': ').some((part) => trimmed(part) === trimmed(name)))
  );
}
const trimmed = (name: string): string => name.replace(/[!.]$/, '').replace(/["']/g, '');

/** Whether a card is meant, its copy number apart. */
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

/** Which of the cards alike in its place a card is, 1 is the first. */
export function copyNumber(t: Table, c: Card, ref: Ref): number {
  return (
    listOf(t, c.zone, c.server)
      .filter((id) => ref.title === 'card' || t.cards[id]!.code === c.code)
      .indexOf(c.id) + 1
  );
}

/** Steps to turn one text into another, letter by letter. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}
/** The known name nearest to a text, or null when there is none. */
function nearest(text: string, known: Iterable<string>): string | null {
  const wanted = text.slice(0, 60).toLowerCase();
  let best: string | null = null;
  let least = Infinity;
  for (const name of known) {
    const n = distance(wanted, name.toLowerCase()) - (name.toLowerCase().includes(wanted) ? 100 : 0);
    if (n < least) {
      least = n;
      best = name;
    }
  }
  return best;
}
export const perhaps = (text: string, known: Iterable<string>): string => {
  const name = nearest(text, known);
  return name === null ? '' : `; the nearest is "${name}"`;
};

/** A card's code from its title or code. Throws ScenarioError with the nearest title. */
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
