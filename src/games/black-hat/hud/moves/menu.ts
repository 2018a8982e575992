/** Shows the open decision as buttons. A set of cards is ticked card by card, then played; every other move has its own button. */
import type { Anchor } from '../../../../core/anchor.ts';
import type * as ui from '../../../../hud/contract/question-ui.ts';
import { t, together } from '../../../../i18n/index.ts';
import { pawnAnchor, placeAnchor, playAnchor, rankAnchor, zoneAnchor } from '../../anchors.ts';
import { HAT, JOKER, TILES, counted, placeId, sameMove, whySet } from '../../rules/defs.ts';
import type { Card } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';
import { pathOf, previewOf } from './preview.ts';
import { legalMoves } from '../board/groups.ts';
import { zoneName } from '../board/button-names.ts';
import { askedSeat, cardName } from '../names.ts';
import { leadSize, outlook } from '../trick.ts';
import { moveHint, moveLabel, movePrice, pawnHeading, pawnParams, tileWords } from './labels.ts';

/** Returns the id of a move's button: equal moves have equal ids, different moves different ones. */
const idOf = (move: Move): string => Object.values(move).flat().join(' ');

const TONES: Partial<Record<Move['do'], ui.Tone>> = { leave: 'stop', pass: 'stop' };

/** Returns the anchor of the thing that lights up while a move's button is pointed at; null for none. */
function anchorOf(move: Move, view: View): Anchor | null {
  switch (move.do) {
    case 'move':
    case 'send':
    case 'trace':
      return placeAnchor(move.to);
    case 'mark':
    case 'lift':
      return placeAnchor(move.place);
    case 'lay':
      return zoneAnchor(move.zone);
    case 'play':
    case 'pass':
      return playAnchor(view.seats[askedSeat(view)]!.name);
    case 'take': {
      const play = view.plays.find(({ cards }) => cards.includes(move.card));
      return play === undefined ? null : playAnchor(view.seats[play.seat]!.name);
    }
    default:
      return null;
  }
}

/** Makes the button that makes a move. */
function leaf(move: Move, view: View, text = moveLabel(move, view)): ui.Choice {
  const preview = previewOf(move, view);
  const path = pathOf(move, view);
  return {
    ...(preview !== null && { preview }),
    ...(path !== null && { path }),
    id: idOf(move),
    text,
    price: movePrice(move, view),
    hint: move.do === 'play' ? outlook(view, move.cards) : moveHint(move, view),
    tone: TONES[move.do] ?? 'plain',
    verb: move.do,
    at: anchorOf(move, view),
    face: null,
    move,
    children: [],
  };
}

/** Makes a button that opens a menu with the buttons `children`. */
function menuOf(
  id: string,
  text: string,
  at: Anchor | null,
  verb: string,
  children: ui.Choice[],
  hint: string | null = null,
): ui.Choice {
  return { id, text, price: null, hint, tone: 'plain', verb, at, face: null, move: null, children };
}

// ---- a set of cards
/** Returns the cards of the deciding seat's hand. Leaving out nulls loses none: who may play from a hand sees all of it. */
const handOf = (view: View): Card[] => view.seats[askedSeat(view)]!.hand.filter((card): card is Card => card !== null);
const cardOf = (id: string): Card => Number(id.slice('card '.length));
/** Returns the cards that these button ids stand for, sorted. */
const tickedCards = (ticked: readonly string[]): Card[] => ticked.map(cardOf).sort((a, b) => a - b);

/**
 * Returns the ticked ids (one per card) after the card with this id is pressed. Pressing ticks one more of that rank, or unticks all of
 * them once no more fit. A card of another rank replaces the ticked ones, and a set that outgrows the lead drops the card ticked first.
 */
export function tick(view: View, ticked: readonly string[], id: string): string[] {
  const card = cardOf(id);
  const held = counted(handOf(view))[card] ?? 0;
  const taken = ticked.filter((one) => one === id).length;
  const size = leadSize(view);
  const room = size === 0 ? held : Math.min(held, size);
  if (taken >= room) return ticked.filter((one) => one !== id);
  const kept = ticked.filter((one) => one === id || card >= JOKER || cardOf(one) >= JOKER);
  while (size > 0 && kept.length >= size)
    kept.splice(
      Math.max(
        0,
        kept.findIndex((one) => one !== id),
      ),
      1,
    );
  return [...kept, id];
}

/** Makes the button that plays the ticked cards; its hint says what they would do, or why they cannot be played. */
function playChoice(view: View, cards: readonly Card[], moves: readonly Move[]): ui.Choice {
  const wanted: Move = { do: 'play', cards: [...cards] };
  const legal = moves.find((move) => sameMove(move, wanted));
  if (legal !== undefined) return { ...leaf(legal, view), id: 'set', tone: 'go', sensible: true };
  const why = cards.length === 0 ? null : whySet(handOf(view), leadSize(view), cards);
  return {
    ...leaf(wanted, view, cards.length === 0 ? t('bh.move.choose') : moveLabel(wanted, view)),
    id: 'set',
    hint: why === null ? t('bh.move.choose.hint', { n: leadSize(view) }) : t(`bh.why.${why.key}`, { n: why.n ?? 0 }),
    off: true,
  };
}

/** Makes the buttons for playing a set: the one that plays the ticked cards, and one for each rank in hand, which ticks its cards. */
function setChoices(view: View, moves: readonly Move[], ticked: readonly string[]): ui.ChoiceGroup[] {
  const seat = view.seats[askedSeat(view)]!.name;
  const chips = counted(handOf(view)).flatMap((n, card): ui.Choice[] => {
    if (n === 0) return [];
    const id = `card ${card}`;
    const taken = ticked.filter((one) => one === id).length;
    return [
      {
        id,
        text: cardName(card),
        price: taken > 0 ? t('bh.chip.taken', { n: taken, of: n }) : n > 1 ? t('bh.chip.held', { n }) : null,
        hint: null,
        tone: 'plain',
        verb: card === JOKER ? 'joker' : card === HAT ? 'hat' : 'card',
        at: rankAnchor(seat, card),
        face: null,
        move: null,
        ticked: taken > 0,
        children: [],
      },
    ];
  });
  return [
    { id: 'choices', choices: [playChoice(view, tickedCards(ticked), moves)] },
    { id: 'cards', choices: chips },
  ];
}

// ---- the board
/** Makes the buttons of pawn moves, in the order of the legal moves. `menus`: puts those of a pawn with several moves into a menu. */
function pawnChoices(view: View, moves: readonly Move[], menus: boolean): ui.Choice[] {
  if (!menus) return moves.map((move) => leaf(move, view));
  const pawns = [...new Set(moves.flatMap((move) => ('pawn' in move ? [move.pawn] : [])))];
  return pawns.map((pawn) => {
    const own = moves.filter((move) => 'pawn' in move && move.pawn === pawn);
    if (own.length === 1) return leaf(own[0]!, view);
    return menuOf(
      `pawn ${pawn}`,
      t('bh.menu.pawn', pawnParams(view, pawn)),
      pawnAnchor(
        view.seats.map(({ name }) => name),
        pawn,
      ),
      'pawn',
      own.map((move) => leaf(move, view)),
      pawnHeading(view, pawn),
    );
  });
}

/** Makes a menu for each space where a marker can be laid; spaces with pawns come first, because a marker there scores at once. */
function markChoices(view: View, moves: readonly Move[]): ui.Choice[] {
  const places = [...new Set(moves.flatMap((move) => (move.do === 'mark' ? [move.place] : [])))];
  const under = (place: number): number => (view.pawns.includes(place) ? 0 : 1);
  return places
    .sort((a, b) => under(a) - under(b) || a - b)
    .map((place) => {
      const own = moves.filter((move) => move.do === 'mark' && move.place === place);
      const pawn = view.pawns.indexOf(place);
      return menuOf(
        `mark ${place}`,
        t('bh.menu.mark', { place: placeId(place) }),
        placeAnchor(place),
        'mark',
        own.map((move) => leaf(move, view)),
        pawn < 0 ? null : t('bh.menu.pawn', pawnParams(view, pawn)),
      );
    });
}

/** Makes a menu for each zone where a tile can be laid. */
function tileChoices(view: View, moves: readonly Move[]): ui.Choice[] {
  return [0, 1, 2, 3, 4].flatMap((zone) => {
    const own = moves.filter((move) => move.do === 'lay' && move.zone === zone);
    const tile = (move: Move): string | null => {
      if (move.do !== 'lay') return null;
      const spaces = TILES[move.face]!.map(({ kind, value }) => t('bh.face', { kind, value }));
      return together([...tileWords(view, zone, move.face), t('bh.hint.tile', { spaces })]);
    };
    const children = own.map((move) => ({ ...leaf(move, view), hint: tile(move) }));
    return own.length === 0 ? [] : [menuOf(`zone ${zone}`, zoneName(view, zone), zoneAnchor(zone), 'lay', children)];
  });
}

/** The most buttons shown side by side before they are grouped into menus. */
const FEW = 9;

/** Makes the buttons of the open decision; none for a viewer who may not make it. `ticked`: ids of the ticked cards, one per card. */
export function choicesOf(view: View, ticked: readonly string[] = []): ui.ChoiceGroup[] {
  const moves = legalMoves(view);
  if (moves.length === 0) return [];
  const { kind } = view.decision!;
  const one = (choices: ui.Choice[]): ui.ChoiceGroup[] => [{ id: 'choices', choices }];
  if (moves.length === 1) return one([{ ...leaf(moves[0]!, view), tone: 'go', sensible: true }]);
  if (kind === 'play') return setChoices(view, moves, ticked);
  const rest = moves.filter(({ do: verb }) => verb === 'leave').map((move) => leaf(move, view));
  const most = moves.filter(({ do: verb }) => verb !== 'leave');
  if (kind === 'hack' || kind === 'deny') return one(pawnChoices(view, most, most.length > FEW));
  if (kind === 'exploit' && most.some(({ do: verb }) => verb === 'mark'))
    return one([...markChoices(view, most), ...rest]);
  if (kind === 'randomize') return one([...tileChoices(view, most), ...rest]);
  return one([...most.map((move) => leaf(move, view)), ...rest]);
}

/** Makes the buttons of these moves for the small menu beside a thing on the table. */
export const menu = (moves: readonly Move[], view: View): ui.Choice[] => moves.map((move) => leaf(move, view));
