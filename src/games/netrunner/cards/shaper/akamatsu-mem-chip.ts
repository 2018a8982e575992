import { always, hardware } from '../define.ts';

export default hardware({
  code: '01038',
  title: 'Akamatsu Mem Chip',
  faction: 'shaper',
  subtypes: ['chip'],
  install: 1,
  influence: 1,
  quantity: 2,
  abilities: [always('memory', 1)],
});
