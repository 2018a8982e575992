/** Netrunner, as the house knows it: the contract of core/game.ts, kept by the rules in rules/ and the cards in cards/. */
import type { FlowPort } from '../../core/flow.ts';
import type { Decision, Game, Refusal } from '../../core/game.ts';
import { DECKS } from './cards/decks.ts';
import { CARDS } from './cards/index.ts';
import { simulationPort, xstatePort } from './rules/charts.ts';
import { copyState, digest } from './rules/copy.ts';
import type { CardDef } from './rules/def.ts';
import { allDefs, def, hasDef, registerCards } from './rules/defs.ts';
import type { Event, SeenEvent } from './rules/events.ts';
import type { Seat, State } from './rules/model.ts';
import type { Move } from './rules/move.ts';
import { decider, legalMoves, playMove } from './rules/moves/index.ts';
import { type Play, playOf } from './rules/play.ts';
import { type GameStart, startGame } from './rules/start.ts';
import type { View, Viewer } from './rules/view-types.ts';
import { decisionView } from './rules/decision.ts';
import { cardView, redactEvent, viewOf } from './rules/view.ts';
import { notate } from './notation/notate.ts';
import { why } from './rules/moves/why.ts';

registerCards(CARDS);

/** Raised when any digest of the corpus changes. */
export const RULES_VERSION = 1;

export type Netrunner = Game<State, Move, Event, View, GameStart, SeenEvent>;

/** The game with its flow run by XState actors ('live') or by tables compiled from the same charts ('compiled'). Both play alike. */
export function createGame(options: { port: 'live' | 'compiled' } | { custom: FlowPort<Play> }): Netrunner {
  const port = 'custom' in options ? options.custom : options.port === 'live' ? xstatePort() : simulationPort();
  const of = (s: State, tell: ((event: Event, state: State) => void) | null = null): Play => playOf(s, port, tell);
  return {
    id: 'netrunner',
    rulesVersion: RULES_VERSION,
    seats: ['corp', 'runner'],
    start: (setup, tell) => startGame(setup, port, tell ?? null),
    decision: (s): Decision | null => {
      const seat = decider(of(s));
      return seat === null ? null : decisionView(of(s), seat, cardView);
    },
    outcome: (s) => s.table.over,
    moves: (s) => legalMoves(of(s)),
    play: (s, move, tell) => playMove(of(s, tell ?? null), move),
    why: (s, seat, move): Refusal | null => why(of(s), seat as Seat, move),
    view: (s, seat) => viewOf(of(s), seat as Viewer),
    redact: (s, event, seat) => redactEvent(of(s), event, seat as Viewer),
    copy: copyState,
    digest,
    notate: (s, move) => notate(of(s), move),
  };
}

/** The game for screens: flow by XState. */
export const netrunner: Netrunner = createGame({ port: 'live' });
/** The game for simulation: flow by tables. */
export const simulation: Netrunner = createGame({ port: 'compiled' });

/** A card's definition by code. Throws for an unknown code. */
export const cardDef = (code: string): CardDef => def(code);
export const knowsCard = hasDef;
export const allCards = allDefs;
export { DECKS };
export type { CardDef, Event, GameStart, Move, Seat, SeenEvent, State, View, Viewer };
