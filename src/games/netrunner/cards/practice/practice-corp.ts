import { identity } from '../define.ts';

/** An identity without text, for lessons and scenarios. */
export default identity('corp', {
  code: '00001',
  title: 'Practice Corp',
  faction: 'neutral',
  minimumDeck: 0,
  influenceLimit: 99,
  quantity: 0,
});
