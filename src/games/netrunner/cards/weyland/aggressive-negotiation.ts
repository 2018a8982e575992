import { searchToHand } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01097', {
  playIf: 'thisTurn.scored',
  play: [searchToHand({ zone: 'rnd' })],
});
