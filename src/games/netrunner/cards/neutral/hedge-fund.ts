import { gainCredits } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01110', {
  play: [gainCredits(9)],
});
