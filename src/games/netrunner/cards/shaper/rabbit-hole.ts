import { searchAndInstall } from '../../rules/words.ts';
import { always, hardware, when } from '../define.ts';

export default hardware({
  code: '01039',
  title: 'Rabbit Hole',
  faction: 'shaper',
  subtypes: ['link'],
  install: 2,
  influence: 1,
  quantity: 2,
  abilities: [
    always('link', 1),
    when('installed', { name: 'search', if: 'self', optional: true }, searchAndInstall('Rabbit Hole')),
  ],
});
