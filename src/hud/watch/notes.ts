/** The notes of a recorded game prepared for display: at a position, on the timeline, and as a list of contents. */
import { foreign } from '../../i18n/foreign.ts';
import { language, sayIfKnown, t } from '../../i18n/index.ts';
import { sayReason } from '../contract/reason.ts';
import { reviewedSeat } from '../../replay/analysis.ts';
import { type Author, hasCopied, notesAt, textIn } from '../../replay/annotate.ts';
import type { Layer, Mark, Note, Shape, Texts, Variation } from '../../replay/format.ts';

/** How the watcher has left the recorded game at position `at`: into a variation from a layer of notes, or by trying moves of their own. */
export type OpenVariation =
  | { kind: 'variation'; layer: string; index: number; at: number; title: string }
  | { kind: 'trial'; at: number };

export interface ShownNote {
  key: string;
  at: number;
  mark: Mark | null;
  text: string;
  author: string;
  shapes: readonly Shape[];
  layer: string;
  /** index of the variation that the note belongs to; null for the game itself */
  variation: number | null;
  /** the note's index in the list of notes of its layer or variation */
  index: number;
}

export interface ShownVariation {
  key: string;
  at: number;
  title: string;
  author: string;
  moves: number;
  layer: string;
  index: number;
}

/** The text of a note: the reason of a review in words, else what its author wrote. */
export function noteText({ text, why }: Pick<Note, 'text'> & { why?: Note['why'] | undefined }): string {
  const reason = why === undefined ? null : sayReason(why);
  return reason ?? words(text);
}

/** Who wrote a layer: the bot for a review. '' if nobody is named. */
const authorOf = (layer: Layer): string => (reviewedSeat(layer) === null ? foreign(layer.author) : t('review.author'));

/** A variation's title: what its author wrote, else what it is about. '' if it has neither. */
export const variationTitle = ({ title, about }: Pick<Variation, 'title' | 'about'>): string =>
  words(title) || (about === undefined ? '' : (sayIfKnown(about) ?? ''));

const words = (texts: Texts): string => foreign(textIn(texts, language().tag));
/**
 * Ids of the layers whose notes are not shown: hidden ones, and reviews whose notes were copied into a visible layer and would be repeated.
 */
export function unseenOf(layers: readonly Layer[], hidden: readonly string[]): readonly string[] {
  const shown = layers.filter(({ id }) => !hidden.includes(id));
  const written = shown.filter((layer) => reviewedSeat(layer) === null);
  const copied = shown.filter((layer) => reviewedSeat(layer) !== null && written.some((one) => hasCopied(one, layer)));
  return copied.length === 0 ? hidden : [...hidden, ...copied.map(({ id }) => id)];
}

const inSight = (layers: readonly Layer[], hidden: readonly string[]): Layer[] =>
  layers.filter(({ id }) => !hidden.includes(id));

/** The visible notes at a position. While only the first `part` events of a move are shown, only the notes on those events. */
export function shownNotes(
  layers: readonly Layer[],
  openVariation: OpenVariation | null,
  at: number,
  hidden: readonly string[] = [],
  part: number | null = null,
): ShownNote[] {
  const off = openVariation !== null && at > openVariation.at;
  if (off && openVariation.kind === 'trial') return [];
  const variation = off && openVariation.kind === 'variation' ? openVariation.index : null;
  const from = variation === null || openVariation === null ? 0 : openVariation.at;
  return inSight(layers, hidden)
    .filter(({ id }) => variation === null || (openVariation?.kind === 'variation' && openVariation.layer === id))
    .flatMap((layer) =>
      notesAt(layer, variation, at - from)
        .filter(({ note }) => part === null || (note.event !== undefined && note.event <= part))
        .map(({ note, index }) => ({
          key: `${layer.id} ${variation ?? ''} ${index}`,
          at,
          mark: note.mark ?? null,
          text: noteText(note),
          author: authorOf(layer),
          shapes: note.shapes ?? [],
          layer: layer.id,
          variation,
          index,
        })),
    );
}

const variationsOf = (layer: Layer): ShownVariation[] =>
  layer.variations.map((one, index) => ({
    key: `${layer.id} ${index}`,
    at: one.at,
    title: variationTitle(one),
    author: authorOf(layer),
    moves: one.steps.length,
    layer: layer.id,
    index,
  }));

/** The visible variations that begin at a position. */
export const variationsAt = (layers: readonly Layer[], at: number, hidden: readonly string[] = []): ShownVariation[] =>
  inSight(layers, hidden)
    .flatMap(variationsOf)
    .filter((one) => one.at === at);

/** The positions that have a visible note, chapter or variation, ascending. */
export function notedAt(layers: readonly Layer[], hidden: readonly string[] = []): number[] {
  const all = inSight(layers, hidden).flatMap((layer) => [...layer.notes, ...layer.chapters, ...layer.variations]);
  return [...new Set(all.map(({ at }) => at))].sort((a, b) => a - b);
}

/** An entry of the list of contents. */
export type Entry =
  | { kind: 'chapter'; key: string; at: number; title: string }
  | { kind: 'note'; key: string; at: number; mark: Mark | null; text: string; author: string }
  | { kind: 'variation'; key: string; at: number; one: ShownVariation };

const ORDER: readonly Entry['kind'][] = ['chapter', 'note', 'variation'];

/** The visible chapters, notes and variations of the whole game, by position. */
export function contentsOf(layers: readonly Layer[], hidden: readonly string[] = []): Entry[] {
  const entries = inSight(layers, hidden).flatMap((layer): Entry[] => [
    ...layer.chapters.map(({ at, title }, i): Entry => ({
      kind: 'chapter',
      key: `c ${layer.id} ${i}`,
      at,
      title: words(title),
    })),
    ...layer.notes.map(({ at, mark, text }, i): Entry => ({
      kind: 'note',
      key: `n ${layer.id} ${i}`,
      at,
      mark: mark ?? null,
      text: words(text),
      author: foreign(layer.author),
    })),
    ...variationsOf(layer).map((one): Entry => ({ kind: 'variation', key: `v ${one.key}`, at: one.at, one })),
  ]);
  return entries
    .map((entry, i) => ({ entry, i }))
    .sort((a, b) => a.entry.at - b.entry.at || ORDER.indexOf(a.entry.kind) - ORDER.indexOf(b.entry.kind) || a.i - b.i)
    .map(({ entry }) => entry);
}

/** The visible chapters by position. A position belongs to the last chapter that begins at or before it. */
export const chaptersOf = (layers: readonly Layer[], hidden: readonly string[] = []): { at: number; title: string }[] =>
  contentsOf(layers, hidden).flatMap((entry) =>
    entry.kind === 'chapter' ? [{ at: entry.at, title: entry.title }] : [],
  );

/** Whether a layer (by its id) is the one written by the author on this device. */
export const isOwn = (layer: string, author: Author): boolean => layer === author.id;
