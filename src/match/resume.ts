/** Resumes a stored game. */
import type { Game, GameTypes, Sentence, Tell } from '../core/game.ts';
import { OPEN } from '../core/game.ts';
import { type JsonObject, jsonOf } from '../core/json.ts';
import { fills, personAt } from '../core/seat-player.ts';
import { canonical } from '../replay/untrusted.ts';
import type { Replay } from '../replay/format.ts';
import { playStep } from '../replay/track.ts';
import { moveOf, seatOf } from '../replay/sentences.ts';
import { historiesOf } from './history.ts';
import { type Save, readSave } from './save.ts';
import { type Match, type MatchDeps, type MatchStart, openMatch } from './match.ts';

type Resumed<G extends GameTypes> =
  | { ok: true; match: Match<G> }
  | { ok: false; problem: Sentence; record: Replay | null };

/**
 * Opens a match from its stored rows, at the decision where it was left, by replaying its moves from the start. If today's rules disagree
 * with them, it continues from the stored state of a recent turn, if that state's digest still matches, and replays the moves made since.
 * Otherwise it returns one sentence, and the record if that could be read.
 */
export function resumeMatch<G extends GameTypes>(deps: MatchDeps<G>, rows: ReadonlyMap<string, string>): Resumed<G> {
  const read = readSave(rows);
  if (!read.ok) {
    // The details of what is damaged would not help the player.
    const newer = read.problem.key === 'file.newer';
    return { ok: false, problem: { key: newer ? 'file.newer' : 'save.cannotResume' }, record: null };
  }
  const save = read.value;
  const refused = (key: string): Resumed<G> => ({ ok: false, problem: { key }, record: save.record });
  if (save.record.game !== deps.game.id || !sameSeats(deps.game, save)) return refused('save.cannotResume');
  const start = fromMoves(deps.game, save) ?? fromCheckpoint(deps.game, save);
  return start ? { ok: true, match: openMatch(deps, save.match, start) } : refused('save.otherRules');
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
export const lastDeal = ({ start: { deals } }: Replay): number =>
  Array.isArray(deals) ? Math.max(0, ...deals.map((deal) => Number((deal as JsonObject).at))) : 0;

/**
 * Replays the record's steps from number `from` to the last, which changes the state, and fills the undo histories. Returns false if a step
 * is illegal or its result differs: another digest or, after the last recorded digest, other events. The state has then already changed.
 */
function replaySteps<G extends GameTypes>(
  game: Game<G>,
  { record }: Save,
  setup: G['setup'],
  start: Required<MatchStart<G>>,
  from: number,
): boolean {
  const { state, histories } = start;
  const dealt = lastDeal(record);
  const lastDigest = record.steps.findLastIndex((step) => step.digest !== undefined);
  for (let i = from; i < record.steps.length; i++) {
    const { move: sentence, digest, events } = record.steps[i]!;
    const decision = game.decision(state);
    if (decision === null || decision.seat !== seatOf(sentence)) return false;
    const person = personAt(record.seats, decision.by ?? decision.seat);
    const own = person === null ? undefined : histories.get(person);
    if (own && i >= dealt && game.moves(state).length > 1) own.keep({ state: game.copy(state), steps: i });
    const happened: JsonObject[] = [];
    const shows = [...histories.keys()].map((who) => showsTo(game, record, state, sentence, who));
    const moves = playStep(game, state, record.steps[i]!, (event, at) => {
      happened.push(jsonOf(event));
      for (const { hear } of shows) hear(event, at);
    });
    if (moves?.length !== 1) return false;
    if (i > lastDigest && events !== undefined && canonical(happened) !== canonical(events)) return false;
    game.record.deals?.apply(setup, state, i + 1);
    if (digest !== undefined && game.digest(state) !== digest) return false;
    [...histories].forEach(([who, other], n) => {
      const answered = who !== person && !game.isPass(moves[0]!) && shows[n]!.known();
      if (game.noTakeBack(state) || answered) other.close();
    });
  }
  return true;
}

/**
 * Returns a function that says whether a person knows of a step: of the decision asked for or, once its events have happened, of the move
 * that was made.
 */
function showsTo<G extends GameTypes>(
  game: Game<G>,
  { seats }: Replay,
  state: G['state'],
  sentence: string,
  person: number,
): { hear: Tell<G>; known: () => boolean } {
  const own = Object.keys(seats).filter((seat) => personAt(seats, seat) === person);
  if (own.some((seat) => game.knows?.(state, seat) ?? true)) return { hear: () => {}, known: () => true };
  const move = moveOf(game, state, sentence);
  if (move === null) return { hear: () => {}, known: () => false };
  const happened = own.map((seat) => ({
    seat,
    seen: [] as G['seen'][],
    describe: game.record.describeMove(state, move, seatOf(sentence), seat),
  }));
  return {
    hear(event, at) {
      for (const { seat, seen } of happened) seen.push(game.redact(at, event, seat));
    },
    known: () => happened.some(({ describe, seen }) => describe(seen) !== null),
  };
}

/** Opens a stored game by replaying its moves from the start; returns null if they do not lead to the stored digests. */
function fromMoves<G extends GameTypes>(game: Game<G>, save: Save): MatchStart<G> | null {
  const { record, checkpoint } = save;
  try {
    const setup = game.record.readSetup(record.start);
    if (!setup.ok) return null;
    const state = game.start(setup.value);
    game.record.deals?.apply(setup.value, state, 0);
    const start = { state, record, histories: historiesOf<G['state']>(record.seats) };
    if (checkpoint.steps === 0 && game.digest(state) !== checkpoint.digest) return null;
    if (!replaySteps(game, save, setup.value, start, 0)) return null;
    const last = checkpoint.steps === record.steps.length && checkpoint.steps > 0;
    return last && game.digest(state) !== checkpoint.digest ? null : start;
  } catch {
    return null;
  }
}

/** Opens a stored game from its stored state, with no undo to before that; returns null if the state's digest no longer matches. */
function fromCheckpoint<G extends GameTypes>(game: Game<G>, save: Save): MatchStart<G> | null {
  const { record, checkpoint } = save;
  const stored = (): G['state'] => game.copy(checkpoint.state as G['state']);
  const at = (steps: number, state: G['state']): Required<MatchStart<G>> => ({
    state,
    record: { ...record, steps: record.steps.slice(0, steps) },
    histories: historiesOf<G['state']>(record.seats),
  });
  try {
    const state = stored();
    if (game.digest(state) !== checkpoint.digest) return null;
    for (const viewer of [...Object.keys(record.seats), OPEN]) game.view(state, viewer);
    const setup = game.record.readSetup(record.start);
    if (setup.ok) {
      const start = at(record.steps.length, stored());
      if (replaySteps(game, save, setup.value, start, checkpoint.steps)) return start;
    }
    if (game.decision(state) ? game.moves(state).length === 0 : !game.outcome(state)) return null;
    return at(checkpoint.steps, state);
  } catch {
    return null;
  }
}
