import { draw, loseClicks } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01016', {
  abilities: [when('turn-opened', { name: 'party', if: 'byRunner' }, draw(2), loseClicks(1))],
});
