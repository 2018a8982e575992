/** English card texts of the practice cards. */
import { messagesOf } from './texts.ts';

export const practice = messagesOf({
  // Practice Corp
  '00001': { text: ['No text: an identity for practice.'] },
  // Practice Runner
  '00002': { text: ['No text: an identity for practice.'] },
});
