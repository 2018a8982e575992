import { define } from '../define.ts';

/** Corp identity without card text, used in lessons and scenarios. */
export default define(
  '00001',
  {
    title: 'Practice Corp',
    side: 'corp',
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
