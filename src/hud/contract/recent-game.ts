import type { SeatName } from '../../core/game.ts';

/** A finished game as the start page lists it. */
export interface RecentGame {
  id: string;
  game: string;
  /** the name that a person gave it; '' if none */
  name: string;
  /** the seat of the only person; null if nobody or several people played */
  you: SeatName | null;
  turns: number;
  /** how it ended for `you`; 'other' if `you` is null */
  ended: 'won' | 'lost' | 'draw' | 'other';
}
