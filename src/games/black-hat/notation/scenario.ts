/** Runs scenarios: a set-up table, moves in notation, and expectations checked along the way (docs/notation-black-hat.md). */
import { type Staging, scenarioOf, scenariosOn, timesOf } from '../../../replay/scenario.ts';
import { FIELDS } from '../record/events.ts';
import { CHARTS, simulationPort } from '../rules/charts.ts';
import { traceOf } from '../rules/cards.ts';
import { copyState } from '../rules/copy.ts';
import type { Event } from '../rules/events.ts';
import type { State, Table } from '../rules/model.ts';
import { type Move, sameMove } from '../rules/move.ts';
import { legalMoves, playMove } from '../rules/moves.ts';
import { type Play, hatHolder, playOf, settle } from '../rules/play.ts';
import { ASSETS, outcomeOf } from '../rules/score.ts';
import { deciding } from '../rules/view.ts';
import { valueAt } from '../rules/ways.ts';
import { why } from '../rules/why.ts';
import { NotationError, cardName, readPlace, zoneName } from './names.ts';
import { placeName } from '../rules/board/places.ts';
import { moveText, readMove } from './notate.ts';
import { checkHands } from './table-checks.ts';
import { type TableSetup, tableSchema } from './setup-schema.ts';
import { layTable } from './table-setup.ts';

/** Schema of one scenario in a scenario file. */
export const scenarioSchema = scenarioOf(tableSchema);

/** Functions that return what a scenario can expect of a seat, by the words after the seat's name. */
const OF_SEAT: Record<string, (t: Table, seat: number) => unknown> = {
  hand: (t, seat) => t.hands[seat]!.map(cardName),
  'hand size': (t, seat) => t.hands[seat]!.length,
  'hand cost': (t, seat) => t.hands[seat]!.reduce((sum, card) => sum + traceOf(card), 0),
  pawns: (t, seat) => [placeName(t.pawns[seat * 2]!), placeName(t.pawns[seat * 2 + 1]!)],
  'pawns cost': (t, seat) => valueAt(t, t.pawns[seat * 2]!) + valueAt(t, t.pawns[seat * 2 + 1]!),
  play: (t, seat) => t.plays.find((one) => one.seat === seat)?.cards.map(cardName) ?? null,
  stuck: (t, seat) => [1, 2].filter((n) => t.stuck[seat * 2 + n - 1]),
  total: (t, seat) => t.totals[seat],
  round: (t, seat) => t.last[seat]?.round ?? null,
  out: (t, seat) => t.out[seat],
  blame: (t, seat) => t.blame[seat],
};

/** Functions that return what a scenario can expect of the table, by the name of the expectation. */
const OF_TABLE: Record<string, (game: Play, events: readonly Event[]) => unknown> = {
  asked: ({ s }) => {
    const asked = deciding(s);
    return asked === null ? null : `${asked.seat} ${asked.kind}${asked.by === undefined ? '' : ` by ${asked.by}`}`;
  },
  legal: ({ s, t }) => legalMoves(s).map((move) => moveText(t, move)),
  hat: ({ t }) => t.seats[hatHolder(t)] ?? null,
  leader: ({ t }) => t.seats[t.leader],
  steers: ({ t }) => t.seats[t.steers] ?? null,
  dealer: ({ t }) => t.seats[t.dealer],
  winner: ({ t }, events) => {
    const won = events.findLast((event) => event.type === 'trick-won');
    return won === undefined ? null : t.seats[won.seat];
  },
  'next dealt': (_x, events) => {
    const began = events.findLastIndex((event) => event.type === 'round-began');
    return events
      .slice(Math.max(0, began))
      .reduce((n, event) => n + (event.type === 'dealt' ? event.cards.length : event.type === 'hat-given' ? 1 : 0), 0);
  },
  round: ({ t }) => t.round,
  trick: ({ t }) => t.trick,
  deck: ({ t }) => t.deck.length,
  discards: ({ t }) => t.discards.map(cardName),
  tiles: ({ t }) =>
    Object.fromEntries(t.tiles.flatMap((face, zone) => (face === null ? [] : [[zoneName(zone), face]]))),
  markers: ({ t }) => {
    const sums: Record<string, number> = {};
    for (const { place, n } of t.markers) sums[placeName(place)] = (sums[placeName(place)] ?? 0) + n;
    return sums;
  },
  tracer: ({ t: { tracer } }) =>
    tracer === null ? null : tracer.place < 0 ? `track ${tracer.step}` : placeName(tracer.place),
  asset: ({ t }) => (t.asset === 0 ? null : ASSETS[t.asset - 1]),
  'asset up': ({ t }) => t.assetUp,
  sprung: ({ t }) => t.sprung,
  over: ({ t }) => t.over?.reason ?? null,
  places: ({ t }) => outcomeOf(t)?.places ?? null,
};

/** Returns the current value of what an expectation names. Throws `NotationError` for an unknown name. */
function factOf(game: Play, events: readonly Event[], name: string): unknown {
  const { t } = game;
  const own = Object.hasOwn(OF_TABLE, name) ? OF_TABLE[name] : undefined;
  if (own !== undefined) return own(game, events);
  const value = /^value of (.+)$/.exec(name);
  if (value !== null) return valueAt(t, readPlace(value[1]!));
  const happened = /^times (.+)$/.exec(name);
  if (happened !== null) return timesOf(events, happened[1]!, FIELDS);
  const [, who, what] = /^(\w+)\.(.+)$/.exec(name) ?? [];
  const seat = t.seats.findIndex((one) => one === who);
  const of = what !== undefined && Object.hasOwn(OF_SEAT, what) ? OF_SEAT[what] : undefined;
  if (seat < 0 || of === undefined) throw new NotationError(`nothing is called "${name}"`);
  return of(t, seat);
}

/** Returns the value, in this state, of what an expectation names. Throws `NotationError` for an unknown name. */
export const factAt = (s: State, name: string): unknown => factOf(playOf(copyState(s), simulationPort()), [], name);

/** Returns an expected value in the form of actual ones: in a hand, cards written as numbers become names. */
const wanted = (name: string, value: unknown): unknown =>
  Array.isArray(value) && name.endsWith('.hand')
    ? value.map((one) => (typeof one === 'number' ? String(one) : (one as unknown)))
    : value;

/** Runs one scenario. Never throws: `problem` says what is wrong with the scenario or the rules. `json` may be any JSON. */
export const runScenario = scenariosOn(CHARTS, (port): Staging<TableSetup, Play, Move, Event> => ({
  schema: scenarioSchema,
  begin(setup = {}, tell) {
    const game = playOf(layTable(setup, port).s, port, tell);
    if (setup.at !== 'deal') checkHands(game.t, () => true);
    settle(game);
    return game;
  },
  from: (game, state) => playOf(copyState(state), port, game.tell),
  legal({ s, t }) {
    if (s.ask?.kind === 'play' && t.hands[s.ask.seat]!.length === 0)
      throw new NotationError(`${t.seats[s.ask.seat]!} holds no card to play`);
    return legalMoves(s);
  },
  read: ({ t }, sentence) => readMove(t, sentence),
  same: sameMove,
  text: ({ t }, move) => moveText(t, move),
  asked: ({ s, t }) => (s.ask === null ? null : { who: s.ask.seat, name: t.seats[s.ask.seat]! }),
  play: playMove,
  fact: factOf,
  wanted,
  why: ({ s, t }, who, move) => why(s, t.seats[who]!, move),
  reasons: 'bh.why.',
}));
