/** Arrows and highlights in words, and the signs of their tones. */
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { Shape, Tone } from '../../replay/format.ts';
import type { TableUi } from '../contract/table-ui.ts';

type View = GameTypes['view'];

/**
 * The sign for each tone of an arrow or highlight, shown at a highlight's corner and in lists, so that tones differ by more than colour.
 */
export const TONE_SIGN: Readonly<Record<Tone, string>> = { plain: '', good: '✓', bad: '✗', maybe: '?' };
export const TONES: readonly Tone[] = ['plain', 'good', 'bad', 'maybe'];

/** In words, what a shape points at, as far as the viewer may know it; says so if that is no longer on the table. */
const anchorWords = (anchor: Anchor, view: View, ui: TableUi): string =>
  ui.anchorWords(anchor, view) ?? t('shape.gone');

/** An arrow or highlight in words. */
export function shapeWords(shape: Shape, view: View, ui: TableUi): string {
  const tone = shape.tone ?? 'plain';
  if (shape.kind === 'highlight') return t('shape.highlight', { on: anchorWords(shape.on, view, ui), tone });
  return t('shape.arrow', { from: anchorWords(shape.from, view, ui), to: anchorWords(shape.to, view, ui), tone });
}

/** Everything on the table that an arrow or highlight can point at, with its name, for a list to choose from. */
export function anchorsOf(view: View, ui: TableUi): { anchor: Anchor; label: string }[] {
  const things: Anchor[] = ui.groups(view).flatMap((group) => group.items.map(({ key }) => key));
  return [...things, ...Object.keys(ui.zones)].map((anchor) => ({ anchor, label: anchorWords(anchor, view, ui) }));
}
