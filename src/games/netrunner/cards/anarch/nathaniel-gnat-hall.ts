import { gainCredits, onlyIf } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22001', {
  // the grip is counted when it resolves, not when the turn begins
  abilities: [
    when('turn-opened', { name: 'scrape', if: 'byRunner' }, onlyIf('count.gripCards.most.2'), gainCredits(1)),
  ],
});
