import { gainCredits } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01098', {
  play: [gainCredits(3)],
});
