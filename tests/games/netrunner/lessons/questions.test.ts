/** Ten questions that somebody can answer after the lessons, each with the sentences that answer it. */
import { LESSONS } from '../../../../src/games/netrunner/lessons/index.ts';
import { catalogue } from '../../../support/catalogue.ts';
import { testQuestions } from '../../../support/lesson-questions.ts';

const sentences = {
  ...catalogue('games/netrunner/locales/en/late/lessons'),
  ...catalogue('games/netrunner/locales/en/late/later-lessons'),
};

testQuestions(LESSONS, sentences, [
  {
    question: 'What happens at ice that says “End the run”, without a breaker?',
    says: { ice: { done: /“End the run” stops you until you can break it/, stopped: /ended the run/ } },
  },
  {
    question: 'When can an agenda be scored?',
    says: { score: { done: /on your own turn once it has enough counters/, 'score-it': /three counters/ } },
  },
  {
    question: 'What does a tag cost me?',
    says: { tags: { done: /shoot you and trash your resources\..*a click and two credits/i, guns: /1 meat damage/ } },
  },
  {
    question: 'What happens when memory is full?',
    says: { memory: { done: /hardware.*old program/, full: /trash(ing)? an old one/ } },
  },
  {
    question: 'How many cards does an access show, by server?',
    says: {
      accesses: {
        done: /HQ.* one card at random.*R&D the top.*Archives and remote servers you access every/,
      },
    },
  },
  {
    question: 'How is a trace decided?',
    says: { traces: { done: /the higher total wins\. A tie goes to you, and your link counts/ } },
  },
  {
    question: 'How do I smell a trap?',
    says: { lure: { done: /as many cards as a trap does damage/, 'may-be': /two counters can do 4 damage/ } },
  },
  {
    question: 'What are the ways to win and to lose?',
    says: { 'last-card': { done: /seven points.*draw from an empty R&D.*flatline/i } },
  },
  {
    question: 'When may ice, assets and upgrades be rezzed?',
    says: {
      moments: {
        ice: /only.*while the Runner (approaches|is approaching) it/,
        upgrade: /at any time, even in the middle of a run/,
        asset: /an asset at any time too/,
      },
    },
  },
  {
    question: 'What do net, meat and brain damage do, and how do they differ?',
    says: {
      damage: {
        net: /trash a random card from your hand/,
        tag: /while you’re tagged/i,
        'brain-ice': /hand limit is 1 lower for the rest of the game/,
        done: /Net and meat damage trash cards you can replace/,
      },
    },
  },
]);
