/** Types of game events without what a seat may not see. */
import type { EventType, MoveType, SeenEvent, SeenMove } from '../rules/events.ts';

/** The type of the game event with this name, without what a seat may not see. */
export type SeenOf<T extends EventType> = T extends MoveType ? SeenMove : Extract<SeenEvent, { type: T }>;
