/** A stored game put back on the table. */
import type { Sentence } from '../core/game.ts';
import type { Replay } from '../replay/format.ts';
import { type GameKit, seatOf } from '../replay/kit.ts';
import { playSentence } from '../replay/player.ts';
import { history } from './history.ts';
import { type Save, readSave } from './save.ts';
import { type Begun, type Match, type SessionDeps, openMatch } from './session.ts';
import type { Frame, MatchSetup } from './types.ts';

/**
 * Puts a stored game back on the table, at the decision where it was left. The moves are played again; where today's rules do not
 * agree with them any more, the stored state is taken if its digest holds. Else one sentence, and the record if it can still be kept.
 */
export function resumeSession<State, Move, Event, View, Setup, Seen>(
  deps: SessionDeps<State, Move, Event, View, Setup, Seen>,
  text: string,
): { ok: true; session: Match<View, Move, Seen> } | { ok: false; problem: Sentence; record: Replay | null } {
  const read = readSave(text);
  if (!read.ok) {
    // what is wrong with a stored text as a file helps nobody: it was written by us
    const newer = read.problem.key === 'file.newer';
    return { ok: false, problem: { key: newer ? 'file.newer' : 'save.cannotResume' }, record: null };
  }
  const { save } = read;
  const { record, match: setup } = save;
  const refused = (key: string): { ok: false; problem: Sentence; record: Replay } => ({
    ok: false,
    problem: { key },
    record,
  });
  if (record.game !== deps.kit.game.id || !seatsFit(deps.kit.game.seats, record, setup))
    return refused('save.cannotResume');
  const begun = replayed(deps.kit, save) ?? restored(deps.kit, save);
  if (!begun) return refused('save.otherRules');
  const viewer = setup.you === 'none' ? 'open' : setup.you;
  const view = deps.kit.game.view(begun.state, viewer);
  const first: Frame<View, Seen> = {
    index: 1,
    before: view,
    events: [],
    after: view,
    move: null,
    reason: null,
    kind: 'jump',
  };
  return { ok: true, session: openMatch(deps, setup, begun, first) };
}

function seatsFit(seats: readonly string[], record: Replay, setup: MatchSetup): boolean {
  return seats.every((seat) => record.seats[seat]?.who === (seat === setup.you ? 'person' : 'bot'));
}

/** The game from its moves, or null when they do not lead to the stored digest. */
function replayed<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  { record, match: { you }, digest }: Save,
): Begun<State> | null {
  try {
    const setup = kit.readSetup(record.start);
    if (!setup.ok) return null;
    const state = kit.game.start(setup.value);
    kit.between?.(setup.value, state, 0);
    const past = history<State>();
    for (let i = 0; i < record.steps.length; i++) {
      const seat = kit.game.decision(state)?.seat;
      if (seat === undefined || seat !== seatOf(record.steps[i]!.move)) return null;
      if (seat === you && kit.game.moves(state).length > 1) past.keep({ state: kit.game.copy(state), steps: i });
      const moves = playSentence(kit, state, record.steps[i]!.move);
      if (moves?.length !== 1) return null;
      kit.between?.(setup.value, state, i + 1);
      if (kit.noTakeBack(state) || (seat !== you && !kit.isPass(moves[0]!))) past.close();
    }
    return kit.game.digest(state) === digest ? { state, record, past } : null;
  } catch {
    return null;
  }
}

/** The game from its stored state, without take-backs into the past, or null when the digest does not hold. */
function restored<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  { record, digest, state: stored }: Save,
): Begun<State> | null {
  try {
    const state = kit.game.copy(stored as State);
    if (kit.game.digest(state) !== digest) return null;
    for (const seat of [...kit.game.seats, 'open']) kit.game.view(state, seat);
    const decision = kit.game.decision(state);
    if (decision ? kit.game.moves(state).length === 0 : !kit.game.outcome(state)) return null;
    return { state, record, past: history() };
  } catch {
    return null;
  }
}
