import type { Kind } from '../../rules/board/faces.ts';

/** For each kind of place, the sign that HTML shows for it; '' for none. */
export const KIND_SIGN: Readonly<Record<Kind, string>> = {
  host: '',
  hash: '#',
  exploit: '±',
  randomizer: '⟳',
  honeypot: '⬡',
  denial: '⊘',
  alarm: '!',
  start: '⌂',
  asset: '◎',
};
