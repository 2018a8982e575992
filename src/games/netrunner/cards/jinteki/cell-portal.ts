import { derez, sendBack } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01074', {
  subroutines: [[sendBack(), derez('self')]],
});
