/** Measures how many bytes of messages, gzipped, a first visit to each game needs until its first question, in a match and in a lesson. */
import { MESSAGE_BYTES, MOST_MESSAGE_BYTES } from '../../tests/support/message-bytes.ts';
import { asked } from './support/entry.ts';
import { check, report } from './support/report.ts';

const options = asked({ write: false });
const found = Object.entries(MESSAGE_BYTES);
report(
  {
    checks: found.flatMap(([game, { match, lesson }]) => {
      const most = MOST_MESSAGE_BYTES[game]!;
      return [
        check(`${game}, first match: at most ${most} bytes`, match, match <= most),
        check(`${game}, first lesson: at most ${most} bytes`, lesson, lesson <= most),
      ];
    }),
    result: Object.fromEntries(found.map(([game, { late }]) => [game, late])),
  },
  options,
);
