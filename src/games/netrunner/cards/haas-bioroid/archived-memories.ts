import { choose, takeChosen } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01058', { play: [choose({ zone: 'archives' }, { prompt: 'choose-back' }), takeChosen()] });
