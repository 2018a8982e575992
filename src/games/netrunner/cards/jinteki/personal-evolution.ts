import { damage } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('01067', {
  abilities: [when('scored', { name: 'sting' }, damage('net', 1)), when('stolen', { name: 'sting' }, damage('net', 1))],
});
