/** Netrunner's part of recording games: reads and writes how a game starts, and describes a move to a seat that may not see all of it. */
import * as v from 'valibot';
import type { RecordParts } from '../../../core/define-game.ts';
import { type Json, type JsonObject, type Read, type Refused, refuse } from '../../../core/json.ts';
import { dealsOf } from '../../../replay/setups.ts';
import { canonical, validate } from '../../../replay/untrusted.ts';
import type { Replay } from '../../../replay/format.ts';
import { DECKS } from '../decks/index.ts';
import { type Deal, applyDeal, redeal, deals } from './redeal.ts';
import { nameOf, openPhrase } from '../notation/notate.ts';
import { readSetup as readTableSetup } from '../notation/setup-schema.ts';
import { setTable } from '../notation/table-setup.ts';
import { applyRecorded } from './events.ts';
import { simulationPort } from '../rules/charts.ts';
import { def, hasDef } from '../rules/defs.ts';
import type { Event, SeenEvent } from '../rules/events.ts';
import type { Seat, State, Zone } from '../rules/model.ts';
import type { Move, Verb } from '../rules/move.ts';
import { legalMoves } from '../rules/moves/index.ts';
import { type Play, playOf } from '../rules/play.ts';
import { settle } from '../rules/settle.ts';
import { type DeckList, laidOut } from '../rules/start.ts';
import { cardOf } from '../rules/table.ts';
import type { MatchOptions, NetrunnerTypes, RecordStart, TableStart } from '../game-types.ts';

/** Whether a recorded game starts from a table set up card by card instead of two decks. */
export const isTable = (start: RecordStart): start is TableStart & { deals?: Deal[] } => 'setup' in start;

export const recordPart: RecordParts<NetrunnerTypes> = {
  readOptions,
  setupOf: ({ seed, corpDeck, runnerDeck, hidden, payByHand }) => ({
    seed,
    corp: listOf(corpDeck, 'corp'),
    runner: listOf(runnerDeck, 'runner'),
    publicDecks: hidden !== true,
    ...(payByHand ? { payByHand } : {}),
  }),
  readSetup,
  size: (setup) => blank(setup).table.cards.length,
  blank,
  unlisted,
  unasked,
  describeMove,
  applyRecorded,
  deals: dealsOf((state: State, seat, seed, at) => redeal(state, seat as Seat, seed, at), applyDeal),
};

/**
 * Returns the identity and cards of a deck, which is given by its id or card by card. Throws for an unknown id or a deck of the other side.
 */
function listOf(chosen: MatchOptions['corpDeck'], side: Seat): DeckList {
  const id = typeof chosen === 'string' ? chosen : null;
  const deck = typeof chosen !== 'string' ? chosen : Object.hasOwn(DECKS, chosen) ? DECKS[chosen] : undefined;
  if (!deck || def(deck.identity).side !== side) throw new Error(`no ${side} deck called ${id}`);
  return { identity: deck.identity, cards: [...deck.cards] };
}

const word = v.pipe(v.string(), v.maxLength(80));
const code = v.pipe(v.string(), v.regex(/^\d{5}$/));
const deck = v.object({ identity: code, cards: v.pipe(v.array(code), v.maxLength(200)) });
const ownDeck = v.object({ name: word, ...deck.entries });
const optionsSchema: v.GenericSchema<unknown, MatchOptions> = v.object({
  seed: v.pipe(v.string(), v.maxLength(200)),
  corpDeck: v.union([word, ownDeck]),
  runnerDeck: v.union([word, ownDeck]),
  hidden: v.exactOptional(v.boolean()),
  payByHand: v.exactOptional(v.boolean()),
});
const setupSchema = v.object({
  seed: v.pipe(v.string(), v.maxLength(200)),
  corp: deck,
  runner: deck,
  toWin: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  publicDecks: v.exactOptional(v.boolean()),
  payByHand: v.exactOptional(v.boolean()),
  deals,
});

const tableSchema = v.object({
  setup: v.looseObject({}) as unknown as v.GenericSchema<unknown, JsonObject>,
  seat: v.picklist(['corp', 'runner']),
  deals,
});

/** Reads a `TableStart` from JSON; refuses with 'replay.start' if its shape is wrong or the table cannot be set up. */
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

/** Sets up a table, reading the keys in the order in which a file stores them, so that cards get the same ids before and after storing. */
function layTable({ setup, seat }: TableStart): Play {
  return setTable(readTableSetup(JSON.parse(canonical(setup))), seat, simulationPort());
}

/** Sets up a table and runs the game to its first decision. Throws if the table cannot be set up. */
export function startTable(start: TableStart, tell?: (event: Event, state: State) => void): State {
  const play = layTable(start);
  play.tell = tell ?? null;
  play.dirty = true;
  settle(play);
  return play.s;
}

/** What is wrong with a deck from outside: unknown cards, cards of the wrong side, or no identity; null if it is right. */
function deckProblem({ identity, cards }: DeckList, side: Seat): Refused | null {
  const foreign = [identity, ...cards].find((one) => !hasDef(one));
  if (foreign !== undefined) return refuse('replay.unknownCard', { code: foreign });
  if (def(identity).type !== 'identity' || def(identity).side !== side) return refuse('replay.start');
  return cards.some((one) => def(one).side !== side || def(one).type === 'identity') ? refuse('replay.start') : null;
}

/** Reads the options of a match from JSON. Checks a deck that is given card by card as if it came from a record. */
function readOptions(json: Json): Read<MatchOptions> {
  const read = validate(optionsSchema, json, 'save.shape');
  if (!read.ok) return read;
  const { corpDeck, runnerDeck } = read.value;
  const problem =
    (typeof corpDeck === 'string' ? null : deckProblem(corpDeck, 'corp')) ??
    (typeof runnerDeck === 'string' ? null : deckProblem(runnerDeck, 'runner'));
  return problem ?? read;
}

/** Reads the start of a record from JSON; refuses unknown cards, cards of the wrong side, and a deck without an identity. */
function readSetup(start: Json): Read<RecordStart> {
  if (start !== null && typeof start === 'object' && 'setup' in start) return readTable(start);
  const read = validate(setupSchema, start, 'replay.start');
  if (!read.ok) return refuse('replay.start');
  const problem = deckProblem(read.value.corp, 'corp') ?? deckProblem(read.value.runner, 'runner');
  return problem ?? read;
}

/** Returns the state in which a game starts: all cards in their decks, nothing shuffled or drawn; or the table that was set up. */
function blank(setup: RecordStart): State {
  return isTable(setup) ? layTable(setup).s : laidOut(setup);
}

/** Reads a sentence with a number in a wide range, of which `legalMoves` lists only samples, and returns its move; null for any other. */
function unlisted(sentence: string): Move | null {
  const number = /^(corp|runner): number (\d{1,4})$/.exec(sentence);
  return number ? { do: 'number', n: Number(number[2]) } : null;
}

const namingPort = simulationPort();
/**
 * Returns the answer to a question that the rules did not ask when an older game was recorded; null if the open one is none of these. An
 * effect that installed a card trashed nothing first (since rules 4, the player may); copies of a card triggered in the order they were on
 * the table (since rules 7, their player chooses).
 */
function unasked(state: State): Move | null {
  const frame = state.stack.at(-1);
  if (frame?.k === 'trig' && frame.items.every(({ code }) => code === frame.items[0]!.code))
    return legalMoves(playOf(state, namingPort, null))[0] ?? null;
  return frame?.k === 'ask' && frame.ask === 'trash-first' && frame.min === 0 ? { do: 'done' } : null;
}

/** A card's name without its copy number (`#2`), which would reveal that there are several copies in the hand. */
const uncounted = (name: string): string => name.replace(/^([^@]*?)#\d+/, '$1');

/**
 * Implements `RecordPart.describeMove`: the sentence of a move for `viewer`. Null for a move that must not be described: an answer that is
 * still secret, or one that only its events may show. Names a card from a hand only if an event has shown it, since a move may be cancelled
 * while its cost is declared.
 */
function describeMove(
  state: State,
  move: Move,
  seat: string,
  viewer: string,
): (seen: readonly SeenEvent[]) => string | null {
  const game = playOf(state, namingPort, null);
  const whenShown = NAMED_WHEN_SHOWN.has(move.do);
  if (!whenShown && !OPEN_MOVES.has(move.do)) return () => null;
  const card = cardOf(state.table, move.card ?? -1);
  const nameFor = (who: string): string => (card ? uncounted(nameOf(game, who as Seat, card.h)) : '');
  // names are looked up now, since the table changes before the events are seen
  const [ownName, viewerName] = [nameFor(seat), nameFor(viewer)];
  const place = card?.zone ?? 'removed';
  const { on: _on, trashing: _trashing, ...described } = move;
  return (seen) => {
    const open = seen.some(
      (event) => REVEALING_EVENTS.has(event.type) && 'card' in event && event.card?.code === card?.code,
    );
    const shown = open ? ownName : hidden(place, viewerName);
    return `${seat}: ${openPhrase(described, () => (whenShown ? shown : viewerName))}`;
  };
}

/** Moves that everybody sees as they are made. All that are in neither list are not described: their answers may be secret. */
const OPEN_MOVES: ReadonlySet<Verb> = new Set<Verb>([
  'keep',
  'mulligan',
  'credit',
  'draw',
  'advance',
  'purge',
  'remove-tag',
  'trash-resource',
  'run',
  'continue',
  'jack-out',
  'access',
  'steal',
  'trash',
  'concede',
]);
/** Moves whose card is named only if an event has shown it. */
const NAMED_WHEN_SHOWN: ReadonlySet<Verb> = new Set<Verb>(['rez', 'score', 'play', 'install', 'use']);
/** Types of events that show the face of the card they move to everybody who may see it. */
const REVEALING_EVENTS = new Set<string>(['installed', 'played', 'rezzed', 'scored', 'used']);
/** Returns what to call a card whose face was not shown: `name`, which gives its place, if it is installed, else '?'. */
const hidden = (zone: Zone, name: string): string => (zone === 'ice' || zone === 'root' || zone === 'rig' ? name : '?');

/** Each seat's deck in a replay, by the id of a known deck list, else by its identity's title. Empty if the game had no decks. */
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
