import { installSeveral } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01060', { play: [installSeveral(3)] });
