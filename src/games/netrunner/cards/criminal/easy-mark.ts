import { gainCredits } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01019', { play: [gainCredits(3)] });
