/**
 * Entry of the bot's web worker: registers the cards, answers each view it receives with a move, and proves puzzles. The learnt weights and
 * the code that searches and proves are fetched when first needed. If that fails, a level answers by heuristics, and the page proves
 * puzzles itself.
 */
import { type Inside, serveBot } from '../../../bots/worker.ts';
import { CARDS } from '../cards/index.ts';
import type { ProveAsked, ProveProgress } from '../puzzles/prove.ts';
import { registerCards } from '../rules/defs.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { weigh } from './heuristics.ts';
import { type Level, LEVELS } from './levels.ts';

registerCards(CARDS);
const inside = globalThis as unknown as Inside;
serveBot<View, Move>(inside, async (view, given, botSeed, share) => {
  const level: Level = Object.hasOwn(LEVELS, given) ? (given as Level) : 'standard';
  const { heuristic, learnt } = LEVELS[level];
  const search = learnt ? await import('./index.ts').catch(() => null) : null;
  return search ? search.decide(view, level, botSeed, share) : weigh(view, heuristic, botSeed);
});
const decide = inside.onmessage!;
// Puzzles are proved here too, with the same rules and cards.
inside.onmessage = (event) => {
  const asked = event.data as ProveAsked;
  if (asked?.kind !== 'prove') return decide(event);
  import('../puzzles/prove.ts').then(
    ({ prove }) => prove(asked, (told) => inside.postMessage(told)),
    () =>
      inside.postMessage({
        kind: 'proved',
        yes: new Float64Array(),
        no: new Float64Array(),
        end: true,
      } satisfies ProveProgress),
  );
};
