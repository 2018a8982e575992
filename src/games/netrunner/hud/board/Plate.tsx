/** A small card in HTML with its main numbers. Screen readers do not see it; the button around it has the card's name. */
import type { JSX } from 'preact';
import type { CardView } from '../../rules/view-types.ts';
import { numeral } from '../../../../i18n/index.ts';
import { Icon } from '../../../../hud/components/icons.tsx';
import { cardOf, titleOf } from '../words/lookup.ts';
import { kindOf } from './kinds.ts';

/** CSS class names for the plate's outline: ice by its kind ("ice code-gate"), any other card by its type. */
function shapeOf(card: Pick<CardView, 'type' | 'subtypes' | 'code'>): string {
  const printed = card.code === null ? null : cardOf(card.code);
  const subtypes = card.subtypes.length > 0 ? card.subtypes : (printed?.subtypes ?? []);
  const type = card.type ?? printed?.type ?? 'hidden';
  if (type === 'ice')
    return `ice ${(subtypes.find((name) => ['barrier', 'code gate', 'sentry', 'trap'].includes(name)) ?? 'other').replace(' ', '-')}`;
  return type;
}

const COUNTER_MARK: Record<string, string> = { advancement: '▲', credit: '¢', virus: '☣', power: '⚡', agenda: '◆' };

/** A card's counters, each as an icon and a number. */
function Counters({ card }: { card: CardView }): JSX.Element | null {
  const kinds = Object.entries(card.counters);
  return kinds.length === 0 ? null : (
    <span class="plate-counters">
      {kinds.map(([kind, n]) => (
        <span key={kind} class={`plate-counter counter-${kind}`}>
          {COUNTER_MARK[kind] ?? '•'}
          {numeral(n)}
        </span>
      ))}
    </span>
  );
}

/** The face of a card, or its back when the viewer does not know it. */
export function Plate({ card }: { card: CardView }): JSX.Element {
  if (card.code === null)
    return (
      <span class={`plate back back-${card.seat}`} aria-hidden="true">
        <span class="plate-weave" />
        <Counters card={card} />
      </span>
    );
  const printed = cardOf(card.code);
  // a card turned into an agenda (Meridian) has no cost or strength
  const type = card.type ?? printed.type;
  const across = type === 'ice';
  const cost = card.cost ?? (type === 'identity' || type === 'agenda' ? null : printed.cost);
  const strength = card.strength ?? (type === 'agenda' ? null : printed.strength);
  const points = card.points ?? printed.points;
  const seatHidden = card.seat === 'corp' && (card.zone === 'ice' || card.zone === 'root') && !card.up;
  return (
    <span
      class={`plate face seat-${card.seat} ${shapeOf(card)}${across ? ' across' : ''}${seatHidden ? ' veiled' : ''}${card.blank ? ' blank' : ''}`}
      data-faction={printed.faction}
      aria-hidden="true"
    >
      <span class="plate-top">
        {cost !== null && (
          <span class={`plate-cost${cost < printed.cost ? ' lower' : cost > printed.cost ? ' higher' : ''}`}>
            <Icon name="coin" />
            {numeral(cost)}
          </span>
        )}
        {printed.type === 'agenda' && (
          <span class="plate-cost">▲{numeral(card.requirement ?? printed.requirement ?? 0)}</span>
        )}
        <bdi class="plate-title">{titleOf(card.code)}</bdi>
      </span>
      <span class="plate-foot">
        <span class="plate-kind">{kindOf(card)}</span>
        {card.subs.length > 0 && (
          <span class="plate-subs">
            {card.subs.map((sub) => (
              <i key={sub.index} class={sub.broken ? 'broken' : ''} />
            ))}
          </span>
        )}
        {printed.memory != null && printed.memory > 0 && (
          <span class="plate-memory">
            <Icon name="memory" />
            {numeral(printed.memory)}
          </span>
        )}
        {points !== null && <span class="plate-points">★{numeral(points)}</span>}
        {strength !== null && <span class="plate-strength">{numeral(strength)}</span>}
      </span>
      <Counters card={card} />
    </span>
  );
}
