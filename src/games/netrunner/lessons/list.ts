/** Ids and seats of the lessons in teaching order, known before the lessons themselves are loaded. */
import type { Seat } from '../rules/model.ts';

export const LESSONS: readonly { id: string; seat: Seat }[] = [
  { id: 'steal', seat: 'runner' },
  { id: 'clicks', seat: 'runner' },
  { id: 'ice', seat: 'runner' },
  { id: 'icebreakers', seat: 'runner' },
  { id: 'run-cost', seat: 'runner' },
  { id: 'unknown-ice', seat: 'runner' },
  { id: 'score', seat: 'corp' },
  { id: 'rez', seat: 'corp' },
  { id: 'tags', seat: 'runner' },
];
