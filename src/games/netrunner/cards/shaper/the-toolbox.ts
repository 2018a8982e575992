import { always, hardware, recurring } from '../define.ts';

export default hardware({
  code: '01041',
  title: 'The Toolbox',
  faction: 'shaper',
  subtypes: ['console'],
  install: 9,
  influence: 2,
  quantity: 1,
  unique: true,
  abilities: [always('memory', 2), always('link', 2), recurring(2, 'icebreaker')],
});
