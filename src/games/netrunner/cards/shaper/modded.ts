import { choose, installChosen } from '../../rules/words.ts';
import { event } from '../define.ts';

export default event({
  code: '01035',
  title: 'Modded',
  faction: 'shaper',
  subtypes: ['mod'],
  cost: 0,
  influence: 2,
  quantity: 2,
  play: [
    choose({ zone: 'grip', type: ['program', 'hardware'], if: 'installableLess3' }, { prompt: 'choose-to-install' }),
    installChosen(3),
  ],
});
