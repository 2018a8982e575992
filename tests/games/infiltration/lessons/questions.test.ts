/** What somebody can answer after the lessons of Infiltration. */
import { LESSONS } from '../../../../src/games/infiltration/lessons/index.ts';
import { catalogue } from '../../../support/catalogue.ts';
import { testQuestions } from '../../../support/lesson-questions.ts';

const sentences = {
  ...catalogue('games/infiltration/locales/en/lessons'),
  ...catalogue('games/infiltration/locales/en/late/lessons'),
};

testQuestions(LESSONS, sentences, [
  { question: 'What is the aim?', says: { 'in-and-out': { rival: /richest operative outside wins/ } } },
  {
    question: 'How does a round go?',
    says: {
      'first-in-order': { order: /choose in secret\. Then .* card is played before yours/ },
      guards: { teaches: /Guards act after all cards/ },
      'in-and-out': { clock: /proximity climbs every round/ },
    },
  },
  {
    question: 'How do I get tokens?',
    says: {
      'in-and-out': { take: /Download takes two, worth 1 to 3 each/ },
      'first-in-order': { teaches: /first Download .* takes two tokens\. Later ones take one/ },
      'workers-and-locks': { lock: /tech lock\. Remove it to release/, worker: /lab worker guards/ },
    },
  },
  {
    question: 'What costs me points?',
    says: {
      'when-to-leave': { clock: /still inside at 99 scores nothing/ },
      guards: { wounded: /A wound delays you/ },
    },
  },
  {
    question: 'How do I get out, and how does the game end?',
    says: {
      'in-and-out': { door: /From the entry room, Retreat takes you out/, clock: /At 99, everyone inside is caught/ },
    },
  },
  {
    question: 'When should I leave?',
    says: { 'when-to-leave': { teaches: /count what the worst rolls would cost/, done: /before you stay/ } },
  },
]);
