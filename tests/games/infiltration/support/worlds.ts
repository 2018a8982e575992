/**
 * Two worlds that a seat cannot tell apart, at questions of games of chance: hands, laid cards, token values, the deck and face-down rooms are dealt
 * anew. What it sees, what bots in its place choose and say, and what it is told while both worlds are played on alike, must be the same
 * until something that differs is shown to it by the rules.
 */
import { below, seedRng } from '../../../../src/core/rng.ts';
import { decide, type Level, LEVELS, type Temperament, TEMPERS } from '../../../../src/games/infiltration/bot/index.ts';
import type { Budget } from '../../../../src/games/infiltration/bot/search.ts';
import { redeal } from '../../../../src/games/infiltration/record/redeal.ts';
import { simulationPort } from '../../../../src/games/infiltration/rules/charts.ts';
import { copyState } from '../../../../src/games/infiltration/rules/copy.ts';
import type { Event } from '../../../../src/games/infiltration/rules/events.ts';
import { seatOf, type State } from '../../../../src/games/infiltration/rules/model.ts';
import { type Move, sameMove } from '../../../../src/games/infiltration/rules/move.ts';
import { legalMoves, playMove } from '../../../../src/games/infiltration/rules/moves.ts';
import { playOf } from '../../../../src/games/infiltration/rules/play.ts';
import { tableViewOf, redact, sees, type View, viewOf } from '../../../../src/games/infiltration/rules/view.ts';
import { differing } from '../../../support/clock.ts';
import { optionsNo, randomGame } from './games.ts';

export interface Pair {
  here: State;
  there: State;
  /** who cannot tell them apart */
  seat: string;
  /** whether it is this seat's player who is asked */
  asks: boolean;
}

/**
 * Positions taken of one game by lot. Two of its end are taken as well: its last question, and the last one while a card of another player lies face
 * down.
 */
const BY_LOT = 2;

/** Whether a card of another player than the one that is asked lies face down. */
const isHiddenCardLaid = ({ table: t, ask }: State): boolean =>
  t.picks.some((pick, op) => pick !== null && seatOf(t, op) !== seatOf(t, ask!.op));

/** Pairs at some questions of game `n`, twice at each: for the player who is asked, and for another seat. */
export function pairsOf(n: number, seed: string): Pair[] {
  const rng = seedRng(`${seed} worlds ${n}`);
  const kept: State[] = [];
  const ends = new Map<string, State>();
  let met = 0;
  randomGame(optionsNo(n, seed), {
    move(s) {
      // each question with a choice is kept alike likely
      if (legalMoves(s).length < 2) return;
      met++;
      const here = copyState(s);
      ends.set('last', here);
      if (isHiddenCardLaid(s)) ends.set('last laid', here);
      if (kept.length < BY_LOT) kept.push(here);
      else if (below(rng, met) < BY_LOT) kept[below(rng, BY_LOT)] = here;
    },
  });
  return [...kept, ...ends.values()].flatMap((here, i) => {
    const player = seatOf(here.table, here.ask!.op);
    const others = here.table.seats.filter((seat) => seat !== player);
    return [player, others[below(rng, others.length)]!].map((seat): Pair => {
      const there = copyState(here);
      redeal(there, seat, `${seed} ${n} ${i} ${seat}`);
      there.rng = [...here.rng];
      return { here, there, seat, asks: seat === player };
    });
  });
}

const LITTLE: Budget = { moves: 3, worlds: 4, prior: 2 };

/** What is compared: the rules and the bot, or faulty ones; `whole`: the hard bot with its whole budget. */
export interface Compared {
  view?: typeof viewOf;
  tell?: typeof redact;
  decide?: (
    view: View,
    level: Level,
    temperament: Temperament,
    seed: number,
    budget: Budget | undefined,
    s: State,
  ) => ReturnType<typeof decide>;
  whole?: boolean;
}
export interface Found {
  /** the first difference; null for none */
  difference: string | null;
  /** moves that were played on in both worlds, events that the seat was told, and choices of bots */
  moves: number;
  events: number;
  choices: number;
  /** the last round that was compared, and whether the end of the game was */
  round: number;
  ended: boolean;
}

/** The first difference between the choices and reasons of bots in the seat's place; null for none. */
function chosen({ here, there, seat }: Pair, compared: Compared): string | null {
  const { view = viewOf, whole = false } = compared;
  const bot = compared.decide ?? ((...[seen, level, temper, n, budget]) => decide(seen, level, temper, n, budget));
  for (const level of LEVELS)
    for (const temperament of TEMPERS) {
      const [one, other] = [here, there].map((s) =>
        JSON.stringify(bot(view(s, seat), level, temperament, 5, whole ? undefined : LITTLE, s)),
      ) as [string, string];
      if (one !== other) return `the ${level} bot, ${temperament}: ${differing(one, other)}`;
    }
  return null;
}

/** What an event shows a seat by the rules: what is turned up for all, or is the seat's own. */
function shows(e: Event, s: State, seat: string): boolean {
  if (['turned-up', 'revealed', 'furnished', 'tokens-laid', 'discarded'].includes(e.type)) return true;
  return 'op' in e && sees(s.table, e.op, seat);
}

/** A view without what is laid open at the end: hands, tokens and what they add up to. */
const closed = (seen: View): object =>
  seen.over === null
    ? seen
    : {
        ...seen,
        over: null,
        ops: seen.ops.map(({ tokens, items, pick: _, ...one }) => [one, tokens.length, items.length]),
      };

/** Of the cards that the seat does not see being laid, this share is another one in each world. */
const APART = 4;
const laidApart = ({ table, ask }: State, seat: string, rng: number[]): boolean =>
  ask!.kind === 'pick' && !sees(table, ask!.op, seat) && below(rng, APART) === 0;
function anyPick(moves: readonly Move[], rng: number[]): Move {
  const picks = moves.filter((move) => move.do === 'pick');
  return picks[below(rng, picks.length)]!;
}

/** The most moves that are played on. */
const MOST = 20;

/** Compares the two worlds of a pair. `seed`: what is played on follows from it. */
export function comparePair(pair: Pair, seed: string, compared: Compared = {}): Found {
  const { view = viewOf, tell = redact } = compared;
  const { here, there, seat } = pair;
  const found: Found = { difference: null, moves: 0, events: 0, choices: 0, round: 0, ended: false };
  // who looks through the deck sees its items
  const looks = (s: State): boolean => s.ask?.kind === 'keep' && sees(s.table, s.ask.op, seat);
  const bots = pair.asks && !looks(here) ? LEVELS.length * TEMPERS.length : 0;
  const between = bots > 0 ? chosen(pair, compared) : null;
  if (between !== null) return { ...found, difference: between };
  found.choices = bots;

  const rng = seedRng(seed);
  const worlds = [copyState(here), copyState(there)];
  while (found.moves < MOST && worlds[0]!.table.over === null && !looks(worlds[0]!)) {
    const [a, b] = worlds.map((s) => JSON.stringify(view(s, seat)));
    if (a !== b) return { ...found, difference: differing(a!, b!) };
    const [moves, others] = worlds.map((s) => legalMoves(s)) as [Move[], Move[]];
    const common = moves.filter((move) => others.some((one) => sameMove(one, move)));
    if (common.length === 0) return found;
    const move = common[below(rng, common.length)]!;
    const played = laidApart(worlds[0]!, seat, rng) ? [moves, others].map((list) => anyPick(list, rng)) : [move, move];
    const told: string[][] = [[], []];
    const shown: string[][] = [[], []];
    worlds.forEach((s, i) => {
      const game = playOf(s, simulationPort(), (event, at) => {
        shown[i]!.push(shows(event, at, seat) ? JSON.stringify(event) : '');
        told[i]!.push(JSON.stringify([tell(at, event, seat), closed(tableViewOf(at, seat))]));
      });
      playMove(game, played[i]!);
    });
    // all is compared up to what the rules show and what differs between the worlds
    const parted = shown[0]!.findIndex((one, i) => one !== shown[1]![i]);
    const [mine, theirs] = told.map((list) => (parted < 0 ? list : list.slice(0, parted))) as [string[], string[]];
    found.events += mine.length;
    const at = mine.findIndex((one, i) => one !== theirs[i]);
    if (at >= 0 || mine.length !== theirs.length)
      return { ...found, difference: differing(mine[at] ?? '', theirs[at] ?? '') };
    if (parted >= 0) return found;
    found.moves++;
    found.round = worlds[0]!.table.round;
    if (worlds[0]!.table.over === null) continue;
    found.ended = true;
    const [one, other] = worlds.map((s) => JSON.stringify(closed(view(s, seat))));
    if (one !== other) return { ...found, difference: differing(one!, other!) };
  }
  return found;
}
