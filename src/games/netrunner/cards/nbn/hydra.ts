import { damage, either, endTheRun, gainCredits, giveTags } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22046', {
  subroutines: [
    [either('tagged', [damage('net', 3)], [giveTags(1)])],
    [either('tagged', [gainCredits(5)], [giveTags(1)])],
    [either('tagged', [endTheRun()], [giveTags(1)])],
  ],
});
