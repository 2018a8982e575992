import { gainCredits } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01017', {
  abilities: [when('run-succeeded', { name: 'profit', if: ['on.hq', 'first.hqSuccesses'] }, gainCredits(2))],
});
