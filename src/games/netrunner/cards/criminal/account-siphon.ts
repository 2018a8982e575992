import { giveTags, makeRun, siphon } from '../../rules/words.ts';
import { event, instead } from '../define.ts';

export default event({
  code: '01018',
  title: 'Account Siphon',
  faction: 'criminal',
  subtypes: ['run', 'sabotage'],
  cost: 0,
  influence: 4,
  quantity: 2,
  play: [makeRun('hq')],
  abilities: [instead('hq', { name: 'siphon', optional: true }, siphon(5), giveTags(2))],
});
