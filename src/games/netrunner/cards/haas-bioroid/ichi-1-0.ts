import { choose, damage, giveTags, trace, trash } from '../../rules/words.ts';
import { breaks, card, clicks } from '../define.ts';

const trashProgram = () => [choose({ zone: 'rig', type: 'program' }, { prompt: 'choose-program' }), trash('chosen')];

export default card('01062', {
  abilities: [breaks(null, clicks(1), 1, { on: 'self', by: 'runner' })],
  subroutines: [trashProgram(), trashProgram(), [trace(1, giveTags(1), damage('brain', 1))]],
});
