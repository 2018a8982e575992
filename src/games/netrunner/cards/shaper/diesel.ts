import { draw } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01034', {
  play: [draw(3)],
});
