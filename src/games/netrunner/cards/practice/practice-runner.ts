import { identity } from '../define.ts';

/** An identity without text, for lessons and scenarios. */
export default identity('runner', {
  code: '00002',
  title: 'Practice Runner',
  faction: 'neutral',
  minimumDeck: 0,
  influenceLimit: 99,
  quantity: 0,
});
