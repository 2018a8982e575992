import { gainCredits } from '../../rules/words.ts';
import { card, clicks, paid } from '../define.ts';

export default card('01044', {
  abilities: [paid('earn', clicks(1), [gainCredits(2)])],
});
