import { boost, breaks, card, credits } from '../define.ts';

export default card('01042', {
  abilities: [breaks('barrier', credits(2), 2), boost(1, credits(1), 'run')],
});
