/** A stored game put back on the table. */
import type { Game, GameTypes, Sentence } from '../core/game.ts';
import { OPEN } from '../core/game.ts';
import { type JsonObject, jsonOf } from '../core/json.ts';
import { type Sitters, fills, personAt } from '../core/sitter.ts';
import { canonical } from '../replay/door.ts';
import type { Replay } from '../replay/format.ts';
import { playSentence } from '../replay/player.ts';
import { seatOf } from '../replay/sentences.ts';
import { history } from './history.ts';
import { type Save, readSave } from './save.ts';
import { type Begun, type Match, type SessionDeps, openMatch } from './session.ts';

type Resumed<G extends GameTypes> =
  | { ok: true; session: Match<G> }
  | { ok: false; problem: Sentence; record: Replay | null };

/**
 * Puts a stored game back on the table, at the decision where it was left. The moves are played again; where today's rules do not
 * agree with them any more, the state at the beginning of the last turn is taken if its digest holds, and the moves since then as far
 * as they are legal. Else one sentence, and the record if it can still be kept.
 */
export function resumeSession<G extends GameTypes>(
  deps: SessionDeps<G>,
  rows: ReadonlyMap<string, string>,
): Resumed<G> {
  const read = readSave(rows);
  if (!read.ok) {
    // what is wrong with a stored text as a file helps nobody: it was written by us
    const newer = read.problem.key === 'file.newer';
    return { ok: false, problem: { key: newer ? 'file.newer' : 'save.cannotResume' }, record: null };
  }
  const save = read.value;
  const refused = (key: string): Resumed<G> => ({ ok: false, problem: { key }, record: save.record });
  if (save.record.game !== deps.game.id || !sameSeats(deps.game, save)) return refused('save.cannotResume');
  const begun = fromMoves(deps.game, save) ?? fromCheckpoint(deps.game, save);
  return begun ? { ok: true, session: openMatch(deps, save.match, begun) } : refused('save.otherRules');
}

/** Whether match and record speak of the same seats, and those are the game's. */
function sameSeats<G extends GameTypes>(game: Game<G>, { match, record }: Save): boolean {
  const seats = Object.keys(record.seats);
  const setup = game.record.readSetup(record.start);
  return (
    (!setup.ok || fills(record.seats, game.seats(setup.value))) &&
    fills(match.seats, seats) &&
    seats.every((seat) => match.seats[seat]!.who === record.seats[seat]!.who)
  );
}

/** After which step cards were dealt anew for the last time (`Deals`). Nothing before it is taken back: played otherwise, it might not fit. */
const lastDeal = ({ start: { deals } }: Replay): number =>
  Array.isArray(deals) ? Math.max(0, ...deals.map((deal) => Number((deal as JsonObject).at))) : 0;

/**
 * Plays steps `from` to the last, keeping take-backs. False where one is not legal, or goes otherwise than it did (where no digest
 * behind it says so, its events do); the state has then moved on.
 */
function playOn<G extends GameTypes>(
  game: Game<G>,
  { record }: Save,
  setup: G['setup'],
  begun: Begun<G>,
  from: number,
): boolean {
  const { state, pasts } = begun;
  const dealt = lastDeal(record);
  const sure = record.steps.findLastIndex((step) => step.digest !== undefined);
  for (let i = from; i < record.steps.length; i++) {
    const { move: sentence, digest, events } = record.steps[i]!;
    const decision = game.decision(state);
    if (decision === null || decision.seat !== seatOf(sentence)) return false;
    const person = personAt(record.seats, decision.by ?? decision.seat);
    const past = person === null ? undefined : pasts.get(person);
    if (past && i >= dealt && game.moves(state).length > 1) past.keep({ state: game.copy(state), steps: i });
    const told: JsonObject[] = [];
    const moves = playSentence(game, state, sentence, (event) => void told.push(jsonOf(event)));
    if (moves?.length !== 1) return false;
    if (i > sure && events !== undefined && canonical(told) !== canonical(events)) return false;
    game.record.deals?.apply(setup, state, i + 1);
    if (digest !== undefined && game.digest(state) !== digest) return false;
    for (const [who, other] of pasts)
      if (game.noTakeBack(state) || (who !== person && !game.isPass(moves[0]!))) other.close();
  }
  return true;
}

const pastsOf = <G extends GameTypes>(seats: Sitters): Begun<G>['pasts'] =>
  new Map(
    Object.keys(seats).flatMap((seat) => {
      const person = personAt(seats, seat);
      return person === null ? [] : [[person, history<G['state']>()] as const];
    }),
  );

/** The game from its moves, or null when they do not lead to the stored digests. */
function fromMoves<G extends GameTypes>(game: Game<G>, save: Save): Begun<G> | null {
  const { record, checkpoint } = save;
  try {
    const setup = game.record.readSetup(record.start);
    if (!setup.ok) return null;
    const state = game.start(setup.value);
    game.record.deals?.apply(setup.value, state, 0);
    const begun: Begun<G> = { state, record, pasts: pastsOf(record.seats) };
    if (checkpoint.steps === 0 && game.digest(state) !== checkpoint.digest) return null;
    if (!playOn(game, save, setup.value, begun, 0)) return null;
    const last = checkpoint.steps === record.steps.length && checkpoint.steps > 0;
    return last && game.digest(state) !== checkpoint.digest ? null : begun;
  } catch {
    return null;
  }
}

/** The game from its stored state, without take-backs into the time before; null when the digest does not hold. */
function fromCheckpoint<G extends GameTypes>(game: Game<G>, save: Save): Begun<G> | null {
  const { record, checkpoint } = save;
  const stored = (): G['state'] => game.copy(checkpoint.state as G['state']);
  const at = (steps: number, state: G['state']): Begun<G> => ({
    state,
    record: { ...record, steps: record.steps.slice(0, steps) },
    pasts: pastsOf(record.seats),
  });
  try {
    const state = stored();
    if (game.digest(state) !== checkpoint.digest) return null;
    for (const viewer of [...Object.keys(record.seats), OPEN]) game.view(state, viewer);
    const setup = game.record.readSetup(record.start);
    if (setup.ok) {
      const begun = at(record.steps.length, stored());
      if (playOn(game, save, setup.value, begun, checkpoint.steps)) return begun;
    }
    if (game.decision(state) ? game.moves(state).length === 0 : !game.outcome(state)) return null;
    return at(checkpoint.steps, state);
  } catch {
    return null;
  }
}
