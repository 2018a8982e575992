/** The runs that cards make, read from their effects: on which server, with what help, and what they bring besides what every run does. */
import type { CardDef } from '../rules/def.ts';
import type { ServerId } from '../rules/model.ts';
import type { Central, Word } from '../rules/word.ts';
import { find, says } from './calculator/run-costs.ts';
import type { Gain } from './worth/gains.ts';
import { gainOf, usual } from './worth/words.ts';

/** The run that a card makes: an event when it is played, or an installed card by its action. */
export interface RunMade {
  /** the servers on which the card may make the run, the usual one first; empty: any server */
  servers: readonly Central[];
  /** the server on which a success counts; null: the one that was run on */
  as: ServerId | null;
  /** number of extra cards accessed on the server; `also`: servers of which one card each is accessed too */
  more: number;
  also: readonly Central[];
  /** extra credits that the Runner may spend during this run only */
  credits: number;
  /** whether the first ice encountered is bypassed */
  bypass: boolean;
  /** whether accessed cards may be trashed for free */
  demolishes: boolean;
  /**
   * what the run gains. `bonus`: on success, besides the accesses; `instead`: on success, in place of the accesses (null: nothing replaces
   * them); `price`: in any case
   */
  bonus: Gain;
  instead: Gain | null;
  price: Gain;
}

/**
 * Returns the run that these effects make; null: they make none. `card`: the card they are on, whose other abilities may add to the run.
 */
export function runOf(card: CardDef, words: readonly Word[]): RunMade | null {
  const [made] = find(words, 'makeRun');
  if (!made) return null;
  const by = usual(card.side);
  const run: RunMade = {
    servers: made.server === 'any' ? [] : typeof made.server === 'string' ? [made.server] : made.server,
    as: null,
    more: 0,
    also: [],
    credits: made.credits ?? 0,
    bypass: says(words, 'bypass'),
    demolishes: card.abilities.some(({ a }) => a === 'access'),
    bonus: {},
    instead: null,
    price: gainOf(
      words.filter(({ w }) => w !== 'makeRun' && w !== 'later'),
      by,
    ),
  };
  const success: Word[] = [];
  for (const ability of card.abilities) {
    if (ability.a === 'instead') run.instead = gainOf(ability.words, by);
    if (ability.a !== 'when' || ability.on !== 'run-succeeding') continue;
    success.push(...ability.words);
    run.as = find(ability.words, 'treatRunAs')[0]?.server ?? run.as;
  }
  run.more = find(success, 'moreAccesses').reduce((n, w) => n + w.n, 0);
  run.also = find(success, 'accessOne').map((w) => w.server);
  run.bonus = gainOf(
    success.filter(({ w }) => w !== 'moreAccesses' && w !== 'later' && w !== 'treatRunAs'),
    by,
  );
  return run;
}
