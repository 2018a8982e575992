/** What the sunny cards say. */
import type { CardTexts } from './texts.ts';

export const sunny: CardTexts = {
  // Office Supplies
  '22024': {
    text: ['This costs 1 credit less for each link you have.', 'Choose one: gain 4 credits, or draw 4 cards.'],
  },
};
