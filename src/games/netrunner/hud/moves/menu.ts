/**
 * Turns the legal moves of a decision into a tree of buttons: basic actions, then moves with cards, with submenus for cards and targets.
 * Every legal move is exactly one leaf of the tree (a test checks this), so the panel offers everything that is legal.
 */
import type { Move, Verb } from '../../rules/move.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import type * as ui from '../../../../hud/contract/question-ui.ts';
import { t } from '../../../../i18n/index.ts';
import { matters } from '../matters.ts';
import { faceOf, findCard, isMine, legalMoves, needful } from '../words/find.ts';
import { cardName, placeOf } from '../words/names.ts';
import { type Breaking, iceToBreak, waysToBreak } from './breaking.ts';
import { BARE, type Choice, flat, hintOf, leaf, priced } from './buttons.ts';
import { priceOf, priceText } from './costs.ts';
import { moveId } from './id.ts';
import { asksForSet, setChoices } from './sets.ts';
import { detailOf, moveLabel, subText } from './labels.ts';

export interface ChoiceGroup extends ui.ChoiceGroup {
  id: 'left' | 'basic' | 'cards' | 'choices';
  choices: Choice[];
}

const BASIC = ['draw', 'credit', 'run', 'advance', 'remove-tag', 'trash-resource', 'purge'] as const;
const CARDS = ['install', 'play', 'use', 'rez', 'score'] as const;
/** The verbs of moves that have a menu. */
type MenuVerb = (typeof BASIC)[number] | (typeof CARDS)[number];
const MENUS: readonly Verb[] = [...BASIC, ...CARDS];

/** The price of a button that opens a menu: that of the menu's buttons if they all have the same, else null. */
const commonPrice = (prices: readonly (string | null)[]): string | null =>
  prices.every((price) => price === prices[0]) ? (prices[0] ?? null) : null;

/** Makes a button for each target of a move with a card. Installs that first trash cards there go into a submenu if there are several. */
function places(verb: Verb, h: number, moves: readonly Move[], view: View): Choice[] {
  const one = (move: Move): Choice =>
    leaf(move, view, verb === 'use' ? moveLabel(move, view) : (detailOf(move, view) ?? moveLabel(move, view)));
  const trashing = moves.filter((move) => move.trashing === true);
  if (trashing.length < 2 || trashing.length === moves.length) return moves.map(one);
  const menu: Choice = {
    ...BARE,
    id: `${verb}:${h}:trashing`,
    text: t('menu.trashing'),
    hint: t('menu.count', { n: trashing.length }),
    verb,
    at: h,
    face: faceOf(findCard(view, h)),
    children: trashing.map(one),
  };
  return [...moves.filter((move) => move.trashing !== true).map(one), menu];
}

/** Makes a row, after the other rows, for the installs before which the Runner may trash programs but need not. */
function trashingFirst(moves: readonly Move[], view: View): Choice[] {
  const rows = flat(moves, view);
  if (rows.length < 2) return rows;
  const text = t('menu.trashing');
  return [
    { ...BARE, id: 'trashing', text, hint: t('menu.count', { n: rows.length }), verb: 'install', children: rows },
  ];
}

/** Makes the buttons of a verb: one for each card, with a submenu of targets if the card has several moves. */
function byCard(verb: Verb, moves: readonly Move[], view: View): Choice[] {
  const cards = new Map<number, Move[]>();
  const rest: Move[] = [];
  const needed = needful(moves);
  for (const move of needed) {
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
    found.push({
      ...BARE,
      id: `${verb}:${h}`,
      text: name,
      price: commonPrice(own.map((move) => priceText(priceOf(move, view)))),
      // The rows next to it say where the card would go, not where it is.
      hint: verb === 'install' ? t('menu.places', { n: own.length }) : place,
      verb,
      at: h,
      face: faceOf(card),
      children: places(verb, h, own, view),
    });
  }
  return [
    ...found,
    ...flat(rest, view),
    ...trashingFirst(
      moves.filter((move) => !needed.includes(move)),
      view,
    ),
  ];
}

/** Makes one button for a verb. It makes the move if there is only one; otherwise it opens a submenu. */
function verbChoice(verb: MenuVerb, moves: readonly Move[], view: View): Choice {
  const only = moves.length === 1 ? moves[0] : undefined;
  if (only !== undefined) return leaf(only, view, moveLabel(only, view));
  const children = verb === 'run' ? flat(moves, view) : byCard(verb, moves, view);
  return {
    ...BARE,
    id: `verb:${verb}`,
    text: t(`menu.${verb}`),
    price: commonPrice(children.map((child) => child.price)),
    hint: t('menu.count', { n: children.length }),
    verb,
    children,
  };
}

/** Verbs that pass, finish or decline; they come last. */
const LAST: readonly Verb[] = ['done', 'pass', 'decline', 'leave', 'cancel', 'concede'];

/**
 * Sorts moves into the order of their buttons: first those that the moment is about (scoring, the approached ice, breaking), then others in
 * the order of the rules, then those that cannot matter, and last those that pass, finish or decline.
 */
function ordered(moves: readonly Move[], view: View): Move[] {
  const rank = (move: Move): number => {
    if (LAST.includes(move.do)) return 3 + LAST.indexOf(move.do);
    if (!matters(view, move)) return 2;
    const first = move.do === 'score' || (move.do === 'rez' && move.card === view.run?.ice) || move.name === 'break';
    return first ? 0 : 1;
  };
  return moves
    .map((move) => ({ move, n: rank(move) }))
    .sort((a, b) => a.n - b.n)
    .map(({ move }) => move);
}

/** The parameters that say which subroutines a way breaks. */
function broken({ subs, all }: Breaking, ice: CardView) {
  const texts = subs.map((index) => subText(ice, index));
  const same = new Set(texts).size === 1;
  const how = all ? 'all' : subs.length === 1 ? 'one' : same ? 'same' : 'some';
  return { how, n: subs.length, text: texts[0] ?? '', which: subs.map((index) => String(index + 1)) };
}

/** Makes the button for a way to break subroutines; pressing it makes all single moves of that way. */
function breakChoice(way: Breaking, view: View, named: boolean): Choice {
  const breakers = way.by.map((h) => cardName(findCard(view, h)!));
  const first = way.drains > 0 ? 'weaken' : way.boosts > 0 ? 'boost' : 'none';
  // It has no face: the encounter panel already shows ice and breaker, and the enlarged card would cover it.
  return {
    ...BARE,
    id: `break:${way.subs.join()}`,
    text: t('break', { first, ...broken(way, iceToBreak(view)!) }),
    ...priced({ clicks: way.clicks, credits: way.credits, extra: [] }, view),
    hint: named ? t('break.with', { breakers }) : null,
    verb: 'use',
    at: way.by[0] ?? null,
    move: way.move,
    next: way.next,
  };
}

/** The most buttons to show for ways that break only some subroutines. */
const FEW = 4;

/** Whether the first way breaks all that the second does, for no more. */
const isBetter = (one: Breaking, other: Breaking): boolean =>
  one.credits <= other.credits && one.clicks <= other.clicks && other.subs.every((sub) => one.subs.includes(sub));

/**
 * Makes the buttons for ways to break: for all subroutines, or if that costs too much, for those that hurt most; then for each subroutine
 * alone, if that costs less. A way that is a single move is left out, since that move already has a button.
 */
function breakChoices(view: View): Choice[] {
  const ways = waysToBreak(view);
  const best = ways[0];
  if (best === undefined) return [];
  // A single breaker need not be named: the encounter panel shows it.
  const several = new Set(ways.flatMap((way) => way.by)).size > 1;
  const alone = ways.filter((way) => way !== best && way.subs.length === 1 && !isBetter(best, way));
  return [best, ...alone]
    .slice(0, FEW)
    .filter((way) => way.next.length > 0)
    .map((way) => breakChoice(way, view, several));
}

/** Whether the open decision is about a trap of the viewer's that the Runner is accessing. */
function springsTrap(view: View): boolean {
  const { access } = view.run ?? {};
  return view.viewer === 'corp' && access?.card != null && access.card.h === view.decision?.source;
}

/**
 * Marks the choice that most people would make, the first of: breaking, rezzing the approached ice, springing a trap, scoring, stealing; or
 * the next card to access, if all will be accessed anyway.
 */
function withSensible(choices: Choice[], view: View): Choice[] {
  const { decision } = view;
  const first = choices.find(({ verb, move, next }) => {
    if (verb === 'score' || verb === 'steal' || verb === 'access') return true;
    if (verb === 'accept') return springsTrap(view);
    if (decision?.kind !== 'window' || move === null) return false;
    return (
      (move.do === 'rez' && move.card === view.run?.ice) ||
      (move.do === 'use' && (next !== undefined || move.name === 'break'))
    );
  });
  // Where something is offered, going on is one answer among others.
  if (first === undefined && decision?.kind === 'window' && choices.length > 1)
    return choices.map((one) => (one.verb === 'pass' ? { ...one, tone: 'plain' as const } : one));
  if (first === undefined) return choices;
  return choices.map((one) => {
    if (one === first) return { ...one, tone: 'go' as const, sensible: true };
    return one.verb === 'pass' ? { ...one, tone: 'stop' as const } : one;
  });
}

/** Makes buttons for these moves. In a window in which others matter, those that cannot are in a menu before the one that passes. */
function withoutIdle(moves: readonly Move[], view: View): Choice[] {
  const isLast = (move: Move): boolean => LAST.includes(move.do);
  const idle = moves.filter((move) => !isLast(move) && !matters(view, move));
  const useful = moves.filter((move) => !isLast(move) && !idle.includes(move));
  if (view.decision?.kind !== 'window' || idle.length === 0 || useful.length === 0) return flat(moves, view);
  const menu: Choice = {
    ...BARE,
    id: 'idle',
    text: t('menu.idle'),
    hint: t('menu.idle.hint'),
    verb: idle[0]!.do,
    children: flat(idle, view),
  };
  return [...flat(useful, view), menu, ...flat(moves.filter(isLast), view)];
}

/**
 * The buttons for the viewer's open decision, in groups; empty if another seat decides. Conceding is left out. `ticked`: ids of the options
 * ticked so far, if several are to be picked.
 */
export function choicesOf(view: View, ticked: readonly string[] = []): ChoiceGroup[] {
  const moves = legalMoves(view).filter((move) => move.do !== 'concede');
  if (moves.length === 0) return [];
  if (asksForSet(view)) return [{ id: 'choices', choices: setChoices(moves, view, ticked) }];
  if (view.decision?.kind !== 'action') {
    const choices = [...breakChoices(view), ...withoutIdle(ordered(moves, view), view)];
    return [{ id: 'choices', choices: withSensible(choices, view) }];
  }
  const groups: ChoiceGroup[] = [];
  const take = (id: ChoiceGroup['id'], verbs: readonly MenuVerb[]): void => {
    const choices = verbs.flatMap((verb) => {
      const own = moves.filter((move) => move.do === verb);
      return own.length === 0 ? [] : [verbChoice(verb, own, view)];
    });
    if (choices.length > 0) groups.push({ id, choices });
  };
  take('basic', BASIC);
  take('cards', CARDS);
  const rest = moves.filter((move) => !MENUS.includes(move.do));
  if (rest.length > 0) groups.push({ id: 'choices', choices: flat(ordered(rest, view), view) });
  return groups;
}

/**
 * The buttons for agendas that the Corp could have scored in the window before this action. Since nothing has happened after it, that
 * window can be opened again.
 */
export function leftUnscored(view: View): ChoiceGroup[] {
  if (view.viewer !== 'corp' || !isMine(view) || view.decision?.kind !== 'action') return [];
  const ready = view.servers
    .flatMap((server) => server.root)
    .filter(({ requirement, counters }) => requirement !== null && (counters.advancement ?? 0) >= requirement);
  if (ready.length === 0) return [];
  const choices = ready.map(({ h }) => {
    const move: Move = { do: 'score', card: h };
    return { ...leaf(move, view, moveLabel(move, view)), tone: 'plain' as const, earlier: true as const };
  });
  return [{ id: 'left', choices }];
}

/** Makes the buttons for these moves in the small menu next to a card or server. */
export function choicesFor(moves: readonly Move[], view: View): Choice[] {
  return flat(ordered(moves, view), view);
}

/** Whether two moves are the same choice to a person, such as playing either of two copies of a card. */
export const sameChoice = (a: Move, b: Move, view: View): boolean =>
  moveId(a) === moveId(b) || (a.do === b.do && moveLabel(a, view) === moveLabel(b, view));
