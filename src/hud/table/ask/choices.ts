/** Menus of choices: a tree of buttons, and paths of menu ids through it. */
import type { Anchor } from '../../../core/anchor.ts';
import type { GameTypes } from '../../../core/game.ts';
import type { TableUi } from '../../contract/table-ui.ts';
import type { Choice, ChoiceGroup, QuestionUi } from '../../contract/question-ui.ts';

/**
 * The buttons in the menu that a path leads to, and the menus on the way (`trail`). The path ends at the first id that no longer exists.
 */
export function choicesAt(
  groups: readonly ChoiceGroup[],
  path: readonly string[],
): { groups: ChoiceGroup[]; trail: Choice[] } {
  let level = groups.flatMap((group) => group.choices);
  const trail: Choice[] = [];
  for (const id of path) {
    const next = level.find((choice) => choice.id === id);
    if (next === undefined || next.children.length === 0) break;
    trail.push(next);
    level = next.children;
  }
  return trail.length === 0 ? { groups: [...groups], trail } : { groups: [{ id: 'choices', choices: level }], trail };
}

/** All moves in a tree of buttons. */
export function movesIn(choices: readonly Choice[]): object[] {
  return choices.flatMap((choice) => (choice.move === null ? movesIn(choice.children) : [choice.move]));
}

/** The things on the table that are ticked, if the open question asks for a set. */
export function tickedOn(
  ui: TableUi & QuestionUi,
  view: GameTypes['view'],
  groups: readonly ChoiceGroup[],
): Set<Anchor> {
  const ticked = groups.flatMap(({ choices }) => choices.filter((choice) => choice.ticked === true));
  const found = new Set<Anchor>(ticked.flatMap(({ at }) => at ?? []));
  if (ticked.length > 0)
    for (const item of ui.groups(view).flatMap(({ items }) => items))
      if (ui.choicesOn?.(item, groups).some((choice) => ticked.includes(choice)) === true) found.add(item.key);
  return found;
}

/** The things on the table that are ticked; null if the open question does not ask for a set. */
export const tickable = (
  ui: TableUi & QuestionUi,
  view: GameTypes['view'],
  groups: readonly ChoiceGroup[],
): Set<Anchor> | null =>
  groups.some(({ choices }) => choices.some(({ ticked }) => ticked !== undefined)) ? tickedOn(ui, view, groups) : null;
