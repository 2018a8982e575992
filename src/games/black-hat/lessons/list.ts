/** Ids, seats and pictures of the lessons in teaching order, known before the lessons themselves are loaded. */
import type { Seat } from '../rules/model.ts';

export const LESSONS: readonly { id: string; seat: Seat; picture: string | null }[] = [
  { id: 'follow', seat: 'red', picture: null },
  { id: 'sets', seat: 'red', picture: null },
  { id: 'hat', seat: 'red', picture: null },
  { id: 'hack', seat: 'red', picture: null },
  { id: 'lose', seat: 'red', picture: null },
  { id: 'tracer', seat: 'red', picture: null },
];
