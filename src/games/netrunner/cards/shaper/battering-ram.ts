import { boost, breaks, credits, program } from '../define.ts';

export default program({
  code: '01042',
  title: 'Battering Ram',
  faction: 'shaper',
  subtypes: ['icebreaker', 'fracter'],
  install: 5,
  memory: 2,
  strength: 3,
  influence: 2,
  quantity: 2,
  abilities: [breaks('barrier', credits(2), 2), boost(1, credits(1), 'run')],
});
