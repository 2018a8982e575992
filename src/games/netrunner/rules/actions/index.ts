/** What a player may do without using a card's ability: the basic actions, rezzing and scoring, each with its cost. */
export * from './basic.ts';
export { clearPlayed, layDown, payPlay, resolvePlayed } from './play.ts';
export { flipRezzed, payRez } from './rez.ts';
export { scoreCard } from './score.ts';
