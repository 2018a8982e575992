/**
 * How much of a large volume is played: `npm test` plays a small fixed part of each, `npm run lab -- volumes` all of it by the same code.
 * A title that tells the number is made from it.
 */
export const volume = (few: number, all: number): number => (process.env['VOLUME'] === 'all' ? all : few);
