import { damage } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01077', {
  subroutines: [[damage('net', 3)]],
});
