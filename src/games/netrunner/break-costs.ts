/**
 * Finds by playing how much an icebreaker pays to break all subroutines of a piece of ice: sets up both cards as printed, makes a run, and
 * tries the ways to use the breaker, cheapest first.
 */
import type { JsonObject } from '../../core/json.ts';
import { type Progress, atOnce } from '../../replay/budget.ts';
import { type Netrunner, type State, allCards, cardDef, simulation } from './index.ts';
import { isAt } from './rules/charts.ts';
import type { CardDef } from './rules/def.ts';
import type { Card, Table } from './rules/model.ts';
import type { Move } from './rules/move.ts';
import { cardOf } from './rules/table.ts';

/** The cost of breaking all subroutines of a piece of ice once. */
export interface BreakCost {
  credits: number;
  /** counters spent from the breaker */
  counters: number;
  /** credits that breaking gives to the Corp */
  corpGains: number;
}

/** The credits of the Runner and the counters on the breaker at the start: enough for any ice. */
const CREDITS = 40;
const COUNTERS = 9;
/** The most positions to try for one pair of breaker and ice; each takes a move on a copy of a small table. */
const POSITIONS = 4000;
/** How many units of work one move counts for, in the units of `BUDGET.slice`. */
const MOVE = 100;

/** Whether a card is an icebreaker. */
export const isBreaker = (card: CardDef): boolean => card.subtypes.includes('icebreaker');
/** Whether a card is ice with subroutines of its own to break. */
export const isBreakable = (card: CardDef): boolean => card.type === 'ice' && card.subroutines.length > 0;

/** The codes of all icebreakers, and of all ice with subroutines. */
export const breakers = (): string[] => [...allCards()].filter(isBreaker).map(({ code }) => code);
export const breakableIce = (): string[] => [...allCards()].filter(isBreakable).map(({ code }) => code);

/** Whether a breaker breaks only the ice it is hosted on. */
export const breaksItsHost = (code: string): boolean =>
  cardDef(code).abilities.some((ability) => ability.a === 'break' && ability.on === 'host');

const known = new Map<string, BreakCost | null>();

/**
 * The lowest cost at which a breaker breaks all subroutines of a piece of ice, both as printed; null if it cannot. A breaker that breaks
 * only its host is hosted on that ice. Throws for an unknown code.
 */
export const breakCost = (breaker: string, ice: string): BreakCost | null => atOnce(findBreakCost(breaker, ice));

/** Computes `breakCost` as a generator that yields between moves, to be run in slices (`inSlices`); a cached result costs no work. */
export function* findBreakCost(breaker: string, ice: string): Generator<Progress, BreakCost | null> {
  const key = `${breaker} ${ice}`;
  let cost = known.get(key);
  if (cost === undefined) known.set(key, (cost = isBreakable(cardDef(ice)) ? yield* worked(breaker, ice) : null));
  return cost;
}

/** Makes a run and returns the state at the first encounter with the ice, before anybody uses a card; null if there is none. */
function encounter(game: Netrunner, breaker: string, ice: string): State | null {
  const { title } = cardDef(ice);
  const card: JsonObject = { card: cardDef(breaker).title, virus: COUNTERS, power: COUNTERS };
  if (breaksItsHost(breaker)) card.on = `${title} @ hq#1`;
  const setup = {
    runner: { credits: CREDITS, rig: [card] },
    servers: { hq: { ice: [{ card: title, rezzed: true }] } },
  };
  let states = [game.start({ setup, seat: 'runner' })];
  for (let moves = 0; moves < 12 && states.length > 0; moves++) {
    const met = states.find(({ table }) => isAt(table, 'may-break'));
    if (met !== undefined) return met;
    states = states.flatMap((state) =>
      game
        .moves(state)
        .filter(GOING_ON)
        .map((move) => after(game, state, move)),
    );
  }
  return null;
}
/** Whether a move leads on to the ice without using a card. */
const GOING_ON = ({ do: verb, server }: Move): boolean =>
  verb === 'run' ? server === 'hq' : ['pass', 'continue', 'decline', 'choose', 'pay', 'done'].includes(verb);

function after(game: Netrunner, state: State, move: Move): State {
  const next = game.copy(state);
  game.play(next, move);
  return next;
}

const cardWith = (table: Table, code: string): Card => table.cards.find((card) => card.code === code)!;
const countersOn = (card: Card): number => card.virus + card.power;

interface Position {
  state: State;
  /** true: all subroutines are broken, and the step in which they could be (3.1) is over */
  broken: boolean;
}

function* worked(breaker: string, ice: string): Generator<Progress, BreakCost | null> {
  const game = simulation;
  const met = encounter(game, breaker, ice);
  if (met === null) return null;
  const cost = ({ table }: State): BreakCost => ({
    credits: met.table.runner.credits - table.runner.credits,
    counters: countersOn(cardWith(met.table, breaker)) - countersOn(cardWith(table, breaker)),
    corpGains: table.corp.credits - met.table.corp.credits,
  });
  const weight = (state: State): number => {
    const { credits, counters, corpGains } = cost(state);
    const lost = cardWith(state.table, breaker).zone === 'heap' ? CREDITS : 0;
    return credits + counters + corpGains + lost;
  };
  // by the credits paid so far; the search continues from the cheapest position
  const waiting: Position[][] = [[{ state: met, broken: false }]];
  const seen = new Set<string>();
  let moves = 0;
  for (let paid = 0; paid < waiting.length; paid++) {
    const level = (waiting[paid] ??= []);
    for (const { state, broken } of level) {
      if (broken && !inEncounter(state, ice) && game.decision(state)?.kind !== 'choose') return cost(state);
      for (const move of ways(game, state, breaker)) {
        if (++moves > POSITIONS) return null;
        yield { work: moves * MOVE, share: 0 };
        const next = game.copy(state);
        let full: boolean | null = null;
        game.play(next, move, (event) => {
          if (event.type === 'break-step-ended') full = event.full;
        });
        if (full === false || (!broken && full === null && !inEncounter(next, ice))) continue;
        const same = standing(game, next, breaker);
        if (seen.has(same)) continue;
        seen.add(same);
        (waiting[weight(next)] ??= []).push({ state: next, broken: broken || full === true });
      }
    }
  }
  return null;
}

/** Returns a key that is equal for positions with the same prospects; it ignores, for example, the order in which strength was bought. */
function standing(game: Netrunner, state: State, breaker: string): string {
  const { table, stack } = state;
  const frame = stack.at(-1);
  const strength = new Map<number, number>();
  for (const { what, h, n } of table.mods) if (what === 'strength') strength.set(h, (strength.get(h) ?? 0) + n);
  return JSON.stringify([
    table.leaf,
    table.run === null ? null : [...table.run.broken].sort(),
    [...strength].sort(([a], [b]) => a - b),
    table.runner.credits,
    countersOn(cardWith(table, breaker)),
    game.decision(state),
    frame?.k === 'window' ? [frame.passes, frame.acted] : frame?.k === 'ask' ? frame.got : null,
  ]);
}

/** Whether the encounter with the ice is still in progress. */
const inEncounter = ({ table }: State, ice: string): boolean =>
  table.run !== null && table.run.at === 'encounter' && cardOf(table, table.run.ice)?.code === ice;

/** Returns the moves worth trying: uses of the breaker, each on the first unbroken subroutine, and answers to anything the rules ask. */
function ways(game: Netrunner, state: State, breaker: string): Move[] {
  const { h } = cardWith(state.table, breaker);
  const tried = new Set<string>();
  return game.moves(state).filter((move) => {
    if (move.do === 'use' && move.card !== h) return false;
    if (move.do === 'pass' && state.table.run?.broken.length === 0) return false;
    if (move.do === 'rez' || move.do === 'jack-out' || move.do === 'concede') return false;
    if (move.n === undefined) return true;
    const one = `${move.do} ${move.ability}`;
    if (tried.has(one)) return false;
    tried.add(one);
    return true;
  });
}
