import { always, card } from '../define.ts';

export default card('22042', {
  abilities: [always('tags', 1, { if: 'runAt.outermost' })],
});
