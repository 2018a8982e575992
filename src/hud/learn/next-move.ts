/** Where on the screen the lesson's next move is made. */
import { useMemo } from 'preact/hooks';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { LessonPlay } from '../contract/lesson-ports.ts';
import type { Choice } from '../contract/question-ui.ts';
import type { TableScreen } from '../table/screen.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** The things on the table that a move begins and ends at: what is pressed or dragged, and where it may be dropped. */
export function placesOf(ui: GameUi, view: View, move: Move): Anchor[] {
  const same = (one: Move): boolean => ui.same(one, move);
  return ui
    .groups(view)
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const drops = ui.drag?.canDrag(item, view) === true ? [...ui.drag.drops(item, view)] : [];
      const to = drops.flatMap(([key, moves]) => (moves.some(same) ? [key] : []));
      return ui.movesOn(item, view).some(same) || to.length > 0 ? [item.key, ...to] : [];
    });
}

interface Aim {
  /** the lesson's next move; null if the pupil makes none now */
  move: Move | null;
  /** where it is made */
  places: readonly Anchor[];
}
const NONE: Aim = { move: null, places: [] };

/** The lesson's next move in a view, found once for each view. `view`: null while the pupil makes no move. */
export function useAim({ session }: Pick<LessonPlay, 'session'>, { ui }: TableScreen, view: View | null): Aim {
  return useMemo(() => {
    const move = view === null ? null : session.nextMove();
    return view === null || move === null ? NONE : { move, places: placesOf(ui, view, move) };
  }, [session, ui, view]);
}

/** Whether a button makes this move, or opens a menu that leads to it. */
const leadsTo = (choice: Choice, move: Move, ui: GameUi): boolean =>
  choice.move === null ? choice.children.some((one) => leadsTo(one, move, ui)) : ui.same(choice.move as Move, move);

/** The button of a menu that leads to the move; null if there is none, or no menu is open. */
export const choiceOf = (menu: { choices: readonly Choice[] } | null, move: Move | null, ui: GameUi): Choice | null =>
  (move !== null && menu?.choices.find((one) => leadsTo(one, move, ui))) || null;
