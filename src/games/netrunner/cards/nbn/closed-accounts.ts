import { loseCredits } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01084', {
  playIf: 'tagged',
  play: [loseCredits('all', 'runner')],
});
