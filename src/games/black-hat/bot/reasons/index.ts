/**
 * Says why the bot made a move. Of the kinds of reason whose condition holds, it gives the one that explains most of the difference between
 * the move and the best other one. Add a kind as one entry of a table: a condition, what it explains, and its sentence, whose message
 * `bh.reason.<decision>.<id>` is in the catalogue.
 */
import { type Reason, type Sentence, sentence } from '../../../../core/sentence.ts';
import { placeId } from '../../rules/board/places.ts';
import { JOKER } from '../../rules/model.ts';
import type { View } from '../../rules/view.ts';
import type { Look } from '../look.ts';
import type { Choice } from '../policy.ts';
import { MOVES } from './moves.ts';
import { BLAMES, LAYS, LEAVES, LIFTS, MARKS, SENDS, TAKES, TAKE_ALL, TRACES } from './others.ts';
import { PLAYS } from './plays.ts';
import { type Case, type Kind, setOf } from './position.ts';

export type { Case, Kind } from './position.ts';

/** The kinds of reason for each type of move. */
export const KINDS: Readonly<Record<string, readonly Kind<never>[]>> = {
  play: PLAYS,
  move: MOVES,
  take: TAKES,
  'take-all': TAKE_ALL,
  trace: TRACES,
  send: SENDS,
  mark: MARKS,
  lift: LIFTS,
  lay: LAYS,
  blame: BLAMES,
  leave: LEAVES,
};

/** Moves whose worth differs by less than this, in trace points, are equally good for all that the bot knows. */
const CLOSE = 0.15;

/** The kind of reason that explains most of why `move` is better than `other`; null if none holds. */
export function kindOf(c: Case, kinds: Readonly<Record<string, readonly Kind<never>[]>> = KINDS): Kind | null {
  let best: Kind | null = null;
  let most = 0;
  for (const kind of (kinds[c.move.do] ?? []) as unknown as readonly Kind[]) {
    if (!kind.holds(c)) continue;
    const gain = kind.gain(c);
    if (gain > most) [best, most] = [kind, gain];
  }
  return best;
}

/** The reason without a kind that holds: by the type of decision, and by how close it was. */
function plain(c: Case): Sentence {
  const lead = c.choice.worth - c.other.worth;
  if (lead < -CLOSE) return sentence('bh.reason.good-enough');
  const next = c.other.move;
  if (c.move.do === 'play') {
    if (lead < CLOSE) return sentence('bh.reason.close.play');
    const set = next.do === 'play' && next.cards.every((card) => card < JOKER) ? setOf(c, c.other) : null;
    if (set === null) return sentence('bh.reason.plain.play');
    return sentence('bh.reason.plain.play-than', { n: set.cards.length, rank: set.rank });
  }
  if (c.move.do === 'move') {
    if (lead < CLOSE) return sentence('bh.reason.close.move');
    if (next.do !== 'move' || next.to === c.move.to) return sentence('bh.reason.plain.move');
    return sentence('bh.reason.plain.move-than', { to: placeId(next.to) });
  }
  return lead < CLOSE ? sentence('bh.reason.close.other') : sentence('bh.reason.plain.other');
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** What the bot measured, for people who want the numbers. */
function measured({ choice, other }: Case): Sentence {
  const lead = round(Math.max(0, choice.worth - other.worth));
  return choice.wins === undefined
    ? sentence('bh.reason.numbers', { lead })
    : sentence('bh.reason.numbers.play', { wins: Math.round(choice.wins * 100) / 100, lead });
}

/** Why the bot chose `choice`. `other`: the best of the other moves. */
export function reasonOf(view: View, look: Look, choice: Choice, other: Choice): Reason {
  const c: Case = { view, look, seat: look.seat, move: choice.move, choice, other };
  return { ...(kindOf(c)?.sentence(c) ?? plain(c)), numbers: measured(c) };
}
