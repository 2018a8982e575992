/**
 * Counts how often a person is asked in a game of Netrunner with the default settings. Two standard bots play, and their moves stand in for
 * the person's. Several moves made by one button count once.
 */
import { words } from '../../src/games/netrunner/words/all.ts';
import { useWords } from '../../src/i18n/loading.ts';
import { type Asked, besidesActions, questionsOf } from '../play/questions.ts';
import { asked } from './support/entry.ts';
import { check, largestFirst, report, rounded } from './support/report.ts';
import { sum } from './support/statistics.ts';

useWords(words);
const options = asked({ games: 50, seed: 'questions', write: false });
const { games, seed } = options;
const all = Array.from({ length: games }, (_, i) => questionsOf(`${seed} ${i + 1}`, (i + 1) * 7)).flat();

const perGame = (list: readonly Asked[], figure: (asked: Asked) => number): number =>
  rounded(sum(list.map(figure)) / games, 1);
function ofSeat(seat: Asked['seat']): object {
  const own = all.filter((one) => one.seat === seat);
  const kinds = [...new Set(own.flatMap((one) => Object.keys(one.kinds)))];
  return {
    questions: perGame(own, (one) => besidesActions(one.kinds)),
    ...largestFirst(Object.fromEntries(kinds.map((kind) => [kind, perGame(own, (one) => one.kinds[kind] ?? 0)]))),
  };
}
const idle = sum(all.map((one) => one.idle));
const missed = all.flatMap((one) => one.missed);
report(
  {
    checks: [check('no window at which nothing that is offered can matter', idle, idle === 0)],
    result: {
      questionsBesidesClicks: perGame(all, (one) => besidesActions(one.kinds)),
      corp: ofSeat('corp'),
      runner: ofSeat('runner'),
      movesPassedOver: missed.length,
      passedOver: [...new Set(missed)],
    },
  },
  options,
);
