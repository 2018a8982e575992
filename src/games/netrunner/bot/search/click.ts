/** Answers a click without playing anything on: by what the policy learnt from play, and by habit. */
import type { View } from '../../rules/view-types.ts';
import type { Answer, Weighed } from '../heuristics.ts';
import { learnt } from '../quick/learnt.ts';
import { softmax } from '../quick/net.ts';
import { chancesOf, drawn } from '../quick/policy.ts';
import { alike, questionIn, worldsOf } from './think.ts';

/** A move that the policy hardly ever makes counts as likely as this: what a card is for, habit may know better. */
const LEAST = 0.12;
/** What a credit of the habits' opinion of a move counts for, as a logarithm of the policy's chance. */
const CREDIT = 1.2;
/** The difference in that measure by which a move is taken e times as often as another. */
const NEAR = 0.1;

/**
 * The answer to the open decision of a view, or null where it is no click. Moves that are nearly as good are taken now and then, so that where
 * a card lies does not tell what it is. The last argument is the answer by habit, with all that it weighed.
 */
export function click(view: View, botSeed: number | string, { choices, chance }: Weighed): Answer | null {
  if (view.decision?.kind !== 'action') return null;
  // every world shows the seat the same, and only what it sees is asked for
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
