import { credits, prevents, program } from '../define.ts';

export default program({
  code: '01045',
  title: 'Net Shield',
  faction: 'shaper',
  install: 2,
  memory: 1,
  influence: 1,
  quantity: 2,
  abilities: [prevents('damage', 'prevent', credits(1), { if: 'firstNetDamage' })],
});
