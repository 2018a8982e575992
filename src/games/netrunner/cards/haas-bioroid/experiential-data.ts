import { always, card } from '../define.ts';

export default card('01066', {
  abilities: [always('strength', 1, { for: 'server' })],
});
