import { damage, trash } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01076', {
  subroutines: [[damage('net', 1), trash('self')]],
});
