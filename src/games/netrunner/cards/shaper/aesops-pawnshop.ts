import { choose, gainCredits, onlyIfTrashed, trashChosen } from '../../rules/words.ts';
import { resource, when } from '../define.ts';

export default resource({
  code: '01047',
  title: 'Aesop’s Pawnshop',
  faction: 'shaper',
  subtypes: ['connection', 'location'],
  install: 1,
  influence: 2,
  quantity: 1,
  unique: true,
  abilities: [
    when(
      'turn-opened',
      { name: 'sell', if: 'byRunner', optional: true },
      choose({ zone: 'installed', seat: 'runner', notSelf: true }, { prompt: 'choose-to-sell' }),
      trashChosen(),
      onlyIfTrashed(),
      gainCredits(3),
    ),
  ],
});
