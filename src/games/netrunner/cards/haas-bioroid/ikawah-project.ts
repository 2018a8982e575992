import { card } from '../define.ts';

export default card('21010', {
  stealCost: { clicks: 1, credits: 2 },
});
