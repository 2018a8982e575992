/**
 * Entry of the bot's web worker: registers the cards, then answers each view it is sent with a move, and proves puzzles. What was learnt, and
 * what searches or proves, is fetched when it is first needed; until it can be, a level answers by habit, and the page proves itself.
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
// Puzzles are proved here too: by the same rules and cards.
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
