/**
 * Makes a game from its parts: fills in defaults for members left out, and makes one version of the game for each port that runs its
 * charts.
 */
import type { ChartSet } from './charts.ts';
import type { FlowPort } from './flow.ts';
import type { Game, GameTypes, RecordPart } from './game.ts';
import { jsonOf } from './json.ts';

type Types = GameTypes & { state: { noTakeBack: boolean } };
type May<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** The `RecordPart` of a game, in which members that have defaults are optional. */
export type RecordParts<G extends GameTypes> = May<
  RecordPart<G>,
  'setupOf' | 'writeSetup' | 'unlisted' | 'describeMove'
>;

/** The parts of a game, in which members that have defaults are optional. */
type GameParts<G extends Types> = May<Omit<Game<G>, 'record'>, 'isPass' | 'concession' | 'noTakeBack'> & {
  record: RecordParts<G>;
};

/**
 * Makes a game from its parts. By default, no move is a pass or a concession, a set-up is the options themselves, every legal move is
 * listed, and everybody sees a move as it is notated.
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
      describeMove(s, move) {
        const told = parts.notate(s, move);
        return () => told;
      },
      ...parts.record,
    },
  };
}

/** What runs a game's charts: XState actors ('live'), compiled tables ('compiled'), or a port of the caller's. All give the same results. */
type Run<X> = { port: 'live' | 'compiled' } | { custom: FlowPort<X> };

/**
 * Returns a function that makes a game on any port that runs its charts, and two games made already: `live` for the screen, `simulation`
 * for speed.
 */
export function onCharts<X, Made>(
  charts: Pick<ChartSet<X, string>, 'simulationPort' | 'xstatePort'>,
  make: (port: FlowPort<X>) => Made,
): { createGame(run: Run<X>): Made; live: Made; simulation: Made } {
  const createGame = (run: Run<X>): Made =>
    make('custom' in run ? run.custom : run.port === 'live' ? charts.xstatePort() : charts.simulationPort());
  return { createGame, live: createGame({ port: 'live' }), simulation: createGame({ port: 'compiled' }) };
}
