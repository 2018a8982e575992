/** Tests whether words could do anything now: an effect that could change nothing may not be started (rules 4). */
import type { Word, WordName } from '../word.ts';
import type { Card, Seat } from '../model.ts';
import type { Play } from '../play.ts';
import type { Feasible } from './handler.ts';

/** The test of each word, filled by index.ts; a word without a test can always do something. */
export const FEASIBLE: { [K in WordName]?: Feasible<K> } = {};

/** Whether a word could do anything now. */
function feasible<K extends WordName>(game: Play, c: Card, w: Word<K>, by: Seat): boolean {
  const test = FEASIBLE[w.w];
  return test ? test(game, c, w, by) : true;
}

/** Words without which their list may not start if they can do nothing. */
const NEEDED = new Set<WordName>(['payInside', 'choose', 'onlyIf', 'rez']);
/** Words that use the chosen cards without a field that says so. */
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
 * Whether a list of words may be started: its costs, choices and conditions can be met, and at least one word could do something. If a
 * choice finds no card, the words about the chosen card do nothing.
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
