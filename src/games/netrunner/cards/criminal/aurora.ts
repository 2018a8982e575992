import { boost, breaks, card, credits } from '../define.ts';

export default card('01025', {
  abilities: [breaks('barrier', credits(2)), boost(3, credits(2), 'encounter')],
});
