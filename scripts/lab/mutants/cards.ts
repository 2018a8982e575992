/**
 * Changes each part of Netrunner's cards in turn and lists the changes that no scenario notices. `npm test` tries a share of them on each
 * commit.
 */
import '../../../src/games/netrunner/index.ts';
import { NO_DIFFERENCE, failing, noticed } from '../../../tests/games/netrunner/cards/noticed.ts';
import { allFeatures, allParts, allWords } from '../../../tests/games/netrunner/cards/parts.ts';

/** Tries all changes and prints the results. Returns 1 if a change goes unnoticed or a scenario fails without one, else 0. */
export function mutateCards(): 0 | 1 {
  const broken = failing();
  for (const name of broken) console.log(`fails without a change: ${name}`);
  if (broken.length > 0) return 1;
  const all = [...allParts(), ...allWords(), ...allFeatures()];
  const unseen = all.filter((part) => !noticed(part)).map(({ name }) => name);
  const missed = unseen.filter((name) => !(name in NO_DIFFERENCE));
  const outdated = Object.keys(NO_DIFFERENCE).filter((name) => !unseen.includes(name));
  for (const name of missed) console.log(`not noticed: ${name}`);
  for (const name of outdated) console.log(`listed as equal, but makes a difference or no longer exists: ${name}`);
  const same = unseen.length - missed.length;
  console.log(
    `\n${all.length - unseen.length} of ${all.length - same} changes noticed; ${same} more make no difference`,
  );
  return missed.length + outdated.length > 0 ? 1 : 0;
}
