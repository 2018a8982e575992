/**
 * Turns the events of an update into log lines: tells what belongs together in one line, and adds payments to the line of what they paid
 * for.
 */
import type { SeenCard, SeenEvent, SeenMove } from '../../rules/events.ts';
import type { Seat } from '../../rules/model.ts';
import type { View } from '../../rules/view-types.ts';
import type { ShownLine } from '../../../../hud/contract/log-ui.ts';
import { seatOf } from '../words/find.ts';
import { whoIs } from '../words/names.ts';
import { LEADS_ON, actWords, isOneAct, wereOnCard } from './acts.ts';
import { type Joins, NOTHING, type Paid, paidWords, sum } from './paid.ts';
import { type LogLine, breakingWords, sentenceOf } from './sentences.ts';
import { told } from './told.ts';

/** Types of events that are told in one sentence when several of them follow each other. */
const TOGETHER: ReadonlySet<string> = new Set(['drawn', 'discarded', 'trashed', 'moved', 'returned']);

/** Whether an event is a payment. Its amount goes at the end of the line that tells what was paid for. */
const isPayment = (event: SeenEvent): event is Extract<SeenEvent, { type: 'clicks-spent' | 'credits-spent' }> =>
  event.type === 'clicks-spent' || event.type === 'credits-spent';

/**
 * Whether an earlier line already tells what `events[i]` says: that a turn gives its clicks, that a subroutine ends the run, that the run
 * is over because the Runner jacked out, or that a deck is shuffled for new opening hands.
 */
function isShown(event: SeenEvent, events: readonly SeenEvent[], i: number): boolean {
  const last = (type: SeenEvent['type']): SeenEvent | undefined =>
    events.slice(0, i).findLast((one) => one.type === type);
  if (event.type === 'clicks-gained')
    return events.slice(0, i).findLast(({ type }) => type !== 'step')?.type === 'turn-began';
  if (event.type === 'shuffled') return events[i - 1]?.type === 'returned' && last('mulliganed') !== undefined;
  if (event.type === 'run-ended') return event.why === 'jack-out' && last('jacked-out') !== undefined;
  if (event.type !== 'run-ending' || event.by === null) return false;
  const fired = events[i - 1];
  return fired?.type === 'subroutine-fired' && fired.card?.h === event.by.h;
}

/** The index of the next event with a line of its own; -1 for none. */
function nextTold(events: readonly SeenEvent[], i: number, view: View): number {
  for (let next = i + 1; next < events.length; next++) {
    const event = events[next]!;
    if (!isPayment(event) && sentenceOf(event, view) !== null && !isShown(event, events, next)) return next;
  }
  return -1;
}

/** Whether a later line names the card of this triggered ability, so that the trigger needs no line of its own. */
function tellsItself(event: SeenEvent, events: readonly SeenEvent[], i: number, view: View): boolean {
  if (event.type !== 'triggered' || event.card === null) return false;
  const { card, seat } = event;
  const rest = events.slice(i + 1);
  const ends = rest.findIndex(({ type }) => type === 'triggered');
  const pays = rest.slice(0, ends < 0 ? undefined : ends).some((one) => isPayment(one) && one.seat === seat);
  for (let next = nextTold(events, i, view); next >= 0; next = nextTold(events, next, view)) {
    if (events[next]!.type === 'triggered') return false;
    const line = sentenceOf(events[next]!, view)!;
    // what its owner pays needs a line of theirs
    if (pays && line.seat !== seat) return false;
    if (line.parts.some(({ face }) => face !== null && face.at === card.h)) return true;
  }
  return false;
}

/** The index of the next event with a line that is shown; -1 for none. */
function nextShown(events: readonly SeenEvent[], i: number, view: View): number {
  let next = nextTold(events, i, view);
  while (next >= 0 && tellsItself(events[next]!, events, next, view)) next = nextTold(events, next, view);
  return next;
}

const isMove = (event: SeenEvent): event is SeenMove => TOGETHER.has(event.type);
const isKnown = (event: SeenMove): boolean => (event.card as SeenCard | null)?.code != null;

function sameKind(a: SeenEvent, b: SeenEvent): boolean {
  return (
    isMove(a) &&
    isMove(b) &&
    a.type === b.type &&
    a.seat === b.seat &&
    a.why === b.why &&
    a.was.zone === b.was.zone &&
    a.to.zone === b.to.zone &&
    isKnown(a) === isKnown(b)
  );
}

/** The cards of the events right after `events[i]` that are like it. */
function alike(events: readonly SeenEvent[], i: number): SeenCard[] {
  const found: SeenCard[] = [];
  for (let next = i + 1; next < events.length && sameKind(events[i]!, events[next]!); next++)
    found.push(((events[next] as SeenMove).card as SeenCard | null) ?? { h: null, code: null });
  return found;
}

/** Types of events that a payment in an earlier update may have been for. */
const ACTS: ReadonlySet<string> = new Set(['installed', 'played', 'used', 'advanced', 'rezzed', 'run-began', 'stolen']);

/** A payment that no other line tells. */
function payment(seat: Seat, paid: Paid, view: View): Omit<ShownLine, 'id' | 'after'> {
  const parts = told('log.paid', { who: whoIs(seat, seatOf(view)), ...paid });
  return { kind: 'small', seat, parts, paid: null, joins: { owed: paid } satisfies Joins };
}

/**
 * The log lines for the events of an update. `view`: the view after the events; `from`: the id for the first line. A payment goes at the
 * end of the next line about its payer; if there is none, it gets its own line.
 */
export function linesOf(events: readonly SeenEvent[], view: View, from: number): ShownLine[] {
  const out: ShownLine[] = [];
  const owed: { [S in Seat]: Paid } = { corp: NOTHING, runner: NOTHING };
  const runner = whoIs('runner', seatOf(view));
  const push = (line: LogLine, act: boolean, after: number): void => {
    const { kind, seat, breaking, access } = line;
    let paid = NOTHING;
    if (seat !== null && !line.unpaid) {
      paid = line.priced ? { ...owed[seat], credits: 0 } : owed[seat];
      owed[seat] = NOTHING;
    }
    let joins: Joins | null = act ? { act: paid } : null;
    if (breaking !== null) joins = { breaking, paid };
    else if (access !== null && paidWords(paid) === null) joins = { access };
    const parts = breaking === null ? line.parts : breakingWords(breaking, paid, runner);
    const price = breaking === null ? paidWords(paid) : null;
    out.push({ id: from + out.length, kind, seat, parts, paid: price, after, ...(joins && { joins }) });
  };
  // The line of a triggered ability comes before its payment, which is added to it.
  let begun: ShownLine | null = null;
  const settle = (after: number): void => {
    if (begun === null || begun.seat === null) return;
    const price = paidWords(owed[begun.seat as Seat]);
    if (price === null) return;
    begun.paid = price;
    begun.after = after;
    owed[begun.seat as Seat] = NOTHING;
  };
  /** the event whose sentence waits for the second half of its act */
  let first: SeenEvent | null = null;
  /** the index of an event that a line before it has told */
  let skipped = -1;
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    if (isPayment(event)) {
      const now =
        event.type === 'clicks-spent' ? { clicks: event.n, credits: 0 } : { clicks: 0, credits: event.n + event.bad };
      owed[event.seat] = sum(owed[event.seat], now);
      continue;
    }
    if (i === skipped || isShown(event, events, i) || tellsItself(event, events, i, view)) continue;
    const more = alike(events, i);
    const line = sentenceOf(event, view, more);
    if (line === null) continue;
    settle(i);
    begun = null;
    i += more.length;
    const next = LEADS_ON.has(event.type) ? nextShown(events, i, view) : -1;
    if (first === null && next >= 0 && isOneAct(event, events[next]!)) {
      first = event;
      continue;
    }
    const taken = next >= 0 && wereOnCard(event, events[next]);
    if (first !== null) {
      line.parts = actWords(first, event, view, more, taken);
      line.seat ??= 'seat' in first ? first.seat : null;
    }
    if (taken && first !== null) skipped = next;
    first = null;
    push(line, ACTS.has(event.type), i + 1);
    if (event.type === 'triggered') begun = out.at(-1) ?? null;
  }
  settle(events.length);
  for (const seat of ['corp', 'runner'] as const)
    if (paidWords(owed[seat]) !== null)
      out.push({ id: from + out.length, ...payment(seat, owed[seat], view), after: events.length });
  return out;
}
