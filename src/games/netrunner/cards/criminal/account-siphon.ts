import { giveTags, makeRun, siphon } from '../../rules/words.ts';
import { card, instead } from '../define.ts';

export default card('01018', {
  play: [makeRun('hq')],
  abilities: [instead('on.hq', { name: 'siphon', optional: true }, siphon(5), giveTags(2))],
});
