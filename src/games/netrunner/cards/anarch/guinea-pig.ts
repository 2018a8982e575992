import { chooseAll, gainCredits, trashChosen } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22003', { play: [chooseAll({ zone: 'grip' }), trashChosen(), gainCredits(10)] });
