import { always, card } from '../define.ts';

export default card('01092', {
  abilities: [always('requirement', -1, { for: 'server' })],
});
