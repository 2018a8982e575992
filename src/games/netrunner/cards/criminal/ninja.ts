import { boost, breaks, card, credits } from '../define.ts';

export default card('01027', {
  abilities: [breaks('sentry', credits(1)), boost(5, credits(3), 'encounter')],
});
