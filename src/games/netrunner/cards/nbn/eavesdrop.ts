import { choose, giveTags, hostOnChosen, trace } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22047', {
  after: 'host',
  play: [choose({ zone: 'ice' }, { prompt: 'choose-ice' }), hostOnChosen()],
  abilities: [when('encountered', { name: 'listen', if: 'its.host' }, trace(3, giveTags(1)))],
});
