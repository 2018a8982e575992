import { betaTest } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01055', {
  abilities: [when('scored', { name: 'beta test', if: 'self', from: 'scored', optional: true }, betaTest(3))],
});
