/** Events as the table gets them, one type for each name. */
import type { EventType, MoveType, SeenEvent, SeenMove } from '../rules/events.ts';

/** The event of one name, as a seat may know it. */
export type SeenOf<T extends EventType> = T extends MoveType ? SeenMove : Extract<SeenEvent, { type: T }>;

/** One entry for each event there is: a new event without one does not compile. */
export type ByEvent<In extends unknown[], Out> = { [T in EventType]: (event: SeenOf<T>, ...rest: In) => Out };

/** Calls the entry of an event's name. */
export function dispatch<In extends unknown[], Out>(table: ByEvent<In, Out>, event: SeenEvent, ...rest: In): Out {
  const entry = table[event.type] as (event: SeenEvent, ...rest: In) => Out;
  return entry(event, ...rest);
}
