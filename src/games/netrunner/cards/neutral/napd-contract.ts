import { always, card } from '../define.ts';

export default card('04119', {
  stealCost: { credits: 4 },
  abilities: [always('requirement', { count: 'badPublicity' }, { for: 'self' })],
});
