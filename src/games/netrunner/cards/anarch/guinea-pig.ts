import { chooseAll, gainCredits, trash } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22003', { play: [chooseAll({ zone: 'grip' }), trash('chosen'), gainCredits(10)] });
