import { giveTags, trace } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01112', {
  subroutines: [[trace(3, giveTags(1))]],
});
