import { damage, trace } from '../../rules/words.ts';
import { always, operation, when } from '../define.ts';

export default operation({
  code: '21070',
  title: 'Kill Switch',
  faction: 'haas-bioroid',
  subtypes: ['current'],
  cost: 1,
  influence: 5,
  quantity: 3,
  play: [],
  after: 'current',
  abilities: [
    always('reveal-in-rnd', 1, { for: 'agendas' }),
    when('accessed', { name: 'trace', if: 'isAgenda' }, trace(3, damage('brain', 1))),
    when('scored', { name: 'trace' }, trace(3, damage('brain', 1))),
  ],
});
