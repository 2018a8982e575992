/** Questions that somebody can answer after a game's lessons, each with the sentences that answer it. */
import { describe, expect, test } from 'vitest';
import type { Lesson } from '../../src/lessons/lesson.ts';

export interface Answer {
  question: string;
  /** sentences by lesson and key, with the words that give the answer */
  says: Readonly<Record<string, Readonly<Record<string, RegExp>>>>;
}

/** Tests that the lessons say the sentences that answer each question: in the opening, as a tip, after a mistake or at the end. */
export function testQuestions(
  lessons: readonly Lesson[],
  sentences: Readonly<Record<string, string>>,
  answers: readonly Answer[],
): void {
  describe('the lessons answer', () => {
    test.each(answers)('$question', ({ says }) => {
      for (const [id, words] of Object.entries(says)) {
        const lesson = lessons.find((one) => one.id === id)!;
        const said = ['done', ...[...lesson.opening, ...lesson.tips, ...lesson.mistakes].map(({ say }) => say)];
        for (const [say, answer] of Object.entries(words)) {
          expect(said, `${id} never says ${say}`).toContain(say);
          expect(sentences[`lesson.${id}.${say}`]).toMatch(answer);
        }
      }
    });
  });
}
