import { gainCredits, giveTags, makeRun } from '../../rules/words.ts';
import { card, when } from '../define.ts';

// it is active only while in the play area: until its run is over
export default card('22009', {
  play: [makeRun('hq')],
  abilities: [when('run-succeeding', { name: 'get away' }, gainCredits(9), giveTags(1))],
});
