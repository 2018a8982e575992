import { strengthen } from '../../rules/words.ts';
import { boost, breaks, card, credits, paid } from '../define.ts';

export default card('01013', {
  abilities: [
    breaks(null, credits(3), 1, { if: 'withoutStrength' }),
    paid('weaken', credits(1), [strengthen('encountered', -1)], { if: 'strongEnough' }),
    boost(1, credits(1), 'encounter'),
  ],
});
