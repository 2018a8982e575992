import { drawUpTo, gainCredits, installSeveral } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22031', {
  play: [
    gainCredits({ count: 'runnerAgendas' }),
    drawUpTo({ count: 'runnerAgendas' }),
    installSeveral({ count: 'runnerAgendas' }, { remote: true }),
  ],
});
