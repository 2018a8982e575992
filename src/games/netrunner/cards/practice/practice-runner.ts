import { define } from '../define.ts';

/** Runner identity without card text, used in lessons and scenarios. */
export default define(
  '00002',
  {
    title: 'Practice Runner',
    side: 'runner',
    type: 'identity',
    faction: 'neutral',
    subtypes: [],
    minimumDeck: 0,
    influenceLimit: 99,
    limit: 1,
    quantity: 0,
    unique: false,
  },
  {},
);
