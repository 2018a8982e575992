/** Answers a click without playing anything on: by what the policy learnt from play, and by habit. */
import type { Seat } from '../../rules/model.ts';
import type { View } from '../../rules/view-types.ts';
import type { Answer, Weighed } from '../habits.ts';
import { alike, candidatesIn, worldsOf } from './think.ts';
import { moveParams } from './reason.ts';

/** The policy's options that are looked at. */
const OPTIONS = 8;
/** A share of the bonus (root.ts) that separates moves that are taken about as often as each other. */
const NEAR = 0.002;

/**
 * The answer to the open decision of a view, or null where it is no click. Moves that are nearly as good are taken now and then, so that where
 * a card lies does not tell what it is. `plain`: the answer by habit.
 */
export function click(view: View, botSeed: number | string, { choices, chance, title }: Weighed): Answer | null {
  const { decision } = view;
  if (decision?.kind !== 'action') return null;
  // every world shows the seat the same, and only what it sees is asked for
  const [world] = worldsOf(view, `${botSeed} ${chance()}`, 1);
  if (!world) return null;
  const candidates = candidatesIn(world, decision.seat as Seat, OPTIONS, choices, choices.length);
  const top = Math.max(...candidates.map(({ bonus }) => bonus));
  const shares = candidates.map(({ bonus }) => Math.exp((bonus - top) / NEAR));
  let roll = chance() * shares.reduce((sum, share) => sum + share, 0);
  let taken = 0;
  while (taken < shares.length - 1 && (roll -= shares[taken]!) >= 0) taken++;
  const { move } = candidates[taken]!;
  const habit = choices.find((one) => alike(world, one.move, move));
  return { move, reason: habit?.reason ?? { key: 'bot.learnt', params: moveParams('move', move, title) } };
}
