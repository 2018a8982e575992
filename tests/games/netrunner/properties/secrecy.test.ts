/** Over all decks of the house and random legal decks of the whole pool, nothing tells a seat what it may not know: see support/secrecy.ts. */
import { describe, expect, it } from 'vitest';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { cardDef, DECKS, type Netrunner, simulation, type State } from '../../../../src/games/netrunner/index.ts';
import { readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';
import { deckFaults } from '../../../../src/games/netrunner/rules/deck.ts';
import { POOL, poolSetup } from '../rules/support/decks.ts';
import { AS_SHIPPED, type Looked, lookAt, nothing } from './support/secrecy.ts';

/** Every deck of the house is in one of the first 24 games. `npm run lab -- secrets` plays 400. */
const GAMES = 24;

it(`is so in ${GAMES} games, a sample of those of npm run lab -- secrets`, async () => {
  const found = nothing();
  for (let n = 0; n < GAMES; n++) await lookAt(n, 'four', found, { positions: 4, pairs: 1 });
  expect(found.differences).toEqual([]);
  expect(found.positions.corp).toBeGreaterThan(40);
  expect(found.positions.runner).toBeGreaterThan(40);
  expect(found.runs).toBeGreaterThan(20);
  expect(found.deals).toBeGreaterThan(700);
  expect(found.answers).toBeGreaterThan(700);
  expect(found.whole).toBeGreaterThan(36);
  expect(found.ends).toBeGreaterThan(36);
  expect(found.pairs).toBeGreaterThan(10);
});

/** The Corp's questions in a turn in which the Runner takes credits beside this facedown ice, and whether the Runner knows of each. */
function askedBeside(ice: string): boolean[] {
  const corp = { score: [{ card: 'AstroScript Pilot Program', agenda: 1 }] };
  const setup = readSetup({ turn: 'runner', corp, servers: { hq: { ice: [ice] } } });
  const game = setTable(setup, 'corp', simulationPort());
  game.dirty = true;
  settle(game);
  const known: boolean[] = [];
  while (game.t.active === 'runner' && simulation.decision(game.s) !== null) {
    if (simulation.decision(game.s)!.seat === 'corp') known.push(simulation.knows!(game.s, 'runner'));
    const moves = simulation.moves(game.s);
    simulation.play(game.s, moves.find((move) => move.do === 'credit' || move.do === 'pass') ?? moves[0]!);
  }
  return known;
}

it('the Runner does not learn that the Corp may advance facedown ice with a scored AstroScript Pilot Program', () => {
  expect(askedBeside('Wall of Static')).toEqual([]);
  const known = askedBeside('Ice Wall');
  expect(known.length).toBeGreaterThan(0);
  expect(known.filter(Boolean)).toEqual([]);
});

describe('the games over the pool', () => {
  it('are played with every deck of the house among the first 24, and with legal decks', () => {
    const played = new Set<unknown>();
    for (let n = 0; n < 24; n++) {
      const { corp, runner } = poolSetup(n, 'decks');
      for (const deck of [corp, runner]) {
        expect(deckFaults(deck)).toEqual([]);
        played.add(deck);
      }
    }
    expect(Object.values(DECKS).filter((deck) => !played.has(deck))).toEqual([]);
  });
  it('have each of the 180 cards in some deck', () => {
    const met = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const { corp, runner } = poolSetup(n, 'all');
      for (const { identity, cards } of [corp, runner]) for (const code of [identity, ...cards]) met.add(code);
    }
    expect(POOL).toHaveLength(180);
    expect(POOL.filter((code) => !met.has(code))).toEqual([]);
  });
});

const typeOf = (state: State, id: number | undefined): string =>
  id === undefined ? '' : cardDef(state.table.cards[id]!.code).type;
/** The game with one thing changed. */
const withGame = (change: Partial<Netrunner>): Looked => ({ ...AS_SHIPPED, game: { ...simulation, ...change } });
/** Each tells a secret in a way of its own. */
const LEAKS: Record<string, Looked> = {
  'an event that tells the face of a card installed face down': withGame({
    redact(state, event, viewer) {
      const seen = simulation.redact(state, event, viewer);
      return event.type === 'installed' ? { ...seen, code: state.table.cards[event.card]!.code } : seen;
    },
  }),
  'an event that is told twice when the card drawn is an agenda': withGame({
    play: (state, move, tell, legal) =>
      simulation.play(
        state,
        move,
        (event, now) => {
          tell?.(event, now);
          if (event.type === 'drawn' && typeOf(now, event.card) === 'agenda') tell?.(event, now);
        },
        legal,
      ),
  }),
  'a legal move that is there only when the top card of R&D is an agenda': withGame({
    moves: (state) => [
      ...simulation.moves(state),
      ...(typeOf(state, state.table.rnd[0]) === 'agenda' ? [{ do: 'steal' } as const] : []),
    ],
  }),
  'an order of moves that hangs on a card in HQ': withGame({
    moves(state) {
      const moves = simulation.moves(state);
      return typeOf(state, state.table.hq[0]) === 'ice' ? moves.toReversed() : moves;
    },
  }),
  'a view that counts the ice in R&D': withGame({
    view: (state, viewer) => ({
      ...simulation.view(state, viewer),
      ice: state.table.rnd.slice(0, 9).filter((id) => typeOf(state, id) === 'ice').length,
    }),
  }),
  'a view of the table between events that shows what was put into Archives': withGame({
    tableView: (state, viewer) => ({
      ...simulation.tableView(state, viewer),
      down: state.table.archives.map((id) => typeOf(state, id)),
    }),
  }),
  'a question asked in secret that the other seat knows of': withGame({ knows: () => true }),
  'late in the game, a view that shows a card of HQ': withGame({
    view: (state, viewer) => ({
      ...simulation.view(state, viewer),
      late: state.table.turn > 16 ? typeOf(state, state.table.hq[0]) : '',
    }),
  }),
  'once the game is over, a view that shows the top of R&D': withGame({
    view: (state, viewer) => ({
      ...simulation.view(state, viewer),
      top: state.table.over ? state.table.rnd.slice(0, 3).map((id) => typeOf(state, id)) : [],
    }),
  }),
  'a bot that reads a hidden field of its view': {
    game: withGame({
      view: (state, viewer) =>
        Object.defineProperty(simulation.view(state, viewer), 'top', {
          value: state.table.cards[(viewer === 'corp' ? state.table.grip : state.table.hq)[0] ?? 0]!.code,
        }),
    }).game,
    decide(view, level, seed) {
      const answer = decide(view, level, seed);
      const { moves } = view.decision!;
      return { ...answer, move: moves[Number((view as { top?: string }).top) % moves.length]! };
    },
  },
  'a bot whose reason names what lies hidden': {
    game: withGame({
      view: (state, viewer) =>
        Object.defineProperty(simulation.view(state, viewer), 'top', {
          value: state.table.cards[(viewer === 'corp' ? state.table.stack : state.table.rnd)[0] ?? 0]!.code,
        }),
    }).game,
    decide(view, level, seed) {
      const { move, reason } = decide(view, level, seed);
      return { move, reason: { ...reason, params: { ...reason.params, card: (view as { top?: string }).top ?? '' } } };
    },
  },
};

describe.each(Object.keys(LEAKS))('%s', (name) => {
  it('is found out', async () => {
    const found = nothing();
    for (let n = 0; n < 24 && found.differences.length === 0; n++)
      await lookAt(n, 'leak', found, { positions: 6, pairs: 0, looked: LEAKS[name]! });
    expect(found.differences).not.toEqual([]);
  });
});
