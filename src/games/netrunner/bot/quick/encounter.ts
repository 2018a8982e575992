/** Decides how the quick policy gets past a piece of ice: once per encounter, whether to break. The individual moves follow from that. */
import { currentIce } from '../../rules/ask.ts';
import { isAt } from '../../rules/charts.ts';
import { creditsFor } from '../../rules/costs.ts';
import type { AskFrame, Card } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { unbroken } from '../../rules/moves/window.ts';
import type { Play } from '../../rules/play.ts';
import { cardOf } from '../../rules/table.ts';
import { passesLast } from '../knowledge.ts';
import { type Breaker, type Pass, passOf, rigOf, shouldBreak, subsNow } from './tax.ts';
import { roleOf } from './roles.ts';

/** An encounter in which the Runner may break, with the best way past the ice now. */
export interface Encounter {
  ice: Card;
  open: readonly number[];
  pass: Pass;
  /** whether the way `pass` breaks something and can be paid for */
  breaks: boolean;
}

/** Returns the encounter in which the Runner may break something now, or null. `rig`: the icebreakers, if the caller already knows them. */
export function encounterOf(game: Play, rig: readonly Breaker[] = rigOf(game)): Encounter | null {
  const { run } = game.t;
  if (!run || run.at !== 'encounter' || !isAt(game.t, 'may-break')) return null;
  const ice = currentIce(game);
  if (!ice) return null;
  const open = unbroken(game);
  const pass = passOf(game, ice, rig, open, game.t.runner.clicks);
  const purse = pass.by === null ? game.t.runner.credits : creditsFor(game, 'runner', 'icebreaker', pass.by.card.h);
  return { ice, open, pass, breaks: (pass.by !== null || pass.clicks > 0) && pass.cost <= purse };
}

/** Returns the next move for breaking the ice the way `passOf` says; null if none is left or it is not legal. */
export function breakingMove({ ice, open, pass }: Encounter, game: Play, moves: readonly Move[]): Move | null {
  const h = pass.by?.card.h ?? ice.h;
  if (pass.by !== null && pass.boosts > 0) {
    const boost = moves.find((move) => move.do === 'use' && move.card === h && move.ability === pass.boost);
    if (boost) return boost;
  }
  const drain = pass.by?.model.breaks.find(({ ability }) => ability === pass.ability)?.drains;
  if (drain) {
    const move = moves.find((one) => one.do === 'use' && one.card === h && one.ability === drain.ability);
    if (move) return move;
  }
  const wanted = toBreak(game, ice, open);
  return (
    moves.find(
      (move) =>
        move.do === 'use' &&
        move.card === h &&
        move.name === 'break' &&
        (move.n === undefined || move.n - 1 === wanted[0]),
    ) ?? null
  );
}

/** Returns the positions (from 0) of the unbroken subroutines that should be broken, ascending. */
function toBreak(game: Play, ice: Card, open: readonly number[]): number[] {
  const subs = subsNow(game, ice, roleOf(ice.code).ice!);
  const bad = open.filter((i) => subs[i] !== undefined && shouldBreak(subs[i]));
  return bad.length > 0 ? bad : [...open];
}

/**
 * Returns the move that chooses which subroutine an icebreaker breaks next: one that should be broken; else the move that ends the choice.
 */
export function subsMove(game: Play, frame: AskFrame, moves: readonly Move[]): Move {
  const ice = currentIce(game);
  const done = moves.find((move) => move.do === 'done');
  if (!ice) return done ?? moves[0]!;
  const wanted = toBreak(game, ice, unbroken(game)).filter((i) => !frame.got.includes(i + 1));
  const pick = moves.find((move) => move.do === 'pick' && move.n !== undefined && wanted.includes(move.n - 1));
  return pick ?? done ?? moves[0]!;
}

/** Whether a move would rez the last ice of the attacked server, which the Runner will bypass (Inside Job). */
export const isPassedBy = ({ t }: Play, move: Move): boolean =>
  cardOf(t, move.card!)!.zone === 'ice' && passesLast(t.run, t.delayed);
