/** Puts a game together from its parts: the usual answer for each that is left out, and a game for each port of its charts. */
import type { ChartSet } from './charts.ts';
import type { FlowPort } from './flow.ts';
import type { Game, GameTypes, RecordPart } from './game.ts';
import { jsonOf } from './json.ts';

type Types = GameTypes & { state: { noTakeBack: boolean } };
type May<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** The part of a game that records need; what may be left out has a usual answer. */
export type RecordParts<G extends GameTypes> = May<RecordPart<G>, 'setupOf' | 'writeSetup' | 'unlisted' | 'telling'>;

/** The parts of a game; what may be left out has a usual answer. */
type GameParts<G extends Types> = May<Omit<Game<G>, 'record'>, 'isPass' | 'concession' | 'noTakeBack'> & {
  record: RecordParts<G>;
};

/**
 * The game made of these parts. Unless they say otherwise no move passes a window or gives up, a game starts from its options, every move
 * is listed, and all see a move as it is notated.
 */
export function defineGame<G extends Types>(parts: GameParts<G>): Game<G> {
  return {
    isPass: () => false,
    concession: () => null,
    noTakeBack: (s) => s.noTakeBack,
    ...parts,
    record: {
      setupOf: (options) => ({ ...options }),
      writeSetup: jsonOf,
      unlisted: () => null,
      telling(s, move) {
        const told = parts.notate(s, move);
        return () => told;
      },
      ...parts.record,
    },
  };
}

/** What runs a game's charts: XState actors ('live'), compiled tables ('compiled'), or a port of the caller's. All give the same results. */
type Run<X> = { port: 'live' | 'compiled' } | { custom: FlowPort<X> };

/** A game whose charts a port runs: one made with each port that is asked for, one for screens, and one for simulation. */
export function onCharts<X, Made>(
  charts: Pick<ChartSet<X, string>, 'simulationPort' | 'xstatePort'>,
  make: (port: FlowPort<X>) => Made,
): { createGame(run: Run<X>): Made; live: Made; simulation: Made } {
  const createGame = (run: Run<X>): Made =>
    make('custom' in run ? run.custom : run.port === 'live' ? charts.xstatePort() : charts.simulationPort());
  return { createGame, live: createGame({ port: 'live' }), simulation: createGame({ port: 'compiled' }) };
}
