import { gainCredits, giveTags, trace } from '../../rules/words.ts';
import { always, card } from '../define.ts';

export default card('01104', {
  advanceable: true,
  abilities: [always('strength', { count: 'advancementHere' }, { for: 'self' })],
  subroutines: [[gainCredits(2)], [trace(3, giveTags(1))]],
});
