import { boost, breaks, credits, program } from '../define.ts';

export default program({
  code: '01043',
  title: 'Gordian Blade',
  faction: 'shaper',
  subtypes: ['icebreaker', 'decoder'],
  install: 4,
  memory: 1,
  strength: 2,
  influence: 3,
  quantity: 3,
  abilities: [breaks('code gate', credits(1)), boost(1, credits(1), 'run')],
});
