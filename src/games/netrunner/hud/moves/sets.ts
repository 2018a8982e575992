/** Decisions in which several options are picked: they are ticked in any order and then confirmed together. */
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view-types.ts';
import { t } from '../../../../i18n/index.ts';
import { isMine } from '../words/find.ts';
import { BARE, type Choice, flat } from './buttons.ts';
import { priceText } from './costs.ts';

/** How many cards the side that discards has above its maximum hand size. The rules ask for them one by one. */
const excess = ({ decision, corp, runner }: View): number => {
  const { handSize, maxHand } = decision?.seat === 'corp' ? corp : runner;
  return handSize - Math.max(0, maxHand);
};

/** How many options the viewer may tick in the open decision; how many they must tick, if the number is fixed. */
function setSize(view: View): { most: number; least: number } {
  const { decision } = view;
  if (decision === null || !isMine(view)) return { most: 0, least: 0 };
  if (decision.kind === 'discard') return { most: excess(view), least: excess(view) };
  return { most: decision.kind === 'pick' && decision.got === 0 ? decision.max : 0, least: 0 };
}

/** Whether the open decision lets the viewer pick several options, which they tick in any order and then confirm together. */
export const asksForSet = (view: View): boolean => setSize(view).most > 1;

/** Returns, in words, what breaking the subroutines to be picked costs; null if the decision has no price. */
function setPrice(view: View): string | null {
  const credits = view.decision?.figures['price'];
  return typeof credits === 'number' ? priceText({ clicks: 0, credits, extra: [] }) : null;
}

const setKey = ({ decision }: View, subs: boolean): 'tick.break' | 'tick.discard' | 'tick.take' => {
  if (subs) return 'tick.break';
  return decision?.kind === 'discard' ? 'tick.discard' : 'tick.take';
};
/** What is still to be ticked, in words; null for nothing. */
const setHint = (taken: number, most: number, least: number): string | null => {
  if (taken < least) return t('tick.hint.exactly', { n: least - taken });
  return taken === 0 ? t('tick.hint', { max: most }) : null;
};

/** Makes the buttons for picking several options: one to tick each, and one to confirm. `ticked`: ids of the options ticked so far. */
export function setChoices(moves: readonly Move[], view: View, ticked: readonly string[]): Choice[] {
  const { most, least } = setSize(view);
  const options = flat(
    moves.filter(({ do: verb }) => verb === 'pick' || verb === 'discard'),
    view,
  );
  const taken = options.filter(({ id }) => ticked.includes(id));
  const done = moves.find((move) => move.do === 'done');
  const [first, ...rest] = taken.map(({ move }) => move!);
  const subs = first?.n !== undefined || options[0]?.move?.n !== undefined;
  const take: Choice = {
    ...BARE,
    id: 'set:take',
    text: t(setKey(view, subs), { n: taken.length }),
    price: setPrice(view),
    hint: setHint(taken.length, most, least),
    tone: 'go',
    verb: 'done',
    move: first ?? done ?? { do: 'done' },
    ...(first !== undefined && {
      next: [...rest.map((move) => ({ move, ifAsked: false })), { move: { do: 'done' }, ifAsked: true }],
    }),
    sensible: true,
    off: taken.length < least || (first === undefined && done === undefined),
  };
  return [...options.map((one) => ({ ...one, ticked: ticked.includes(one.id) })), take];
}

/** Returns the ids of the ticked options after one is pressed. Beyond the maximum, the option ticked first is dropped. */
export function tick(view: View, ticked: readonly string[], id: string): string[] {
  if (ticked.includes(id)) return ticked.filter((one) => one !== id);
  return [...ticked, id].slice(-setSize(view).most);
}
