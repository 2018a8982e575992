import { choose, installChosen } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('01035', {
  play: [
    choose({ zone: 'grip', type: ['program', 'hardware'], if: 'installable.3' }, { prompt: 'choose-to-install' }),
    installChosen(3),
  ],
});
