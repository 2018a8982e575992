import { gainCredits } from '../../rules/words.ts';
import { boost, breaks, card, credits, when } from '../define.ts';

export default card('22012', {
  abilities: [
    breaks('barrier', credits(1), 2),
    boost(3, credits(2), 'encounter'),
    when('encounter-ended', { name: 'fee', if: 'broke.this' }, gainCredits(2, 'corp')),
  ],
});
