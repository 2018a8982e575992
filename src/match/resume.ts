/** Resumes a stored game. */
import { type Game, type GameTypes, type Sentence, OPEN } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import { fills } from '../core/seat-player.ts';
import type { Replay } from '../replay/format.ts';
import { moveOf } from '../replay/sentences.ts';
import { canonical } from '../replay/untrusted.ts';
import type { MatchDeps } from './deps.ts';
import { Match } from './match.ts';
import { type Save, readSave } from './save.ts';

type Resumed<G extends GameTypes> =
  | { ok: true; match: Match<G> }
  | { ok: false; problem: Sentence; record: Replay | null };

/** Gets a match before its recorded moves are played, and what its game starts from, if they are played from there. */
type Opened<G extends GameTypes> = (match: Match<G>, start?: G['setup']) => void;

/**
 * Opens a match from its stored rows, at the decision where it was left, by replaying its moves from the start. If today's rules disagree
 * with them, it continues from the stored state of a recent turn, if that state's digest still matches, and replays the moves made since.
 * Otherwise it returns one sentence, and the record if that could be read. `opened` is called in each of these attempts, and the last counts.
 */
export function resumeMatch<G extends GameTypes>(
  deps: MatchDeps<G>,
  rows: ReadonlyMap<string, string>,
  opened: Opened<G> = () => {},
): Resumed<G> {
  const read = readSave(rows);
  if (!read.ok) {
    // The details of what is damaged would not help the player.
    const newer = read.problem.key === 'file.newer';
    return { ok: false, problem: { key: newer ? 'file.newer' : 'save.cannotResume' }, record: null };
  }
  const save = read.value;
  const refused = (key: string): Resumed<G> => ({ ok: false, problem: { key }, record: save.record });
  if (save.record.game !== deps.game.id || !sameSeats(deps.game, save)) return refused('save.cannotResume');
  const match = fromMoves(deps, save, opened) ?? fromCheckpoint(deps, save, opened);
  return match ? { ok: true, match: match.begin() } : refused('save.otherRules');
}

/** Whether a stored match and its record have the same seats with the same kind of player, and the game's set-up has just these seats. */
function sameSeats<G extends GameTypes>(game: Game<G>, { match, record }: Save): boolean {
  const seats = Object.keys(record.seats);
  const setup = game.record.readSetup(record.start);
  return (
    (!setup.ok || fills(record.seats, game.seats(setup.value))) &&
    fills(match.seats, seats) &&
    seats.every((seat) => match.seats[seat]!.who === record.seats[seat]!.who)
  );
}

/**
 * Returns the number of the last step after which hidden cards were dealt again, 0 if none. Undo never goes back before it: the new deal
 * might not fit other moves.
 */
const lastDeal = ({ start: { deals } }: Replay): number =>
  Array.isArray(deals) ? Math.max(0, ...deals.map((deal) => Number((deal as JsonObject).at))) : 0;

/**
 * Opens a match at a state that the record leads to with its first `from` steps, and plays the others. Returns null if one is not legal or
 * its result differs: another digest or, after the last recorded digest, other events.
 */
function playedOn<G extends GameTypes>(
  deps: MatchDeps<G>,
  { match: setup, record }: Save,
  from: number,
  state: G['state'],
  opened: Opened<G>,
): Match<G> | null {
  const { game } = deps;
  const start = game.record.readSetup(record.start);
  const match = new Match(deps, setup, { state, record: { ...record, steps: record.steps.slice(0, from) } });
  if (start.ok && from === 0) opened(match, start.value);
  else opened(match);
  const { steps } = match.record();
  const dealt = lastDeal(record);
  const lastDigest = record.steps.findLastIndex((step) => step.digest !== undefined);
  for (let i = from; i < record.steps.length; i++) {
    const step = record.steps[i]!;
    const move = start.ok ? moveOf(game, state, step.move) : null;
    if (!start.ok || move === null) return null;
    const again = match.make(move, { why: step.why, undoable: i >= dealt });
    game.record.deals?.apply(start.value, state, i + 1);
    const differs =
      again.turn !== step.turn ||
      (step.digest !== undefined && game.digest(state) !== step.digest) ||
      (i > lastDigest && step.events !== undefined && canonical(again.events!) !== canonical(step.events));
    if (differs) return null;
    steps[i] = step;
  }
  return match;
}

/** Opens a stored game by playing its moves from the start; returns null if they do not lead to the stored digests. */
function fromMoves<G extends GameTypes>(deps: MatchDeps<G>, save: Save, opened: Opened<G>): Match<G> | null {
  const { game } = deps;
  const { record, checkpoint } = save;
  try {
    const setup = game.record.readSetup(record.start);
    if (!setup.ok) return null;
    const state = game.start(setup.value);
    game.record.deals?.apply(setup.value, state, 0);
    if (checkpoint.steps === 0 && game.digest(state) !== checkpoint.digest) return null;
    const match = playedOn(deps, save, 0, state, opened);
    const last = checkpoint.steps === record.steps.length && checkpoint.steps > 0;
    return last && game.digest(state) !== checkpoint.digest ? null : match;
  } catch {
    return null;
  }
}

/** Opens a stored game from its stored state, with no undo to before that; returns null if the state's digest no longer matches. */
function fromCheckpoint<G extends GameTypes>(deps: MatchDeps<G>, save: Save, opened: Opened<G>): Match<G> | null {
  const { game } = deps;
  const { record, checkpoint } = save;
  const stored = (): G['state'] => game.copy(checkpoint.state as G['state']);
  try {
    const state = stored();
    if (game.digest(state) !== checkpoint.digest) return null;
    for (const viewer of [...Object.keys(record.seats), OPEN]) game.view(state, viewer);
    const match = playedOn(deps, save, checkpoint.steps, stored(), opened);
    if (match) return match;
    if (game.decision(state) ? game.moves(state).length === 0 : !game.outcome(state)) return null;
    return playedOn(
      deps,
      { ...save, record: { ...record, steps: record.steps.slice(0, checkpoint.steps) } },
      checkpoint.steps,
      state,
      opened,
    );
  } catch {
    return null;
  }
}
