/** Ids, seats and pictures (names of faces) of the lessons in teaching order, known before the lessons themselves are loaded. */
import type { Seat } from '../rules/model.ts';

export const LESSONS: readonly { id: string; seat: Seat; picture: string }[] = [
  { id: 'follow', seat: 'red', picture: 'rank:13' },
  { id: 'sets', seat: 'red', picture: 'joker' },
  { id: 'hat', seat: 'red', picture: 'hat' },
  { id: 'hack', seat: 'red', picture: 'rank:7' },
  { id: 'lose', seat: 'red', picture: 'rank:9' },
  { id: 'tracer', seat: 'red', picture: 'asset:1' },
];
