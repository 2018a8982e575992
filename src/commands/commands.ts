/** The table of all user commands of a match, used by the list behind `?`, the key dispatcher and the key hints on buttons. */
import type { Command, CommandChoice, CommandContext, NumberEntry, Verbs } from './command.ts';

/** Finds the top-level button of the open decision for the first of these verbs that has one; null if none does. */
function find(context: Pick<CommandContext, 'choices'>, verbs: readonly string[]): CommandChoice | null {
  for (const verb of verbs) {
    const found = context.choices.find((choice) => choice.verb === verb);
    if (found !== undefined) return found;
  }
  return null;
}

/** Makes a command that presses the button found for it, if there is one. */
const answering = (
  id: string,
  keys: readonly string[],
  found: (context: CommandContext, key: string) => CommandChoice | null | undefined,
  group: Command['group'] = 'answer',
): Command => ({
  id,
  group,
  answers: true,
  keys,
  enabled: (context) => (found(context, keys[0]!) ?? null) !== null,
  run: (context, key) => {
    const choice = found(context, key) ?? null;
    if (choice !== null) context.choose(choice);
  },
});

/** Makes a command that does something else. `needs`: what the screen must have for it; null: nothing. */
const doing = (
  id: string,
  group: Command['group'],
  key: string,
  run: (context: CommandContext) => void,
  needs: 'playing' | 'words' | 'askBot' | 'canUndo' | null = 'playing',
): Command => {
  const enabled = (context: CommandContext): boolean => needs === null || Boolean(context[needs]);
  return { id, group, keys: [key], enabled, run };
};

/** The button that Space presses: what most people would do here, else the one that continues; null if there is neither. */
function goingOn(choices: readonly CommandChoice[], verbs: Verbs): CommandChoice | null {
  return choices.find((choice) => choice.sensible) ?? find({ choices }, verbs.goOn);
}

/**
 * The button that Enter presses: the only one shown, else what most people would do, else the one that finishes the decision; null if there
 * is none.
 */
export function confirming({ shown, choices, verbs }: CommandContext): CommandChoice | null {
  if (shown.length === 1) return shown[0] ?? null;
  return choices.find((choice) => choice.sensible) ?? find({ choices }, verbs.confirm);
}

/** Makes a command do something else while the question asks for a number. */
const orNumber = (command: Command, run: (number: NumberEntry, key: string) => void): Command => ({
  ...command,
  enabled: (context) => context.number !== undefined || command.enabled(context),
  run: (context, key) => (context.number === undefined ? command.run(context, key) : run(context.number, key)),
});

const ANSWERS: readonly Command[] = [
  orNumber(
    answering(
      'nth',
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
      (context, key) => context.shown[key === '0' ? 9 : Number(key) - 1],
    ),
    (number, digit) => number.type(digit),
  ),
  orNumber(
    answering('go-on', [' '], ({ choices, verbs }) => goingOn(choices, verbs)),
    (number) => number.give(),
  ),
  orNumber(answering('confirm', ['Enter'], confirming), (number) => number.give()),
  {
    id: 'erase',
    group: 'answer',
    keys: ['Backspace'],
    enabled: ({ number }) => number !== undefined,
    run: ({ number }) => number?.erase(),
  },
  answering('yes', ['y'], (context) => find(context, context.verbs.yes)),
  answering('no', ['n'], (context) => find(context, context.verbs.no)),
];

const LOOK: readonly Command[] = [
  doing('hold', 'answer', 'w', (context) => context.hold()),

  doing('zoom', 'look', 'z', (context) => context.zoom()),
  doing('log', 'look', 'l', (context) => context.toggleLog()),
  doing('chart', 'look', 'k', (context) => context.togglePanel?.('chart')),
  doing('forecast', 'look', 'f', (context) => context.togglePanel?.('forecast')),
  doing('prompt', 'look', 'q', (context) => context.focusPrompt()),
  doing('table', 'look', 'o', (context) => context.focusTable()),
  doing('status', 'look', 'h', (context) => context.sayStatus()),
  doing('words', 'look', '/', (context) => context.words?.(), 'words'),
  doing('skip', 'look', 'x', (context) => context.skip()),

  doing('ask-bot', 'game', 'm', (context) => context.askBot?.(), 'askBot'),
  doing('undo', 'game', 'u', (context) => context.undo(), 'canUndo'),
  doing('help', 'game', '?', (context) => context.help(), null),
  doing('back', 'game', 'Escape', (context) => context.back(), null),
];

/** A `Verbs` table without any verbs, for screens without a game. */
export const NO_VERBS: Verbs = { turn: [], goOn: [], confirm: [], yes: [], no: [] };

/** The members of a command context for any screen where no decision is open: nothing to choose, undo or hold. */
export const NO_DECISION = {
  verbs: NO_VERBS,
  choices: [],
  shown: [],
  canUndo: false,
  choose: () => undefined,
  undo: () => undefined,
  focusPrompt: () => undefined,
  hold: () => undefined,
} satisfies Partial<CommandContext>;

/** Returns all commands of a match, with the keys of a game that has these verbs. */
export const commandsWith = (verbs: Verbs): readonly Command[] => {
  const own = verbs.turn.map((one) =>
    answering(one.id, [one.key], (context) => find(context, one.verbs), one.group ?? 'turn'),
  );
  return [
    ...own.filter(({ group }) => group !== 'answer'),
    ...ANSWERS,
    ...own.filter(({ group }) => group === 'answer'),
    ...LOOK,
  ];
};

/** The commands that work on pages without a match. */
export const PAGE_COMMANDS: readonly Command[] = LOOK.filter(({ id }) => ['help', 'words', 'back'].includes(id));

/** The key shown on a top-level button of a decision; null if it has none. `all`: the buttons of the decision. */
export function keyOf(choice: CommandChoice, all: readonly CommandChoice[], verbs: Verbs): string | null {
  if (choice === goingOn(all, verbs)) return ' ';
  const own = verbs.turn.find((one) => one.verbs.includes(choice.verb));
  if (own !== undefined && find({ choices: all }, own.verbs) === choice) return own.key;
  return choice === find({ choices: all }, verbs.no) ? 'n' : null;
}
