import { gainClicks } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01059', {
  play: [gainClicks(2)],
});
