import { damage } from '../../rules/words.ts';
import { card, clicks, paid } from '../define.ts';

export default card('01107', {
  abilities: [paid('hurt', clicks(1), [damage('meat', 1)], { if: 'tagged' })],
});
