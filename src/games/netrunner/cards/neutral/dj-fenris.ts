import { bringInIdentity } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22025', {
  abilities: [when('installed', { name: 'feature', if: 'self' }, bringInIdentity('g-mod'))],
});
