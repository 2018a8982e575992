import { gainCredits } from '../../rules/words.ts';
import { clicks, paid, program } from '../define.ts';

export default program({
  code: '01044',
  title: 'Magnum Opus',
  faction: 'shaper',
  install: 5,
  memory: 2,
  influence: 2,
  quantity: 2,
  abilities: [paid('earn', clicks(1), [gainCredits(2)])],
});
