/**
 * Search for the best card: plays the best few candidates out to the end of the game in sampled worlds, with the policy choosing every
 * later move.
 */
import { type Chance, chanceOf } from '../../../core/chance.ts';
import { halved } from '../../../core/halving.ts';
import { simulationPort } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import { type Card, isInside, type State, type Table } from '../rules/model.ts';
import { cardsFor, legalMoves, playMove } from '../rules/moves.ts';
import { playOf } from '../rules/play.ts';
import { outcomeOf } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import { hiddenOf, sampleWorld } from './sample-world.ts';
import { outlookOf } from './outlook.ts';
import { cardWorth, type Temper } from './policy.ts';
import type { Weighed } from './reasons/point.ts';
import { drawn, weigh } from './weigh.ts';

/** The search budget. */
export interface Budget {
  /** number of candidate cards that are played out */
  moves: number;
  /** number of sampled worlds in which candidates that are never dropped are played out */
  worlds: number;
  /** weight of the policy's own estimate of a card, as a number of playouts */
  prior: number;
}

export type Tried = Weighed;

/** The most decisions in a playout; a whole game has about a hundred. */
const LONGEST = 600;
/**
 * A playout's score is 1 for a win, plus POINT for each zettabyte above the rivals' average (negative below it), of which at most FAR
 * count.
 */
const POINT = 0.006;
const FAR = 20;
/** The score for each zettabyte of the policy's estimate of a card, on the scale of a playout's score (a win: 1). */
const JUDGED = 0.01;

/** Plays a sampled world to the end of the game with the policy. */
function playOut(s: State, temper: Temper, chance: Chance): void {
  const game = playOf(s, simulationPort());
  for (let n = 0; n < LONGEST && s.ask !== null; n++) {
    const legal = legalMoves(s);
    const { op, kind } = s.ask;
    const at = legal.length === 1 ? 0 : drawn(weigh(outlookOf(s.table, op, temper.risk), kind, legal, temper), chance);
    playMove(game, legal[at]!, legal);
  }
}

/** How a seat did in a playout: its share of first place, and how far its points are above the rivals' average. */
function standing(t: Table, seat: string): { won: number; ahead: number } {
  const outcome = outcomeOf(t);
  if (outcome === null) return { won: 0, ahead: 0 };
  const first = outcome.places[0] ?? [];
  const scores = outcome.scores ?? {};
  const others = t.seats.filter((one) => one !== seat);
  const mean = others.reduce((sum, one) => sum + scores[one]!, 0) / others.length;
  return { won: first.includes(seat) ? 1 / first.length : 0, ahead: scores[seat]! - mean };
}

/**
 * Plays the best cards out; returns them best first, with the share of playouts each won. All are played out in the same worlds with the
 * same random numbers.
 */
export function search(view: View, choices: readonly Tried[], budget: Budget, temper: Temper, chance: Chance): Tried[] {
  const { seat, op: own } = view.decision!;
  const hidden = hiddenOf(view);
  const lays = (table: Table, op: number): Card => {
    const cards = cardsFor(table, op);
    const o = outlookOf(table, op, temper.risk);
    return cards[
      drawn(
        cards.map((card) => cardWorth(o, card, temper)),
        chance,
      )
    ]!;
  };
  const tried = choices
    .slice(0, budget.moves)
    .map((choice) => ({ choice, sum: 0, won: 0, out: 0, ahead: 0, games: 0 }));
  const top = choices[0]!.worth;
  const shown = (one: (typeof tried)[number]): number =>
    (one.sum + budget.prior * JUDGED * (one.choice.worth - top)) / (one.games + budget.prior);
  const order = halved(
    tried,
    budget.worlds,
    (alive) => {
      const sampled = sampleWorld(view, hidden, chance, lays);
      const luck = Math.floor(chance() * 0x7fffffff);
      for (const one of alive) {
        const s = copyState(sampled);
        playMove(playOf(s, simulationPort()), one.choice.move);
        playOut(
          s,
          temper,
          chanceOf(luck, () => ''),
        );
        const { won, ahead } = standing(s.table, seat);
        one.won += won;
        one.out += isInside(s.table.ops[own]!) ? 0 : 1;
        one.ahead += ahead;
        one.sum += won + POINT * Math.max(-FAR, Math.min(FAR, ahead));
        one.games++;
      }
    },
    shown,
  );
  return order.map(({ choice, won, out, ahead, games }) => ({
    ...choice,
    played: games === 0 ? null : { wins: won / games, out: out / games, ahead: ahead / games },
  }));
}
