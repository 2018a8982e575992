import { always, card } from '../define.ts';

export default card('01033', {
  abilities: [
    always('cost', -1, { for: { verb: 'install', of: ['program', 'hardware'] }, if: 'not.thisTurn.rigInstalls' }),
  ],
});
