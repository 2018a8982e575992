/** Accessible names of the table's buttons: everything visible about a thing, and what can be done with it now. */
import { isMine } from '../../../../hud/contract/question-ui.ts';
import { t, together } from '../../../../i18n/index.ts';
import {
  ASSET,
  HAT,
  JAIL,
  JOKER,
  RANKS,
  arrowsFrom,
  faceAt,
  isSpace,
  placeId,
  placeName as spaceName,
  traceOf,
  valueAt,
  winning,
} from '../../rules/defs.ts';
import type { Card } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';
import { askedSeat, cardNames, pawnsOn, whoIs } from '../names.ts';
import { pawnParams } from '../moves/labels.ts';

const moves = (view: View): readonly Move[] => (isMine(view) ? view.decision!.moves : []);

/** Says what the viewer can do with a place now, one sentence for each move. */
const placeMoves = (view: View, place: number): string[] =>
  moves(view).flatMap((move): string[] => {
    if (move.do === 'move' && move.to === place) {
      const from = valueAt(view, view.pawns[move.pawn]!);
      return [t('bh.here.move', { ...pawnParams(view, move.pawn), from, to: valueAt(view, place) })];
    }
    if (move.do === 'send' && move.to === place) return [t('bh.here.send', pawnParams(view, move.pawn))];
    if (move.do === 'trace' && move.to === place) return [t('bh.here.trace')];
    if (move.do === 'mark' && move.place === place) return [t('bh.here.mark', { change: move.n > 0 ? 'up' : 'down' })];
    if (move.do === 'lift' && move.place === place) return [t('bh.here.lift', { n: move.n })];
    return [];
  });

/** Says where the complete arrows of a place lead; null if there are none. */
export function arrowWords(view: View, place: number): string | null {
  const to = arrowsFrom(view.tiles, place);
  const spaces = to.filter(isSpace).map(spaceName);
  const asset = !to.includes(ASSET) ? 'no' : spaces.length === 0 ? 'only' : 'also';
  return to.length === 0 ? null : t('bh.here.arrows', { asset, to: spaces, n: spaces.length });
}

/** Says that a pawn is on a place, and whether it is held there. */
export const pawnHere = (view: View, pawn: number): string =>
  t('bh.here.pawn', { ...pawnParams(view, pawn), held: view.stuck[pawn]! ? 'yes' : 'no' });

/** Returns the accessible name of a place: its name, kind and value, where its arrows lead, who is there, and what can be done. */
export function placeName(view: View, place: number): string {
  const { kind, value } = faceAt(view.tiles, place);
  const now = valueAt(view, place);
  const by = now - value;
  return together([
    isSpace(place)
      ? t('bh.here.space', { place: placeId(place), kind, value: now, marked: by === 0 ? 'no' : 'yes', by })
      : t('bh.here.off', { place: placeId(place), value: now }),
    place === ASSET ? assetWords(view) : null,
    place === JAIL ? null : arrowWords(view, place),
    ...pawnsOn(view, place).map((pawn) => pawnHere(view, pawn)),
    view.tracer?.place === place ? t('bh.here.tracer') : null,
    ...placeMoves(view, place),
  ]);
}

/** Describes the secret asset card on the Critical Asset; null without one. */
export const assetWords = (view: View): string | null =>
  !view.options.secretAsset ? null : view.asset > 0 ? t(`bh.asset.${view.asset}`) : t('bh.asset.hidden');

export function pawnName(view: View, pawn: number): string {
  const place = view.pawns[pawn]!;
  const held = view.stuck[pawn]! ? 'yes' : 'no';
  return together([
    t('bh.pawn.name', { ...pawnParams(view, pawn), place: placeId(place), held, value: valueAt(view, place) }),
    ...moves(view).flatMap((move) => {
      if (move.do === 'move' && move.pawn === pawn)
        return t('bh.pawn.move', { to: placeId(move.to), value: valueAt(view, move.to) });
      return move.do === 'send' && move.pawn === pawn ? t('bh.pawn.send', { to: placeId(move.to) }) : [];
    }),
  ]);
}

/** Returns the accessible name of the button for all cards of one rank in a visible hand. */
export const rankName = (view: View, seat: number, card: Card, n: number): string =>
  t('bh.rank', {
    card: card === JOKER ? 'joker' : card === HAT ? 'hat' : 'rank',
    rank: card,
    n,
    who: whoIs(view, seat),
    trace: traceOf(card),
  });

/** Returns the accessible name of a whole hand: its size, and whether it holds the Hat. */
export function handName(view: View, seat: number): string {
  const { hand, out } = view.seats[seat]!;
  const who = whoIs(view, seat);
  if (out) return t('bh.hand.out', { who });
  return together([
    t('bh.hand', { who, n: hand.length, hat: view.hat === seat ? 'yes' : 'no' }),
    moves(view).some((move) => move.do === 'blame' && move.seat === seat) ? t('bh.hand.blame') : null,
  ]);
}

/** Returns the accessible name of the set that a seat has played in the trick; it says whether the set is winning. */
export function playName(view: View, seat: number): string {
  const play = view.plays.find((one) => one.seat === seat);
  const who = whoIs(view, seat);
  if (play === undefined)
    return askedSeat(view) === seat && view.decision!.kind === 'play'
      ? t('bh.play.asked', { who })
      : t('bh.play.none', { who });
  if (play.cards.length === 0) return t('bh.play.passed', { who });
  const take = moves(view).flatMap((move) =>
    move.do === 'take' && play.cards.includes(move.card) ? cardNames([move.card]) : [],
  );
  const counts = play.cards.length > 1 || play.cards[0]! > RANKS;
  return together([
    t('bh.play', { who, cards: cardNames(play.cards) }),
    counts ? t('bh.play.counts', { n: play.cards.length, rank: play.rank }) : null,
    winning(view.plays) !== play ? null : view.winner >= 0 ? t('bh.play.won') : t('bh.play.wins'),
    take.length === 0 ? null : t('bh.play.take', { cards: take }),
  ]);
}

export const deckName = (view: View): string => t('bh.deck', { n: view.deck });

export const zoneName = (view: View, zone: number): string =>
  t('bh.zone', { zone: 'ABCDE'[zone]!, tile: view.tiles[zone] ?? 'none' });

export function tracerName(view: View): string {
  const { tracer } = view;
  if (tracer === null) return t('bh.tracer.none');
  return tracer.place < 0
    ? t('bh.tracer.track', { n: tracer.step })
    : t('bh.tracer.place', { place: placeId(tracer.place) });
}

export const trackName = (view: View): string =>
  view.tracer === null
    ? t('bh.track.empty')
    : view.tracer.place < 0
      ? t('bh.track', { n: view.tracer.step })
      : t('bh.track.left');

/** Says each seat's total, number of cards, whether it holds the Hat, and the places of its pawns, in one text. */
export const statusText = (view: View): string =>
  together(
    view.seats.map(({ total, hand, out }, seat) => {
      const who = whoIs(view, seat);
      if (out) return t('bh.hand.out', { who });
      const [a, b] = [placeId(view.pawns[seat * 2]!), placeId(view.pawns[seat * 2 + 1]!)];
      return t('bh.status', { who, total, n: hand.length, hat: view.hat === seat ? 'yes' : 'no', a, b });
    }),
  );
