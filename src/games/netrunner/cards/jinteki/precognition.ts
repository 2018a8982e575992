import { arrangeTop } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01073', {
  play: [arrangeTop(5)],
});
