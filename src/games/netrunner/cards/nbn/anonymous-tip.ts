import { draw } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01083', {
  play: [draw(3)],
});
