/**
 * Samples worlds: complete games built from one seat's view alone, which the rules can play on. Everything the view shows stays the same,
 * including handles; hidden places get random cards. Card ids are ordered by code (identities, the Corp's cards, the Runner's), so in all
 * worlds from one template an id has the same face and only its place differs, and they can share one card index.
 */
import { chanceOf } from '../../../../core/chance.ts';
import { seedRng } from '../../../../core/rng.ts';
import { indexFor } from '../../rules/card-index.ts';
import { copyState } from '../../rules/copy.ts';
import { copiesOf, fits } from '../../rules/deck.ts';
import { allDefs, def, hasDef } from '../../rules/defs.ts';
import { type Card, SEATS, type Seat, type State, type Table } from '../../rules/model.ts';
import { SOMEWHERE } from '../../rules/outline.ts';
import { emptyTable, keepFirsts, listOf } from '../../rules/table.ts';
import type { Outline, View } from '../../rules/view-types.ts';
import { unseen } from '../pool.ts';
import { drawFaces, mayLie, type HiddenPlace, type Side, sideOf } from './faces.ts';
import { bid, hiddenBid, machineOf } from './machine.ts';
import { cardOf, type Known, laidOut } from './places.ts';

/**
 * How likely a card code is at a hidden place, relative to other codes (any scale, per copy). Used for installed cards, hands and Archives;
 * the cards left over go to the decks. A share of `UNIFORM` of the total is spread evenly, whatever the belief.
 */
export type Belief = (place: HiddenPlace, code: string) => number;
/** Share of the likelihood at a place that is spread evenly over all cards, whatever the belief. */
const UNIFORM = 0.15;

export interface Wishes {
  belief?: Belief;
  /**
   * true: the viewer's own hand and facedown cards are drawn at random too, as the other seat must imagine them; the moves in the view's
   * decision may then not be legal
   */
  ownToo?: boolean;
  /** seed for guessing a secret deck list */
  seed?: number | string;
}

/** A world in which the hidden cards are not dealt yet. `prepare` makes it once for a view; `deal` makes complete worlds from it. */
export interface Template {
  /** the game with all cards by id; known ones are in place, and the zones' lists have -1 for each hidden card */
  readonly state: State;
  readonly sides: readonly { side: Side; ids: readonly number[][] }[];
  /** hosted cards whose host is hidden: each card's id, with the handle of its host */
  readonly guests: readonly { id: number; host: number }[];
  readonly bid: ReturnType<typeof hiddenBid>;
  /** number of HQ cards that were accessed in this run and that the viewer cannot point at */
  readonly seenSomewhere: number;
}

/** Counts the hidden copies of each code of a side by its deck list; null if the list is secret or does not match the places. */
function exactly(list: string | null, known: readonly Known[], hidden: number): Map<string, number> | null {
  if (list === null) return null;
  const left = copiesOf(list === '' ? [] : list.split(' '));
  let total = 0;
  for (const n of left.values()) total += n;
  for (const { code } of known) {
    if (def(code).type === 'identity') continue;
    const n = left.get(code) ?? 0;
    if (n === 0) return null;
    left.set(code, n - 1);
    total -= 1;
  }
  if (total !== hidden) return null;
  for (const [code, n] of left) if (n === 0) left.delete(code);
  return left;
}

/** Likelihood of a code of which a guessed list has no copies left: such cards are used only when no others fit. */
const LAST = 1e-9;
/**
 * Guesses the hidden cards of a side whose deck list is secret, as copies by code. Fills the most restricted places first, so that every
 * place gets a card; null if that fails.
 */
function guessed(
  view: View,
  seat: Seat,
  places: readonly HiddenPlace[],
  known: readonly Known[],
  full: Parameters<typeof sideOf>[3],
  seed: number | string,
): Map<string, number> | null {
  const identity = view[seat].identity.code!;
  const counts = new Map<string, number>();
  for (const { code } of allDefs()) if (fits(identity, code)) counts.set(code, LAST);
  for (const [code, n] of unseen(view, seat).left) counts.set(code, Math.max(n, LAST));
  // no more copies than a deck may contain
  for (const [code, n] of copiesOf(known.map((one) => one.code)))
    if (counts.has(code)) counts.set(code, Math.min(counts.get(code)!, Math.max(LAST, def(code).limit - n)));
  const side = sideOf(places, counts, false, full);
  const faces = drawFaces(
    side,
    chanceOf(seed, () => `list ${seat}`),
  );
  return faces && copiesOf(Array.from(faces, (face) => side.codes[face]!));
}

/** Computes for each hidden place of a side how likely each card is there, from the belief; decks keep all cards equally likely. */
function believe(side: Side, belief: Belief): void {
  for (const [i, place] of side.places.entries()) {
    if (place.zone === 'rnd' || place.zone === 'stack') continue;
    const weights = side.codes.map((code, n) => (mayLie(side, n, place) ? Math.max(0, belief(place, code)) : 0));
    let sum = 0;
    let copies = 0;
    for (const [code, weight] of weights.entries()) {
      if (!mayLie(side, code, place)) continue;
      sum += weight * side.counts[code]!;
      copies += side.counts[code]!;
    }
    if (sum > 0) side.weights[i] = weights.map((weight) => UNIFORM + ((1 - UNIFORM) * weight * copies) / sum);
  }
}

/** Makes a table with everything a view shows except cards and deck lists. */
function emptyOf(view: View, outline: Outline): Table {
  const t = emptyTable();
  const { corp, runner } = view;
  t.servers = view.servers.map(({ id }) => ({ id, ice: [], root: [] }));
  t.corp = { credits: corp.credits, clicks: corp.clicks, badPublicity: corp.badPublicity };
  t.runner = { credits: runner.credits, clicks: runner.clicks, tags: runner.tags, brain: runner.brain };
  t.turn = view.turn;
  t.active = view.active;
  t.chart = view.chart as Table['chart'];
  t.leaf = view.leaf;
  t.now = { ...outline.now };
  t.lastCorp = outline.lastCorp;
  t.lastRunner = outline.lastRunner;
  t.mods = outline.mods;
  t.delayed = outline.delayed;
  t.seenInHq = outline.seenInHq;
  t.nextHandle = outline.nextHandle;
  t.toWin = view.toWin;
  t.publicDecks = outline.publicDecks;
  if (outline.payByHand) t.payByHand = true;
  t.over = view.over;
  return t;
}

const byHandle = (a: Known, b: Known): number => a.h - b.h;

/**
 * Does the part of sampling worlds that is not random, once for a view. The view must be that of the seat that decides. Null if the view
 * has no outline, or no cards fit it.
 */
export function prepare(view: View, { belief, ownToo = false, seed = 0 }: Wishes = {}): Template | null {
  const { outline, viewer } = view;
  if (outline === null || viewer === 'open') return null;
  const laid = laidOut(view, outline, ownToo);
  if (laid.known.some(({ code }) => !hasDef(code))) return null;
  const fresh = new Set(outline.fresh);
  const full = (server: string): boolean =>
    laid.known.some((one) => one.zone === 'root' && one.server === server && isMain(one.code));
  const t = emptyOf(view, outline);
  const ids = new Map<number, number>();
  const enter = (one: Known): void => {
    const card = cardOf(t.cards.length, one, fresh.has(one.h) ? view.turn : 0);
    ids.set(one.h, card.id);
    t.cards.push(card);
  };
  const isIdentity = ({ code }: Known): boolean => def(code).type === 'identity';
  const [corp, runner, ...brought] = laid.known.filter(isIdentity);
  enter(corp!);
  enter(runner!);
  const sides: Template['sides'][number][] = [];
  const lists: Record<Seat, string> = { corp: '', runner: '' };
  for (const seat of SEATS) {
    const places = laid.hidden.filter((place) => place.seat === seat);
    const known = laid.known.filter((one) => one.seat === seat && !isIdentity(one)).sort(byHandle);
    const counts =
      exactly(view.lists[seat], known, places.length) ?? guessed(view, seat, places, known, full, `${seed}`);
    if (counts === null) return null;
    const side = sideOf(places, counts, true, full);
    if (belief) believe(side, belief);
    if (seat === 'corp' && viewer === 'runner')
      side.seen = outline.seenInHq.map((code) => side.codes.indexOf(code)).filter((code) => code >= 0);
    sides.push({ side, ids: enterSide(t, seat, side, known, enter) });
    lists[seat] =
      view.lists[seat] ??
      t.cards
        .filter((c) => c.seat === seat && c.id > 1)
        .map(({ code }) => code)
        .join(' ');
  }
  for (const one of (brought ?? []).sort(byHandle)) enter(one);
  if (view.lists[viewer] !== null) t.lists = lists;
  if (!t.now.firsts) keepFirsts(t);
  const idOf = (h: number): number => ids.get(h) ?? -1;
  for (const { h, zone, server, at } of laid.known) listOf(t, zone, server)[at] = idOf(h);
  for (const { zone, server, index } of laid.hidden) listOf(t, zone, server)[index] = -1;
  const guests: Template['guests'][number][] = [];
  for (const { view: card } of laid.known) {
    if (!card || card.host === null) continue;
    if (ids.has(card.host)) t.cards[idOf(card.h)]!.host = idOf(card.host);
    else guests.push({ id: idOf(card.h), host: card.host });
  }
  if (outline.run) t.run = { ...outline.run, byId: idOf(outline.run.byId) };
  const state: State = { table: t, rng: [], ...machineOf(outline, idOf), fixed: [], noTakeBack: true };
  indexFor(state);
  const seenSomewhere = outline.run?.seen.filter((h) => h === SOMEWHERE).length ?? 0;
  return { state, sides, guests, bid: hiddenBid(state.stack), seenSomewhere };
}

const isMain = (code: string): boolean => ['agenda', 'asset'].includes(def(code).type);

/** Creates a side's cards code by code, and for each code the known copies first. Returns for each code the ids of its hidden copies. */
function enterSide(t: Table, seat: Seat, side: Side, known: readonly Known[], enter: (one: Known) => void): number[][] {
  const ids: number[][] = side.codes.map(() => []);
  const codes = new Set([...side.codes, ...known.map(({ code }) => code)]);
  for (const code of [...codes].sort()) {
    for (const one of known) if (one.code === code) enter(one);
    const place = side.codes.indexOf(code);
    for (let n = place < 0 ? 0 : side.counts[place]!; n > 0; n--) {
      ids[place]!.push(t.cards.length);
      t.cards.push(cardOf(t.cards.length, { code, seat, zone: 'removed', server: null, h: 0, at: 0, known: 0 }, 0));
    }
  }
  return ids;
}

/** Puts a card into a hidden place. */
function put(t: Table, card: Card, { zone, server, index, h, counters, known }: HiddenPlace): void {
  card.zone = zone;
  card.server = server;
  card.h = h;
  card.known = known;
  if (counters.advancement !== undefined) card.advancement = counters.advancement;
  if (counters.credit !== undefined) card.credit = counters.credit;
  if (counters.virus !== undefined) card.virus = counters.virus;
  if (counters.power !== undefined) card.power = counters.power;
  if (counters.agenda !== undefined) card.agenda = counters.agenda;
  listOf(t, zone, server)[index] = card.id;
}

/** Makes a world from a template by dealing its hidden cards at random; equal seeds, equal worlds. Null if no way is found. */
export function deal(template: Template, seed: number | string): State | null {
  const chance = chanceOf(seed, () => 'world');
  const s = copyState(template.state);
  const t = s.table;
  s.rng = seedRng(`world ${seed}`);
  for (const { side, ids } of template.sides) {
    const faces = drawFaces(side, chance);
    if (faces === null) return null;
    const used = new Uint8Array(ids.length);
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      put(t, t.cards[ids[face]![used[face]!++]!]!, side.places[i]!);
    }
  }
  for (const { id, host } of template.guests) t.cards[id]!.host = t.cards.find(({ h }) => h === host)?.id ?? -1;
  if (template.bid) bid(s, template.bid, chance);
  if (template.seenSomewhere > 0 && t.run) seeSomewhere(template, t, chance);
  return s;
}

/** Chooses at random which hidden HQ cards are those already accessed in this run that the viewer cannot point at. */
function seeSomewhere({ sides }: Template, t: Table, chance: () => number): void {
  const hidden = sides[0]!.side.places.filter(({ zone }) => zone === 'hq').map(({ h }) => h);
  t.run!.seen = t.run!.seen.map((h) =>
    h === SOMEWHERE && hidden.length > 0 ? hidden.splice(Math.floor(chance() * hidden.length), 1)[0]! : h,
  );
}

/** Samples one world for a view; for many of the same view, use `prepare` once and then `deal`. Null if the view has no outline. */
export function sampleWorld(view: View, seed: number | string, wishes: Wishes = {}): State | null {
  const template = prepare(view, { seed, ...wishes });
  return template && deal(template, seed);
}
