import { card } from '../define.ts';

export default card('12070', {
  stealCost: { damage: 4 },
});
