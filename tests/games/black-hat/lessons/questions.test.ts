/** What somebody can answer after the lessons of Black Hat. */
import { LESSONS } from '../../../../src/games/black-hat/lessons/index.ts';
import { catalogue } from '../../../support/catalogue.ts';
import { testQuestions } from '../../../support/lesson-questions.ts';

const sentences = {
  ...catalogue('games/black-hat/locales/en/lessons'),
  ...catalogue('games/black-hat/locales/en/late/lessons'),
};

testQuestions(LESSONS, sentences, [
  { question: 'What is the aim?', says: { follow: { board: /lowest score wins/ } } },
  {
    question: 'How does a trick go?',
    says: {
      follow: {
        teaches: /highest card takes the trick.* equal, the later one wins/i,
        done: /winner moves a pawn and leads the next trick/,
      },
      sets: { 'too-few': /a higher pair.* A single card never/ },
      hat: { teaches: /the lowest set wins/ },
    },
  },
  {
    question: 'Where may I move?',
    says: {
      follow: { move: /moves a pawn along an arrow/ },
      hack: { done: /rivals off negative spaces.*jump rivals.*never your own pawn/i },
    },
  },
  {
    question: 'What costs me points?',
    says: {
      follow: { board: /your pawn.* costs you three points each round/ },
      sets: { costs: /Cards left in your hand cost you points/ },
      hat: { kept: /Hat.* costs five points/ },
      tracer: { jail: /Jail costs five points each round/ },
    },
  },
  {
    question: 'How does a round end, and how does the game?',
    says: { sets: { 'first-out': /round ends when any hand is empty/ }, finish: { 'goal-space': /ends the game/ } },
  },
  {
    question: 'When should I stop winning, and when end the game?',
    says: {
      lose: { done: /When your pawns are well placed, lose the trick/ },
      finish: { done: /when your total is lowest/ },
    },
  },
]);
