import { bypass, choose, markChosen, pay } from '../../rules/words.ts';
import { boost, breaks, credits, program, when } from '../define.ts';

export default program({
  code: '01026',
  title: 'Femme Fatale',
  faction: 'criminal',
  subtypes: ['icebreaker', 'killer'],
  install: 9,
  memory: 1,
  strength: 2,
  influence: 1,
  quantity: 2,
  abilities: [
    breaks('sentry', credits(1)),
    boost(1, credits(2), 'encounter'),
    when('installed', { name: 'mark', if: 'self' }, choose({ zone: 'ice' }, { prompt: 'choose-ice' }), markChosen()),
    when(
      'encountered',
      { name: 'bypass', if: 'markEncountered', optional: true },
      pay(credits({ count: 'subsOfEncountered' })),
      bypass(),
    ),
  ],
});
