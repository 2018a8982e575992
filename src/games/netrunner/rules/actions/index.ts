/** What a player may do without using a card's ability: the basic actions, rezzing and scoring. One file each, with its cost. */
import './credit.ts';
import './draw.ts';
import './install.ts';
import './remove-tag.ts';
import './run.ts';
export { advance } from './advance.ts';
export { payAction } from './pay.ts';
export { clearPlayed, layDown, payPlay, resolvePlayed } from './play.ts';
export { purge } from './purge.ts';
export { flipRezzed, payRez } from './rez.ts';
export { scoreCard } from './score.ts';
export { trashResource } from './trash-resource.ts';
