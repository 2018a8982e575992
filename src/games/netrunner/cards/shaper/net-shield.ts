import { card, credits, prevents } from '../define.ts';

export default card('01045', {
  abilities: [prevents('damage', 'prevent', credits(1), { if: 'first.netDamage' })],
});
