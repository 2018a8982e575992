import { searchToHand } from '../../rules/words.ts';
import { card, hosts, paid } from '../define.ts';

export default card('01009', {
  abilities: [
    hosts(3, 'icebreaker'),
    paid('search', { clicks: 1, credits: 1 }, [searchToHand({ zone: 'stack', type: 'program', subtype: 'virus' })]),
  ],
});
