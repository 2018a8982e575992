/** Turns the analysis of a recorded game into a layer of notes, in the language in use. */
import { language, t } from '../i18n/index.ts';
import { type Analysis, layerOf } from '../replay/analysis.ts';
import type { Layer } from '../replay/format.ts';

/** Makes the layer of notes from an analysis. `turnAt`: returns the turn number at a position of the record. */
export function reviewLayer(found: Analysis, turnAt: (at: number) => number): Layer {
  return layerOf(found, {
    author: { name: t('review.author'), language: language().tag },
    line: ({ at }) => t('review.line', { n: turnAt(at) }),
  });
}
