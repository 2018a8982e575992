import { damage, endTheRun } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01078', {
  subroutines: [[damage('net', 2)], [endTheRun()]],
});
