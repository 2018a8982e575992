/** Estimates what a successful run brings besides its accesses: through cards in play that react to it, and the card that made the run. */
import type { Ability } from '../../rules/def.ts';
import { def } from '../../rules/defs.ts';
import { type ServerId, isRemote } from '../../rules/model.ts';
import type { Condition } from '../../rules/names.ts';
import type { Cond } from '../../rules/word.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import { appraise } from '../appraise.ts';
import type { Context } from '../context.ts';
import { facts } from '../facts.ts';
import type { RunMade } from '../run-made.ts';
import { CHANCES } from '../worth/names.ts';
import { readingOf } from '../worth/now.ts';
import { add, type Gain } from '../worth/gains.ts';
import { gainOf } from '../worth/words.ts';

/**
 * What a success on a server brings: `more` accesses, the `worth` of other gains, and the worth of what replaces the access (`instead`;
 * null: nothing does), in credits.
 */
export interface Success {
  more: number;
  worth: number;
  instead: number | null;
}

/** For each condition on the server of a run: a function that says whether it holds on a server. Other conditions are missing. */
const AT: { [C in Condition]?: (server: ServerId) => boolean } = {
  'on.hq': (server) => server === 'hq',
  'on.rnd': (server) => server === 'rnd',
  'on.archives': (server) => server === 'archives',
  'on.remote': isRemote,
  central: (server) => !isRemote(server),
  fromRnd: (server) => server === 'rnd',
  'first.hqSuccesses': (server) => server === 'hq',
  'first.rndSuccesses': (server) => server === 'rnd',
};

/** Returns the chance that these conditions hold when a run on the server succeeds. */
function chanceAt(cond: Cond | undefined, server: ServerId): number {
  let chance = 1;
  for (const one of [cond ?? []].flat()) chance *= AT[one] ? (AT[one](server) ? 1 : 0) : CHANCES[one];
  return chance;
}

const waits = (ability: Ability): boolean =>
  ability.a === 'instead' ||
  (ability.a === 'when' &&
    (ability.on === 'run-succeeded' || ability.on === 'access-coming' || ability.on === 'run-ended'));

/** Returns the Runner's cards in play that react to a successful run. */
const waiting = (view: View): CardView[] =>
  [view.runner.identity, ...view.runner.rig].filter(
    ({ code, up, blank }) => code !== null && up && !blank && def(code).abilities.some(waits),
  );

/**
 * Returns what a successful run on the server brings through the Runner's cards in play. `made`: the run, if a card makes it; else null.
 */
export function successOn(ctx: Context, server: ServerId, made: RunMade | null): Success {
  const { view } = ctx;
  const success: Success = { more: made?.more ?? 0, worth: 0, instead: null };
  if (made) {
    success.worth += appraise(ctx, made.bonus);
    if (made.instead) success.instead = appraise(ctx, capped(view, made.instead));
  }
  for (const card of waiting(view)) {
    const by = readingOf(view, 'runner', card);
    for (const ability of def(card.code!).abilities) {
      if ((ability.a !== 'instead' && ability.a !== 'when') || !waits(ability)) continue;
      const chance = chanceAt(ability.if, server);
      if (chance === 0) continue;
      const gain = gainOf(ability.words, by);
      if (ability.a === 'instead') {
        const taken = Math.min(gain.runnerCredits ?? 0, card.counters.credit ?? 0);
        success.instead = Math.max(success.instead ?? 0, appraise(ctx, { ...gain, runnerCredits: taken + 2 }));
        continue;
      }
      const more = gain.accesses ?? 0;
      if (ability.a === 'when' && ability.on === 'access-coming') {
        // a counter that this success places already counts
        success.more += (more + (card.counters.virus === undefined ? 0 : 1)) * chance;
        add(gain, { accesses: -more });
      }
      success.worth += appraise(ctx, gain) * chance;
    }
  }
  return success;
}

/** Returns a gain that the Corp's credits allow: it loses no more than it has, and the Runner gains 2 less for each one missing. */
function capped(view: View, gain: Gain): Gain {
  const lost = -(gain.corpCredits ?? 0);
  const short = Math.max(0, lost - view.corp.credits);
  return short === 0
    ? gain
    : { ...gain, corpCredits: -(lost - short), runnerCredits: (gain.runnerCredits ?? 0) - 2 * short };
}

/** Returns the run that the card in the play area makes; null if it makes none. */
export function madeBy(view: View): RunMade | null {
  for (const { code, seat } of view.play) {
    const made = code === null || seat !== 'runner' ? null : facts(code).run;
    if (made) return made;
  }
  return null;
}
