import { choose, hostOnChosen } from '../../rules/words.ts';
import { boost, breaks, card, credits, paid } from '../define.ts';

export default card('22019', {
  abilities: [
    paid('host', credits(2), [choose({ zone: 'ice', if: 'not.its.host' }, { prompt: 'choose-ice' }), hostOnChosen()]),
    breaks('sentry', credits(1), 2, { on: 'host' }),
    boost(3, credits(2), 'encounter'),
  ],
});
