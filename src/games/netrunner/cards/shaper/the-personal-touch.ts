import { always, hardware } from '../define.ts';

export default hardware({
  code: '01040',
  title: 'The Personal Touch',
  faction: 'shaper',
  subtypes: ['mod'],
  install: 2,
  influence: 2,
  quantity: 2,
  host: { zone: 'rig', subtype: 'icebreaker', up: true },
  abilities: [always('strength', 1, { for: 'host' })],
});
