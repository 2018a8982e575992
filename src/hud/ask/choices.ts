/** Menus of choices: a tree of buttons and the way through it. */
import type { Choice, ChoiceGroup } from '../game-ui.ts';

/** The buttons below a path of menu ids; the top when the path leads nowhere any more. */
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

/** All moves that a tree of buttons leads to. */
export function movesIn(choices: readonly Choice[]): object[] {
  return choices.flatMap((choice) => (choice.move === null ? movesIn(choice.children) : [choice.move]));
}
