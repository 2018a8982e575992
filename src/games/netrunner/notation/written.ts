/** Playing a written sentence, with all that is written in it: several picks, subroutines, cards trashed for an install. */
import { decider, legalMoves } from '../rules/moves/index.ts';
import type { Move } from '../rules/move.ts';
import { top } from '../rules/play.ts';
import { legalMatch } from './match.ts';
import { type Ref, ScenarioError, codeOf } from './names.ts';
import type { Playing } from './playing.ts';
import type { MoveQuery, Sentence } from './sentence.ts';

/** Plays a sentence, as often as it says. Throws ScenarioError when it never becomes legal. */
export function playSentence(p: Playing, s: Sentence): void {
  for (let i = 0; i < s.times; i++) once(p, s);
}

const pick = (each: Ref | number): MoveQuery =>
  typeof each === 'number' ? { do: 'pick', n: each } : { do: 'pick', card: each };
const asked = (p: Playing): string | null => {
  const frame = top(p.x);
  return frame?.k === 'ask' ? frame.ask : null;
};

function once(p: Playing, s: Sentence): void {
  if (s.how === 'picks' && s.picks.length > 1) {
    p.reach(s, s.picks.map(pick));
    return pickFrom(p, s, [...s.picks], asked(p));
  }
  if (alreadyPaid(p, s)) return;
  // an install whose trashing is all done by the rules is a plain install
  const readings =
    s.how === 'trashing' ? s.readings.flatMap((query) => [query, { ...query, trashing: false }]) : s.readings;
  make(p, s, readings);
  const rest = s.picks.slice(1);
  switch (s.how) {
    case 'each':
      for (const each of rest) next(p, s, { ...readings[0]!, card: each as Ref });
      return;
    case 'subs':
      if (asked(p) === 'subs') return pickFrom(p, s, [...s.picks], 'subs');
      for (const each of rest) next(p, s, { ...readings[0]!, n: each as number });
      return;
    case 'picks':
      // a card was picked: fewer are wanted than could be. A named way or a server: what is asked next is another question
      if ((p.moves.at(-1) ?? '').startsWith(`${s.seat}: pick`)) pickFrom(p, s, [], asked(p));
      return;
    case 'trashing':
      return trashing(p, s, s.picks as Ref[]);
    case 'none':
  }
}

/** `pay` after the last way of paying that was left to choose: there is nothing to ask any more. */
const alreadyPaid = (p: Playing, s: Sentence): boolean =>
  s.readings[0]!.do === 'pay' &&
  s.readings[0]!.card === undefined &&
  s.readings[0]!.purse === undefined &&
  (p.moves.at(-1) ?? '').startsWith(`${s.seat}: `) &&
  /^\w+: (discount trashing|pay (\d+ )?with) /.test(p.moves.at(-1) ?? '') &&
  top(p.x)?.k !== 'cost';

/** Goes on until the move is legal, and makes it. */
function make(p: Playing, s: Sentence, readings: MoveQuery[]): void {
  if (readings[0]!.do === 'concede') return p.play({ do: 'concede', option: s.seat }, true);
  p.play(p.reach(s, readings), true);
}
/** A later part of one sentence: legal now, or already settled because nothing was left to choose. */
function next(p: Playing, s: Sentence, query: MoveQuery): void {
  const move = decider(p.x) === s.seat ? legalMatch(p.x, [query]) : null;
  if (move) return p.play(move, true);
  if (asked(p) !== null && p.usual() !== null) throw p.never(s, null);
  if (query.do === 'next') return;
  make(p, s, [query]);
}

/** Picks what is left of a list in the order in which it is offered, then `done` if that is asked. */
function pickFrom(p: Playing, s: Sentence, left: (Ref | number)[], ask: string | null): void {
  const still = (): boolean => asked(p) === ask && ask !== null && decider(p.x) === s.seat;
  while (left.length > 0 && still()) {
    const legal = legalMoves(p.x);
    let best: { move: Move; at: number; rank: number } | null = null;
    for (const [at, each] of left.entries()) {
      const move = legalMatch(p.x, [pick(each)]);
      const rank = legal.findIndex((one) => move !== null && one.card === move.card && one.n === move.n);
      if (move && (best === null || rank < best.rank)) best = { move, at, rank };
    }
    if (!best) throw p.never(s, null);
    left.splice(best.at, 1);
    p.play(best.move, true);
  }
  if (left.length > 0) {
    const names = left.map((each) => (typeof each === 'number' ? each : each.text)).join(', ');
    throw new ScenarioError(`nothing asks for ${names}\n${p.standing()}`);
  }
  if (still() && legalMoves(p.x).some((move) => move.do === 'done')) p.play({ do: 'done' }, true);
}

/** Cards trashed for an install: those the rules trash by themselves need no answer. */
function trashing(p: Playing, s: Sentence, wanted: Ref[]): void {
  const gone = (ref: Ref): boolean => {
    const code = codeOf(ref.text.split(/[@#]/)[0]!.trim());
    return p.since.some(
      (told) => told.type === 'trashed' && told.why === 'install' && codeOf(String(told.card)) === code,
    );
  };
  for (let before = -1; before !== p.moves.length;) {
    const frame = top(p.x);
    if (frame?.k !== 'ask' || frame.ask !== 'trash-first') break;
    before = p.moves.length;
    const offered = wanted.filter((ref) => !gone(ref) && legalMatch(p.x, [{ do: 'pick', card: ref }]) !== null);
    pickFrom(p, s, offered.slice(0, frame.max), 'trash-first');
  }
  for (const ref of wanted) if (!gone(ref)) throw new ScenarioError(`${ref.text} was not trashed\n${p.standing()}`);
}
