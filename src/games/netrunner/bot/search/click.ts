/** Answers an action without playouts: combines what the policy learnt with the heuristics. */
import type { View } from '../../rules/view-types.ts';
import type { Answer, Weighed } from '../heuristics.ts';
import { learnt } from '../quick/learnt.ts';
import { softmax } from '../quick/net.ts';
import { chancesOf, drawn } from '../quick/policy.ts';
import { alike, questionIn, worldsOf } from './think.ts';

/** Probability floor for moves the policy hardly ever makes: the heuristics may know better what a card is for. */
const LEAST = 0.12;
/** What one credit in the heuristics counts for, in log-probability of the policy. */
const CREDIT = 1.2;
/** Temperature: a score higher by this much makes a move e times as frequent. */
const NEAR = 0.1;

/**
 * The answer to the open decision of a view, or null if it is not an action. Moves that are nearly as good are sometimes chosen, so that
 * where a card is installed does not reveal what it is. The last argument is the heuristics' answer with everything they weighed.
 */
export function click(view: View, botSeed: number | string, { choices, chance }: Weighed): Answer | null {
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
  return choices[drawn(softmax(Float32Array.from(scores), NEAR), chance())] ?? null;
}
