/** Labels of moves, with what each costs or gains. */
import { t, together } from '../../../../i18n/index.ts';
import { faceAt, HAT, isSpace, placeId, traceOf, valueAt, wayTo, zoneSpaces } from '../../rules/defs.ts';
import type { TileFace } from '../../rules/board/faces.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';
import { withTile } from './preview.ts';
import { askedSeat, cardNames, nthOf, ownerOf, seatName } from '../names.ts';

/** The parameters that name a pawn. */
export const pawnParams = (view: View, pawn: number): { owner: string; nth: 'first' | 'second' } => ({
  owner: ownerOf(view, pawn),
  nth: nthOf(pawn),
});

/** Returns the text of a move's button. */
export function moveLabel(move: Move, view: View): string {
  switch (move.do) {
    case 'play':
      return t('bh.move.play', { cards: cardNames(move.cards) });
    case 'pass':
      return t('bh.move.pass');
    case 'take-all':
      return t('bh.move.take-all');
    case 'take':
      return view.spoils.includes(HAT)
        ? t('bh.move.take-first', { rank: move.card })
        : t('bh.move.take', { rank: move.card });
    case 'move':
      return t('bh.move.move', {
        ...pawnParams(view, move.pawn),
        push: move.pawn >> 1 === askedSeat(view) ? 'no' : 'yes',
        to: placeId(move.to),
      });
    case 'send':
      return t('bh.move.send', { ...pawnParams(view, move.pawn), to: placeId(move.to) });
    case 'mark': {
      const value = valueAt(view, move.place) + move.n;
      return t('bh.move.mark', { change: move.n > 0 ? 'up' : 'down', place: placeId(move.place), value });
    }
    case 'lift':
      return t('bh.move.lift', { place: placeId(move.place), n: move.n });
    case 'lay':
      return t('bh.move.lay', { tile: move.face, zone: 'ABCDE'[move.zone]! });
    case 'leave':
      return view.decision?.kind === 'randomize' ? t('bh.move.leave-tile') : t('bh.move.leave');
    case 'trace':
      return t('bh.move.trace', { to: placeId(move.to) });
    case 'blame':
      return t('bh.move.blame', { seat: seatName(view, move.seat) });
  }
}

/**
 * Returns, in words, how the value changes of a pawn's place or of a space whose marker is lifted, or the trace points of the cards taken;
 * null for other moves.
 */
export function movePrice(move: Move, view: View): string | null {
  const value = (from: number, to: number): string => t('bh.price.value', { from, to });
  if (move.do === 'move' || move.do === 'send')
    return value(valueAt(view, view.pawns[move.pawn]!), valueAt(view, move.to));
  if (move.do === 'lift') return value(valueAt(view, move.place), valueAt(view, move.place) - move.n);
  if (move.do === 'take') return t('bh.price.trace', { n: traceOf(move.card) });
  if (move.do === 'take-all')
    return t('bh.price.trace', { n: view.spoils.reduce((sum, card) => sum + traceOf(card), 0) });
  return null;
}

/** Says which pawn the tracer catches on a place; null if there is none. */
function caughtWords(view: View, place: number): string | null {
  const pawn = view.pawns.indexOf(place);
  if (pawn < 0) return null;
  return t('bh.hint.caught', { ...pawnParams(view, pawn), own: pawn >> 1 === askedSeat(view) ? 'yes' : 'no' });
}

/** Says how a tile changes the values of the pawns' places under it, pawn by pawn; empty if there is no pawn. */
export function tileWords(view: View, zone: number, face: TileFace): string[] {
  const after = withTile(view, zone, face);
  return view.pawns.flatMap((place, pawn) => {
    if (!isSpace(place) || !zoneSpaces(zone).includes(place)) return [];
    return t('bh.hint.tile.pawn', { ...pawnParams(view, pawn), from: valueAt(view, place), to: valueAt(after, place) });
  });
}

/**
 * Returns the hint on a move's button: the special of the place and the jumps on the way there, the pawn that the tracer catches, or the
 * cards to be taken; null for none.
 */
export function moveHint(move: Move, view: View): string | null {
  if (move.do === 'trace') return caughtWords(view, move.to);
  if (move.do === 'take-all') return t('bh.hint.cards', { cards: cardNames(view.spoils) });
  if (move.do !== 'move') return null;
  const { kind } = faceAt(view.tiles, move.to);
  const jumps = wayTo(view, move.pawn, move.to).length - 1;
  const plain = kind === 'host' || kind === 'hash' || kind === 'start' || (kind === 'alarm' && !view.options.tracer);
  const hint = together([jumps > 0 ? t('bh.hint.jump', { n: jumps }) : null, plain ? null : t(`bh.does.${kind}`)]);
  return hint === '' ? null : hint;
}

/** Returns where a pawn is, in words, for the menu of its moves. */
export function pawnHeading(view: View, pawn: number): string {
  const place = view.pawns[pawn]!;
  const kind = isSpace(place) ? faceAt(view.tiles, place).kind : 'start';
  return t('bh.pawn.at', { place: placeId(place), kind, value: valueAt(view, place) });
}
