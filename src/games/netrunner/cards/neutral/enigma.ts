import { endTheRun, loseClicks } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01111', {
  subroutines: [[loseClicks(1)], [endTheRun()]],
});
