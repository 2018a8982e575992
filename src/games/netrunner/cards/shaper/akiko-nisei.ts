import { accessMore, psiMatch } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22015', {
  abilities: [when('access-coming', { name: 'insight', if: 'fromRnd' }, psiMatch(accessMore(1)))],
});
