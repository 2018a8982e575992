import { choose, rezOrTrash } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01020', { play: [choose({ zone: 'ice', up: false }, { prompt: 'choose-ice' }), rezOrTrash()] });
