/** What can happen to the presenter. */
import type { GameTypes } from '../core/game.ts';
import type { Update } from '../feed/update.ts';
import type { Renderer } from './renderer.ts';

export type PresenterEvent =
  | { type: 'UPDATE'; update: Update }
  /** the feed is void from the last update shown on: an undo, a seek, another viewer */
  | { type: 'RESET' }
  /** no update could be made */
  | { type: 'FAILED'; error: unknown }
  /** more of the update is on the table, with the view after it */
  | { type: 'SHOWN'; events: number; view: GameTypes['view'] }
  /** all of it is, and the next one may come */
  | { type: 'DONE' }
  | { type: 'BROKEN'; error: unknown }
  /** an answer was not accepted */
  | { type: 'REFUSED'; error: unknown }
  /** a key or a press; `answer`: what it answers, left out if it only means "go on" */
  | { type: 'KEY'; answer?: unknown }
  | { type: 'HEARD'; how: 'followed' | 'aside' }
  | { type: 'SKIP' | 'UNDO' | 'HIDE' | 'READY' | 'PAUSE' | 'STEP' | 'CLOSE' }
  /** `rested`: only after the table has rested on what it shows */
  | { type: 'PLAY'; rested?: boolean }
  | { type: 'SEEK'; to: number }
  | { type: 'SPEED'; speed: number }
  | { type: 'STAGE'; stage: Renderer }
  | { type: 'LOST' };
