/** The table of all user commands of a match, used by the list behind `?`, the key dispatcher and the key hints on buttons. */
import type { Command, CommandChoice, CommandContext, Verbs } from './command.ts';

/** Finds the top-level button of the open decision for the first of these verbs that has one; null if none does. */
function find(context: Pick<CommandContext, 'choices'>, verbs: readonly string[]): CommandChoice | null {
  for (const verb of verbs) {
    const found = context.choices.find((choice) => choice.verb === verb);
    if (found !== undefined) return found;
  }
  return null;
}

/** Makes a command that presses the first button found for these verbs. */
const pressing = (
  id: string,
  keys: readonly string[],
  verbsOf: (context: CommandContext) => readonly string[],
  group: Command['group'] = 'answer',
): Command => ({
  id,
  label: `command.${id}`,
  group,
  answers: true,
  keys,
  enabled: (context) => find(context, verbsOf(context)) !== null,
  run: (context) => {
    const choice = find(context, verbsOf(context));
    if (choice !== null) context.choose(choice);
  },
});

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

const ANSWERS: readonly Command[] = [
  {
    id: 'nth',
    label: 'command.nth',
    group: 'answer',
    answers: true,
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    enabled: (context) => context.shown.length > 0,
    run: (context, key) => {
      const choice = context.shown[key === '0' ? 9 : Number(key) - 1];
      if (choice !== undefined) context.choose(choice);
    },
  },
  {
    id: 'go-on',
    label: 'command.go-on',
    group: 'answer',
    answers: true,
    keys: [' '],
    enabled: ({ choices, verbs }) => goingOn(choices, verbs) !== null,
    run: (context) => {
      const choice = goingOn(context.choices, context.verbs);
      if (choice !== null) context.choose(choice);
    },
  },
  {
    id: 'confirm',
    label: 'command.confirm',
    group: 'answer',
    answers: true,
    keys: ['Enter'],
    enabled: (context) => confirming(context) !== null,
    run: (context) => {
      const choice = confirming(context);
      if (choice !== null) context.choose(choice);
    },
  },
  pressing('yes', ['y'], ({ verbs }) => verbs.yes),
  pressing('no', ['n'], ({ verbs }) => verbs.no),
];

const LOOK: readonly Command[] = [
  {
    id: 'hold',
    label: 'command.hold',
    group: 'answer',
    keys: ['w'],
    enabled: (context) => context.playing,
    run: (context) => context.hold(),
  },

  { id: 'zoom', label: 'command.zoom', group: 'look', keys: ['z'], enabled: (c) => c.playing, run: (c) => c.zoom() },
  { id: 'log', label: 'command.log', group: 'look', keys: ['l'], enabled: (c) => c.playing, run: (c) => c.toggleLog() },
  {
    id: 'chart',
    label: 'command.chart',
    group: 'look',
    keys: ['k'],
    enabled: (c) => c.playing,
    run: (c) => c.togglePanel?.('chart'),
  },
  {
    id: 'forecast',
    label: 'command.forecast',
    group: 'look',
    keys: ['f'],
    enabled: (c) => c.playing,
    run: (c) => c.togglePanel?.('forecast'),
  },
  {
    id: 'prompt',
    label: 'command.prompt',
    group: 'look',
    keys: ['q'],
    enabled: (c) => c.playing,
    run: (c) => c.focusPrompt(),
  },
  {
    id: 'table',
    label: 'command.table',
    group: 'look',
    keys: ['o'],
    enabled: (c) => c.playing,
    run: (c) => c.focusTable(),
  },
  {
    id: 'status',
    label: 'command.status',
    group: 'look',
    keys: ['h'],
    enabled: (c) => c.playing,
    run: (c) => c.sayStatus(),
  },
  {
    id: 'words',
    label: 'command.words',
    group: 'look',
    keys: ['/'],
    enabled: (c) => c.words !== undefined,
    run: (c) => c.words?.(),
  },
  { id: 'skip', label: 'command.skip', group: 'look', keys: ['x'], enabled: (c) => c.playing, run: (c) => c.skip() },

  {
    id: 'ask-bot',
    label: 'command.ask-bot',
    group: 'game',
    keys: ['m'],
    enabled: (c) => c.askBot !== undefined,
    run: (c) => c.askBot?.(),
  },
  { id: 'undo', label: 'command.undo', group: 'game', keys: ['u'], enabled: (c) => c.canUndo, run: (c) => c.undo() },
  { id: 'help', label: 'command.help', group: 'game', keys: ['?'], enabled: () => true, run: (c) => c.help() },
  { id: 'back', label: 'command.back', group: 'game', keys: ['Escape'], enabled: () => true, run: (c) => c.back() },
];

/** A `Verbs` table without any verbs, for screens without a game. */
export const NO_VERBS: Verbs = { turn: [], goOn: [], confirm: [], yes: [], no: [] };

/** The members of a command context for any screen where no decision is open: nothing to choose, undo or hold. */
export const NO_DECISION: Pick<
  CommandContext,
  'verbs' | 'choices' | 'shown' | 'canUndo' | 'choose' | 'undo' | 'focusPrompt' | 'hold'
> = {
  verbs: NO_VERBS,
  choices: [],
  shown: [],
  canUndo: false,
  choose: () => undefined,
  undo: () => undefined,
  focusPrompt: () => undefined,
  hold: () => undefined,
};

/** Returns all commands of a match, with the keys of a game that has these verbs. */
export const commandsWith = (verbs: Verbs): readonly Command[] => {
  const own = verbs.turn.map((one) => pressing(one.id, [one.key], () => one.verbs, one.group ?? 'turn'));
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
