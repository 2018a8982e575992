import { damage } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01072', {
  playIf: 'runnerRanLastTurn',
  play: [damage('net', 1)],
});
