import { boost, breaks, card, credits } from '../define.ts';

export default card('01007', {
  abilities: [breaks('barrier', credits(1)), boost(1, credits(1), 'encounter')],
});
