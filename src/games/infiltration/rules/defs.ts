/** Public rules that the screen and bots may call: printed values and what follows from face-up cards. */
export { tokensAtFirst } from './carry/data.ts';
export { othersNear, strikeTargets, turnsBefore } from './forced.ts';
export { DEEPEST, FLOOR, floorOf, isAction, isInside, OPERATIVES, OUTSIDE, SECRET } from './model.ts';
export { sameMove } from './move.ts';
export { actionsIn } from './moves.ts';
export { END, LEAST_ALARM, MOST_ALARM, PLACES, slotsIn } from './play.ts';
export { allItems, allRooms, BANK, itemDef, LEVER, register, roomDef, TAP } from './registry.ts';
export { worthOf } from './score.ts';
export { chanceOut, stayingOut, type Leaving } from './way-out.ts';
export { GUARD_ROUND, guardsAdd } from './walks.ts';
