import { damage } from '../../rules/words.ts';
import { agenda, clicks, paid } from '../define.ts';

export default agenda({
  code: '01107',
  title: 'Private Security Force',
  faction: 'neutral',
  subtypes: ['security'],
  requirement: 4,
  points: 2,
  influence: 0,
  quantity: 3,
  abilities: [paid('hurt', clicks(1), [damage('meat', 1)], { if: 'tagged' })],
});
