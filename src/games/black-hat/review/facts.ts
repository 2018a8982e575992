/**
 * What happened in a finished game, as one viewer saw it. Moments, advice and the chart of totals are made from these facts. They come only
 * from that viewer's updates, so nobody is blamed for what they could not know.
 */
import type { Outcome } from '../../../core/game.ts';
import { JAIL, faceAt } from '../rules/board/places.ts';
import type { Kind } from '../rules/board/faces.ts';
import { type Card, HAT, type RoundEnd, type Score, seatOfPawn } from '../rules/model.ts';
import { spoilsOf } from '../rules/trick.ts';
import type { Seen, View } from '../rules/view.ts';
import { valueAt } from '../rules/ways.ts';

/** One step of the game as the viewer saw it. */
export interface SeenStep {
  before: View;
  events: readonly Seen[];
  after: View;
}

/** When something happened: the position in the record, the round, and the index of the trick in `Facts.tricks`. */
export interface When {
  at: number;
  round: number;
  trick: number;
}

interface Trick {
  /** position in the record at which the trick begins */
  begin: number;
  /** the seat that won the trick; -1 until then */
  winner: number;
}

/** A change of a pawn's place: it was moved, or sent back by Denial. */
interface Change extends When {
  how: 'moved' | 'sent-back';
  /** the seat that moved the pawn, and the seat that owns it */
  by: number;
  seat: number;
  pawn: number;
  from: number;
  to: number;
  /** the value of the pawn's place before and after */
  was: number;
  is: number;
}

/** An event in which a pawn was held where it landed. */
interface Held extends When {
  by: number;
  pawn: number;
  place: number;
  kind: Kind;
  value: number;
}

/** The cards that the winner of a Hat trick took, recorded only if there was a choice. */
interface Spoils extends When {
  seat: number;
  /** whether the winner could take all cards, and whether they did */
  offered: boolean;
  all: boolean;
  cards: Card[];
}

/** What the end of a round looked like: its scores and the table at that moment. */
export interface Scoring extends When {
  reason: RoundEnd;
  final: boolean;
  scores: readonly Score[];
  /** every seat's total before and after the round */
  before: readonly number[];
  totals: readonly number[];
  /** whether each seat is out of the game */
  out: readonly boolean[];
  /** the seat that held the Hat; -1 for nobody */
  hat: number;
  /** the seats with empty hands, and the size of each hand */
  empty: readonly number[];
  cards: readonly number[];
  /** place of each pawn, and the value of that place */
  places: readonly number[];
  values: readonly number[];
}

/** An event in which seat `by` did something to `seat`, which may be itself, e.g. blamed it or drew a card. */
interface Blow extends When {
  by: number;
  seat: number;
  /** the pawn involved; -1 for none */
  pawn: number;
  /** the place where it happened; -1 for none */
  place: number;
  /** number of points or cards involved */
  n: number;
}

export interface Facts {
  seats: number;
  over: Outcome | null;
  /** the seats that share first place */
  winners: readonly number[];
  /** each seat's status number, null if the viewer does not know it; an empty list in games without status numbers */
  status: readonly (number | null)[];
  /** each seat's total at the beginning: 0 unless the game began from a set-up table */
  first: readonly number[];
  tricks: Trick[];
  scorings: Scoring[];
  changes: Change[];
  held: Held[];
  spoils: Spoils[];
  jailed: Blow[];
  out: Blow[];
  blamed: Blow[];
  /** draws of a card by a trick's winner because no pawn could move */
  drawn: Blow[];
  /** pawns that went through the Second Door */
  through: Blow[];
  /** when the secret asset card was turned up */
  turned: (When & { asset: number })[];
}

/** What the viewer knows of the hands and the round, updated with each event. */
interface Now {
  /** who holds the Hat; -1 for nobody */
  hat: number;
  /** the size of each hand */
  cards: number[];
  round: number;
}

function gain(now: Now, seat: number, got: readonly Card[]): void {
  now.cards[seat]! += got.length;
  if (got.includes(HAT)) now.hat = seat;
}

function blow(when: When, seat: number, by: number, what: Partial<Blow>): Blow {
  return { ...when, seat, by, pawn: -1, place: -1, n: 0, ...what };
}

/** Adds what an event says to the facts. */
function hear(facts: Facts, now: Now, at: number, event: Seen, { before, after }: SeenStep): void {
  const when: When = { at, round: now.round, trick: facts.tricks.length - 1 };
  switch (event.type) {
    case 'round-began':
      now.round = event.n;
      now.cards = after.seats.map(() => 0);
      now.hat = -1;
      break;
    case 'hat-given':
      now.hat = event.seat;
      now.cards[event.seat] = 1;
      break;
    case 'dealt':
      gain(now, event.seat, event.cards);
      break;
    case 'trick-began':
      facts.tricks.push({ begin: at, winner: -1 });
      break;
    case 'played':
      now.cards[event.seat]! -= event.cards.length;
      if (event.cards.includes(HAT)) now.hat = -1;
      break;
    case 'trick-won':
      if (when.trick >= 0) facts.tricks[when.trick]!.winner = event.seat;
      break;
    case 'took-all':
    case 'took': {
      const got = event.type === 'took' ? [event.card] : event.cards;
      gain(now, event.seat, got);
      const last = facts.spoils.at(-1);
      if (before.decision?.kind !== 'spoils') break;
      if (before.spoils.includes(HAT) && got.includes(HAT)) {
        const offered = spoilsOf(before.plays).all;
        facts.spoils.push({ ...when, seat: event.seat, offered, all: event.type === 'took-all', cards: [...got] });
      } else if (last?.trick === when.trick) last.cards.push(...got);
      if (last?.trick === when.trick) last.at = at;
      break;
    }
    case 'moved':
    case 'sent-back': {
      const { type: how, seat: by, pawn, from, to } = event;
      const [was, is] = [valueAt(before, from), valueAt(before, to)];
      facts.changes.push({ ...when, how, by, seat: seatOfPawn(pawn), pawn, from, to, was, is });
      break;
    }
    case 'drawn':
      gain(now, event.seat, event.cards);
      facts.drawn.push(blow(when, event.seat, event.seat, { n: event.cards.length }));
      break;
    case 'held': {
      const place = after.pawns[event.pawn]!;
      const { kind } = faceAt(after.tiles, place);
      const value = valueAt(after, place);
      facts.held.push({ ...when, by: before.winner, pawn: event.pawn, place, kind, value });
      break;
    }
    case 'jailed':
      facts.jailed.push(
        blow(when, seatOfPawn(event.pawn), before.winner, {
          pawn: event.pawn,
          place: before.pawns[event.pawn]!,
          n: valueAt(after, JAIL),
        }),
      );
      break;
    case 'out':
      now.cards[event.seat] = 0;
      if (now.hat === event.seat) now.hat = -1;
      facts.out.push(blow(when, event.seat, before.winner, {}));
      break;
    case 'blamed':
      facts.blamed.push(blow(when, event.on, event.seat, { n: event.n }));
      break;
    case 'went-through':
      facts.through.push(blow(when, seatOfPawn(event.pawn), before.winner, { pawn: event.pawn }));
      break;
    case 'asset-turned':
      facts.turned.push({ ...when, asset: event.asset });
      break;
    case 'scored':
      facts.scorings.push({
        ...when,
        reason: event.reason,
        final: after.over !== null,
        scores: event.scores,
        before: before.totals,
        totals: after.totals,
        out: after.seats.map(({ out }) => out),
        hat: now.hat,
        empty: now.cards.flatMap((n, seat) => (n === 0 && !after.seats[seat]!.out ? [seat] : [])),
        cards: [...now.cards],
        places: [...after.pawns],
        values: after.pawns.map((place) => valueAt(after, place)),
      });
      break;
  }
}

/** Gathers the facts of a game step by step. Call `add` for every position from 0, in order. */
export function openFacts(): { add(at: number, step: SeenStep): void; facts: Facts } {
  const facts: Facts = {
    seats: 0,
    over: null,
    winners: [],
    status: [],
    first: [],
    tricks: [],
    scorings: [],
    changes: [],
    held: [],
    spoils: [],
    jailed: [],
    out: [],
    blamed: [],
    drawn: [],
    through: [],
    turned: [],
  };
  const now: Now = { hat: -1, cards: [], round: 0 };
  return {
    facts,
    add(at, step) {
      const { events, before, after } = step;
      if (at === 0) {
        facts.seats = after.seats.length;
        facts.first = [...before.totals];
        // A game from a set-up table begins in the middle of a round.
        now.hat = before.hat;
        now.cards = before.seats.map(({ hand }) => hand.length);
        now.round = before.round;
        if (before.trick > 0) facts.tricks.push({ begin: 0, winner: before.winner });
      }
      for (const event of events) hear(facts, now, at, event, step);
      facts.over = after.over;
      facts.winners = (after.over?.places[0] ?? []).map((name) => after.seats.findIndex((seat) => seat.name === name));
      if (after.options.status) facts.status = after.seats.map(({ status }) => status);
    },
  };
}
