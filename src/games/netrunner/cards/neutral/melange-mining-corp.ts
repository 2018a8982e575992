import { gainCredits } from '../../rules/words.ts';
import { card, clicks, paid } from '../define.ts';

export default card('01108', {
  abilities: [paid('mine', clicks(3), [gainCredits(7)])],
});
