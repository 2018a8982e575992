/** Sentences for two events that are one act: playing a card and what it gives, using a card and what it gives. */
import type { LogPart } from '../../../../hud/contract/log-ui.ts';
import type { SeenCard, SeenEvent } from '../../rules/events.ts';
import type { View } from '../../rules/view-types.ts';
import { contextOf } from './sentences.ts';
import { named, told } from './told.ts';

const same = (a: SeenCard | null, b: SeenCard | null): boolean => a !== null && a.h !== null && a.h === b?.h;
const cardOf = (event: SeenEvent): SeenCard | null =>
  'card' in event && typeof event.card === 'object' ? (event.card as SeenCard | null) : null;

/** Types of events whose line may depend on the next event that has one: those below, and credits that may come off a card. */
export const LEADS_ON: ReadonlySet<string> = new Set([
  'played',
  'used',
  'installed',
  'mulliganed',
  'credits-gained',
  'counters-removed',
]);

/** Whether the second event, with no other told between them, is told in the sentence of the first. */
export function isOneAct(first: SeenEvent, second: SeenEvent): boolean {
  switch (first.type) {
    case 'played':
      if (second.type === 'run-began') return same(cardOf(first), second.by);
      if (second.type === 'drawn') return second.seat === first.seat;
      return second.type === 'credits-gained' && second.seat === first.seat && same(cardOf(first), second.card);
    case 'used':
      if (second.type === 'counters-placed') return same(cardOf(first), second.card);
      return second.type === 'credits-gained' && second.seat === first.seat && same(cardOf(first), second.card);
    case 'counters-removed':
      return first.why === 'spent' && second.type === 'used' && same(first.card, second.card);
    case 'installed':
      return (
        first.to.zone === 'rig' &&
        first.to.host < 0 &&
        second.type === 'counters-placed' &&
        same(cardOf(first), second.card)
      );
    case 'mulliganed':
      return second.type === 'drawn' && second.seat === first.seat;
    default:
      return false;
  }
}

/** Whether these credits were on the card that they come from: the next event takes them off it. */
export const wereOnCard = (gained: SeenEvent, next: SeenEvent | undefined): boolean =>
  gained.type === 'credits-gained' &&
  next?.type === 'counters-removed' &&
  next.kind === 'credit' &&
  same(gained.card, next.card);

/**
 * The sentence for two events that are one act (`isOneAct`). `more`: the cards of events like the second; `taken`: whether the credits gained
 * were on the card.
 */
export function actWords(
  first: SeenEvent,
  second: SeenEvent,
  view: View,
  more: readonly SeenCard[],
  taken: boolean,
): LogPart[] {
  const { who, cards } = contextOf(second, view, more);
  const card = cardOf(first);
  if (first.type === 'counters-removed') return told('log.used.spends', { who, card, kind: first.kind, n: first.n });
  if (second.type === 'counters-placed') {
    const { kind, n } = second;
    const by = contextOf(first, view).who;
    return first.type === 'used'
      ? told('log.used.counters', { who: by, card, kind, n })
      : told('log.installed.counters', { who: by, card, kind, n });
  }
  if (second.type === 'run-began')
    return told('log.run-began.played', { who: contextOf(second, view).runner, card, server: second.server });
  if (second.type === 'credits-gained') {
    const { n } = second;
    if (taken) return told('log.credits-taken', { who, n, card });
    return first.type === 'used'
      ? told('log.used.gains', { who, card, n })
      : told('log.played.gains', { who, card, n });
  }
  return first.type === 'mulliganed'
    ? told('log.mulliganed.draws', { who, ...named(cards) })
    : told('log.played.draws', { who, card, ...named(cards) });
}
