import { bypass, choose, markChosen, pay } from '../../rules/words.ts';
import { boost, breaks, card, credits, when } from '../define.ts';

export default card('01026', {
  abilities: [
    breaks('sentry', credits(1)),
    boost(1, credits(2), 'encounter'),
    when('installed', { name: 'mark', if: 'self' }, choose({ zone: 'ice' }, { prompt: 'choose-ice' }), markChosen()),
    when(
      'encountered',
      { name: 'bypass', if: 'its.mark', optional: true },
      pay(credits({ count: 'subsOfEncountered' })),
      bypass(),
    ),
  ],
});
