import { gainClicks } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22032', {
  play: [gainClicks({ count: 'runnerAgendas' })],
  after: 'remove',
});
