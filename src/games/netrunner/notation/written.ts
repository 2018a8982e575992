/** Plays one sentence of a scenario with all its parts: several picks, subroutines to break, or cards to trash for an install. */
import { decider, legalMoves } from '../rules/moves/index.ts';
import type { Move } from '../rules/move.ts';
import { top } from '../rules/play.ts';
import { legalMatch } from './match.ts';
import { type Ref, ScenarioError, codeOf } from './names.ts';
import type { Playing } from './playing.ts';
import type { MoveQuery, Sentence } from './sentence.ts';

/** Plays the move of a sentence, several times if it ends in `x3`. Throws ScenarioError if the move never becomes legal. */
export function playSentence(p: Playing, s: Sentence): void {
  for (let i = 0; i < s.times; i++) playOnce(p, s);
}

/** The query for picking one card or one subroutine (a number). */
const pick = (each: Ref | number): MoveQuery =>
  typeof each === 'number' ? { do: 'pick', n: each } : { do: 'pick', card: each };
/** The kind of the decision on top of the stack, or null. Declaring how to pay a cost counts as 'pay', since cards are picked there too. */
const asked = (p: Playing): string | null => {
  const frame = top(p.game);
  return frame?.k === 'ask' ? frame.ask : frame?.k === 'cost' ? 'pay' : null;
};

/** Whether one more pick completes the open decision, because it takes no more picks. The next decision may look the same. */
function lastPick(p: Playing): boolean {
  const frame = top(p.game);
  if (frame?.k !== 'ask') return false;
  return frame.got.length + 1 >= Math.min(frame.max, frame.cards.length + frame.options.length);
}

/**
 * After a pick that completed its decision, the next decision may also allow `done`. If the scenario's next sentence can answer that
 * decision, leaves it to the sentence; otherwise plays `done`. Automatic moves never answer it.
 */
function closePick(p: Playing, next: Sentence): void {
  const { picked } = p;
  p.picked = null;
  if (picked === null || asked(p) === null || decider(p.game) !== picked) return;
  const meant = next.how === 'picks' && next.picks.length > 1 ? next.picks.map(pick) : next.readings;
  if (next.seat === picked && legalMatch(p.game, meant) !== null) return;
  if (legalMoves(p.game).some((move) => move.do === 'done')) p.play({ do: 'done' }, true);
}

function playOnce(p: Playing, s: Sentence): void {
  closePick(p, s);
  if (s.how === 'picks' && s.picks.length > 1) {
    p.reach(s, s.picks.map(pick));
    return pickFrom(p, s, [...s.picks], asked(p));
  }
  if (alreadyPaid(p, s)) return;
  // if the rules trash all those cards anyway, the legal move is an install without trashing
  const readings =
    s.how === 'trashing' ? s.readings.flatMap((query) => [query, { ...query, trashing: false }]) : s.readings;
  if (s.how === 'picks') return pickOne(p, s, readings);
  reachAndPlay(p, s, readings);
  const rest = s.picks.slice(1);
  switch (s.how) {
    case 'each':
      for (const each of rest) playNext(p, s, { ...readings[0]!, card: each as Ref });
      return;
    case 'subs':
      if (asked(p) === 'subs') return pickFrom(p, s, [...s.picks], 'subs');
      for (const each of rest) playNext(p, s, { ...readings[0]!, n: each as number });
      return;
    case 'trashing':
      return trashing(p, s, s.picks as Ref[]);
    case 'none':
  }
}

/** Whether the cost that a plain `pay` would pay is paid already: the declaration before it left no choice, so it was paid at once. */
const alreadyPaid = (p: Playing, s: Sentence): boolean =>
  s.readings[0]!.do === 'pay' &&
  s.readings[0]!.card === undefined &&
  s.readings[0]!.purse === undefined &&
  (p.moves.at(-1) ?? '').startsWith(`${s.seat}: `) &&
  /^\w+: (discount trashing|pay (\d+ )?with) /.test(p.moves.at(-1) ?? '') &&
  top(p.game)?.k !== 'cost';

/** Makes automatic moves until one of the sentence's readings is legal, and plays that one. */
function reachAndPlay(p: Playing, s: Sentence, readings: MoveQuery[]): void {
  if (readings[0]!.do === 'concede') return p.play({ do: 'concede', option: s.seat }, true);
  p.play(p.reach(s, readings), true);
}
/** Plays a later part of a sentence. Skips a 'next' if the game no longer asks for it, because only one order was left. */
function playNext(p: Playing, s: Sentence, query: MoveQuery): void {
  const move = decider(p.game) === s.seat ? legalMatch(p.game, [query]) : null;
  if (move) return p.play(move, true);
  if (asked(p) !== null && p.usual() !== null) throw p.never(s, null);
  if (query.do === 'next') return;
  reachAndPlay(p, s, [query]);
}

/** Picks one card, and plays `done` if more could be picked. After an option or a server, the next decision is a different one. */
function pickOne(p: Playing, s: Sentence, readings: MoveQuery[]): void {
  const move = p.reach(s, readings);
  const ask = asked(p);
  const closed = lastPick(p);
  p.play(move, true);
  if (move.do !== 'pick') return;
  if (closed) p.picked = s.seat;
  else pickFrom(p, s, [], ask);
}

/** Picks the cards or subroutines in `left`, in the order in which the game offers them, then plays `done` if it is legal. */
function pickFrom(p: Playing, s: Sentence, left: (Ref | number)[], ask: string | null): void {
  let closed = false;
  const still = (): boolean => !closed && asked(p) === ask && ask !== null && decider(p.game) === s.seat;
  while (left.length > 0 && still()) {
    const legal = legalMoves(p.game);
    let best: { move: Move; at: number; rank: number } | null = null;
    for (const [at, each] of left.entries()) {
      const move = legalMatch(p.game, [pick(each)]);
      const rank = legal.findIndex((one) => move !== null && one.card === move.card && one.n === move.n);
      if (move && (best === null || rank < best.rank)) best = { move, at, rank };
    }
    if (!best) throw p.never(s, null);
    left.splice(best.at, 1);
    closed = lastPick(p);
    p.play(best.move, true);
  }
  if (left.length > 0) {
    const names = left.map((each) => (typeof each === 'number' ? each : each.text)).join(', ');
    throw new ScenarioError(`nothing asks for ${names}\n${p.standing()}`);
  }
  if (closed && s.how === 'picks') p.picked = s.seat;
  else if (still() && legalMoves(p.game).some((move) => move.do === 'done')) p.play({ do: 'done' }, true);
}

/** Picks the cards to trash for an install, except those that the rules trash anyway. Throws if one of them is not trashed. */
function trashing(p: Playing, s: Sentence, wanted: Ref[]): void {
  const gone = (ref: Ref): boolean => {
    const code = codeOf(ref.text.split(/[@#]/)[0]!.trim());
    return p.since.some(
      (told) => told.type === 'trashed' && told.why === 'install' && codeOf(String(told.card)) === code,
    );
  };
  for (let before = -1; before !== p.moves.length;) {
    const frame = top(p.game);
    if (frame?.k !== 'ask' || frame.ask !== 'trash-first') break;
    before = p.moves.length;
    const offered = wanted.filter((ref) => !gone(ref) && legalMatch(p.game, [{ do: 'pick', card: ref }]) !== null);
    pickFrom(p, s, offered.slice(0, frame.max), 'trash-first');
  }
  for (const ref of wanted) if (!gone(ref)) throw new ScenarioError(`${ref.text} was not trashed\n${p.standing()}`);
}
