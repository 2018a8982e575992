/** English card texts of the faction Sunny Lebeau. */
import { messagesOf } from './texts.ts';

export const sunny = messagesOf({
  // Office Supplies
  '22024': {
    text: ['This costs 1 credit less for each link you have.', 'Choose one: gain 4 credits, or draw 4 cards.'],
  },
});
