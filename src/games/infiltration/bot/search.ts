/** Search at the root: the best few cards are tried in imagined games, which the policy plays on to their end for everybody. */
import { type Chance, chanceOf } from '../../../core/chance.ts';
import { halved } from '../../../core/halving.ts';
import { simulationPort } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import type { Card, State, Table } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { cardsFor, legalMoves, playMove } from '../rules/moves.ts';
import { playOf } from '../rules/play.ts';
import { outcomeOf } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import { hiddenOf, sampleWorld } from './sample-world.ts';
import { outlookOf } from './outlook.ts';
import { cardWorth, type Temper } from './policy.ts';
import { drawn, weigh } from './weigh.ts';

/** How far the search goes. */
export interface Budget {
  /** cards that are tried */
  moves: number;
  /** imagined games for those that stay longest */
  worlds: number;
  /** how many imagined games the policy's own judgement is worth */
  prior: number;
}

export interface Tried {
  move: Move;
  /** what the policy says of it, in zettabytes */
  worth: number;
  /** chance to win in the imagined games, 0–1; null: it was not tried */
  wins: number | null;
}

/** The most decisions of a playout; whole games have about a hundred. */
const LONGEST = 600;
/** what a zettabyte more than the others' mean counts beside winning, and within which bounds */
const POINT = 0.006;
const FAR = 20;
/** what a zettabyte of the policy's judgement counts */
const JUDGED = 0.01;

/** Plays an imagined game to its end by the policy. */
function playOut(s: State, temper: Temper, chance: Chance): void {
  const game = playOf(s, simulationPort());
  for (let n = 0; n < LONGEST && s.ask !== null; n++) {
    const legal = legalMoves(s);
    const { op, kind } = s.ask;
    const at = legal.length === 1 ? 0 : drawn(weigh(outlookOf(s.table, op, temper.risk), kind, legal, temper), chance);
    playMove(game, legal[at]!, legal);
  }
}

/** The share of the first place, and points ahead of the others' mean. */
function standing(t: Table, seat: string): { won: number; ahead: number } {
  const outcome = outcomeOf(t);
  if (outcome === null) return { won: 0, ahead: 0 };
  const first = outcome.places[0] ?? [];
  const scores = outcome.scores ?? {};
  const others = t.seats.filter((one) => one !== seat);
  const mean = others.reduce((sum, one) => sum + scores[one]!, 0) / others.length;
  return { won: first.includes(seat) ? 1 / first.length : 0, ahead: scores[seat]! - mean };
}

/** The cards with their chances in imagined games, the best first. All are tried in the same games, with the same luck. */
export function search(view: View, choices: readonly Tried[], budget: Budget, temper: Temper, chance: Chance): Tried[] {
  const { seat } = view.decision!;
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
  const tried = choices.slice(0, budget.moves).map((choice) => ({ choice, sum: 0, won: 0, games: 0 }));
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
        one.sum += won + POINT * Math.max(-FAR, Math.min(FAR, ahead));
        one.games++;
      }
    },
    shown,
  );
  return order.map(({ choice, won, games }) => ({ ...choice, wins: games === 0 ? null : won / games }));
}
