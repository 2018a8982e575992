import { placeCounters } from '../../rules/words.ts';
import { always, program, when } from '../define.ts';

export default program({
  code: '01012',
  title: 'Parasite',
  faction: 'anarch',
  subtypes: ['virus'],
  install: 2,
  memory: 1,
  influence: 2,
  quantity: 3,
  host: { zone: 'ice', up: true },
  abilities: [
    when('turn-opened', { name: 'grow', if: 'byRunner' }, placeCounters('virus', 1)),
    always('strength', { count: 'virusHere', times: -1 }, { for: 'host' }),
    always('trash-host-at-zero', 1),
  ],
});
