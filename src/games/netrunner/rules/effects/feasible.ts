/** Tests whether effects could do anything now: an effect that could change nothing may not be started (rules 4). */
import type { Word, WordName } from '../word.ts';
import type { Card, Seat } from '../model.ts';
import type { Play } from '../play.ts';
import type { Tests } from './handler.ts';

const FEASIBLE: Tests = {};
/** Registers tests whether kinds of effects could do anything now. */
export const registerTests = (tests: Tests): void => void Object.assign(FEASIBLE, tests);

/** Whether an effect could do anything now. */
function feasible<K extends WordName>(game: Play, c: Card, w: Word<K>, by: Seat): boolean {
  const test = FEASIBLE[w.w];
  return test ? test(game, c, w, by) : true;
}

/** Effects that must be possible now, or the list that contains them may not start. */
const NEEDED = new Set<WordName>(['payInside', 'choose', 'onlyIf', 'rez']);
/** Effects that act on the chosen cards although none of their fields says so. */
const ABOUT_CHOSEN = new Set<WordName>([
  'advanceAndOffer',
  'exposeChosen',
  'hostOnChosen',
  'installChosen',
  'installFromHq',
  'markChosen',
  'offerAccess',
  'revealChosen',
  'rezOrTrash',
  'swapIce',
  'takeChosen',
]);
const isAboutChosen = (w: Word): boolean =>
  ABOUT_CHOSEN.has(w.w) || ('which' in w && w.which === 'chosen') || (w.w === 'placeCounters' && w.on === 'chosen');
/**
 * Whether an effect list may be started: its costs, choices and conditions can be met, and at least one effect could do something. If a
 * choice finds no card, the effects on the chosen card do nothing.
 */
export function canBegin(game: Play, id: number, words: Word[], by: Seat): boolean {
  const c = game.t.cards[id]!;
  let any = false;
  let noneChosen = false;
  for (const w of words) {
    const able = feasible(game, c, w, by) && !(noneChosen && isAboutChosen(w));
    if (!able && (w.w === 'choose' || w.w === 'chooseAll')) noneChosen = true;
    if (!able && NEEDED.has(w.w) && !(w.w === 'choose' && w.min === 0)) return false;
    any ||= able && w.w !== 'onlyIf';
  }
  return any;
}
