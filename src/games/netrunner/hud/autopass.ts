/**
 * Answers decisions for the person that need no thought: windows in which nothing matters, questions with an obvious answer, and the order
 * of simultaneous triggers. Nothing else.
 */
import type { AutoAnswers, Familiar, Reading } from '../../../hud/contract/auto-answers.ts';
import type { StopAt } from '../../../hud/contract/prefs.ts';
import type { Update } from '../../../feed/update.ts';
import type { Move } from '../rules/move.ts';
import type { DecisionView, View } from '../rules/view-types.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import { dangerAhead, matters, nextAccess, opensCorpTurn, orderMatters } from './matters.ts';
import { moveId } from './moves/id.ts';
import { findCard, isMine } from './words/find.ts';

/** Kinds of decisions that the Runner makes about a card being accessed. */
const ACCESSED: readonly string[] = ['trash', 'steal', 'look'];

/** Which offers the person has already passed on, so that they are not asked again; one memory for each match. */
export interface PassMemory {
  /** the turn in which the offers in `seen` were passed on; -1 for none */
  turn: number;
  /** signatures of the offers passed on in that turn */
  seen: Set<string>;
  /** signatures of the offers passed on in the first or last window of any turn: an asset left unrezzed once is not asked about again */
  ever: Set<string>;
  /** codes of the cards the person has already seen accessed, in this match or before */
  familiar: Familiar;
}

export function noMemory(familiar: Familiar = new Set<string>()): PassMemory {
  return { turn: -1, seen: new Set(), ever: new Set(), familiar };
}

/** Whether the open window starts the Corp's turn or closes a turn, so that it is the first or last chance to do something. */
const isEdge = (view: View): boolean => view.run === null && (opensCorpTurn(view) || view.tags.includes('closes-turn'));

/** A string for an offer (some moves at a kind of moment) that is equal for equal offers. */
function signature(view: View, moves: readonly Move[]): string {
  const last = view.run?.at === 'server' ? 'last' : '';
  const turn = opensCorpTurn(view) ? 'opening' : isEdge(view) ? view.leaf : 'turn';
  const where = view.run === null ? turn : `run ${view.run.server} ${last}`;
  return `${where}:${moves.map(moveId).sort().join(' ')}`;
}

/** The moves that can matter in the open window, besides passing. */
const worthAsking = (view: View): Move[] =>
  (view.decision?.moves ?? []).filter((move) => move.do !== 'pass' && move.do !== 'concede' && matters(view, move));

/** Whether subroutines would fire if the Runner passed in the current encounter. */
const underFire = (view: View): boolean => view.viewer === 'runner' && view.run?.at === 'encounter' && unbroken(view);

function unbroken(view: View): boolean {
  const ice = findCard(view, view.run?.ice);
  return ice === null || ice.subs.some((sub) => !sub.broken);
}

/**
 * The move that passes the open window for the person; null if they must be asked, or no window is open. `hold`: always ask. `memory`:
 * earlier passes, from `rememberPass`. Uses only the viewer's own view.
 */
export function autoPass(view: View, stopAt: StopAt, hold: boolean, memory: PassMemory): Move | null {
  const decision = view.decision;
  if (decision === null || decision.seat !== view.viewer || decision.kind !== 'window') return null;
  const pass = decision.moves.find((move) => move.do === 'pass');
  if (pass === undefined || hold || stopAt === 'always') return null;
  const offers = worthAsking(view);
  if (offers.length === 0) return pass;
  if (view.viewer === 'runner' && view.run !== null && !underFire(view)) return pass;
  const offer = signature(view, offers);
  if (stopAt === 'matters' && isEdge(view) && memory.ever.has(offer)) return pass;
  // In a run, what matters, matters now; outside runs, an offer passed on is not made again in the same turn.
  return view.run === null && memory.turn === view.turn && memory.seen.has(offer) ? pass : null;
}

/**
 * Answers a question that needs no thought: continues a run that no danger can follow, accesses cards whose order cannot matter, or puts
 * back a card the person has seen before. Null if the person must be asked.
 */
export function answerPlain(view: View, memory: PassMemory): Move | null {
  const decision = view.decision;
  if (decision === null || decision.seat !== view.viewer) return null;
  if (decision.kind === 'jack-out' && !dangerAhead(view))
    return decision.moves.find((move) => move.do === 'continue') ?? null;
  if (decision.kind === 'access') return nextAccess(view);
  if (decision.kind === 'look') {
    const code = (view.run?.access?.card ?? decision.about[0])?.code ?? null;
    return code !== null && memory.familiar.has(code)
      ? (decision.moves.find((move) => move.do === 'leave') ?? null)
      : null;
  }
  return null;
}

/** Remembers that the person passed this window, so that they are not asked about the same offer again this turn. */
export function rememberPass(view: View, memory: PassMemory): void {
  const decision = view.decision;
  if (decision === null || decision.kind !== 'window') return;
  if (memory.turn !== view.turn) {
    memory.turn = view.turn;
    memory.seen.clear();
  }
  const offer = signature(view, worthAsking(view));
  memory.seen.add(offer);
  if (isEdge(view)) memory.ever.add(offer);
}

/**
 * Finds the first point in an update where the Runner should stop to read a card they have not seen accessed before, if they can do nothing
 * with it: the rules then ask nothing, unless the Corp must not see the card. Not for cards in Archives, which can be read at any time, nor
 * for a stolen agenda, which has its own banner.
 */
function firstSight(
  { viewer, events, after, viewAt }: Update<NetrunnerTypes>,
  familiar: Familiar,
): Reading<NetrunnerTypes> | null {
  if (viewer !== 'runner') return null;
  for (const [i, event] of events.entries()) {
    if (event.type !== 'accessed' || event.from === 'archives' || event.card === null) continue;
    const { h, code } = event.card;
    if (code === null || familiar.has(code)) continue;
    if (events.some((later) => later.type === 'stolen' && 'card' in later && later.card?.code === code)) continue;
    if (isMine(after) && ACCESSED.includes(after.decision!.kind) && after.run?.access?.card?.h === h) continue;
    const view = viewAt(i + 1);
    const card = view.run?.access?.card;
    if (card?.code !== code) continue;
    const text = { key: 'prompt.access-look', params: {} };
    const decision: DecisionView = {
      ...{ seat: viewer, kind: 'look', text, source: null, moves: [{ do: 'leave' }], prices: [null] },
      ...{ range: null, got: 0, max: 1, figures: {}, about: [card] },
    };
    return { events: i + 1, view: { ...view, decision } };
  }
  return null;
}

/**
 * Answers windows and orders triggers for the person in one match, as the settings say. `familiar`: cards the person has seen accessed;
 * those of this match are added.
 */
export function autoAnswers(familiar?: Familiar): AutoAnswers<NetrunnerTypes> {
  const memory = noMemory(familiar);
  return {
    answer(view, { stopAt, orderForMe }, hold) {
      const pass =
        autoPass(view, stopAt, hold, memory) ?? (hold || stopAt === 'always' ? null : answerPlain(view, memory));
      if (pass !== null || !isMine(view) || view.decision?.kind !== 'order') return pass;
      if (!orderForMe && (hold || stopAt === 'always' || orderMatters(view))) return null;
      return view.decision.moves.find((move) => move.do === 'first') ?? null;
    },
    onMoveMade(view, move) {
      if (move.do === 'pass') rememberPass(view, memory);
      const code = view.run?.access?.card?.code ?? view.decision?.about[0]?.code;
      if (code != null && ACCESSED.includes(view.decision?.kind ?? '')) memory.familiar.add(code);
    },
    // In a lesson, which starts without familiar cards, the coach talks about what is accessed.
    ...(familiar !== undefined && { reads: (update) => firstSight(update, familiar) }),
    forget() {
      memory.turn = -1;
    },
  };
}

/** Whether a person watching a replay should guess this move: it had an alternative, and was not a pass where nothing mattered. */
export function worthGuessing(view: View, played: Move): boolean {
  if (view.decision === null || played.do === 'concede') return false;
  const { moves, range } = view.decision;
  const real = moves.filter((move) => move.do !== 'concede');
  if (range !== null ? range.max <= range.min : real.length < 2) return false;
  return !(played.do === 'pass' && autoPass(view, 'matters', false, noMemory()) !== null);
}
