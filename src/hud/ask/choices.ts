/** Menus of choices: a tree of buttons, and paths of menu ids through it. */
import type { Choice, ChoiceGroup } from '../game-ui.ts';

/** The buttons in the menu that a path leads to, and the menus on the way (`trail`). Ids that no longer exist end the path. */
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
