/** The rivals: who the bots are, and what they say at great moments. */
import type { GameTypes, SeatName } from '../../core/game.ts';
import type { Update } from '../../feed/update.ts';

/** A line that a rival may say about an event. */
export interface Line<E extends { type: string }, V> {
  on: E['type'];
  /** the seats whose players may say it */
  by(event: E, view: V): readonly SeatName[];
  /** Whether it is true of the table after the update (`view`), which was `before` until then; left out: always. `seat`: who says it. */
  when?(event: E, view: V, seat: SeatName, before: V): boolean;
}

/** What a rival may say: who, and the name of the line. */
export interface Said {
  seat: SeatName;
  line: string;
}

/** The rivals of a game. */
export interface Rivals<G extends GameTypes = GameTypes> {
  nameOf(seat: SeatName): string;
  /** Draws the face of a seat's player, `size` × `size` pixels. */
  drawFace(ctx: CanvasRenderingContext2D, seat: SeatName, size: number): void;
  /** What the players of these seats may say about an update that is all on the table: what fits best first. */
  says(update: Update<G>, seats: readonly SeatName[]): readonly Said[];
  /** The words of a line. */
  wordsOf(line: string): string;
}

/** What is there before the rivals of a game are loaded. */
export interface RivalsUi<G extends GameTypes = GameTypes> {
  /** the types of the events about which they may say something */
  readonly moments: readonly string[];
  load(): Promise<Rivals<G>>;
}

/**
 * Returns the lines that are true of an update, those about the weightiest event first.
 * @param lines by name, what fits best first
 * @param moments the types of events, the weightiest first
 */
export function fittingLines<G extends GameTypes>(
  lines: Readonly<Record<string, Line<G['seen'], G['view']>>>,
  moments: readonly string[],
  { events, before, after }: Pick<Update<G>, 'events' | 'before' | 'after'>,
  seats: readonly SeatName[],
): Said[] {
  const weighty = events
    .filter(({ type }) => moments.includes(type))
    .sort((a, b) => moments.indexOf(a.type) - moments.indexOf(b.type));
  return weighty.flatMap((event) =>
    Object.entries(lines).flatMap(([line, { on, by, when }]): Said[] => {
      if (on !== event.type) return [];
      return by(event, after)
        .filter((seat) => seats.includes(seat) && when?.(event, after, seat, before) !== false)
        .map((seat) => ({ seat, line }));
    }),
  );
}
