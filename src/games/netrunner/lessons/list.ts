/** Ids, seats and pictures (card codes) of the lessons in teaching order, available before the lessons are loaded. */
import type { Seat } from '../rules/model.ts';

export const LESSONS: readonly { id: string; seat: Seat; picture: string; quick?: boolean; graduation?: boolean }[] = [
  { id: 'steal', seat: 'runner', picture: '01107', quick: true },
  { id: 'clicks', seat: 'runner', picture: '01041', quick: true },
  { id: 'ice', seat: 'runner', picture: '01076', quick: true },
  { id: 'icebreakers', seat: 'runner', picture: '01043', quick: true },
  { id: 'run-cost', seat: 'runner', picture: '01007', quick: true },
  { id: 'unknown-ice', seat: 'runner', picture: '01111' },
  { id: 'score', seat: 'corp', picture: '01055' },
  { id: 'rez', seat: 'corp', picture: '01113' },
  { id: 'moments', seat: 'corp', picture: '01109' },
  { id: 'tags', seat: 'runner', picture: '01032' },
  { id: 'traces', seat: 'runner', picture: '01112' },
  { id: 'memory', seat: 'runner', picture: '01038' },
  { id: 'accesses', seat: 'runner', picture: '01036' },
  { id: 'viruses', seat: 'runner', picture: '01008' },
  { id: 'trap', seat: 'corp', picture: '01069' },
  { id: 'lure', seat: 'runner', picture: '01070' },
  { id: 'damage', seat: 'runner', picture: '01063' },
  { id: 'last-card', seat: 'runner', picture: '01106' },
  { id: 'opening-runner', seat: 'runner', picture: '01034' },
  { id: 'opening-corp', seat: 'corp', picture: '01110' },
  { id: 'graduation-runner', seat: 'runner', picture: '01033', graduation: true },
  { id: 'graduation-corp', seat: 'corp', picture: '01067', graduation: true },
];
