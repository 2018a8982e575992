import { addSubtypes, choose } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01037', {
  play: [
    choose({ zone: 'ice' }, { prompt: 'choose-ice' }),
    addSubtypes('chosen', ['sentry', 'code gate', 'barrier'], 'turn'),
  ],
});
