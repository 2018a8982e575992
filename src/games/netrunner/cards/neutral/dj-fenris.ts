import { bringInIdentity } from '../../rules/words.ts';
import { resource, when } from '../define.ts';

export default resource({
  code: '22025',
  title: 'DJ Fenris',
  faction: 'neutral',
  subtypes: ['connection'],
  install: 3,
  influence: 1,
  quantity: 1,
  limit: 1,
  unique: true,
  abilities: [when('installed', { name: 'feature', if: 'self' }, bringInIdentity('g-mod'))],
});
