import { boost, breaks, card, credits } from '../define.ts';

export default card('01043', {
  abilities: [breaks('code gate', credits(1)), boost(1, credits(1), 'run')],
});
