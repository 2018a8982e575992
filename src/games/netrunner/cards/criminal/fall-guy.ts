import { gainCredits } from '../../rules/words.ts';
import { card, paid, prevents } from '../define.ts';

export default card('04106', {
  abilities: [
    prevents('trash', 'save', { trashSelf: true }, { of: ['resource'] }),
    paid('cash', { trashSelf: true }, [gainCredits(2)]),
  ],
});
