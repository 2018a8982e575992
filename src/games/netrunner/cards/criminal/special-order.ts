import { searchToHand } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01022', { play: [searchToHand({ zone: 'stack', type: 'program', subtype: 'icebreaker' })] });
