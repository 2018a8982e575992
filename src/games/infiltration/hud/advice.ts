/** The words of the coach for whole games. */
import type * as ui from '../../../hud/game-ui.ts';
import { t } from '../../../i18n/index.ts';
import type { Advice } from '../coach/index.ts';

/** Puts a piece of advice into words: the rule's name and two sentences. */
export const advice = ({ kind, params, at }: Advice): ui.Advice => ({
  kind,
  title: t(`advice.${kind}`),
  text: t(`advice.${kind}.0`, params),
  rule: t(`advice.${kind}.1`, params),
  at,
});
