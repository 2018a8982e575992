/** Whole games of bots or of chance, watched after every event and at every question, with a tally of all that occurred. */
import { allArcs, compiledPort } from '../../../../src/core/flow.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { type Level, decide } from '../../../../src/games/black-hat/bot/index.ts';
import type { Budget } from '../../../../src/games/black-hat/bot/search.ts';
import { blackHat, createGame } from '../../../../src/games/black-hat/index.ts';
import { FIELDS } from '../../../../src/games/black-hat/record/events.ts';
import { optionsOf } from '../../../../src/games/black-hat/record/index.ts';
import { TILE_FACES } from '../../../../src/games/black-hat/rules/board/faces.ts';
import {
  PLACES_OFF,
  GONE,
  JAIL,
  ZONES,
  faceAt,
  isSpace,
  placeName,
} from '../../../../src/games/black-hat/rules/board/places.ts';
import { CHART_CONFIGS, chartSources } from '../../../../src/games/black-hat/rules/charts.ts';
import type { Event } from '../../../../src/games/black-hat/rules/events.ts';
import type { Options, State } from '../../../../src/games/black-hat/rules/model.ts';
import type { Move } from '../../../../src/games/black-hat/rules/move.ts';
import { ASSETS, assetCard } from '../../../../src/games/black-hat/rules/score.ts';
import type { Setup } from '../../../../src/games/black-hat/game-types.ts';
import { jsonOf } from '../../../../src/core/json.ts';
import { canonical } from '../../../../src/replay/untrusted.ts';
import { allCards, cardsOf } from './games.ts';
import { LATE, lateTable } from './late.ts';

/** Who makes the moves of a whole game; `late`: chance, from a table late in a round (support/late.ts). */
export type Who = 'bots' | 'chance' | 'late';

/** What a number of games came to; plain JSON, so that a long run can go on where it was stopped. */
export interface Tally {
  games: number;
  decisions: number;
  /** the most decisions of a game */
  longest: number;
  /** how often each thing occurred */
  counted: Record<string, number>;
  /** what went wrong, the first forty */
  faults: string[];
  /** digests of the two ports that were compared */
  digests: number;
  /** of plain games, by number of seats */
  plain: Record<string, { games: number; rounds: number; tricks: number; points: number; seats: number }>;
  /** the most tricks of a round */
  tricks: number;
}
export const freshTally = (): Tally => ({
  games: 0,
  decisions: 0,
  longest: 0,
  counted: {},
  faults: [],
  digests: 0,
  plain: {},
  tricks: 0,
});

/** A game that takes this many decisions hangs. */
const LONGEST = 6000;
/** How often the digests of both ports are compared, in decisions. */
const EVERY = 8;
/** The hard bot's budget here: its whole budget is measured elsewhere. */
const LITTLE: Budget = { moves: 3, worlds: 2, tricks: 1, prior: 2 };
const FAULTS = 40;

/** Game n's options: every third is plain, the others have each switch and number by chance. */
export function optionsAt(n: number, seed: string): Options {
  const rng = seedRng(`${seed} options ${n}`);
  const players = 2 + (n % 5);
  const plain = n % 3 === 0;
  const on = (): boolean => below(rng, 2) === 1 && !plain;
  return {
    seed: `${seed} ${n}`,
    players,
    tiles: below(rng, 6),
    trim: plain || on(),
    hat: on() ? 'shuffled' : 'turned',
    tracer: on() && players > 2,
    secretAsset: on(),
    status: on(),
    sprung: on(),
  };
}

/** The value of each option, as a word. */
const valuesOf = ({ seed: _seed, ...options }: Options): string[] =>
  Object.entries(options).map(([name, value]) => `${name} ${value}`);

/** Each option's values. */
const VALUES: readonly (readonly string[])[] = [
  [2, 3, 4, 5, 6].map((n) => `players ${n}`),
  [0, 1, 2, 3, 4, 5].map((n) => `tiles ${n}`),
  ...['trim', 'tracer', 'secretAsset', 'status', 'sprung'].map((name) => [`${name} true`, `${name} false`]),
  ['hat turned', 'hat shuffled'],
];
const pairOf = (a: string, b: string): string => `pair: ${[a, b].sort().join(', ')}`;

const isEarly = (what: string): boolean => !LATE.some((late) => late === what);

const KINDS: Record<NonNullable<State['ask']>['kind'], true> = {
  play: true,
  spoils: true,
  trace: true,
  hack: true,
  deny: true,
  exploit: true,
  randomize: true,
  blame: true,
};
const MOVES: Record<Move['do'], true> = {
  play: true,
  pass: true,
  'take-all': true,
  take: true,
  move: true,
  send: true,
  mark: true,
  lift: true,
  lay: true,
  leave: true,
  trace: true,
  blame: true,
};

/** All that has to occur at least once in many whole games; what is in `LATE` only in those from late tables. */
export function expected(): string[] {
  const spaces = Array.from({ length: 24 }, (_, place) => place);
  const pairs = VALUES.flatMap((own, i) =>
    VALUES.slice(i + 1).flatMap((others) => own.flatMap((a) => others.map((b) => pairOf(a, b)))),
  );
  return [
    ...allArcs(CHART_CONFIGS).map((arc) => `arc: ${arc}`),
    ...Object.keys(FIELDS)
      .map((type) => `event: ${type}`)
      .filter(isEarly),
    ...Object.keys(KINDS).map((kind) => `question: ${kind}`),
    ...Object.keys(MOVES).map((move) => `move: ${move}`),
    ...[...spaces, ...PLACES_OFF].map((place) => `place: ${placeName(place)}`),
    ...spaces.map((place) => `marked: ${placeName(place)}`),
    ...['host', 'hash', 'exploit', 'randomizer', 'honeypot', 'denial', 'alarm', 'asset'].map(
      (kind) => `lands on: ${kind}`,
    ),
    ...TILE_FACES.flatMap((face) => [`tile: ${face} at set-up`, `tile: ${face} by a Randomizer`]),
    ...ZONES.flatMap((_, zone) => [`zone: ${'ABCDE'[zone]} at set-up`, `zone: ${'ABCDE'[zone]} by a Randomizer`]),
    'tile: a chain of two',
    ...ASSETS.flatMap((card) => [`asset: ${card} hidden`, `asset: ${card} turned up`, `asset: ${card} at the end`]),
    ...VALUES.flat().map((value) => `option: ${value}`),
    ...['hand', 'tricks', 'asset', 'stuck', 'traced', 'alone'].map((reason) => `round ends: ${reason}`).filter(isEarly),
    'game ends: first place shared',
    'trick: Hat',
    'trick: plain',
    'trick: won by the robot',
    'trick: led by the robot',
    'robot: answered for by another',
    // The rules leave the tracer out where the robot plays.
    ...pairs.filter((pair) => pair !== pairOf('players 2', 'tracer true')),
  ];
}

/** The arcs taken in the game being played, and the game that counts them. */
const arcs = new Map<string, number>();
const game = createGame({ custom: compiledPort(chartSources(), arcs) });

/** What is wrong with a table at an open question; null for nothing. */
function faultOf(s: State, all: string): string | null {
  const { table: t } = s;
  const cards = cardsOf(s).join(' ');
  if (cards !== all) return `the cards are ${cards}`;
  if (t.pawns.length !== t.seats.length * 2) return `${t.pawns.length} pawns`;
  if (t.pawns.some((place) => !(place >= 0 && place <= GONE))) return `pawns at ${t.pawns.join()}`;
  const spaces = t.pawns.filter(isSpace);
  if (new Set(spaces).size < spaces.length) return `two pawns on a space: ${t.pawns.join()}`;
  if (t.tracer !== null && spaces.includes(t.tracer.place)) return 'the tracer and a pawn on a space';
  if (t.markers.length > 3) return `${t.markers.length} markers`;
  if (t.trick > 40) return `trick ${t.trick}`;
  return null;
}

/** Plays game `n` and adds what occurred. What goes wrong is noted, not thrown. */
export function soakGame(n: number, who: Who, seed: string, tally: Tally): void {
  try {
    playGame(n, who, seed, tally);
  } catch (error) {
    if (tally.faults.length < FAULTS)
      tally.faults.push(`${who} ${n}: ${(error as Error).stack!.split('\n').slice(0, 4).join(' | ')}`);
  }
  tally.games++;
}

function playGame(n: number, who: Who, seed: string, tally: Tally): void {
  const { counted } = tally;
  const up = (what: string): void => void (counted[what] = (counted[what] ?? 0) + 1);
  arcs.clear();
  const setup: Setup = who === 'late' ? { table: lateTable(n, seed) } : optionsAt(n, seed);
  const options = optionsOf(setup);
  const rng = seedRng(`${seed} ${who} ${n}`);
  const values = valuesOf(options);
  for (const value of values) up(`option: ${value}`);
  values.forEach((a, i) => values.slice(i + 1).forEach((b) => up(pairOf(a, b))));

  const fresh = game.record.blank(setup);
  let tricks = 0;
  const tell = (event: Event, { table: t, chain }: State): void => {
    game.record.applyRecorded(fresh, jsonOf(event));
    up(`event: ${event.type}`);
    switch (event.type) {
      case 'moved':
        up(`place: ${placeName(event.to)}`);
        up(`lands on: ${faceAt(t.tiles, event.to).kind}`);
        break;
      case 'sent-back':
        up(`place: ${placeName(event.to)}`);
        break;
      case 'jailed':
        up(`place: ${placeName(JAIL)}`);
        break;
      case 'went-through':
        up(`place: ${placeName(GONE)}`);
        break;
      case 'marked':
        up(`marked: ${placeName(event.place)}`);
        break;
      case 'tile-laid': {
        const how = event.seat < 0 ? 'at set-up' : 'by a Randomizer';
        up(`tile: ${event.face} ${how}`);
        up(`zone: ${'ABCDE'[event.zone]} ${how}`);
        if (chain > 0 && event.seat >= 0) up('tile: a chain of two');
        break;
      }
      case 'asset-hidden':
        up(`asset: ${ASSETS[event.asset - 1]} hidden`);
        break;
      case 'asset-turned':
        up(`asset: ${ASSETS[event.asset - 1]} turned up`);
        break;
      case 'trick-began':
        tricks++;
        tally.tricks = Math.max(tally.tricks, event.n);
        if (t.seats[event.leader] === 'robot') up('trick: led by the robot');
        break;
      case 'trick-won':
        up(event.hat ? 'trick: Hat' : 'trick: plain');
        if (t.seats[event.seat] === 'robot') up('trick: won by the robot');
        break;
      case 'scored':
        up(`round ends: ${event.reason}`);
        break;
      default:
        break;
    }
  };

  const levels = levelsOf(n, options, rng);
  const all = allCards(options).join(' ');
  const s = game.start(setup, tell);
  const live = blackHat.start(setup);
  const compare = (): void => {
    tally.digests++;
    if (game.digest(s) !== blackHat.digest(live)) throw new Error('the two ports differ');
  };
  compare();
  let decisions = 0;
  for (let asked = game.decision(s); asked !== null; asked = game.decision(s)) {
    if (++decisions > LONGEST) throw new Error('no end');
    const fault = faultOf(s, all);
    if (fault !== null) throw new Error(`at decision ${decisions}: ${fault}`);
    up(`question: ${asked.kind}`);
    if (asked.by !== undefined) up('robot: answered for by another');
    const moves = game.moves(s);
    if (moves.length === 0) throw new Error(`at decision ${decisions}: nothing can be answered to ${asked.kind}`);
    const move =
      who === 'bots'
        ? decide(game.view(s, asked.by ?? asked.seat), levels[s.ask!.seat]!, n, LITTLE).move
        : atRandom(moves, rng, n % 2 === 1 ? counted : null);
    up(`move: ${move.do}`);
    game.play(s, move, tell, moves);
    blackHat.play(live, move);
    if (decisions % EVERY === 0) compare();
  }
  compare();
  if (canonical(fresh.table) !== canonical(s.table)) throw new Error('its events do not give its table');
  for (const [arc, times] of arcs) counted[`arc: ${arc}`] = (counted[`arc: ${arc}`] ?? 0) + times;
  const { table: t } = s;
  const card = assetCard(t);
  if (card !== null) up(`asset: ${card} at the end`);
  if (game.outcome(s)!.places[0]!.length > 1) up('game ends: first place shared');
  tally.decisions += decisions;
  tally.longest = Math.max(tally.longest, decisions);
  if (n % 3 !== 0 || who === 'late') return;
  const plain = (tally.plain[t.seats.length] ??= { games: 0, rounds: 0, tricks: 0, points: 0, seats: t.seats.length });
  if (t.seats.includes('robot')) return;
  plain.games++;
  plain.rounds += t.round;
  plain.tricks += tricks;
  plain.points += t.totals.reduce((sum, total) => sum + total, 0) / t.seats.length;
}

/** Who sits where: easy and standard by lot, and in every twentieth game hard with little time. */
const levelsOf = (n: number, { players }: Options, rng: number[]): Level[] =>
  Array.from({ length: Math.max(3, players) }, (): Level =>
    n % 20 === 7 && below(rng, 2) === 0 ? 'hard' : below(rng, 3) === 0 ? 'easy' : 'standard',
  );

/** A move by chance; with `counted`, of three the one whose kind or place occurred least. */
function atRandom(moves: readonly Move[], rng: number[], counted: Tally['counted'] | null): Move {
  const drawn = (): Move => moves[below(rng, moves.length)]!;
  if (counted === null || moves.length === 1) return drawn();
  const rare = (move: Move): number => counted[thingOf(move)] ?? 0;
  return [drawn(), drawn(), drawn()].reduce((a, b) => (rare(b) < rare(a) ? b : a));
}
function thingOf(move: Move): string {
  switch (move.do) {
    case 'move':
      return `place: ${placeName(move.to)}`;
    case 'mark':
      return `marked: ${placeName(move.place)}`;
    case 'lay':
      return `tile: ${move.face} by a Randomizer`;
    default:
      return `move: ${move.do}`;
  }
}
