/** Tests whether playouts predict what happens in games: the changes over a round as it was played, and as the quick policy plays it. */
import { type Chance, chanceOf } from '../../src/core/chance.ts';
import { learnt } from '../../src/games/netrunner/bot/quick/learnt.ts';
import { noMinds } from '../../src/games/netrunner/bot/quick/policy.ts';
import { isAction, playOn } from '../../src/games/netrunner/bot/search/playout.ts';
import { type GameStart, simulation as game, type State } from '../../src/games/netrunner/index.ts';
import { simulationPort } from '../../src/games/netrunner/rules/charts.ts';
import { copyState } from '../../src/games/netrunner/rules/copy.ts';
import type { Seat, Table } from '../../src/games/netrunner/rules/model.ts';
import { type Play, playOf } from '../../src/games/netrunner/rules/play.ts';
import { points } from '../../src/games/netrunner/rules/table.ts';
import type { Policy } from './arena.ts';

/** What is compared, as numbers of a table. Runs are counted separately. */
const LOOKED: Readonly<Record<string, (t: Table) => number>> = {
  'points of the Corp': (t) => points(t, 'corp'),
  'points of the Runner': (t) => points(t, 'runner'),
  flatlines: (t) => Number(t.over?.reason === 'flatline'),
  'other ends': (t) => Number(t.over !== null && t.over.reason !== 'flatline'),
  'credits of the Corp': (t) => t.corp.credits,
  'credits of the Runner': (t) => t.runner.credits,
  'cards in the grip': (t) => t.grip.length,
  'cards in HQ': (t) => t.hq.length,
  'cards in the rig': (t) => t.rig.length,
  'pieces of ice': (t) => t.servers.reduce((n, { ice }) => n + ice.length, 0),
  'rezzed ice': (t) => t.servers.reduce((n, { ice }) => n + ice.filter((id) => t.cards[id]!.up).length, 0),
  'cards in roots': (t) => t.servers.reduce((n, { root }) => n + root.length, 0),
  'advancement counters': (t) => t.cards.reduce((n, c) => n + (c.zone === 'root' ? c.advancement : 0), 0),
  tags: (t) => t.runner.tags,
};
const NAMES: readonly string[] = [...Object.keys(LOOKED), 'runs'];
/** The compared numbers of a table, in order. `runs`: runs made so far; left out when comparing a single run. */
const look = (t: Table, ...runs: number[]): number[] => [...Object.values(LOOKED).map((of) => of(t)), ...runs];

/** Counts the runs that begin. Call `see` after each move. */
class Runs {
  n: number;
  constructor(before = 0) {
    this.n = before;
  }
  private is = false;
  see({ run }: Table): void {
    if (run !== null && !this.is) this.n++;
    this.is = run !== null;
  }
}

/** A round, from the first action of a seat's turn to that of its next turn; or a run. */
export interface Round {
  seat: Seat;
  /** the change of each number in `NAMES` (for a run, without the number of runs): as played, and the mean of the playouts */
  played: number[];
  predicted: number[];
}

/** Plays a game between two players, and plays each round out `times` times with the quick policy from the true position. */
export function rounds(start: GameStart, corp: Policy, runner: Policy, times: number): Round[] {
  const state = game.start(start);
  const done: Round[] = [];
  let open: { round: Round; from: number[]; goal: number }[] = [];
  const runs = new Runs();
  const end = (seat: Seat | null): void => {
    const now = look(state.table, runs.n);
    const isOver = ({ round, goal }: (typeof open)[number]): boolean =>
      seat === null || (round.seat === seat && state.table.turn >= goal);
    for (const { round, from } of open.filter(isOver)) {
      round.played = now.map((n, i) => n - from[i]!);
      done.push(round);
    }
    open = open.filter((one) => !isOver(one));
  };
  let last = 0;
  for (let decision = game.decision(state); decision; decision = game.decision(state)) {
    runs.see(state.table);
    const seat = decision.seat as Seat;
    const view = game.view(state, seat);
    const { turn } = state.table;
    if (view.decision!.kind === 'action' && turn !== last) {
      last = turn;
      end(seat);
      const from = look(state.table, runs.n);
      const predicted = meanChange(from, times, (k) => playedOn(state, seat, runs.n, `${start.seed} ${turn} ${k}`));
      open.push({ round: { seat, played: [], predicted }, from, goal: turn + 2 });
    }
    game.play(state, (seat === 'corp' ? corp : runner)(view, turn));
  }
  end(null);
  return done;
}

/** Plays a game between two players, and plays each run out `times` times with the quick policy, from its beginning to its end. */
export function wholeRuns(start: GameStart, corp: Policy, runner: Policy, times: number): Round[] {
  const state = game.start(start);
  const done: Round[] = [];
  let open: { round: Round; from: number[] } | null = null;
  for (let decision = game.decision(state); ; decision = game.decision(state)) {
    if (open && (decision === null || state.table.run === null)) {
      const { round, from } = open;
      round.played = look(state.table).map((n, i) => n - from[i]!);
      done.push(round);
      open = null;
    }
    if (decision === null) return done;
    const { turn, run } = state.table;
    if (!open && run !== null) {
      const from = look(state.table);
      const predicted = meanChange(from, times, (k) => {
        const ctx = copied(state);
        playOn(
          ctx,
          learnt().nets,
          noMinds(),
          rollOf(`${start.seed} ${turn} ${done.length} ${k}`),
          () => ctx.t.run === null,
        );
        return look(ctx.t);
      });
      open = { round: { seat: 'runner', played: [], predicted }, from };
    }
    const seat = decision.seat as Seat;
    game.play(state, (seat === 'corp' ? corp : runner)(game.view(state, seat), turn));
  }
}

/** The mean change of each number from `from` over `times` playouts; `play` returns the numbers after playout k. */
function meanChange(from: readonly number[], times: number, play: (k: number) => readonly number[]): number[] {
  const mean = from.map(() => 0);
  for (let k = 0; k < times; k++)
    play(k).forEach((n, i) => {
      mean[i] = mean[i]! + (n - from[i]!) / times;
    });
  return mean;
}
const copied = (state: State): Play => playOf(copyState(state), simulationPort(), null);
const rollOf = (seed: string): Chance => chanceOf(seed, () => 'foretold');

/** The numbers after the quick policy has played a copy on to the seat's next turn. `before`: runs made so far. */
function playedOn(state: State, seat: Seat, before: number, seed: string): number[] {
  const ctx = copied(state);
  const runs = new Runs(before);
  const goal = ctx.t.turn + 2;
  playOn(ctx, learnt().nets, noMinds(), rollOf(seed), () => {
    runs.see(ctx.t);
    return ctx.t.turn >= goal && isAction(ctx, seat);
  });
  runs.see(ctx.t);
  return look(ctx.t, runs.n);
}

/** The mean changes over many rounds, as played and as predicted, with the standard error of the difference. */
export function meanOf(list: readonly Round[]): { name: string; played: number; predicted: number; error: number }[] {
  const n = Math.max(1, list.length);
  return NAMES.slice(0, list[0]?.played.length).map((name, i) => {
    const sum = (of: (round: Round) => number): number => list.reduce((total, round) => total + of(round), 0);
    return {
      name,
      played: sum((round) => round.played[i]!) / n,
      predicted: sum((round) => round.predicted[i]!) / n,
      error: Math.sqrt(sum((round) => (round.played[i]! - round.predicted[i]!) ** 2)) / n,
    };
  });
}
