import { endTheRun } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01113', {
  subroutines: [[endTheRun()]],
});
