import { runOneOf, trashAccessed } from '../../rules/words.ts';
import { card, whileAccessing } from '../define.ts';

export default card('01003', {
  play: [runOneOf('hq', 'rnd')],
  abilities: [whileAccessing('demolish', {}, [trashAccessed()], { if: 'thisRun' })],
});
