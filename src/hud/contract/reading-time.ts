/** How long what happened is left on the table to be read. */

/** How long a person needs to read what happened, ms at speed 1: a base time, and more for each character. */
const READING = { base: 350, character: 22 };

/** Returns how long a text is left to be read, ms at a speed; at speed 0 just long enough to see that something happened. */
export const readingTime = (text: string, speed: number): number =>
  speed === 0 ? READING.base : (READING.base + text.length * READING.character) / speed;

/** How long a move is left on the table when a lesson plays by itself, ms. */
export const LESSON_MOVE = 1100;
