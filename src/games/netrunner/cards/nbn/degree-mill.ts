import { card } from '../define.ts';

export default card('21055', {
  stealCost: { cards: { from: { zone: 'installed', seat: 'runner' }, n: 2, go: 'shuffle' } },
});
