import { boost, breaks, card, credits } from '../define.ts';

export default card('01046', {
  abilities: [breaks('sentry', credits(1)), boost(1, credits(2), 'run')],
});
