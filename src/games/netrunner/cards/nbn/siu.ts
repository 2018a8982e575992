import { giveTags, trace, trash } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22044', {
  abilities: [
    when('turn-opened', { name: 'search', if: 'byCorp', optional: true }, trash('self'), trace(3, giveTags(1))),
  ],
});
