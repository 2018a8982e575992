/** What people wrote about a recorded game, as it is shown: at a position, along the line of time, and as a list of contents. */
import { language } from '../../i18n/index.ts';
import { type Author, notesAt, textIn } from '../../replay/annotate.ts';
import type { Layer, Mark, Shape, Texts } from '../../replay/format.ts';

/** Where the viewer has left the game: into somebody's variation, or by moves of the person's own. */
export type Aside =
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
  /** the variation it stands in, null for the game itself */
  branch: number | null;
  /** its number in the layer (or variation) */
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

const words = (texts: Texts): string => textIn(texts, language().tag);
const inSight = (layers: readonly Layer[], hidden: readonly string[]): Layer[] =>
  layers.filter(({ id }) => !hidden.includes(id));

/** The notes at a position of what is shown now; of half a move (`part` events) only those that stand after one of these. */
export function shownNotes(
  layers: readonly Layer[],
  aside: Aside | null,
  at: number,
  hidden: readonly string[] = [],
  part: number | null = null,
): ShownNote[] {
  const off = aside !== null && at > aside.at;
  if (off && aside.kind === 'trial') return [];
  const branch = off && aside.kind === 'variation' ? aside.index : null;
  const from = branch === null || aside === null ? 0 : aside.at;
  return inSight(layers, hidden)
    .filter(({ id }) => branch === null || (aside?.kind === 'variation' && aside.layer === id))
    .flatMap((layer) =>
      notesAt(layer, branch, at - from)
        .filter(({ note }) => part === null || (note.event !== undefined && note.event <= part))
        .map(({ note, index }) => ({
          key: `${layer.id} ${branch ?? ''} ${index}`,
          at,
          mark: note.mark ?? null,
          text: words(note.text),
          author: layer.author,
          shapes: note.shapes ?? [],
          layer: layer.id,
          branch,
          index,
        })),
    );
}

const variationsOf = (layer: Layer): ShownVariation[] =>
  layer.variations.map((one, index) => ({
    key: `${layer.id} ${index}`,
    at: one.at,
    title: words(one.title),
    author: layer.author,
    moves: one.steps.length,
    layer: layer.id,
    index,
  }));

/** The variations that leave the game at a position. */
export const variationsAt = (layers: readonly Layer[], at: number, hidden: readonly string[] = []): ShownVariation[] =>
  inSight(layers, hidden)
    .flatMap(variationsOf)
    .filter((one) => one.at === at);

/** Positions at which something is written, ascending. */
export function notedAt(layers: readonly Layer[], hidden: readonly string[] = []): number[] {
  const all = inSight(layers, hidden).flatMap((layer) => [...layer.notes, ...layer.chapters, ...layer.variations]);
  return [...new Set(all.map(({ at }) => at))].sort((a, b) => a - b);
}

/** A line of the list of contents. */
export type Entry =
  | { kind: 'chapter'; key: string; at: number; title: string }
  | { kind: 'note'; key: string; at: number; mark: Mark | null; text: string; author: string }
  | { kind: 'variation'; key: string; at: number; one: ShownVariation };

const ORDER: readonly Entry['kind'][] = ['chapter', 'note', 'variation'];

/** Chapters, notes and variations of the whole game in order. */
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
      author: layer.author,
    })),
    ...variationsOf(layer).map((one): Entry => ({ kind: 'variation', key: `v ${one.key}`, at: one.at, one })),
  ]);
  return entries
    .map((entry, i) => ({ entry, i }))
    .sort((a, b) => a.entry.at - b.entry.at || ORDER.indexOf(a.entry.kind) - ORDER.indexOf(b.entry.kind) || a.i - b.i)
    .map(({ entry }) => entry);
}

/** The chapters in order; the one a position lies in is the last that begins at or before it. */
export const chaptersOf = (layers: readonly Layer[], hidden: readonly string[] = []): { at: number; title: string }[] =>
  contentsOf(layers, hidden).flatMap((entry) =>
    entry.kind === 'chapter' ? [{ at: entry.at, title: entry.title }] : [],
  );

/** Whether a layer is the one written on this device. */
export const isOwn = (layer: string, author: Author): boolean => layer === author.id;
