/**
 * What happened in a finished game. Amounts come from the open table, since the end of a game reveals them; chances to get out come from
 * the views of the seat that decided, so nobody is blamed for what they could not know.
 */
import type { Outcome, SeatName } from '../../../core/game.ts';
import { BANK, chanceOut, isInside, stayingOut, worthOf } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { Seen, View } from '../rules/view.ts';

/** One step of the game with everything open. */
export interface SeenStep {
  before: View;
  events: readonly Seen[];
  after: View;
}

/** When something happened: the position in the record, and the round. */
interface When {
  at: number;
  round: number;
}

/** Something that an operative did. */
interface Deed extends When {
  op: number;
}

/** An operative at the beginning of a round: its chances, 0 to 1, and rounds to get out if it turns back now or stays for one more card. */
export interface Stand extends Deed {
  chance: number;
  rounds: number;
  stay: number;
}

export interface Facts {
  /** the seat of each operative */
  seatOf: readonly SeatName[];
  over: Outcome | null;
  /** the last round, and the position after the last move */
  end: When;
  /** for each round, what each operative carries at its end, and whether it is outside */
  rounds: { round: number; carried: readonly number[]; inside: readonly boolean[] }[];
  /** what each operative has in its Dead Drops */
  banked: readonly number[];
  /** number of items each operative still has */
  items: readonly number[];
  /** chances at the beginning of each round of the operatives that were asked about */
  stands: Stand[];
  /** the card each operative laid in each round */
  laid: (Deed & { card: Card })[];
  /** tokens taken at once */
  taken: (Deed & { room: number; n: number; sum: number })[];
  stolen: (Deed & { from: number; value: number })[];
  /** alarm raised by an operative's card */
  alarms: (Deed & { from: number; to: number })[];
  escapes: Deed[];
}

/** Gathers the facts of a game step by step. Call `add` for every position from 0, in order. */
export class FactsOf {
  readonly facts: Facts = {
    seatOf: [],
    over: null,
    end: { at: 0, round: 0 },
    rounds: [],
    banked: [],
    items: [],
    stands: [],
    laid: [],
    taken: [],
    stolen: [],
    alarms: [],
    escapes: [],
  };
  /** the operative whose card is being carried out; -1 for none */
  #acting = -1;
  #banked: number[] = [];

  /** Adds a step. Returns true if a round begins with it, so that chances can be added. */
  add(at: number, { before, events, after }: SeenStep): boolean {
    const { facts } = this;
    if (at === 0) {
      facts.seatOf = after.ops.map(({ seat }) => seat);
      this.#banked = after.ops.map(() => 0);
      this.#acting = before.turn;
    }
    const was = facts.end.round;
    let alarm = before.alarm;
    for (const event of events) {
      this.#hear(at, event, after, alarm);
      if (event.type === 'alarm-set') alarm = event.to;
    }
    Object.assign(facts, {
      over: after.over,
      end: { at, round: after.round },
      banked: this.#banked,
      items: after.ops.map(({ items }) => items.length),
    });
    const now = { round: after.round, carried: after.ops.map(worthOf), inside: after.ops.map(isInside) };
    const begins = after.round > was;
    // A step may end a round and begin the next, when everybody still carries the same.
    if (facts.rounds.length > 0) facts.rounds[facts.rounds.length - 1] = { ...now, round: was };
    if (begins) facts.rounds.push(now);
    return begins;
  }

  /** Adds the chances of an operative at the beginning of a round. `view`: what its seat sees then. */
  addStand(at: number, view: View, op: number): void {
    const out = chanceOut(view, op);
    const staying = stayingOut(view, op);
    if (out === null || staying === null) return;
    const { chance, rounds } = out.now;
    this.facts.stands.push({ at, round: view.round, op, chance, rounds, stay: staying.stay.chance });
  }

  #hear(at: number, event: Seen, after: View, alarm: number): void {
    const { facts } = this;
    const when: When = { at, round: this.#roundOf(event, after) };
    switch (event.type) {
      case 'picked':
        facts.laid.push({ ...when, op: event.op, card: event.card });
        break;
      case 'turned-up':
        this.#acting = event.op;
        break;
      case 'step':
        if (event.chart === 'guards' || event.chart === 'security') this.#acting = -1;
        break;
      case 'took': {
        const { op, room, values } = event;
        facts.taken.push({ ...when, op, room, n: values.length, sum: values.reduce((sum, n) => sum + n, 0) });
        break;
      }
      case 'stole':
        facts.stolen.push({ ...when, op: event.op, from: event.from, value: event.value });
        break;
      case 'alarm-set':
        if (event.to > alarm && this.#acting >= 0)
          facts.alarms.push({ ...when, op: this.#acting, from: alarm, to: event.to });
        break;
      case 'escaped':
        facts.escapes.push({ ...when, op: event.op });
        break;
      case 'banked':
        this.#bank(after, event.room, event.value);
        break;
      case 'bank-taken':
        this.#bank(after, event.room, -event.values.reduce((sum, n) => sum + n, 0));
        break;
    }
  }

  /** The round of an event. Cards are carried out in the round in which they were laid, though the step may end in the next. */
  #roundOf(event: Seen, after: View): number {
    if (event.type === 'escaped') return event.round;
    const { round } = this.facts.end;
    return round === 0 ? after.round : round;
  }

  #bank(after: View, room: number, value: number): void {
    const by = after.rooms[room]!.placed.find(({ item }) => item === BANK)?.by;
    if (by !== undefined) this.#banked[by]! += value;
  }
}
