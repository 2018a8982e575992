/** How much the messages of a first visit weigh, in bytes after gzip -9. */
import { gzipSync } from 'node:zlib';
import * as blackHat from '../../src/games/black-hat/words/all.ts';
import * as infiltration from '../../src/games/infiltration/words/all.ts';
import * as netrunner from '../../src/games/netrunner/words/all.ts';
import type { MessageSet } from '../../src/i18n/index.ts';
import { SHARED } from '../../src/i18n/loading.ts';

const bytes = ({ en }: MessageSet): number => gzipSync(JSON.stringify(en), { level: 9 }).length;

/** For each game: what is there at the first question of a first match, and of a first lesson; and the sets that come later. */
export const MESSAGE_BYTES = Object.fromEntries(
  [netrunner, blackHat, infiltration].map(({ words, LATE }) => {
    const match = bytes(SHARED) + bytes(words);
    const late = Object.fromEntries(LATE.map((set) => [set.id, bytes(set)]));
    return [words.id, { match, lesson: match + late[`${words.id}/lessons`]!, late }];
  }),
);

/** What they weighed when a move was first put into words; more is not to be fetched before it. */
export const MOST_MESSAGE_BYTES: Readonly<Record<string, number>> = {
  netrunner: 44_553,
  'black-hat': 22_848,
  infiltration: 24_006,
};
