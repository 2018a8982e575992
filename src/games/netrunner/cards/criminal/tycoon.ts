import { gainCredits } from '../../rules/words.ts';
import { boost, breaks, credits, program, when } from '../define.ts';

export default program({
  code: '22012',
  title: 'Tycoon',
  faction: 'criminal',
  subtypes: ['icebreaker', 'fracter'],
  install: 1,
  memory: 1,
  strength: 1,
  influence: 2,
  quantity: 3,
  abilities: [
    breaks('barrier', credits(1), 2),
    boost(3, credits(2), 'encounter'),
    when('encounter-ended', { name: 'fee', if: 'brokeThis' }, gainCredits(2, 'corp')),
  ],
});
