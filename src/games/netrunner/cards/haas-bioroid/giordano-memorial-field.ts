import { chooseOne, endTheRun, onlyIf, option, pay } from '../../rules/words.ts';
import { card, when } from '../define.ts';

export default card('22033', {
  abilities: [
    when(
      'run-succeeded',
      { name: 'toll', if: 'thisServer' },
      onlyIf('count.runnerAgendas.least.1'),
      chooseOne(
        'runner',
        option('pay', pay({ credits: { count: 'runnerAgendas', times: 2 } }, 'runner')),
        option('end the run', endTheRun()),
      ),
    ),
  ],
});
