/** Every user command of a match, once. The list behind `?`, the key dispatcher and the hints on buttons all read this table. */
import type { Command, CommandChoice, CommandContext, Verbs } from './types.ts';

/** The first button for one of these verbs, at the top of the open decision. */
function find(context: CommandContext, verbs: readonly string[]): CommandChoice | null {
  for (const verb of verbs) {
    const found = context.choices.find((choice) => choice.verb === verb);
    if (found !== undefined) return found;
  }
  return null;
}

/** A command that presses the button of one of these verbs. */
const pressing = (
  id: string,
  keys: readonly string[],
  verbsOf: (context: CommandContext) => readonly string[],
  group: Command['group'] = 'answer',
): Command => ({
  id,
  label: `command.${id}`,
  group,
  keys,
  enabled: (context) => find(context, verbsOf(context)) !== null,
  run: (context) => {
    const choice = find(context, verbsOf(context));
    if (choice !== null) context.choose(choice);
  },
});

/** The one button that confirms: the only one there is, or the one that finishes the question. */
export function confirming(context: CommandContext): CommandChoice | null {
  return context.shown.length === 1 ? (context.shown[0] ?? null) : find(context, context.verbs.confirm);
}

const ANSWERS: readonly Command[] = [
  {
    id: 'nth',
    label: 'command.nth',
    group: 'answer',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    enabled: (context) => context.shown.length > 0,
    run: (context, key) => {
      const choice = context.shown[key === '0' ? 9 : Number(key) - 1];
      if (choice !== undefined) context.choose(choice);
    },
  },
  pressing('go-on', [' '], ({ verbs }) => verbs.goOn),
  {
    id: 'confirm',
    label: 'command.confirm',
    group: 'answer',
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
  { id: 'skip', label: 'command.skip', group: 'look', keys: ['x'], enabled: (c) => c.playing, run: (c) => c.skip() },

  { id: 'undo', label: 'command.undo', group: 'game', keys: ['u'], enabled: (c) => c.canUndo, run: (c) => c.undo() },
  { id: 'help', label: 'command.help', group: 'game', keys: ['?'], enabled: () => true, run: (c) => c.help() },
  { id: 'back', label: 'command.back', group: 'game', keys: ['Escape'], enabled: () => true, run: (c) => c.back() },
];

/** No game: nothing is asked of any verb. */
export const NO_VERBS: Verbs = { turn: [], goOn: [], confirm: [], yes: [], no: [] };

/** Where nothing is asked there is nothing to choose, to take back or to hold. */
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

/** All commands of a match of a game with these verbs. */
export const commandsWith = (verbs: Verbs): readonly Command[] => {
  const own = verbs.turn.map((one) => pressing(one.id, [one.key], () => one.verbs, one.group ?? 'turn'));
  return [
    ...own.filter(({ group }) => group !== 'answer'),
    ...ANSWERS,
    ...own.filter(({ group }) => group === 'answer'),
    ...LOOK,
  ];
};

/** What works where no match is shown. */
export const PAGE_COMMANDS: readonly Command[] = LOOK.filter(({ id }) => id === 'help' || id === 'back');

/** The key shown on a button of this verb at the top of a decision, or null. */
export function keyOfVerb(verb: string, verbs: Verbs): string | null {
  const own = verbs.turn.find((one) => one.verbs.includes(verb));
  return own?.key ?? (verb === verbs.goOn[0] || verb === verbs.goOn[1] ? ' ' : null);
}
