import { gainCredits } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01050', {
  play: [gainCredits(9)],
});
