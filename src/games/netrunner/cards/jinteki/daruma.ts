import { exchangeHere, trash } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22041', {
  abilities: [
    when(
      'server-approached',
      { name: 'exchange', if: ['thisServer', 'on.remote'], optional: true },
      trash('self'),
      exchangeHere(),
    ),
  ],
});
