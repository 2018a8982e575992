/** Converts events to the form that scenarios use (cards by title, subroutines counted from 1), and matches them with those expected. */
import { def } from '../rules/defs.ts';
import type { Event, SeenCard, SeenEvent } from '../rules/events.ts';
import type { Card, Table } from '../rules/model.ts';
import { cardOf } from '../rules/table.ts';
import { plain, titleFits } from './names.ts';

/** An event in the form scenarios use. */
export type Happened = { type: string; [field: string]: unknown };

/** Converts an event, with titles in place of card ids. Call it right after the event is applied. */
export const happenedOf = (t: Table, e: Event): Happened => inTitles(t, e, (id) => t.cards[id] ?? null);
/** Converts an event as a seat may know it, with null in place of a card whose face the seat does not know. */
export const happenedTo = (t: Table, e: SeenEvent): Happened => inTitles(t, e, (h) => cardOf(t, h));

/** Converts an event, with titles in place of cards. `host`: finds the host of a card by what the event has for it, an id or a handle. */
function inTitles(t: Table, e: Event | SeenEvent, host: (n: number) => Card | null): Happened {
  const happened: Happened = { type: e.type };
  const title = (card: unknown): string | null => {
    const code = typeof card === 'number' ? t.cards[card]?.code : (card as SeenCard | null)?.code;
    return code ? def(code).title : null;
  };
  const titleOf = (c: Card | null): string | null => (c ? def(c.code).title : null);
  for (const [field, value] of Object.entries(e)) {
    if (CARD_FIELDS.has(field)) happened[field] = title(value);
    else if (field === 'cards' || field === 'breakers' || field === 'order')
      happened[field] = (value as unknown[]).map(title);
    else if (field === 'sub') happened[field] = (value as number) + 1;
    else if (field === 'was' || field === 'to') {
      const { h: _h, known: _known, ...rest } = value as Record<string, unknown>;
      happened[field] = { ...rest, host: titleOf(host(rest.host as number)) };
    } else if (field === 'mod') {
      const { h, ...rest } = value as { h: number };
      happened[field] = { ...rest, on: titleOf(cardOf(t, h)) };
    } else if (field === 'delayed')
      happened[field] = { on: (value as { on: string }).on, until: (value as { until: string }).until };
    else if (field === 'code' && e.type === 'brought-in') happened.card = def(value as string).title;
    else happened[field] = value;
  }
  return happened;
}
/** Names of the fields of an event that contain a card. */
const CARD_FIELDS = new Set(['card', 'other', 'host', 'by']);

/** An event as a line of text, for failure messages. */
export function lineOf(happened: Happened): string {
  const parts: string[] = [];
  for (const [field, value] of Object.entries(happened)) {
    if (field === 'type' || value === null || value === -1) continue;
    if (field === 'was' || field === 'to') {
      const { zone, server, up } = value as { zone: string; server: string | null; up: boolean };
      parts.push(
        `${field === 'was' ? 'from' : 'to'} ${server && server !== zone ? `${server} ${zone}` : zone}${field === 'to' && zone === 'archives' ? (up ? ' face up' : ' face down') : ''}`,
      );
    } else if (Array.isArray(value)) parts.push(`${field} [${value.join(', ')}]`);
    else if (typeof value === 'object') parts.push(`${field} ${JSON.stringify(value)}`);
    else parts.push(`${field} ${String(value)}`);
  }
  return `${happened.type}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

/** Whether an event matches `wanted`: a type of event, or an object whose fields (except `times`) all match. */
export function eventFits(happened: Happened, wanted: unknown): boolean {
  if (typeof wanted === 'string') return happened.type === wanted;
  if (typeof wanted !== 'object' || wanted === null) return false;
  return Object.entries(wanted).every(([field, value]) => field === 'times' || valueFits(happened[field], value));
}
function valueFits(actual: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'string' && typeof actual === 'string')
    return plain(actual) === plain(wanted) || titleFits(actual, plain(wanted));
  if (typeof wanted === 'string' && typeof actual === 'object' && actual !== null && 'zone' in actual) {
    return actual.zone === wanted || ('server' in actual && actual.server === wanted);
  }
  if (Array.isArray(wanted))
    return (
      Array.isArray(actual) && actual.length === wanted.length && wanted.every((each, i) => valueFits(actual[i], each))
    );
  if (typeof wanted === 'object' && wanted !== null) {
    return (
      typeof actual === 'object' &&
      actual !== null &&
      Object.entries(wanted).every(([field, value]) => valueFits((actual as Record<string, unknown>)[field], value))
    );
  }
  return actual === wanted || (wanted === null && actual === undefined);
}
