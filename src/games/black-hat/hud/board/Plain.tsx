/** The look of the plain HTML table: how its buttons look and where its groups of buttons go. */
import type { PlainProps } from '../../../../hud/contract/table-ui.ts';
import type { JSX } from 'preact';
import { Icon } from '../../../../hud/components/icons.tsx';
import { numeral, t, withSign } from '../../../../i18n/index.ts';
import {
  HAT,
  JAIL,
  JOKER,
  arrowsFrom,
  columnOf,
  faceAt,
  isSpace,
  placeId,
  traceOf,
  valueAt,
  winning,
  zoneSpaces,
} from '../../rules/defs.ts';
import type { Card } from '../../rules/model.ts';
import type { View } from '../../rules/view.ts';
import { askedSeat, cardName } from '../names.ts';
import { HatSign, Sign } from '../Sign.tsx';
import { KIND_SIGN } from './kinds.ts';
import { type TableItem, legalMoves } from './groups.ts';

/** Returns the compass direction from one space to another, such as 'ne', for an arrow between them; 'e' if either is no space. */
function wayOf(from: number, to: number): string {
  if (!isSpace(to) || !isSpace(from)) return 'e';
  const down = Math.floor(to / 6) - Math.floor(from / 6);
  const right = columnOf(to) - columnOf(from);
  return `${down < 0 ? 'n' : down > 0 ? 's' : ''}${right > 0 ? 'e' : ''}`;
}

/** Shows a place of the board: name, kind, value and arrows, and how the score would change if a chosen pawn can move there. */
function Place({ place, view }: { place: number; view: View }): JSX.Element {
  const { kind, value } = faceAt(view.tiles, place);
  const now = valueAt(view, place);
  const moves = legalMoves(view).filter((move) => (move.do === 'move' || move.do === 'send') && move.to === place);
  const froms = [...new Set(moves.flatMap((move) => ('pawn' in move ? [valueAt(view, view.pawns[move.pawn]!)] : [])))];
  const turn = froms.every((from) => from > now) ? 'better' : froms.every((from) => from < now) ? 'worse' : 'even';
  return (
    <span
      class={`place kind-${kind}${now < 0 ? ' is-below' : ''}${onTile(view, place) ? ' on-tile' : ''}`}
      aria-hidden="true"
    >
      <span class="place-top">
        <b>{t('bh.place', { place: placeId(place) })}</b>
        <i>{place === JAIL ? '' : KIND_SIGN[kind]}</i>
      </span>
      <span class="place-value">
        {numeral(now)}
        {now !== value && place !== JAIL && <small>{withSign(now - value)}</small>}
      </span>
      {froms.length > 0 && (
        <span class={`place-step is-${turn}`}>
          {froms.map((from) => (
            <span key={from}>{t('bh.price.value', { from, to: now })}</span>
          ))}
        </span>
      )}
      {isSpace(place) &&
        arrowsFrom(view.tiles, place).map((to) => <span key={to} class={`place-arrow to-${wayOf(place, to)}`} />)}
    </span>
  );
}

/** Whether a tile covers a space. */
const onTile = (view: View, place: number): boolean =>
  view.tiles.some((face, zone) => face !== null && zoneSpaces(zone).includes(place));

/** Shows a card with its rank and trace points. */
function CardFace({ card, n }: { card: Card; n?: number }): JSX.Element {
  return (
    <span class={`bh-card${card === HAT ? ' is-hat' : card === JOKER ? ' is-joker' : ''}`} aria-hidden="true">
      <b>{card === HAT ? <HatSign /> : card === JOKER ? '★' : cardName(card)}</b>
      <small>{traceOf(card)}</small>
      {n !== undefined && n > 1 && <i>×{n}</i>}
    </span>
  );
}

/** Shows the set of cards that a seat has played in the trick. */
function PlayFace({ view, seat }: { view: View; seat: number }): JSX.Element {
  const play = view.plays.find((one) => one.seat === seat);
  const best = winning(view.plays);
  const asked = askedSeat(view) === seat && view.decision?.kind === 'play';
  return (
    <span
      class={`play${play !== undefined && play === best ? ' wins' : ''}${asked ? ' asked' : ''}`}
      aria-hidden="true"
    >
      <span class="play-who">
        <Sign seat={view.seats[seat]!.name} />
        <span class="play-name">{t(`side.${view.seats[seat]!.name}`)}</span>
        {view.leader === seat && <i>▸</i>}
        {play !== undefined && play === best && <Icon name="crown" />}
      </span>
      <span class="play-cards">
        {play === undefined ? (
          <small>{asked ? '…' : ''}</small>
        ) : play.cards.length === 0 ? (
          <small>{t('bh.play.pass.short')}</small>
        ) : (
          play.cards.map((card, i) => <CardFace key={i} card={card} />)
        )}
      </span>
    </span>
  );
}

/** Draws a button of the plain table according to the kind of thing it represents. */
export function Face({ item, view }: { item: TableItem; view: View }): JSX.Element {
  const { thing } = item;
  switch (thing.is) {
    case 'place':
      return <Place place={thing.place} view={view} />;
    case 'pawn':
      return (
        <span class={`pawn${view.stuck[thing.pawn]! ? ' is-held' : ''}`} aria-hidden="true">
          <Sign seat={view.seats[thing.pawn >> 1]!.name} mark={(thing.pawn & 1) + 1} />
        </span>
      );
    case 'rank':
      return <CardFace card={thing.card} n={thing.n} />;
    case 'hand': {
      const { name, hand } = view.seats[thing.seat]!;
      return (
        <span class="hand-chip" aria-hidden="true">
          <Sign seat={name} />
          <Icon name="hand" />
          <b>{hand.length}</b>
          {view.hat === thing.seat && <HatSign />}
        </span>
      );
    }
    case 'play':
      return <PlayFace view={view} seat={thing.seat} />;
    case 'zone':
      return (
        <span class="zone-face" aria-hidden="true">
          {'ABCDE'[thing.zone]}
        </span>
      );
    case 'tracer':
      return (
        <span class="tracer-face" aria-hidden="true">
          ⌖
        </span>
      );
    case 'track':
      return (
        <span class="track-face" aria-hidden="true">
          {[1, 2, 3].map((step) => (
            <i key={step} class={`pip${view.tracer?.place === -1 && view.tracer.step === step ? ' on' : ''}`} />
          ))}
        </span>
      );
    default:
      return (
        <span class="pile-chip" aria-hidden="true">
          <Icon name={thing.is === 'deck' ? 'deck' : 'trash'} />
          <b>{thing.is === 'deck' ? view.deck : view.discards.length}</b>
        </span>
      );
  }
}

/** Lays out the plain table: rivals' hands on top, then the trick, the board, and the viewer's hand at the bottom. */
export function PlainTable({ view, groups, draw }: PlainProps<View>): JSX.Element {
  const own = groups.at(-1)!;
  const of = (...kinds: string[]): JSX.Element[] =>
    draw(groups.filter((group) => group !== own && kinds.includes(group.kind)));
  return (
    <div class="rows" data-seats={view.seats.length}>
      <div class="bh-top">
        <div class="bh-hands">{of('hand')}</div>
        <div class="bh-side">{of('off', 'piles')}</div>
      </div>
      {of('cards')}
      {of('trick')}
      <div class="bh-board">{of('board')}</div>
      {draw([own])}
    </div>
  );
}
