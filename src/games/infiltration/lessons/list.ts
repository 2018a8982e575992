/** Id, seat and picture (a face name) of each lesson in teaching order, known before the lessons are loaded. */
import type { Seat } from '../rules/model.ts';

export const LESSONS: readonly { id: string; seat: Seat; picture: string }[] = [
  { id: 'in-and-out', seat: 'quill', picture: 'F05' },
  { id: 'first-in-order', seat: 'quill', picture: 'F06' },
  { id: 'workers-and-locks', seat: 'quill', picture: 'F03' },
  { id: 'guards', seat: 'quill', picture: 'F02' },
  { id: 'when-to-leave', seat: 'quill', picture: 'F08' },
];
