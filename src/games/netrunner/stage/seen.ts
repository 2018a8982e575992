/** The types of events as a seat may see them. */
import type { EventType, MoveType, SeenEvent, SeenMove } from '../rules/events.ts';

/** The type of the event with this name, as a seat may see it. */
export type SeenOf<T extends EventType> = T extends MoveType ? SeenMove : Extract<SeenEvent, { type: T }>;
