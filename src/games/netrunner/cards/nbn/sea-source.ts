import { giveTags, trace } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01086', {
  playIf: 'lastTurn.successes',
  play: [trace(3, giveTags(1))],
});
