/**
 * Makes a game from its parts: fills in defaults for members left out, and makes one version of the game for each way to run its state
 * charts.
 */
import type { ChartSet } from './charts.ts';
import type { FlowPort } from './flow.ts';
import type { Game, GameTypes, RecordPart } from './game.ts';
import { jsonOf } from './json.ts';

type Types = GameTypes & { state: { noTakeBack: boolean } };
type May<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** The type of a game's `RecordPart` as `defineGame` takes it: members that have defaults are optional. */
export type RecordParts<G extends GameTypes> = May<
  RecordPart<G>,
  'setupOf' | 'writeSetup' | 'unlisted' | 'describeMove'
>;

/** The type of what `defineGame` takes: the members of a game, of which those that have defaults are optional. */
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

/**
 * How a game's state charts are run: as XState actors ('live'), as compiled tables, or by the caller's own port. All give the same results.
 */
type Run<X> = { port: 'live' | 'compiled' } | { custom: FlowPort<X> };

/**
 * Returns two versions of a game that differ in what runs its state charts, `live` for the screen and `simulation` for speed, and
 * `createGame`, which makes another one.
 */
export function onCharts<X, Made>(
  charts: Pick<ChartSet<X, string>, 'simulationPort' | 'xstatePort'>,
  make: (port: FlowPort<X>) => Made,
): { createGame(run: Run<X>): Made; live: Made; simulation: Made } {
  const createGame = (run: Run<X>): Made =>
    make('custom' in run ? run.custom : run.port === 'live' ? charts.xstatePort() : charts.simulationPort());
  return { createGame, live: createGame({ port: 'live' }), simulation: createGame({ port: 'compiled' }) };
}
