/** Accessible names of the table's buttons: everything visible about a thing, and what can be done with it now. */
import { joinedBy, opening, points } from '../../../../i18n/writing.ts';
import { listed, t } from '../../../../i18n/index.ts';
import { isMine } from '../../../../hud/contract/question-ui.ts';
import { ASSET, JAIL, isSpace, traceOf, valueAt, winning } from '../../rules/defs.ts';
import type { Card } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';
import {
  arrowWords,
  askedSeat,
  cardName,
  cardsWords,
  faceWords,
  pawnWords,
  pawnsOn,
  placeWords,
  seatName,
  setWords,
  whoIs,
} from '../names.ts';

/** Joins the parts of a button's name with the language's separator, leaving out nulls. */
const joined = (parts: readonly (string | null)[]): string => joinedBy(t('bh.join'), parts);

const moves = (view: View): readonly Move[] => (isMine(view) ? view.decision!.moves : []);

/** Says how moving a pawn changes the value that it scores for its owner: "from 3 to 2". */
const stepWords = (view: View, pawn: number, to: number): string =>
  t('bh.step', { from: points(valueAt(view, view.pawns[pawn]!)), to: points(valueAt(view, to)) });

/** Names a pawn for the name of the place where it stands, and says whether it is held there. */
const standing = (view: View, pawn: number): string =>
  t('bh.standing', { pawn: pawnWords(view, pawn), held: view.stuck[pawn]! ? 'yes' : 'no' });

/** Says what the viewer can do with a place now; null: nothing. */
function placeMoves(view: View, place: number): string | null {
  const found = moves(view).flatMap((move): string[] => {
    if (move.do === 'move' && move.to === place)
      return [t('bh.here.move', { pawn: pawnWords(view, move.pawn), step: stepWords(view, move.pawn, place) })];
    if (move.do === 'send' && move.to === place) return [t('bh.here.send', { pawn: pawnWords(view, move.pawn) })];
    if (move.do === 'trace' && move.to === place) return [t('bh.here.trace')];
    if (move.do === 'mark' && move.place === place) return [t('bh.here.mark', { n: move.n })];
    if (move.do === 'lift' && move.place === place) return [t('bh.here.lift', { n: move.n })];
    return [];
  });
  return found.length === 0 ? null : joined(found);
}

/** Returns the accessible name of a place: its name, kind and value, where its arrows lead, who stands there, and what can be done. */
export function placeName(view: View, place: number): string {
  const name = opening(placeWords(place));
  const pawns = pawnsOn(view, place).map((pawn) => standing(view, pawn));
  const tracer = view.tracer?.place === place ? t('bh.tracer') : null;
  const what = isSpace(place) ? faceWords(view, place) : t('bh.worth', { n: valueAt(view, place) });
  const secret = place === ASSET ? assetWords(view) : null;
  const who = [...pawns, ...(tracer === null ? [] : [tracer])];
  return joined([
    t('bh.is', { name, what }),
    secret,
    place === JAIL ? null : arrowWords(view, place),
    who.length === 0 ? null : listed(who),
    placeMoves(view, place),
  ]);
}

/** Names the secret asset card on the Critical Asset; null without one. */
export const assetWords = (view: View): string | null =>
  !view.options.secretAsset ? null : view.asset > 0 ? t(`bh.asset.${view.asset}`) : t('bh.asset.hidden');

export function pawnName(view: View, pawn: number): string {
  const place = view.pawns[pawn]!;
  const what = isSpace(place) ? faceWords(view, place) : t('bh.worth', { n: valueAt(view, place) });
  const to = moves(view).flatMap((move) =>
    move.do === 'move' && move.pawn === pawn
      ? t('bh.can.to', { to: placeWords(move.to), step: stepWords(view, pawn, move.to) })
      : move.do === 'send' && move.pawn === pawn
        ? t('bh.can.send', { to: placeWords(move.to) })
        : [],
  );
  return joined([
    opening(t('bh.pawn.on', { pawn: standing(view, pawn), place: placeWords(place), what })),
    to.length === 0 ? null : t('bh.can.move', { to: listed(to) }),
  ]);
}

/** Returns the accessible name of the button for all cards of one rank in a visible hand. */
export function rankName(view: View, seat: number, card: Card, n: number): string {
  const own = view.seats[seat]!.name === view.viewer;
  return joined([
    own
      ? t('bh.rank.own', { card: cardName(card), n })
      : t('bh.rank.their', { seat: seatName(view, seat), card: cardName(card), n }),
    t('bh.trace', { n: traceOf(card) }),
  ]);
}

/** Returns the accessible name of a whole hand: its size, and whether it holds the Hat. */
export function handName(view: View, seat: number): string {
  const { hand, out } = view.seats[seat]!;
  if (out) return t('bh.hand.out', { seat: seatName(view, seat) });
  const blame = moves(view).some((move) => move.do === 'blame' && move.seat === seat);
  return joined([
    t('bh.hand', { who: whoIs(view, seat), n: hand.length, hat: view.hat === seat ? 'yes' : 'no' }),
    blame ? t('bh.here.blame') : null,
  ]);
}

/** Returns the accessible name of the set that a seat has played in the trick; it says whether the set is winning. */
export function playName(view: View, seat: number): string {
  const play = view.plays.find((one) => one.seat === seat);
  const who = seatName(view, seat);
  if (play === undefined)
    return t(askedSeat(view) === seat && view.decision!.kind === 'play' ? 'bh.play.asked' : 'bh.play.none', {
      seat: who,
    });
  if (play.cards.length === 0) return t('bh.play.passed', { seat: who });
  const best = winning(view.plays) === play;
  const take = moves(view).flatMap((move) =>
    move.do === 'take' && play.cards.includes(move.card) ? [cardName(move.card)] : [],
  );
  return joined([
    t('bh.play', { seat: who, cards: cardsWords(play.cards) }),
    play.cards.length > 1 || play.cards[0]! > 13 ? t('bh.outlook.counts', { set: setWords(play) }) : null,
    best ? t(view.winner >= 0 ? 'bh.play.won' : 'bh.play.wins') : null,
    take.length === 0 ? null : t('bh.here.take', { cards: listed(take) }),
  ]);
}

export const deckName = (view: View): string => t('bh.deck', { n: view.deck });

export function zoneName(view: View, zone: number): string {
  const name = t('bh.zone', { zone: 'ABCDE'[zone]! });
  const tile = view.tiles[zone] ?? null;
  return tile === null ? name : joined([name, t('bh.zone.tile', { tile })]);
}

export function tracerName(view: View): string {
  const { tracer } = view;
  if (tracer === null) return t('bh.tracer.none');
  const name = opening(t('bh.tracer'));
  return tracer.place < 0
    ? t('bh.tracer.track', { n: tracer.step })
    : t('bh.is', { name, what: placeWords(tracer.place) });
}

export const trackName = (view: View): string =>
  view.tracer === null
    ? t('bh.track.empty')
    : view.tracer.place < 0
      ? t('bh.track', { n: view.tracer.step })
      : t('bh.track.left');

/** Says each seat's total, number of cards, whether it holds the Hat, and the places of its pawns, in one text. */
export function statusText(view: View): string {
  return view.seats
    .map(({ total, hand, out }, seat) =>
      out
        ? t('bh.hand.out', { seat: seatName(view, seat) })
        : t('bh.status', {
            seat: seatName(view, seat),
            total,
            n: hand.length,
            hat: view.hat === seat ? 'yes' : 'no',
            pawns: listed([0, 1].map((i) => placeWords(view.pawns[seat * 2 + i]!))),
          }),
    )
    .join(' ');
}
