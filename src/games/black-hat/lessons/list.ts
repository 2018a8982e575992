/** Id, seat and picture (a face name) of each lesson in teaching order, known before the lessons are loaded. */
import type { Seat } from '../rules/model.ts';

export const LESSONS: readonly { id: string; seat: Seat; picture: string; graduation?: boolean }[] = [
  { id: 'follow', seat: 'red', picture: 'rank:13' },
  { id: 'sets', seat: 'red', picture: 'joker' },
  { id: 'hat', seat: 'red', picture: 'hat' },
  { id: 'hack', seat: 'red', picture: 'rank:7' },
  { id: 'lose', seat: 'red', picture: 'rank:9' },
  { id: 'tracer', seat: 'red', picture: 'asset:1' },
  { id: 'finish', seat: 'red', picture: 'rank:1', graduation: true },
];
