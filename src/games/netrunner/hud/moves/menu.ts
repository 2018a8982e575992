/**
 * The legal moves of a decision as a tree of buttons: basic actions, then moves with cards, with submenus for cards and targets. Every
 * legal move is exactly one leaf of the tree (which a test checks), so the panel offers everything that is legal.
 */
import type { Move, Verb } from '../../rules/move.ts';
import type { View } from '../../rules/view-types.ts';
import type * as ui from '../../../../hud/game-ui.ts';
import { t } from '../../../../i18n/index.ts';
import { faceOf, findCard, legalMoves } from '../words/find.ts';
import { cardName, placeOf } from '../words/names.ts';
import { priceOf, priceText } from './costs.ts';
import { abilityText, detailOf, moveLabel, serverHint } from './labels.ts';

export interface Choice extends ui.Choice {
  verb: Verb;
  move: Move | null;
  children: Choice[];
}

export interface ChoiceGroup extends ui.ChoiceGroup {
  id: 'basic' | 'cards' | 'choices';
  choices: Choice[];
}

const BASIC: readonly Verb[] = ['draw', 'credit', 'run', 'advance', 'remove-tag', 'trash-resource', 'purge'];
const CARDS: readonly Verb[] = ['install', 'play', 'use', 'rez', 'score'];

const TONES: Partial<Record<Verb, ui.Tone>> = {
  pass: 'go',
  continue: 'go',
  keep: 'go',
  pay: 'go',
  done: 'go',
  steal: 'go',
  score: 'go',
  accept: 'go',
  'jack-out': 'stop',
  decline: 'stop',
  cancel: 'stop',
  mulligan: 'stop',
  concede: 'danger',
};

/** A string that is the same for equal moves and differs for different ones. */
export function moveId(move: Move): string {
  return [
    move.do,
    move.card ?? '',
    move.on ?? '',
    move.server ?? '',
    move.ability ?? '',
    move.n ?? '',
    move.option ?? '',
    move.trashing ? 't' : '',
  ].join('|');
}

/** The hint on a move's button: a server's state for a run, the card's text for an ability; else null. */
const hintOf = (move: Move, view: View): string | null =>
  move.do === 'run' ? serverHint(move, view) : move.do === 'use' ? abilityText(move, view) : null;

function leaf(move: Move, view: View, text: string, hint: string | null = hintOf(move, view)): Choice {
  return {
    id: moveId(move),
    text,
    price: priceText(priceOf(move, view)),
    hint,
    tone: TONES[move.do] ?? 'plain',
    verb: move.do,
    at: move.card ?? move.on ?? move.server ?? null,
    face: faceOf(findCard(view, move.card ?? move.on)),
    move,
    children: [],
  };
}

/** One button for each move, in full words, without submenus. */
function flat(moves: readonly Move[], view: View): Choice[] {
  return moves.map((move) => leaf(move, view, moveLabel(move, view)));
}

/** A button for each target of a card. Installs that first trash what is there get a submenu when there are several. */
function places(verb: Verb, h: number, moves: readonly Move[], view: View): Choice[] {
  const one = (move: Move): Choice =>
    leaf(move, view, verb === 'use' ? moveLabel(move, view) : (detailOf(move, view) ?? moveLabel(move, view)));
  const trashing = moves.filter((move) => move.trashing === true);
  if (trashing.length < 2 || trashing.length === moves.length) return moves.map(one);
  const menu: Choice = {
    id: `${verb}:${h}:trashing`,
    text: t('menu.trashing'),
    price: null,
    hint: t('menu.count', { n: trashing.length }),
    tone: 'plain',
    verb,
    at: h,
    face: faceOf(findCard(view, h)),
    move: null,
    children: trashing.map(one),
  };
  return [...moves.filter((move) => move.trashing !== true).map(one), menu];
}

/** The buttons of one verb: one for each card, with a submenu of targets where the card has several moves. */
function byCard(verb: Verb, moves: readonly Move[], view: View): Choice[] {
  const cards = new Map<number, Move[]>();
  const rest: Move[] = [];
  for (const move of moves) {
    if (move.card === undefined) rest.push(move);
    else cards.set(move.card, [...(cards.get(move.card) ?? []), move]);
  }
  const found: Choice[] = [];
  for (const [h, own] of cards) {
    const card = findCard(view, h);
    const name = card === null ? t('card.hidden') : cardName(card);
    const place = card === null ? null : placeOf(card, view);
    const only = own.length === 1 ? own[0] : undefined;
    if (only !== undefined) {
      const text = verb === 'use' ? moveLabel(only, view) : name;
      const hint =
        verb === 'use' ? hintOf(only, view) : verb === 'install' || verb === 'play' ? detailOf(only, view) : place;
      found.push(leaf(only, view, text, hint));
      continue;
    }
    const prices = new Set(own.map((move) => priceText(priceOf(move, view))));
    found.push({
      id: `${verb}:${h}`,
      text: name,
      price: prices.size === 1 ? ([...prices][0] ?? null) : null,
      hint: place,
      tone: 'plain',
      verb,
      at: h,
      face: faceOf(card),
      move: null,
      children: places(verb, h, own, view),
    });
  }
  return [...found, ...flat(rest, view)];
}

/** The button of one verb: makes the move when there is only one, else opens a submenu. */
function verbChoice(verb: Verb, moves: readonly Move[], view: View): Choice {
  const only = moves.length === 1 ? moves[0] : undefined;
  if (only !== undefined) return leaf(only, view, moveLabel(only, view));
  const children = verb === 'run' ? flat(moves, view) : byCard(verb, moves, view);
  const prices = new Set(children.map((child) => child.price));
  return {
    id: `verb:${verb}`,
    text: t(`menu.${verb}`),
    price: prices.size === 1 ? ([...prices][0] ?? null) : null,
    hint: t('menu.count', { n: children.length }),
    tone: 'plain',
    verb,
    at: null,
    face: null,
    move: null,
    children,
  };
}

/** The moves with those that pass, finish or decline put last; the others keep the order of the rules. */
function ordered(moves: readonly Move[]): Move[] {
  const last: readonly Verb[] = ['done', 'pass', 'decline', 'leave', 'cancel', 'concede'];
  return [...moves].sort((a, b) => last.indexOf(a.do) - last.indexOf(b.do));
}

/** The buttons for the viewer's open decision, in groups; empty when another seat decides. Conceding is left out. */
export function choicesOf(view: View): ChoiceGroup[] {
  const moves = legalMoves(view).filter((move) => move.do !== 'concede');
  if (moves.length === 0) return [];
  if (view.decision?.kind !== 'action') return [{ id: 'choices', choices: flat(ordered(moves), view) }];
  const groups: ChoiceGroup[] = [];
  const take = (id: ChoiceGroup['id'], verbs: readonly Verb[]): void => {
    const choices = verbs.flatMap((verb) => {
      const own = moves.filter((move) => move.do === verb);
      return own.length === 0 ? [] : [verbChoice(verb, own, view)];
    });
    if (choices.length > 0) groups.push({ id, choices });
  };
  take('basic', BASIC);
  take('cards', CARDS);
  const rest = moves.filter((move) => !BASIC.includes(move.do) && !CARDS.includes(move.do));
  if (rest.length > 0) groups.push({ id: 'choices', choices: flat(ordered(rest), view) });
  return groups;
}

/** The buttons for these moves, for the small menu beside a card or server. */
export function choicesFor(moves: readonly Move[], view: View): Choice[] {
  return flat(ordered(moves), view);
}

/** Whether two moves are the same choice to a person, such as playing either of two copies of a card. */
export const sameChoice = (a: Move, b: Move, view: View): boolean =>
  moveId(a) === moveId(b) || (a.do === b.do && moveLabel(a, view) === moveLabel(b, view));
