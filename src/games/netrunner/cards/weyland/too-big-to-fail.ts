import { gainCredits, takeBadPublicity } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22056', {
  playIf: 'count.corpCredits.most.9',
  play: [gainCredits(7), takeBadPublicity(1)],
});
