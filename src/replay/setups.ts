/**
 * Reads and starts the set-ups of a game: from its options or from a laid-out table, with hidden cards dealt again where the record says
 * so.
 */
import * as v from 'valibot';
import type { SeatName } from '../core/game.ts';
import { type Json, type JsonObject, type Read, jsonOf, refuse } from '../core/json.ts';
import { validate } from './untrusted.ts';

/** The set-up a record starts from: the game's options or a laid-out table, and the new deals of hidden cards. */
type Setup<Options, Table, Deal> = (Options | { table: Table }) & { deals?: Deal[] };

/** What a game provides to lay out tables and start games. `X`: a running game; `P`: what runs its charts. */
interface Parts<Options, Table, Deal, S, P, X> {
  options: v.GenericSchema<unknown, Options>;
  table: v.GenericSchema<unknown, Table>;
  deal: v.GenericSchema<unknown, Deal>;
  /** Makes a new deal of the cards hidden from a seat, to be applied after step `at`. The state is not changed. */
  redeal(s: S, seat: SeatName, seed: string, at: number): Deal;
  /** Applies a new deal of hidden cards to a state. Throws if it does not fit. */
  applyDeal(s: S, deal: Deal): void;
  /** Makes the port that runs a game's charts when nothing is shown. */
  port(): P;
  /** Returns a running game at the laid-out table. Throws if the table is impossible. */
  lay(table: Table, port: P): X;
  /** Returns a new game's state before its first event. */
  fresh(options: Options): S;
  play(s: S, port: P): X;
  /** `begin` plays the set-up up to the first decision; `settle` continues from a laid-out table up to its first decision. */
  begin(x: X): void;
  settle(x: X): void;
}

/** A new deal of hidden cards; `at`: number of the record's step after which it is applied. */
interface At {
  at: number;
}

/** Returns the functions that make and apply new deals of hidden cards in a game's records. */
export const dealsOf = <S, Deal extends At>(
  redeal: (s: S, seat: SeatName, seed: string, at: number) => Deal,
  apply: (s: S, deal: Deal) => void,
) => ({
  make: (s: S, seat: SeatName, seed: string, at: number): JsonObject => jsonOf(redeal(s, seat, seed, at)),
  apply(setup: { deals?: Deal[] }, s: S, i: number): void {
    for (const deal of setup.deals ?? []) if (deal.at === i) apply(s, deal);
  },
});

/** The most new deals of hidden cards that a record may hold. */
const DEALS = 200;

/** Returns the functions that read and start a game's set-ups. `record`: those of them that the game's part for records needs. */
export function setupsOf<
  Options extends object,
  Table extends object,
  Deal extends At,
  S,
  P,
  Tell,
  X extends { s: S; tell: Tell | null },
>(of: Parts<Options, Table, Deal, S, P, X>) {
  type Start = Setup<Options, Table, Deal>;
  const deals = v.exactOptional(v.pipe(v.array(of.deal), v.maxLength(DEALS)));
  /** Whether a record starts from a laid-out table. */
  const isTable = (setup: Start): setup is Extract<Start, { table: Table }> => 'table' in setup;
  /** Returns the state before the first event; for a laid-out table, the state as laid out. */
  const blank = (setup: Start): S => (isTable(setup) ? of.lay(setup.table, of.port()).s : of.fresh(setup as Options));
  /** Reads a set-up from outside. Refuses a wrong one with the sentence `replay.start`. */
  function readSetup(json: Json): Read<Start> {
    const isLaid = json !== null && typeof json === 'object' && 'table' in json;
    const read = isLaid
      ? validate(v.object({ table: of.table, deals }), json, 'replay.start')
      : validate(v.intersect([of.options, v.object({ deals })]), json, 'replay.start');
    if (!read.ok) return refuse('replay.start');
    const setup = read.value as Start;
    try {
      if (isTable(setup)) of.settle(of.lay(setup.table, of.port()));
    } catch {
      return refuse('replay.start');
    }
    return { ok: true, value: setup };
  }
  return {
    isTable,
    blank,
    /** Returns a new game's state at its first decision. */
    start(setup: Start, port: P, tell: Tell | null): S {
      const laid = isTable(setup);
      const x = laid ? of.lay(setup.table, port) : of.play(of.fresh(setup as Options), port);
      x.tell = tell;
      if (laid) of.settle(x);
      else of.begin(x);
      return x.s;
    },
    record: {
      readOptions: (json: Json): Read<Options> => validate(of.options, json, 'save.shape'),
      readSetup,
      blank,
      deals: dealsOf(of.redeal, of.applyDeal),
    },
  };
}
