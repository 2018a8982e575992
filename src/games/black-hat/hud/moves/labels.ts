/** Labels of moves, with what each costs or gains. */
import { points, signed } from '../../../../i18n/writing.ts';
import { t } from '../../../../i18n/index.ts';
import { ASSET, HAT, faceAt, traceOf, valueAt, wayTo } from '../../rules/defs.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';
import { faceWords, cardsWords, pawnWords, placeWords, seatName, someWords } from '../names.ts';

/** Returns the text of a move's button. */
export function moveLabel(move: Move, view: View): string {
  switch (move.do) {
    case 'play':
      return t('bh.move.play', { cards: cardsWords(move.cards) });
    case 'pass':
      return t('bh.move.pass');
    case 'take-all':
      return t('bh.move.take-all');
    case 'take':
      return t(view.spoils.includes(HAT) ? 'bh.move.take-first' : 'bh.move.take', { card: someWords(move.card, 1) });
    case 'move':
      return t('bh.move.move', { pawn: pawnWords(view, move.pawn), to: placeWords(move.to) });
    case 'send':
      return t('bh.move.send', { pawn: pawnWords(view, move.pawn), to: placeWords(move.to) });
    case 'mark':
      return t('bh.move.mark', {
        place: placeWords(move.place),
        n: signed(move.n),
        to: points(valueAt(view, move.place) + move.n),
      });
    case 'lift':
      return t('bh.move.lift', {
        place: placeWords(move.place),
        n: signed(move.n),
        to: points(valueAt(view, move.place) - move.n),
      });
    case 'lay':
      return t('bh.move.lay', { tile: move.face, zone: 'ABCDE'[move.zone]! });
    case 'leave':
      return t(view.decision?.kind === 'randomize' ? 'bh.move.leave-tile' : 'bh.move.leave');
    case 'trace':
      return t('bh.move.trace', { to: placeWords(move.to) });
    case 'blame':
      return t('bh.move.blame', { seat: seatName(view, move.seat) });
  }
}

/** Returns, in words, the values of a moved pawn's place before and after, or the trace points of the cards taken; null for other moves. */
export function movePrice(move: Move, view: View): string | null {
  if (move.do === 'move' || move.do === 'send')
    return t('bh.value', { from: points(valueAt(view, view.pawns[move.pawn]!)), to: points(valueAt(view, move.to)) });
  if (move.do === 'take') return t('bh.trace', { n: traceOf(move.card) });
  if (move.do === 'take-all') return t('bh.trace', { n: view.spoils.reduce((sum, card) => sum + traceOf(card), 0) });
  return null;
}

/**
 * Returns the hint on a move's button: the special of the place and the pawns jumped on the way there, or the cards to be taken; null for
 * none.
 */
export function moveHint(move: Move, view: View): string | null {
  if (move.do === 'take-all') return cardsWords(view.spoils);
  if (move.do !== 'move') return null;
  const { kind } = faceAt(view.tiles, move.to);
  const jumped = wayTo(view, move.pawn, move.to).length - 1;
  const parts = [
    jumped > 0 ? t('bh.hint.jump', { n: jumped }) : '',
    kind === 'host' || kind === 'hash' || kind === 'start' || (kind === 'alarm' && !view.options.tracer)
      ? ''
      : t(`bh.does.${kind}`),
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(t('bh.join'));
}

/** Returns the heading above the moves of a pawn: the place where it stands, in words. */
export const pawnHeading = (view: View, pawn: number): string => {
  const place = view.pawns[pawn]!;
  return place < ASSET ? faceWords(view, place) : placeWords(place);
};
