/** Ten questions that somebody can answer after the lessons, each with the sentences that answer it. */
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../../../../src/games/netrunner/lessons/index.ts';
import { catalogue } from '../../../support/catalogue.ts';

const sentences = {
  ...catalogue('games/netrunner/locales/en/late/lessons'),
  ...catalogue('games/netrunner/locales/en/late/later-lessons'),
};

interface Answer {
  question: string;
  lesson: string;
  /** sentences of the lesson, by key, with the words that give the answer */
  says: Readonly<Record<string, RegExp>>;
}

const ANSWERS: readonly Answer[] = [
  {
    question: 'What happens at ice that says “End the run”, without a breaker?',
    lesson: 'ice',
    says: { done: /“End the run” stops you until you can break it/, stopped: /ended the run/ },
  },
  {
    question: 'When can an agenda be scored?',
    lesson: 'score',
    says: { done: /on your own turn once it has enough counters/, 'score-it': /three counters/ },
  },
  {
    question: 'What does a tag cost me?',
    lesson: 'tags',
    says: { done: /shoot you and trash your resources\..*a click and two credits/i, guns: /1 meat damage/ },
  },
  {
    question: 'What happens when memory is full?',
    lesson: 'memory',
    says: { done: /hardware.*old program/, full: /trash(ing)? an old one/ },
  },
  {
    question: 'How many cards does an access show, by server?',
    lesson: 'accesses',
    says: {
      done: /HQ.* one card at random.*R&D the top.*Archives and remote servers you access every/,
    },
  },
  {
    question: 'How is a trace decided?',
    lesson: 'traces',
    says: { done: /the higher total wins\. A tie goes to you, and your link counts/ },
  },
  {
    question: 'How do I smell a trap?',
    lesson: 'lure',
    says: { done: /more cards.*than a trap does damage/, 'may-be': /two counters can do 4 damage/ },
  },
  {
    question: 'What are the ways to win and to lose?',
    lesson: 'last-card',
    says: { done: /seven points.*draw from an empty R&D.*flatline/i },
  },
  {
    question: 'When may ice, assets and upgrades be rezzed?',
    lesson: 'moments',
    says: {
      ice: /only.*while the Runner (approaches|is approaching) it/,
      upgrade: /at any time, even in the middle of a run/,
      asset: /an asset at any time too/,
    },
  },
  {
    question: 'What do net, meat and brain damage do, and how do they differ?',
    lesson: 'damage',
    says: {
      net: /trash a random card from your hand/,
      tag: /while you’re tagged/i,
      'brain-ice': /hand limit is 1 lower for the rest of the game/,
      done: /Net and meat damage trash cards you can replace/,
    },
  },
];

describe('the lessons answer', () => {
  test.each(ANSWERS)('$question', ({ lesson: id, says }) => {
    const lesson = LESSONS.find((one) => one.id === id)!;
    const said = ['done', ...[...lesson.opening, ...lesson.tips, ...lesson.mistakes].map(({ say }) => say)];
    for (const [say, words] of Object.entries(says)) {
      expect(said, `${id} never says ${say}`).toContain(say);
      expect(sentences[`lesson.${id}.${say}`]).toMatch(words);
    }
  });
});
