/** Events as the table gets them, one type for each name. */
import type { EventType, MoveType, SeenEvent, SeenMove } from '../rules/events.ts';

/** The event of one name, as a seat may know it. */
export type SeenOf<T extends EventType> = T extends MoveType ? SeenMove : Extract<SeenEvent, { type: T }>;
