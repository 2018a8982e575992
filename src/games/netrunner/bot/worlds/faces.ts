/** Deals the unknown cards of one side to its hidden places at random; each card goes only where the rules allow it. */
import { def } from '../../rules/defs.ts';
import type { Seat, ServerId, Zone } from '../../rules/model.ts';
import type { CardView } from '../../rules/view-types.ts';
import { STILL_THERE } from '../pool.ts';

/** A random number from 0 to below 1. */
type Chance = () => number;

/** A place on the table whose card is unknown. */
export interface HiddenPlace {
  /** the card's owner */
  seat: Seat;
  zone: Zone;
  server: ServerId | null;
  /** index in the zone's list */
  index: number;
  /** the card's handle: the one in the view if the viewer can point at the card, else a new one */
  h: number;
  counters: CardView['counters'];
  /** bit mask of the seats that know the card's face */
  known: number;
}

/** Bits for kinds of cards, by where they may be installed. `MAIN`: agendas and assets; `ADVANCED`: root cards that can be advanced. */
const ICE = 1;
const MAIN = 2;
const UPGRADE = 4;
const ADVANCED = 8;
const ROOT = MAIN | UPGRADE;

function kindOf(code: string): number {
  const { type, advanceable } = def(code);
  if (type === 'ice') return ICE;
  if (type === 'upgrade') return UPGRADE | (advanceable ? ADVANCED : 0);
  if (type === 'agenda') return MAIN | ADVANCED;
  return type === 'asset' ? MAIN | (advanceable ? ADVANCED : 0) : 0;
}

/** A server's root with hidden cards: the indices of their places, and whether the root already holds a known agenda or asset. */
interface Root {
  places: number[];
  full: boolean;
}

/** The hidden places of one side and the cards that may be there. */
export interface Side {
  places: readonly HiddenPlace[];
  /** card codes, sorted, and how many hidden copies each has (fractions if the list is guessed; some may then be left over) */
  codes: readonly string[];
  counts: readonly number[];
  kinds: readonly number[];
  only: readonly (ServerId | null)[];
  /** the places, as indices in `places`: those of ice; those in roots; those for any card, of which those with `weights` come first */
  ice: number[];
  roots: Root[];
  free: number[];
  /** for each place, the relative likelihood of each code, per copy; missing: all codes equally likely */
  weights: (readonly number[] | undefined)[];
  /** indices of the codes of cards that the Runner saw in HQ and that may still be there */
  seen: number[];
  /** whether `counts` are exact; if so, they add up to the number of places */
  exact: boolean;
}

/**
 * Makes the `Side` of these hidden places and cards, all cards equally likely. `full`: whether a server's root contains a known agenda or
 * asset.
 */
export function sideOf(
  places: readonly HiddenPlace[],
  counted: ReadonlyMap<string, number>,
  exact: boolean,
  full: (server: ServerId) => boolean,
): Side {
  const codes = [...counted.keys()].sort();
  const ice: number[] = [];
  const free: number[] = [];
  const roots = new Map<ServerId, Root>();
  for (const [i, { zone, server }] of places.entries()) {
    if (zone === 'ice') ice.push(i);
    else if (zone === 'root') {
      const central = server === 'hq' || server === 'rnd' || server === 'archives';
      let root = roots.get(server!);
      if (!root) roots.set(server!, (root = { places: [], full: central || full(server!) }));
      root.places.push(i);
    } else free.push(i);
  }
  return {
    places,
    codes,
    counts: codes.map((code) => counted.get(code)!),
    kinds: codes.map(kindOf),
    only: codes.map((code) => def(code).onlyIn),
    ice,
    roots: [...roots.values()],
    free,
    weights: [],
    seen: [],
    exact,
  };
}

/** Whether the type of a card (an index in `codes`) allows it to be in a place. */
export const mayLie = ({ kinds }: Side, code: number, { zone }: HiddenPlace): boolean =>
  zone === 'ice' ? (kinds[code]! & ICE) !== 0 : zone !== 'root' || (kinds[code]! & ROOT) !== 0;

/** One attempt to deal a side's unknown cards to its hidden places at random. */
class Drawing {
  readonly faces: Int16Array;
  private readonly left: number[];
  constructor(
    private readonly side: Side,
    private readonly chance: Chance,
  ) {
    this.faces = new Int16Array(side.places.length).fill(-1);
    this.left = side.counts.slice();
  }

  /** Returns how many cards of any of these kinds (bits) are not dealt yet. */
  private count(kind: number): number {
    let n = 0;
    for (let i = 0; i < this.left.length; i++) if ((this.side.kinds[i]! & kind) !== 0) n += this.left[i]!;
    return n;
  }
  /** Deals a random card of any of these kinds (bits; 0: any card) to a place. Returns false if none is left. */
  private draw(place: number, kind: number): boolean {
    const { kinds, only, places, weights } = this.side;
    const { server } = places[place]!;
    const weight = weights[place];
    const shares = this.shares;
    let sum = 0;
    for (let i = 0; i < kinds.length; i++) {
      const fits = kind === 0 || ((kinds[i]! & kind) !== 0 && (only[i] === null || only[i] === server));
      sum += shares[i] = fits ? this.left[i]! * (weight === undefined ? 1 : weight[i]!) : 0;
    }
    if (sum <= 0) return false;
    let at = this.chance() * sum;
    let chosen = -1;
    for (let i = 0; i < kinds.length && (chosen < 0 || at >= 0); i++) {
      if (shares[i]! <= 0) continue;
      chosen = i;
      at -= shares[i]!;
    }
    this.take(place, chosen);
    return true;
  }
  private readonly shares: number[] = [];
  private take(place: number, code: number): void {
    this.faces[place] = code;
    this.left[code] = Math.max(0, this.left[code]! - 1);
  }

  /** Deals cards to ice and roots, the most restricted places first. Returns false if there are not enough fitting cards. */
  installed(): boolean {
    for (const place of this.side.ice) if (!this.draw(place, ICE)) return false;
    const open: number[][] = [];
    const upgrades: number[] = [];
    for (const { places, full } of this.side.roots) {
      // an advanced card is the agenda or asset of its server, if one that can be advanced is left; card effects can also place counters
      const main = places.find((place) => (this.side.places[place]!.counters.advancement ?? 0) > 0);
      if (main !== undefined && (full || !this.draw(main, ADVANCED)) && !this.draw(main, full ? UPGRADE : ROOT))
        return false;
      const rest = places.filter((place) => place !== main);
      if (full || main !== undefined) upgrades.push(...rest);
      else open.push(rest);
    }
    for (const place of upgrades) if (!this.draw(place, UPGRADE)) return false;
    return this.roots(open);
  }
  /** Deals cards to those roots that may hold one agenda or asset, or only upgrades. */
  private roots(open: number[][]): boolean {
    let need = open.reduce((n, places) => n + places.length - 1, 0);
    for (const places of open) {
      shuffle(places, this.chance);
      need -= places.length - 1;
      let main = true;
      for (let i = 0; i < places.length; i++) {
        const after = places.length - 1 - i;
        let kind = ROOT;
        if (!main) kind = UPGRADE;
        // keep as many upgrades as the remaining places need
        else if (open.length > 1 || places.length > 1) {
          const upgrades = this.count(UPGRADE);
          if (upgrades - 1 < need + Math.max(0, after - 1)) kind = MAIN;
          else if (upgrades < need + after) kind = UPGRADE;
        }
        if (!this.draw(places[i]!, kind)) return false;
        if ((this.side.kinds[this.faces[places[i]!]!]! & MAIN) !== 0) main = false;
      }
    }
    return true;
  }

  /** Deals cards to hands, decks and discard piles. */
  rest(): void {
    const { free, places, weights, seen, exact } = this.side;
    for (const code of seen) {
      if (this.left[code]! < 1 || this.chance() >= STILL_THERE) continue;
      const place = free.find((one) => places[one]!.zone === 'hq' && this.faces[one]! < 0);
      if (place !== undefined) this.take(place, code);
    }
    for (const place of free)
      if (this.faces[place]! < 0 && (!exact || weights[place] !== undefined)) this.draw(place, 0);
    if (!exact) return;
    const cards: number[] = [];
    for (let code = 0; code < this.left.length; code++) for (let n = this.left[code]!; n > 0; n--) cards.push(code);
    shuffle(cards, this.chance);
    for (const place of free) if (this.faces[place]! < 0) this.faces[place] = cards.pop() ?? -1;
  }
}

/** Shuffles a list in place. */
function shuffle(list: number[], chance: Chance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
}

/** How often dealing cards to ice and roots is tried before giving up. */
const TRIES = 12;

/** Deals a side's unknown cards. Returns the card of each place, as an index in `codes`; null if no attempt succeeded. */
export function drawFaces(side: Side, chance: Chance): Int16Array | null {
  for (let n = 0; n < TRIES; n++) {
    const drawing = new Drawing(side, chance);
    if (!drawing.installed()) continue;
    drawing.rest();
    return drawing.faces.includes(-1) ? null : drawing.faces;
  }
  return null;
}
