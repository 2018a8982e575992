import { boost, breaks, credits, program } from '../define.ts';

export default program({
  code: '01046',
  title: 'Pipeline',
  faction: 'shaper',
  subtypes: ['icebreaker', 'killer'],
  install: 3,
  memory: 1,
  strength: 1,
  influence: 1,
  quantity: 2,
  abilities: [breaks('sentry', credits(1)), boost(1, credits(2), 'run')],
});
