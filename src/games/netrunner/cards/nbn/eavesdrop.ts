import { choose, giveTags, hostOnChosen, trace } from '../../rules/words.ts';
import { operation, when } from '../define.ts';

export default operation({
  code: '22047',
  title: 'Eavesdrop',
  faction: 'nbn',
  subtypes: ['gray ops', 'condition'],
  cost: 1,
  influence: 2,
  quantity: 3,
  after: 'host',
  play: [choose({ zone: 'ice' }, { prompt: 'choose-ice' }), hostOnChosen()],
  abilities: [when('encountered', { name: 'listen', if: 'hostEncountered' }, trace(3, giveTags(1)))],
});
