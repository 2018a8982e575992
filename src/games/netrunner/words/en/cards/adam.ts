/** English card texts of the faction Adam. */
import { messagesOf } from './texts.ts';

export const adam = messagesOf({
  // Algernon
  '22022': {
    text: [
      'When your turn begins, you may pay 2 credits to gain 1 click. If you do, trash Algernon when your turn ends, unless you made a successful run this turn.',
    ],
  },
});
