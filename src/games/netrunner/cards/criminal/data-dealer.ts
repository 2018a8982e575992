import { gainCredits } from '../../rules/words.ts';
import { card, paid } from '../define.ts';

export default card('01031', { abilities: [paid('deal', { clicks: 1, forfeit: 1 }, [gainCredits(9)])] });
