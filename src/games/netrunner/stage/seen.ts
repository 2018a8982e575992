/** Types of game events as a seat sees them: without what is hidden from it. */
import type { EventType, MoveType, SeenEvent, SeenMove } from '../rules/events.ts';

/** The type of the game event with this name as a seat sees it: without what is hidden from it. */
export type SeenOf<T extends EventType> = T extends MoveType ? SeenMove : Extract<SeenEvent, { type: T }>;
