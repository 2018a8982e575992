/** Netrunner as an implementation of the `Game` contract (core/game.ts), made from rules/ and cards/. */
import { defineGame, onCharts } from '../../core/define-game.ts';
import type { Outcome } from '../../core/game.ts';
import { DECKS } from './decks/index.ts';
import { CARDS } from './cards/index.ts';
import { notate } from './notation/notate.ts';
import { isTable, recordPart, startTable } from './record/index.ts';
import { CHARTS } from './rules/charts.ts';
import { copyState, digest } from './rules/copy.ts';
import { isKnown, kindOf } from './rules/decision.ts';
import type { CardDef } from './rules/def.ts';
import { allDefs, def, registerCards } from './rules/defs.ts';
import type { Event, SeenEvent } from './rules/events.ts';
import type { Seat, State } from './rules/model.ts';
import { type Move, sameMove } from './rules/move.ts';
import { decider, legalMoves, playMove } from './rules/moves/index.ts';
import { why } from './rules/moves/why.ts';
import { type Play, type Tell, type Unseen, playOf, top } from './rules/play.ts';
import { type GameStart, startGame } from './rules/start.ts';
import type { View, Viewer } from './rules/view-types.ts';
import { tableViewOf, redactEvent, viewOf } from './rules/view.ts';
import type { NetrunnerTypes } from './game-types.ts';

registerCards(CARDS);

/** Version of the rules, stored in records. Raise it when a state digest in the recorded corpus (tests/corpus) changes. */
export const RULES_VERSION = 2;

const SEATS: readonly Seat[] = ['corp', 'runner'];

/** The result of a game as places: the winner first, then the other seat; in a draw both share a place. Null while the game goes on. */
function outcomeOf({ table: { over } }: State): Outcome | null {
  if (over === null) return null;
  const { winner, reason } = over;
  return { places: winner === 'draw' ? [[...SEATS]] : [[winner], SEATS.filter((seat) => seat !== winner)], reason };
}

export const {
  createGame,
  /** The game for screens: charts run by XState. */
  live: netrunner,
  /** The game for simulation: charts run by compiled tables. */
  simulation,
} = onCharts(CHARTS, (port) => {
  const of = (s: State, tell: Tell | null = null, unseen: Unseen | null = null): Play => playOf(s, port, tell, unseen);
  return defineGame<NetrunnerTypes>({
    id: 'netrunner',
    rulesVersion: RULES_VERSION,
    seats: () => SEATS,
    start: (setup, tell) => (isTable(setup) ? startTable(setup, tell) : startGame(setup, port, tell ?? null)),
    decision(s) {
      const game = of(s);
      const seat = decider(game);
      const frame = top(game);
      return seat && frame ? { seat, kind: kindOf(frame) } : null;
    },
    outcome: outcomeOf,
    moves: (s) => legalMoves(of(s)),
    play: (s, move, tell, legal, unseen) => playMove(of(s, tell ?? null, unseen ?? null), move, legal),
    knows: (s, viewer) => isKnown(of(s), viewer as Viewer),
    why: (s, seat, move) => why(of(s), seat as Seat, move),
    view: (s, viewer) => viewOf(of(s), viewer as Viewer),
    tableView: (s, viewer) => tableViewOf(of(s), viewer as Viewer),
    redact: (s, event, viewer) => redactEvent(of(s), event, viewer as Viewer),
    copy: copyState,
    digest,
    notate: (s, move) => notate(of(s), move),
    same: sameMove,
    isPass: (move) => move.do === 'pass' || move.do === 'leave',
    concession: (seat) => ({ do: 'concede', option: seat }),
    turn: (s) => s.table.turn,
    record: recordPart,
  });
});
export type Netrunner = typeof netrunner;

/** A card's definition by code. Throws for an unknown code. */
export const cardDef = (code: string): CardDef => def(code);
export const allCards = allDefs;
export { DECKS };
export type { CardDef, Event, GameStart, NetrunnerTypes, Move, Seat, SeenEvent, State, View };
