/** Recorded games that lessons are made from, by name: replay files (docs/replay-format.md). */
import rez from '../../../../tutorials/netrunner/recordings/rez.json';

export const RECORDINGS: Readonly<Record<string, unknown>> = { rez };
