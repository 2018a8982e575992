import { card, prevents } from '../define.ts';

export default card('01032', {
  abilities: [prevents('tag', 'avoid', { trashSelf: true })],
});
