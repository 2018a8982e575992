import { always, upgrade } from '../define.ts';

export default upgrade({
  code: '01079',
  title: 'Akitaro Watanabe',
  faction: 'jinteki',
  subtypes: ['sysop', 'unorthodox'],
  rez: 1,
  trash: 3,
  unique: true,
  influence: 2,
  quantity: 1,
  abilities: [always('rez-cost', -2, { for: 'server' })],
});
