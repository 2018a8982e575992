import { always, card } from '../define.ts';

export default card('01105', {
  onlyIn: 'hq',
  abilities: [always('hand-size', 2)],
});
