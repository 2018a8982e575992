/** Netrunner's records: what a game starts from, how it is stored, and how a move is told to those who may not know all of it. */
import * as v from 'valibot';
import type { RecordPart } from '../../core/game.ts';
import { type Json, type JsonObject, type Read, jsonOf, refuse } from '../../core/json.ts';
import { canonical, validate } from '../../replay/untrusted.ts';
import type { Replay } from '../../replay/format.ts';
import { DECKS } from './cards/decks.ts';
import { type Deal, applyDeal, dealAnew, deals } from './deal.ts';
import { nameOf } from './notation/notate.ts';
import { readSetup as readTableSetup } from './notation/setup-schema.ts';
import { setTable } from './notation/table-setup.ts';
import { applyRecorded } from './recorded.ts';
import { simulationPort } from './rules/charts.ts';
import { def, hasDef } from './rules/defs.ts';
import type { Event, SeenEvent } from './rules/events.ts';
import type { Seat, State, Zone } from './rules/model.ts';
import type { Move } from './rules/move.ts';
import { type Play, playOf } from './rules/play.ts';
import { settle } from './rules/settle.ts';
import { type DeckList, type GameStart, laidOut } from './rules/start.ts';
import { cardOf } from './rules/table.ts';
import type { MatchOptions, NetrunnerTypes, RecordStart, TableStart } from './types.ts';

export const isTable = (start: RecordStart): start is TableStart & { deals?: Deal[] } => 'setup' in start;

export const recordPart: RecordPart<NetrunnerTypes> = {
  readOptions: (json) => validate(optionsSchema, json, 'save.shape'),
  setupOf: ({ seed, corpDeck, runnerDeck, payByHand }) => ({
    seed, corp: listOf(corpDeck, 'corp'), runner: listOf(runnerDeck, 'runner'), publicDecks: true,
    ...(payByHand ? { payByHand } : {}),
  }), // prettier-ignore
  readSetup,
  writeSetup: jsonOf,
  blank,
  unlisted,
  telling,
  applyRecorded,
  deals: {
    make: (state, seat, seed, at) => jsonOf(dealAnew(state, seat as Seat, seed, at)),
    apply(setup, state, i) {
      for (const deal of setup.deals ?? []) if (deal.at === i) applyDeal(state, deal);
    },
  },
};

function listOf(id: string, side: Seat): DeckList {
  const deck = Object.hasOwn(DECKS, id) ? DECKS[id] : undefined;
  if (!deck || deck.side !== side) throw new Error(`no ${side} deck called ${id}`);
  return { identity: deck.identity, cards: [...deck.cards] };
}

const word = v.pipe(v.string(), v.maxLength(80));
const optionsSchema: v.GenericSchema<unknown, MatchOptions> = v.object({
  seed: v.pipe(v.string(), v.maxLength(200)),
  corpDeck: word,
  runnerDeck: word,
  payByHand: v.exactOptional(v.boolean()),
});
const code = v.pipe(v.string(), v.regex(/^\d{5}$/));
const deck = v.object({ identity: code, cards: v.pipe(v.array(code), v.maxLength(200)) });
const setupSchema = v.object({
  seed: v.pipe(v.string(), v.maxLength(200)),
  corp: deck,
  runner: deck,
  toWin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  publicDecks: v.optional(v.boolean()),
  payByHand: v.optional(v.boolean()),
  deals,
});

const tableSchema = v.object({
  setup: v.looseObject({}) as unknown as v.GenericSchema<unknown, JsonObject>,
  seat: v.picklist(['corp', 'runner']),
  deals,
});

/** A table can be laid out, or one sentence says that it cannot. */
function readTable(start: Json): Read<RecordStart> {
  const read = validate(tableSchema, start, 'replay.start');
  if (!read.ok) return refuse('replay.start');
  try {
    layTable(read.value);
  } catch {
    return refuse('replay.start');
  }
  return { ok: true, value: read.value };
}

/** Laid out in the order in which a file keeps the keys, so that the cards get the same numbers before and after it was stored. */
function layTable({ setup, seat }: TableStart): Play {
  return setTable(readTableSetup(JSON.parse(canonical(setup))), seat, simulationPort());
}

/** The table as it is laid out, played on to its first decision. Throws when it cannot be laid out. */
export function startTable(start: TableStart, tell?: (event: Event, state: State) => void): State {
  const play = layTable(start);
  play.tell = tell ?? null;
  play.dirty = true;
  settle(play);
  return play.s;
}

/** Both decks hold cards of their side that this house knows, with an identity in front. */
function readSetup(start: Json): Read<RecordStart> {
  if (start !== null && typeof start === 'object' && 'setup' in start) return readTable(start);
  const read = validate(setupSchema, start, 'replay.start');
  if (!read.ok) return refuse('replay.start');
  const { toWin, publicDecks, payByHand, deals: made, ...rest } = read.value;
  for (const side of ['corp', 'runner'] as const) {
    const { identity, cards } = rest[side];
    const foreign = [identity, ...cards].find((one) => !hasDef(one));
    if (foreign !== undefined) return refuse('replay.unknownCard', { code: foreign });
    if (def(identity).type !== 'identity' || def(identity).side !== side) return refuse('replay.start');
    if (cards.some((one) => def(one).side !== side || def(one).type === 'identity')) return refuse('replay.start');
  }
  const setup: RecordStart & GameStart = { ...rest };
  if (made !== undefined) setup.deals = made;
  if (toWin !== undefined) setup.toWin = toWin;
  if (publicDecks !== undefined) setup.publicDecks = publicDecks;
  if (payByHand !== undefined) setup.payByHand = payByHand;
  return { ok: true, value: setup };
}

/** The table as `startGame` lays it out before the set-up begins. */
function blank(setup: RecordStart): State {
  return isTable(setup) ? layTable(setup).s : laidOut(setup);
}

/** A number in the middle of a range is legal though only samples are listed. */
function unlisted(sentence: string): Move | null {
  const number = /^(corp|runner): number (\d{1,4})$/.exec(sentence);
  return number ? { do: 'number', n: Number(number[2]) } : null;
}

const namer = simulationPort();
/** Copy numbers of cards in a hand say how many there are alike. */
const uncounted = (name: string): string => name.replace(/^([^@]*?)#\d+/, '$1');

/**
 * See `RecordPart.telling`. Choices that show themselves in events only, and answers that stay secret for a while, are not told. A card
 * from a hand is named only if the move has shown it: its cost may still be declared, and the move taken back.
 */
function telling(state: State, move: Move, seat: string, viewer: string): (seen: readonly SeenEvent[]) => string | null {
  const x = playOf(state, namer, null);
  const card = cardOf(state.table, move.card ?? -1);
  const theirs = card ? uncounted(nameOf(x, viewer as Seat, card.h)) : '';
  const own = card ? uncounted(nameOf(x, seat as Seat, card.h)) : '';
  const place = card?.zone ?? 'removed';
  const shown = (seen: readonly SeenEvent[]): string => {
    const open = seen.some((event) => SHOWING.has(event.type) && 'card' in event && event.card?.code === card?.code);
    return open ? own : hidden(place, theirs);
  };
  const to = move.server ? ` -> ${move.server}` : '';
  const with_ = `${move.name ? ` ${move.name}` : ''}${move.n === undefined ? '' : ` ${move.n}`}`;
  switch (move.do) {
    case 'draw': case 'credit': case 'purge': case 'keep': case 'mulligan': case 'continue': case 'steal': case 'trash': case 'concede':
      return () => `${seat}: ${move.do}`;
    case 'jack-out':
      return () => `${seat}: jack out`;
    case 'remove-tag':
      return () => `${seat}: remove tag`;
    case 'run':
      return () => `${seat}: run ${move.server}`;
    case 'trash-resource':
      return () => `${seat}: trash resource ${theirs}`;
    case 'rez': case 'score': case 'play':
      return (seen) => `${seat}: ${move.do} ${shown(seen)}`;
    case 'install':
      return (seen) => `${seat}: install ${shown(seen)}${to}`;
    case 'advance':
      return () => `${seat}: advance ${theirs}`;
    case 'use':
      return (seen) => `${seat}: use ${shown(seen)}${with_}`;
    case 'access':
      return () => `${seat}: access ${card ? theirs : move.server}`;
    case 'accept': case 'decline': case 'pass': case 'pick': case 'choose': case 'number': case 'next': case 'first': case 'done':
    case 'discard': case 'pay': case 'discount': case 'cancel':
      return () => null;
  }
} // prettier-ignore

const SHOWING = new Set<string>(['installed', 'played', 'rezzed', 'scored', 'used']);
/** A card that lies where it cannot be pointed at has no name. */
const hidden = (zone: Zone, name: string): string => (zone === 'ice' || zone === 'root' || zone === 'rig' ? name : '?');

/** Each seat's deck by the name of its list, or by its identity's title when the list is its own. */
export function decksOf(replay: Replay): Record<string, string> {
  const read = readSetup(replay.start);
  if (!read.ok || isTable(read.value)) return {};
  const lists = read.value;
  const name = (seat: Seat): string => {
    const { identity, cards } = lists[seat];
    const same = Object.values(DECKS).find(
      (one) => one.identity === identity && [...cards].sort().join() === one.cards.join(),
    );
    return same?.id ?? def(identity).title;
  };
  return { corp: name('corp'), runner: name('runner') };
}
