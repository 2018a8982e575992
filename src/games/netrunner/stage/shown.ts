/** Choreography of cards that are shown briefly and put back. */
import type { SeenCard } from '../rules/events.ts';
import { later } from '../../../stage/motion.ts';
import { note, present, sign } from '../../../stage/effects.ts';
import { type EventAnimation, type StageContext, cardNodeOf, cardSpot, pileCard, spot, stageFront } from './context.ts';
import { TINT } from './tints.ts';

/** The full animation of cards shown briefly: those that the viewer knows come forward side by side, with an eye sign and `words`. */
export function shown(cards: readonly SeenCard[], stage: StageContext, ms: number, words: string): EventAnimation {
  const front = stageFront(stage);
  const known = cards.filter((card) => card.code !== null).slice(0, 5);
  if (known.length === 0)
    return { ms: Math.min(ms, 400), fx: [sign('eye', spot(stage, 'theatre'), Math.min(ms, 400), 44, TINT.paper)] };
  const pitch = Math.min(front.w * 1.1, (stage.after.plan.servers.w - front.w) / Math.max(1, known.length - 1));
  return {
    ms,
    fx: [
      ...known.map((card, i) => {
        const lay = cardNodeOf(stage.after.nodes, card.h) ?? pileCard(stage, 'rnd', 'back:corp');
        const via = { ...front, x: front.x + (i - (known.length - 1) / 2) * pitch };
        return present(card.code!, { ...lay, badges: [] }, via, lay, ms, 0.55);
      }),
      later(ms * 0.2, sign('eye', { x: front.x + front.w / 2, y: front.y - 18 }, ms * 0.6, 40, TINT.paper)),
      later(ms * 0.2, note(words, { x: front.x + front.w / 2, y: front.y + front.h + 18 }, ms * 0.6, false)),
    ],
  };
}

/** The reduced animation of cards shown briefly: they stay in place, each with an eye sign, and `words` appear. */
export function shownStill(cards: readonly SeenCard[], stage: StageContext, ms: number, words: string): EventAnimation {
  return {
    ms,
    fx: [
      ...cards
        .slice(0, 5)
        .map((card) => sign('eye', cardSpot(stage, card) ?? spot(stage, 'theatre'), ms, 34, TINT.paper)),
      note(words, spot(stage, 'theatre'), ms, true),
    ],
  };
}
