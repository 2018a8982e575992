import { runOneOf, trash } from '../../rules/words.ts';
import { card, whileAccessing } from '../define.ts';

// it is active only while in the play area: until its run is over
export default card('01003', {
  play: [runOneOf('hq', 'rnd')],
  abilities: [whileAccessing('demolish', {}, [trash('accessed')])],
});
