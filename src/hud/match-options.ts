/** What is chosen before a match, made whole: each option has one of its values, and what is barred has its usual one. */
import type { Chosen, MatchOption } from './ports.ts';

/** A value of each option, from what was chosen so far. */
export function settledChoices(options: readonly MatchOption[], chosen: Chosen): Chosen {
  const valueOf = ({ id, values, usual }: MatchOption): string =>
    values.includes(chosen[id] ?? '') ? chosen[id]! : usual;
  const whole = Object.fromEntries(options.map((one) => [one.id, valueOf(one)]));
  for (const { id, usual, barred } of options) if (barred && barred(whole) !== null) whole[id] = usual;
  return whole;
}

/** Whether an option is a switch and not a list. */
export const isSwitch = ({ values }: MatchOption): boolean => values.join() === 'off,on';
