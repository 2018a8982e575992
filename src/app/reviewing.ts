/** Turns reviews of records into layers of notes, in the language in use. */
import { language, t } from '../i18n/index.ts';
import { say } from '../i18n/say.ts';
import { type Analysis, layerOf } from '../replay/analysis.ts';
import type { Layer } from '../replay/format.ts';

/** The layer for an analysis. `turnAt`: the turn at a position. */
export function reviewLayer(found: Analysis, turnAt: (at: number) => number): Layer {
  return layerOf(found, {
    author: { name: t('review.author'), language: language().tag },
    note: ({ why }) => say(why) ?? '',
    line: ({ at }) => t('review.line', { n: turnAt(at) }),
  });
}
