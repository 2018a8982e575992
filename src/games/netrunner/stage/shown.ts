/** Cards shown for a moment and put back. */
import type { SeenCard } from '../rules/events.ts';
import { later } from '../../../stage/motion.ts';
import { note, present, sign } from './effects.ts';
import { type Beat, type Stagecraft, cardNodeOf, cardSpot, pileCard, spot, stageFront } from './stagecraft.ts';
import { TINT } from './tints.ts';

/** Cards shown for a moment: large, one beside the other, with the sign of an eye. */
export function shown(cards: readonly SeenCard[], on: Stagecraft, ms: number, words: string): Beat {
  const front = stageFront(on);
  const known = cards.filter((card) => card.code !== null).slice(0, 5);
  if (known.length === 0)
    return { ms: Math.min(ms, 400), fx: [sign('eye', spot(on, 'theatre'), Math.min(ms, 400), 44, TINT.paper)] };
  const pitch = Math.min(front.w * 1.1, (on.after.plan.servers.w - front.w) / Math.max(1, known.length - 1));
  return {
    ms,
    fx: [
      ...known.map((card, i) => {
        const lay = cardNodeOf(on.after.nodes, card.h) ?? pileCard(on, 'rnd', 'back:corp');
        const via = { ...front, x: front.x + (i - (known.length - 1) / 2) * pitch };
        return present(card.code!, { ...lay, badges: [] }, via, lay, ms, 0.55);
      }),
      later(ms * 0.2, sign('eye', { x: front.x + front.w / 2, y: front.y - 18 }, ms * 0.6, 40, TINT.paper)),
      later(ms * 0.2, note(words, { x: front.x + front.w / 2, y: front.y + front.h + 18 }, ms * 0.6, false)),
    ],
  };
}

/** The same without movement. */
export function shownStill(cards: readonly SeenCard[], on: Stagecraft, ms: number, words: string): Beat {
  return {
    ms,
    fx: [
      ...cards.slice(0, 5).map((card) => sign('eye', cardSpot(on, card) ?? spot(on, 'theatre'), ms, 34, TINT.paper)),
      note(words, spot(on, 'theatre'), ms, true),
    ],
  };
}
