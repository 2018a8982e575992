/** The text of docs/presenter.md, drawn from the presenter's chart. */
import { DELAYS, presenterMachine } from '../../../src/present/presenter.machine.ts';

type State = (typeof presenterMachine)['root'];
type Arc = State['always'] extends readonly (infer One)[] | undefined ? One : never;

/** 'catchingUp' → 'catching up' */
const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
const childrenOf = (state: State): State[] => Object.values(state.states) as State[];
/** The state that is entered when this one is. */
const entered = (state: State): State =>
  childrenOf(state).length === 0 ? state : entered(state.initial.target![0] as State);

/** The name of a state: 'reading (card)'. A state in another one that is not described has the name of that one. */
function nameOf(state: State): string {
  const { parent, key, description } = state;
  if (parent?.parent === undefined) return words(key);
  return description === undefined ? nameOf(parent as State) : `${nameOf(parent as State)} (${words(key)})`;
}
const idOf = (state: State): string => state.path.join('_');

/** The states that are drawn: those without states of their own. */
const LEAVES: readonly State[] = (function leaves(state: State): State[] {
  const inside = childrenOf(state);
  return inside.length === 0 ? [state] : inside.flatMap(leaves);
})(presenterMachine.root);

/** When an event without a name of its own comes. */
function whenOf(event: string): string {
  if (event === '') return '';
  const delay = /^xstate\.after\.(\w+)\./.exec(event)?.[1];
  if (delay === undefined) return words(event);
  return delay in DELAYS ? `after ${DELAYS[delay as keyof typeof DELAYS]} ms` : `after the ${delay}`;
}
const guardOf = ({ guard }: Arc): string | null => (typeof guard === 'string' ? guard : null);

/** The arcs of a state: its own, and those without an event. */
const arcsOf = (state: State): Arc[] => [...(state.always ?? []), ...[...state.transitions.values()].flat()] as Arc[];
/** What an arc needs: 'speed, if it ends all animation'. */
function labelOf(arc: Arc, n: number): string {
  const guard = guardOf(arc);
  const event = whenOf(arc.eventType);
  return [event, guard === null ? (event === '' && n > 0 ? 'else' : '') : `if ${guard}`]
    .filter((part) => part !== '')
    .join(', ');
}

/** The arrows from one state to another, with everything that leads along them. Arcs that change no state are in the table. */
function arrows(): string[] {
  const found = new Map<string, string[]>();
  const visit = (state: State): void => {
    if (state.parent !== undefined)
      for (const [n, arc] of arcsOf(state).entries())
        for (const target of (arc.target ?? []) as State[]) {
          const arrow = `${idOf(entered(state))} --> ${idOf(entered(target))}`;
          found.set(
            arrow,
            [...(found.get(arrow) ?? []), labelOf(arc, n)].filter((label) => label !== ''),
          );
        }
    for (const child of childrenOf(state)) visit(child);
  };
  visit(presenterMachine.root);
  return [...found].map(([arrow, labels]) => `  ${arrow}${labels.length === 0 ? '' : `: ${labels.join(' · ')}`}`);
}

function diagram(): string[] {
  const first = entered(presenterMachine.root);
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${idOf(first)}`,
    ...LEAVES.map((state) => `  ${idOf(state)}: ${nameOf(state)}`),
    ...arrows(),
    ...LEAVES.filter(({ type }) => type === 'final').map((state) => `  ${idOf(state)} --> [*]`),
    '```',
  ];
}

/** The states with a description, each before those in it. */
function described(state: State = presenterMachine.root): State[] {
  return childrenOf(state).flatMap((child) => [
    ...(child.description === undefined ? [] : [child]),
    ...described(child),
  ]);
}
const actionsOf = ({ actions }: Arc): string =>
  actions.map((action) => (typeof action === 'string' ? action : (action as { type: string }).type)).join('; ') || '–';

/** The whole page. */
export function presenterPage(): string {
  const everywhere = [...presenterMachine.root.transitions.values()].flat() as Arc[];
  return [
    '# When somebody sees what',
    '',
    '`npm run lab -- presenter` draws this page from the XState machine in `src/present/presenter.machine.ts` that runs every screen with a table:',
    "a match, bots alone, a lesson, a recorded game, another tab's match. Do not edit it by hand.",
    '',
    'The chart takes one update after another from a feed, has a renderer show it, and then goes on, asks, hands the screen over or ends, as',
    '`Update.next` says. The page is told through `src/present/port.ts` and asks for tags, never for a state.',
    '',
    '| state | what it is for | tags |',
    '|---|---|---|',
    ...described().map((state) => `| ${nameOf(state)} | ${state.description} | ${state.tags.join(', ')} |`),
    '',
    ...diagram(),
    '',
    'These events can come in every state. An arrow above comes before a row here.',
    '',
    '| event | what is done | next |',
    '|---|---|---|',
    ...everywhere.map((arc) => {
      const next = ((arc.target ?? []) as State[]).map((target) => nameOf(entered(target))).join(', ');
      return `| ${words(arc.eventType)} | ${actionsOf(arc)} | ${next} |`;
    }),
    '',
  ].join('\n');
}
