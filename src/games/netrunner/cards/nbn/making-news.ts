import { card, recurring } from '../define.ts';

export default card('01080', {
  abilities: [recurring(2, 'trace')],
});
