/** Chooses an action without playouts: combines the learnt policy with the heuristics. */
import type { View } from '../../rules/view-types.ts';
import type { Answer, Weighed } from '../heuristics.ts';
import { learnt } from '../quick/learnt.ts';
import { reasonFor } from '../reasons/index.ts';
import { softmax } from '../quick/net.ts';
import { chancesOf, drawn } from '../quick/policy.ts';
import { alike, questionIn, worldsOf } from './think.ts';

/** The policy's probability of a move counts as at least this: the heuristics may know better what a rarely played card is for. */
const LEAST = 0.12;
/** How much one credit of the heuristics' worth adds to a move's score, which is the log-probability by the policy. */
const CREDIT = 1.2;
/** Temperature of the draw between moves: one whose score is higher by this much is e times as likely. */
const NEAR = 0.1;

/**
 * The bot's action at the open decision of a view; null if that decision is not an action. Sometimes picks a move that is nearly as good as
 * the best, so that where the bot installs a card does not reveal what it is. The last argument is the heuristics' answer, with the worth
 * of each move.
 */
export function click(view: View, botSeed: number | string, { choices, chance, ctx }: Weighed): Answer | null {
  if (view.decision?.kind !== 'action') return null;
  // any world will do: the policy looks only at what the seat sees, which is the same in all
  const [world] = worldsOf(view, `${botSeed} ${chance()}`, 1);
  const found = world && questionIn(world);
  if (!found || 'do' in found) return null;
  const likely = chancesOf(learnt().nets, found);
  const top = choices.reduce((n, { worth }) => Math.max(n, worth), -Infinity);
  const scores = choices.map(({ move, worth }) => {
    const at = found.options.findIndex((option) => alike(world, option, move));
    return Math.log(Math.max(LEAST, likely[at] ?? 0)) + CREDIT * (worth - top);
  });
  const chosen = choices[drawn(softmax(Float32Array.from(scores), NEAR), chance())];
  if (chosen === undefined) return null;
  return { move: chosen.move, reason: reasonFor({ ctx, move: chosen.move, other: null, choices, measured: null }) };
}
