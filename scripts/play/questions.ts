/** Counts what a person would be asked in a game that two bots played; the bots' moves stand in for the person's. */
import { decide } from '../../src/games/netrunner/bot/index.ts';
import { autoAnswers } from '../../src/games/netrunner/hud/autopass.ts';
import { matters } from '../../src/games/netrunner/hud/matters.ts';
import { choicesOf } from '../../src/games/netrunner/hud/moves/menu.ts';
import { asksForSet } from '../../src/games/netrunner/hud/moves/sets.ts';
import { type Move, sameMove } from '../../src/games/netrunner/rules/move.ts';
import type { Seat } from '../../src/games/netrunner/rules/model.ts';
import type { View } from '../../src/games/netrunner/rules/view-types.ts';
import { NextMoves } from '../../src/hud/play/next-moves.ts';
import { DEFAULTS } from '../../src/hud/contract/prefs.ts';
import { playGame, starting } from './arena.ts';

/** The questions to one seat in one game, by kind; `action` is what to do with a click. */
export interface Asked {
  seat: Seat;
  kinds: Record<string, number>;
  /** number of questions in which no choice matters */
  idle: number;
  /** moves of the bot that a person could not have chosen, since the question was answered automatically */
  missed: string[];
}

interface Shot {
  view: View;
  move: Move;
}

/** How many of the shots from `i` on one button covers: at least 1. */
function covered(shots: readonly Shot[], i: number): number {
  const { view, move } = shots[i]!;
  let most = 1;
  if (asksForSet(view))
    while (shots[i + most]?.view.decision!.kind === 'pick' && shots[i + most]!.view.decision!.got > 0) most++;
  for (const { choices } of choicesOf(view))
    for (const choice of choices) {
      if (choice.next === undefined || choice.ticked !== undefined || !sameMove(choice.move!, move)) continue;
      const rest = new NextMoves();
      rest.begin(choice.next);
      let n = 1;
      for (; rest.any; n++) {
        const next = shots[i + n];
        const made = next === undefined ? null : rest.take(next.view.decision!.moves, sameMove);
        if (made === null || !sameMove(made, next!.move)) break;
      }
      if (!rest.any) most = Math.max(most, n);
    }
  return most;
}

function askedOf(seat: Seat, shots: readonly Shot[]): Asked {
  const asked: Asked = { seat, kinds: {}, idle: 0, missed: [] };
  const now = autoAnswers();
  for (let i = 0; i < shots.length; i++) {
    const { view, move } = shots[i]!;
    const answer = now.answer(view, DEFAULTS, false);
    if (answer !== null) {
      if (!sameMove(answer, move)) asked.missed.push(`${move.do} at ${view.step}`);
      continue;
    }
    const { kind, moves } = view.decision!;
    asked.kinds[kind] = (asked.kinds[kind] ?? 0) + 1;
    if (kind === 'window' && !moves.some((one) => one.do !== 'pass' && one.do !== 'concede' && matters(view, one)))
      asked.idle++;
    now.onMoveMade(view, move);
    i += covered(shots, i) - 1;
  }
  return asked;
}

/** Plays a game between two standard bots and counts the questions to both seats. */
export function questionsOf(seed: string, botSeed: number): [Asked, Asked] {
  const shots: Record<Seat, Shot[]> = { corp: [], runner: [] };
  const bot = (view: View, chance: number): Move => decide(view, 'standard', chance).move;
  playGame(starting(seed, 'jinteki', 'shaper'), bot, bot, botSeed, {
    decision: (view, move) => void shots[view.viewer as Seat].push({ view, move }),
  });
  return [askedOf('corp', shots.corp), askedOf('runner', shots.runner)];
}

/** The number of questions other than what to do with a click. */
export const besidesActions = (asked: Record<string, number>): number =>
  Object.entries(asked).reduce((n, [kind, each]) => (kind === 'action' ? n : n + each), 0);
