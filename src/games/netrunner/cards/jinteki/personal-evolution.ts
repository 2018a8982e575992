import { damage } from '../../rules/words.ts';
import { identity, when } from '../define.ts';

export default identity('corp', {
  code: '01067',
  title: 'Jinteki: Personal Evolution',
  faction: 'jinteki',
  subtypes: ['megacorp'],
  minimumDeck: 45,
  influenceLimit: 15,
  quantity: 1,
  abilities: [when('scored', { name: 'sting' }, damage('net', 1)), when('stolen', { name: 'sting' }, damage('net', 1))],
});
