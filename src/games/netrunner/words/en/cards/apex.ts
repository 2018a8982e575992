/** English card texts of the faction Apex. */
import { messagesOf } from './texts.ts';

export const apex = messagesOf({
  // Reboot
  '22023': {
    text: [
      'Run Archives. If you succeed, instead of accessing cards, install up to 5 cards from your heap face down.',
      'Remove Reboot from the game.',
    ],
  },
});
