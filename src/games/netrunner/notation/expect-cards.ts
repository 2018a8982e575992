/** Checks what a scenario expects of servers and of single cards. */
import {
  currentIce,
  installCost,
  placesOf,
  playCost,
  requirement,
  rezCost,
  strength,
  subsOf,
  subtypesOf,
} from '../rules/ask.ts';
import { allDefs, def } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import { type Play, isActive, isBlank } from '../rules/play.ts';
import { cardOf, serverOf } from '../rules/table.ts';
import { type Look, type Reader, differs, same, title, titles, zone } from './compare.ts';
import { allNamed } from './match.ts';
import { type Ref, ScenarioError, perhaps, plain, readRef, readServer, titleFits } from './names.ts';
import { nameOf } from './notate.ts';

/** Returns the function that checks a path naming a server, its ice or its root; null for any other path. */
export function serverPath(look: Look, path: string): Reader | null {
  const match = /^(?:servers?\.)?(hq|rnd|r&d|archives|remote \d+)(?:\.(ice|root))?$/.exec(plain(path));
  if (!match) return null;
  const id = readServer(match[1]!)!;
  const there = serverOf(look.game.t, id);
  const part = (kind: 'ice' | 'root', wanted: unknown): string | null => {
    if (!there) return `${path}: there is no ${id}`;
    return zone(
      `${path}`,
      titles(look.game, kind === 'ice' ? [...there.ice].reverse() : there.root),
      wanted,
      kind === 'ice' ? 'given' : 'any',
    );
  };
  if (match[2]) return (_look, wanted) => part(match[2] as 'ice', wanted);
  return (_look, wanted) => {
    if (wanted === null) return there ? `${path}: expected no such server, but there is one` : null;
    for (const [kind, each] of Object.entries(wanted as object)) {
      if (kind !== 'ice' && kind !== 'root') throw new ScenarioError(`${path} has no field "${kind}" (ice, root)`);
      const problem = part(kind, each);
      if (problem) return problem;
    }
    return null;
  };
}

/** The fields of a card about which a scenario may have expectations, with their current values. */
export const CARD_READERS: Record<string, (game: Play, c: Card) => unknown> = {
  rezzed: (_x, c) => (c.zone === 'ice' || c.zone === 'root' ? c.up : null),
  faceUp: (_x, c) => c.up,
  strength: (game, c) => (def(c.code).strength === null ? null : strength(game, c)),
  advancement: (_x, c) => c.advancement,
  credit: (_x, c) => c.credit,
  virus: (_x, c) => c.virus,
  power: (_x, c) => c.power,
  agenda: (_x, c) => c.agenda,
  subtypes: (game, c) => subtypesOf(game, c),
  subroutines: (game, c) => subsOf(game, c).length,
  broken: (game, c) => (currentIce(game) === c ? placesOf(game, c, game.t.run!.broken).map((sub) => sub + 1) : []),
  hosted: (game, c) =>
    game.t.cards.filter((o) => o.host === c.id && (o.zone === 'rig' || o.zone === 'hosted')).map(title),
  host: (game, c) => (c.host >= 0 ? title(game.t.cards[c.host]!) : null),
  mark: (game, c) => {
    const marked = c.mark >= 0 ? cardOf(game.t, c.mark) : null;
    return marked ? title(marked) : null;
  },
  requirement: (game, c) => requirement(game, c),
  points: (_x, c) => c.worth ?? def(c.code).points,
  cost: (game, c) => costOf(game, c),
  active: (game, c) => isActive(game, c),
  blank: (game, c) => isBlank(game, c),
  zone: (_x, c) => c.zone,
  server: (_x, c) => c.server,
};
function costOf(game: Play, c: Card): number {
  const type = def(c.code).type;
  if (type === 'operation' || type === 'event') return playCost(game, c);
  return def(c.code).side === 'corp' ? rezCost(game, c) : installCost(game, c);
}

/** Zones in which a path finds a card only if it names the zone. */
const OFF_TABLE = new Set(['hq', 'rnd', 'grip', 'stack', 'heap', 'archives', 'removed']);
/** The card a path names: installed, scored or in play unless the path names a zone; null if there is none. Throws if several fit. */
function cardAt(game: Play, ref: Ref): Card | null {
  const all = allNamed(game, ref);
  const list = ref.zone !== null || ref.server !== null ? all : all.filter((c) => !OFF_TABLE.has(c.zone));
  const places = new Set(list.map((c) => `${c.zone} ${c.server} ${c.code}${c.zone === 'ice' ? c.h : ''}`));
  if (places.size > 1) {
    throw new ScenarioError(`"${ref.text}" could be any of: ${list.map((c) => nameOf(game, 'corp', c.h)).join(', ')}`);
  }
  return list[0] ?? null;
}
/** Returns the function that checks a path naming a card or one of its fields; null for any other path. */
export function cardPath(look: Look, path: string): Reader | null {
  const dot = path.lastIndexOf('.');
  const field = dot > 0 && Object.hasOwn(CARD_READERS, path.slice(dot + 1)) ? path.slice(dot + 1) : null;
  const ref = readRef(field ? path.slice(0, dot) : path);
  if (!isCardName(ref)) return null;
  return (_look, wanted) => {
    const c = cardAt(look.game, ref);
    if (wanted === null && !field)
      return c ? `${path}: expected no such card there, but ${nameOf(look.game, 'corp', c.h)} is` : null;
    if (!c) return `${path}: there is no such card there`;
    const given = field ? { [field]: wanted } : wanted;
    if (given === true) return null;
    if (typeof given !== 'object' || given === null)
      throw new ScenarioError(`${path}: expects an object of fields, true or null`);
    const name0 = field ? path.slice(0, dot) : path;
    for (const [name, each] of Object.entries(given as object)) {
      const read = CARD_READERS[name];
      if (!read) throw new ScenarioError(`a card has no field "${name}"${perhaps(name, Object.keys(CARD_READERS))}`);
      const actual = read(look.game, c);
      const fits =
        name === 'subtypes' || name === 'hosted'
          ? zone(`${name0}.${name}`, actual as string[], each, 'any')
          : same(actual, each)
            ? null
            : differs(`${name0}.${name}`, each, actual);
      if (fits) return fits;
    }
    return null;
  };
}
const isCardName = (ref: Ref): boolean => {
  if (ref.title === 'ice' || ref.title === 'card') return true;
  for (const card of allDefs()) if (titleFits(card.title, ref.title)) return true;
  return false;
};
