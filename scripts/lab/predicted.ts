/**
 * Tests whether playouts predict what happens in bot games. Each round, or each run (`--of runs`), of games with the first decks or over
 * all pairs (`--decks all`) is also played out `--times` times by the quick policy from the same position.
 */
import { starting } from '../play/arena.ts';
import { meanOf, type Round, rounds, wholeRuns } from '../play/predicted.ts';
import { FIRST_PAIR, pairOf } from '../play/pairs.ts';
import { POLICIES } from '../play/policies.ts';
import { asked, refuse } from './support/entry.ts';
import { report, rounded } from './support/report.ts';

const options = asked({
  ...{ games: 100, decks: 'first', of: 'rounds', level: 'standard', times: 6, seed: 'foretold' },
  write: false,
});
const { level, seed, games } = options;
const policy = POLICIES[level] ?? refuse(`--level must be one of ${Object.keys(POLICIES).join(', ')}, not “${level}”.`);
const [isAll, ofRuns] = [options.decks === 'all', options.of === 'runs'];
const list: Round[] = [];
for (let i = 0; i < games; i++) {
  const { corpDeck, runnerDeck } = isAll ? pairOf(i) : FIRST_PAIR;
  const start = starting(`${seed} ${i}`, corpDeck, runnerDeck);
  list.push(...(ofRuns ? wholeRuns : rounds)(start, policy, policy, options.times));
  if ((i + 1) % 10 === 0) console.log(`${i + 1} of ${games} games, ${list.length} ${options.of}`);
}
const changes = meanOf(list).map(({ name, played, predicted, error }) => ({
  ...{
    figure: name,
    played: rounded(played, 3),
    inPlayouts: rounded(predicted, 3),
    errorOfDifference: rounded(error, 3),
  },
}));
report(
  { result: { [options.of]: list.length, changes } },
  { ...options, name: `predicted-${ofRuns ? 'runs' : 'rounds'}${isAll ? '-all-decks' : ''}` },
);
