/** What the bot has at hand while it decides: the view, the legal moves, its level, and cached results. */
import { def } from '../rules/defs.ts';
import type { Move } from '../rules/move.ts';
import type { CardView, DecisionView, View } from '../rules/view-types.ts';
import type { Budget } from './calculator/types.ts';
import { type Facts, facts } from './facts.ts';
import type { Judgement } from './heuristic-levels.ts';
import { type Plan, planOf } from './plan.ts';
import { type Pool, unseen } from './pool.ts';
import type { Chance } from './prng.ts';
import type { Belief } from './worlds/sample-world.ts';

/** What the heuristics thought of when they weighed a move: its kind, and the cards and numbers that decided. */
export interface Grounds {
  of: string;
  params?: Readonly<Record<string, string | number>>;
}

/** A legal move with its worth in credits and the grounds for it. */
export interface Choice {
  move: Move;
  worth: number;
  grounds: Grounds;
  /** code of the card that the move would fetch from R&D, if it searches R&D */
  finds?: string;
}

/** The most positions the run calculator may search for one decision, so that it stays quick with many servers and icebreakers. */
const SEARCHED = 12_000;

export class Context {
  readonly view: View;
  readonly decision: DecisionView;
  readonly moves: readonly Move[];
  readonly level: Judgement;
  readonly chance: Chance;
  private cards: Map<number, CardView> | null = null;
  private corpPool: Pool | null = null;
  private runnerPool: Pool | null = null;
  private own: Plan | null = null;
  /** how many more positions the run calculator may search for this decision */
  readonly budget: Budget = { left: SEARCHED };
  /** results cached by `once`, by their names */
  readonly memo = new Map<string, unknown>();

  /** `belief`: learnt beliefs about what hidden cards are; null to use the guesses of the heuristics */
  constructor(
    view: View,
    level: Judgement,
    chance: Chance,
    readonly belief: Belief | null = null,
  ) {
    this.view = view;
    this.decision = view.decision!;
    this.moves = this.decision.moves;
    this.level = level;
    this.chance = chance;
  }

  /** Returns the Corp's cards whose place the viewer does not know. */
  get corpUnseen(): Pool {
    return (this.corpPool ??= unseen(this.view, 'corp'));
  }
  /** Returns the Runner's cards whose place the viewer does not know. */
  get runnerUnseen(): Pool {
    return (this.runnerPool ??= unseen(this.view, 'runner'));
  }

  /** Returns how the deciding seat's deck means to win. */
  get plan(): Plan {
    const { seat } = this.decision;
    return (this.own ??= planOf(seat, this.view.lists[seat], this.view[seat].identity.code));
  }

  /** Returns the card with this handle, wherever it is; null if the viewer cannot see it or point at it. */
  card(h: number | undefined | null): CardView | null {
    if (h === undefined || h === null) return null;
    if (!this.cards) {
      this.cards = new Map();
      for (const card of everyCard(this.view)) this.cards.set(card.h, card);
      for (const card of this.decision.about) if (!this.cards.has(card.h)) this.cards.set(card.h, card);
    }
    return this.cards.get(h) ?? null;
  }

  /** Returns the facts about the card with this handle; null if its face is unknown. */
  facts(h: number | undefined | null): Facts | null {
    const code = this.card(h)?.code ?? null;
    return code === null ? null : facts(code);
  }

  /** Returns the title of the card with this handle; '?' if its face is unknown. */
  title(h: number | undefined | null): string {
    const code = this.card(h)?.code ?? null;
    return code === null ? '?' : def(code).title;
  }

  /** Returns the result cached under this name for the current decision; calls `make` the first time. */
  once<T>(name: string, make: () => T): T {
    if (!this.memo.has(name)) this.memo.set(name, make());
    return this.memo.get(name) as T;
  }

  movesOf(verb: Move['do']): Move[] {
    return this.moves.filter((move) => move.do === verb);
  }
}

/** Returns all cards in a view. */
function* everyCard(view: View): Generator<CardView> {
  const { corp, runner } = view;
  yield corp.identity;
  yield runner.identity;
  yield* corp.hand;
  for (const { card } of corp.deckKnown) yield card;
  yield* corp.archives;
  yield* corp.score;
  yield* runner.hand;
  yield* runner.heap;
  yield* runner.rig;
  yield* runner.score;
  for (const server of view.servers) {
    yield* server.ice;
    yield* server.root;
  }
  yield* view.play;
  yield* view.removed;
}

/** Picks the choice with the highest worth; `chance` picks one of those within `close` credits of it. Null if there are no choices. */
export function best(choices: readonly Choice[], chance: Chance, close = 0.05): Choice | null {
  let top: Choice | null = null;
  for (const choice of choices) if (!top || choice.worth > top.worth) top = choice;
  if (!top) return null;
  const near = choices.filter((choice) => choice.worth >= top.worth - close);
  if (near.length === 1) return top;
  return near[Math.min(near.length - 1, (chance() * near.length) | 0)]!;
}
