import { runAny, sureDamage } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01004', {
  play: [runAny(9), sureDamage('brain', 1)],
});
