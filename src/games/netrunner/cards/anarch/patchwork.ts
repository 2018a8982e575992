import { always, hardware, paid } from '../define.ts';

export default hardware({
  code: '22004',
  title: 'Patchwork',
  faction: 'anarch',
  subtypes: ['console'],
  install: 4,
  influence: 3,
  quantity: 3,
  unique: true,
  abilities: [always('memory', 1), paid('discount', {}, [], { oncePerTurn: true })],
});
