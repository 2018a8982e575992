import { damage } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01072', {
  playIf: 'lastTurn.runs',
  play: [damage('net', 1)],
});
