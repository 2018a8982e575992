import { damage } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01099', {
  playIf: 'tagged',
  play: [damage('meat', 4)],
});
