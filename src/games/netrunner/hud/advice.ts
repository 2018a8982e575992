/** The coach's advice for whole games, in words. */
import type * as ui from '../../../hud/contract/advice.ts';
import { sayReason } from '../../../hud/contract/reason.ts';
import { t } from '../../../i18n/index.ts';
import { type CoachAdvice, GRAVE } from '../coach/advice.ts';
import { titleOf } from './words/lookup.ts';

/** Puts a piece of advice into words: its title and two sentences. */
export function advice({ kind, params, at, why }: CoachAdvice): ui.Advice {
  const words = { ...params, how: params['needs'] === -1 ? 'none' : 'credits' };
  for (const name of ['ice', 'card'] as const)
    if (typeof params[name] === 'string' && params[name] !== '')
      Object.assign(words, { [name]: titleOf(params[name]) });
  return {
    kind,
    title: t(`advice.${kind}`),
    text: (why && sayReason(why)) ?? t(`advice.${kind}.0`, words as never),
    rule: t(`advice.${kind}.1`, words as never),
    at,
    grave: GRAVE.includes(kind),
  };
}
