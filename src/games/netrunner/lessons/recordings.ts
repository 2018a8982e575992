/** The recorded games that lessons start from, by name, as replay files (docs/replay-format.md). */
import rez from '../../../../tutorials/netrunner/recordings/rez.json';

export const RECORDINGS: Readonly<Record<string, unknown>> = { rez };
