/** Positions for the bot: a table in the notation of docs/notation.md, some moves, and the decision they lead to. */
import { STARTER_LISTS } from './lists.ts';
import { createGame, type State } from '../../../../src/games/netrunner/index.ts';
import { readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';

export const game = createGame({ port: 'compiled' });

export interface Position {
  name: string;
  /** the bad habit it shows: 'corp 1' */
  heuristic?: string;
  setup: Record<string, unknown>;
  /** moves as the notation writes them, without the seat; everything between is passed, continued or declined */
  play?: string[];
  /** whose decision is meant, and of which kind */
  seat: Seat;
  kind: string;
  /** passed this often before */
  skip?: number;
  /** beginnings of the sentences that are good; or that are bad */
  good?: string[];
  bad?: string[];
}

const bare = (sentence: string): string => sentence.replace(/^(corp|runner): /, '');
/** A move's sentence without its seat. */
export const said = (state: State, move: Move): string => bare(game.notate(state, move));

/** Whether an answer begins as a good one does, where any are named, and not as a bad one. */
export const isFine = ({ good, bad }: Position, answer: string): boolean =>
  (good === undefined || good.some((start) => answer.startsWith(start))) &&
  !bad?.some((start) => answer.startsWith(start));

const IDLE = ['pass', 'continue', 'decline', 'done', 'keep'];

/** Plays up to the decision a position means. Throws when it never comes. */
export function reach(p: Position): State {
  const setup = { corp: {}, runner: {}, ...p.setup } as Record<string, Record<string, unknown>>;
  setup.corp = { identity: 'Jinteki: Personal Evolution', ...setup.corp };
  setup.runner = { identity: 'Kate "Mac" McCaffrey', ...setup.runner };
  const ctx = setTable(readSetup(setup), (p.setup.turn as Seat | undefined) ?? p.seat, simulationPort());
  // a position of a game between the two starter decks
  ctx.t.lists = STARTER_LISTS;
  ctx.t.publicDecks = true;
  settle(ctx);
  const play = [...(p.play ?? [])];
  let skip = p.skip ?? 0;
  for (let n = 0; n < 200; n++) {
    const decision = game.decision(ctx.s);
    if (!decision) throw new Error(`${p.name}: the game is over`);
    const moves = game.moves(ctx.s);
    const next = play[0];
    if (next === undefined && decision.seat === p.seat && decision.kind === p.kind && moves.length > 1 && skip-- <= 0)
      return ctx.s;
    const written =
      next === undefined
        ? undefined
        : moves.find((move) => said(ctx.s, move) === next || said(ctx.s, move).startsWith(next));
    if (written) play.shift();
    const move = written ?? moves.find((one) => IDLE.includes(one.do)) ?? (moves.length === 1 ? moves[0] : undefined);
    if (!move)
      throw new Error(
        `${p.name}: ${decision.seat} must decide (${decision.kind}) and "${next}" is not among: ${moves.map((one) => said(ctx.s, one)).join(' · ')}`,
      );
    game.play(ctx.s, move);
  }
  throw new Error(`${p.name}: the decision never comes`);
}
