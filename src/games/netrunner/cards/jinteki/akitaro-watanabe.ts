import { always, card } from '../define.ts';

export default card('01079', {
  abilities: [always('rez-cost', -2, { for: 'server' })],
});
