/**
 * Turns the events of an update into log lines: joins similar events into one line, and adds payments to the line of what they paid for.
 */
import { opening } from '../../../../i18n/writing.ts';
import type { SeenCard, SeenEvent, SeenMove } from '../../rules/events.ts';
import type { View } from '../../rules/view-types.ts';
import type { LogPart, ShownLine } from '../../../../hud/contract/log-ui.ts';
import { type Param, type Part, afterTitle, rich, t } from '../../../../i18n/index.ts';
import { titleOf } from '../words/lookup.ts';
import { findCard } from '../words/find.ts';
import { type LogLine, sentenceOf } from './sentences.ts';

/** Types of events that are told in one sentence when several of them follow each other. */
const TOGETHER: ReadonlySet<string> = new Set(['drawn', 'discarded', 'trashed', 'moved', 'added', 'returned']);

/** Whether an event is a payment. Its amount goes at the end of the line that tells what was paid for. */
const isPayment = (event: SeenEvent): event is Extract<SeenEvent, { type: 'clicks-spent' | 'credits-spent' }> =>
  event.type === 'clicks-spent' || event.type === 'credits-spent';

/**
 * Whether an earlier line already tells what `events[i]` says: that a turn gives its clicks, that a subroutine ends the run, or that the
 * run is over because the Runner jacked out.
 */
function isShown(event: SeenEvent, events: readonly SeenEvent[], i: number): boolean {
  const last = (type: SeenEvent['type']): SeenEvent | undefined =>
    events.slice(0, i).findLast((one) => one.type === type);
  if (event.type === 'clicks-gained')
    return events.slice(0, i).findLast(({ type }) => type !== 'step')?.type === 'turn-began';
  if (event.type === 'run-ended') return event.why === 'jack-out' && last('jacked-out') !== undefined;
  if (event.type !== 'run-ending' || event.by === null) return false;
  const fired = events[i - 1];
  return fired?.type === 'subroutine-fired' && fired.card?.h === event.by.h;
}

/** Whether the next line names the card of this triggered ability, so that the trigger needs no line of its own. */
function tellsItself(event: SeenEvent, events: readonly SeenEvent[], i: number, view: View): boolean {
  if (event.type !== 'triggered' || event.card === null) return false;
  for (const next of events.slice(i + 1)) {
    const line = isPayment(next) ? null : sentenceOf(next, view);
    if (line !== null) return Object.values(line.cards).some((cards) => cards.some(({ h }) => h === event.card!.h));
  }
  return false;
}

/** What a seat has paid so far that no log line shows yet. */
interface Paid {
  clicks: number;
  credits: number;
}

const isMove = (event: SeenEvent): event is SeenMove => TOGETHER.has(event.type);

function sameKind(a: SeenEvent, b: SeenEvent): boolean {
  return (
    isMove(a) && isMove(b) && a.type === b.type && a.seat === b.seat && a.why === b.why && a.was.zone === b.was.zone
  );
}

/** The name of a card for a sentence: its title, or a description if its face is unknown. */
function cardPart(card: SeenCard, view: View): LogPart {
  if (card.code !== null) return { text: titleOf(card.code), face: { code: card.code, at: card.h } };
  const seen = findCard(view, card.h);
  return { text: t(seen?.zone === 'ice' ? 'card.a-hidden-ice' : 'card.a-hidden'), face: null };
}

/** Several cards for a sentence; unknown ones are only counted: "Diesel, Modded and 2 cards". */
function cardParts(cards: readonly SeenCard[], view: View): LogPart[] {
  const known = cards.filter((card) => card.code !== null);
  const hidden = cards.length - known.length;
  const parts = known.map((card) => cardPart(card, view));
  const only = cards[0];
  if (hidden === 1 && cards.length === 1 && only !== undefined) return [cardPart(only, view)];
  if (hidden > 0) parts.push({ text: t('card.count', { n: hidden }), face: null });
  const out: LogPart[] = [];
  parts.forEach((part, i) => {
    if (i > 0) out.push({ text: t(i === parts.length - 1 ? 'list.last' : 'list.next'), face: null });
    out.push(part);
  });
  return out;
}

/** Splits the sentence of a log line into texts and cards. */
export function partsOf(line: LogLine, view: View): LogPart[] {
  const params: Record<string, Param> = {
    ...line.params,
    count: (line.cards['card'] ?? line.cards['cards'] ?? []).length,
  };
  for (const [name, cards] of Object.entries(line.cards)) params[name] = cards.length === 0 ? t('card.none') : ' ';
  let before = '';
  const out = rich(line.key as 'log.paid', params as never).flatMap((part: Part): LogPart[] => {
    const cards = part.param === null ? undefined : line.cards[part.param];
    const words = part.param === null ? afterTitle(before, part.text) : part.text;
    const parts = cards === undefined || cards.length === 0 ? [{ text: words, face: null }] : cardParts(cards, view);
    before = parts.at(-1)?.text ?? '';
    return parts;
  });
  // a sentence may start with a card that has only a description
  const first = out.find(({ text }) => text !== '');
  if (first !== undefined && first.face === null) first.text = opening(first.text);
  return out;
}

function priceOf(paid: Paid | undefined): string | null {
  if (paid === undefined || (paid.clicks === 0 && paid.credits === 0)) return null;
  const parts: string[] = [];
  if (paid.clicks > 0) parts.push(t('cost.clicks', { n: paid.clicks }));
  if (paid.credits > 0) parts.push(t('cost.credits', { n: paid.credits }));
  return parts.join(t('cost.join'));
}

/**
 * The log lines for the events of an update. `view`: the view after the events; `from`: the id for the first line. A payment goes at the
 * end of the next line about its payer; if there is none, it gets its own line.
 */
export function linesOf(events: readonly SeenEvent[], view: View, from: number): ShownLine[] {
  const out: ShownLine[] = [];
  const owed: Record<string, Paid | undefined> = {};
  let id = from;
  const push = (line: LogLine, paid: Paid | undefined, after: number): void => {
    const shown = {
      id: id++,
      kind: line.kind,
      seat: line.seat,
      parts: partsOf(line, view),
      paid: priceOf(paid),
      after,
    };
    out.push(
      line.breaking === undefined ? shown : { ...shown, joins: { ...line.breaking, credits: paid?.credits ?? 0 } },
    );
  };
  // The line of a triggered ability comes before its payment, which is added to it.
  let begun: ShownLine | null = null;
  const settle = (after: number): void => {
    if (begun === null || begun.seat === null) return;
    const price = priceOf(owed[begun.seat]);
    if (price === null) return;
    begun.paid = price;
    begun.after = after;
    delete owed[begun.seat];
  };
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event === undefined) continue;
    if (isPayment(event)) {
      const paid = (owed[event.seat] ??= { clicks: 0, credits: 0 });
      if (event.type === 'clicks-spent') paid.clicks += event.n;
      else paid.credits += event.n + event.bad;
      continue;
    }
    const line = sentenceOf(event, view);
    if (line === null || isShown(event, events, i) || tellsItself(event, events, i, view)) continue;
    settle(i);
    if (isMove(event)) {
      const cards = line.cards['card'] ?? [];
      for (
        let next = events[i + 1];
        next !== undefined && isMove(next) && sameKind(event, next);
        next = events[i + 1]
      ) {
        cards.push((next.card as SeenCard | null) ?? { h: null, code: null });
        i++;
      }
    }
    // The sentence of a rez already includes its price.
    const own = event.type === 'rezzed' ? owed[event.seat] : undefined;
    if (own !== undefined && event.type === 'rezzed' && own.credits === event.cost) own.credits = 0;
    const payer = line.seat !== null && owed[line.seat] !== undefined ? line.seat : null;
    push(line, payer === null ? undefined : owed[payer], i + 1);
    if (payer !== null) delete owed[payer];
    begun = event.type === 'triggered' ? (out.at(-1) ?? null) : null;
  }
  settle(events.length);
  for (const seat of ['corp', 'runner'] as const) {
    const price = priceOf(owed[seat]);
    if (price === null) continue;
    const params = { who: view.viewer === seat ? 'you' : seat, price };
    push({ kind: 'small', seat, key: 'log.paid', params, cards: {} }, undefined, events.length);
  }
  return out;
}
