import { gainCredits } from '../../rules/words.ts';
import { card, paid } from '../define.ts';

export default card('01096', {
  abilities: [
    paid('sell', { clicks: 1, cards: { from: { zone: 'ice', up: true }, n: 1, go: 'trash' } }, [gainCredits(4)]),
  ],
});
