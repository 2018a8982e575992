import { betaTest } from '../../rules/words.ts';
import { agenda, when } from '../define.ts';

export default agenda({
  code: '01055',
  title: 'Accelerated Beta Test',
  faction: 'haas-bioroid',
  subtypes: ['research'],
  requirement: 3,
  points: 2,
  quantity: 3,
  abilities: [when('scored', { name: 'beta test', if: 'self', from: 'scored', optional: true }, betaTest(3))],
});
