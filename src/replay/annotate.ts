/**
 * Reads and edits annotations: layers of notes, chapters and variations. Every edit returns a new layer and leaves the old one unchanged,
 * so undo only has to keep the old one.
 */
import { BUDGET, LIMITS } from './budget.ts';
import type { Chapter, Layer, Note, Shape, Step, Texts, Variation } from './format.ts';
import { canonical } from './untrusted.ts';

/** The person who writes notes on this device. The layer that holds their notes has the same id as they. */
export interface Author {
  /** the person's id: letters, digits, `-` and `_` */
  id: string;
  name: string;
  /** BCP 47 tag of the language they write in */
  language: string;
}

/** What a note belongs to: the game itself (null), or one of the layer's variations, by index. */
export type VariationIndex = number | null;

export const emptyLayer = ({ id, name, language }: Author): Layer => ({
  id,
  author: name,
  language,
  notes: [],
  chapters: [],
  variations: [],
});

/** Whether a layer holds no notes, chapters, variations or chances. */
export const isBlank = ({ notes, chapters, variations, chances }: Layer): boolean =>
  notes.length + chapters.length + variations.length === 0 && chances === undefined;

/** Returns how many notes there are to read, on the game and on its variations. Chapters and variations themselves do not count. */
export const noteCount = (layers: readonly Layer[]): number =>
  layers
    .flatMap(({ notes, variations }) => [notes, ...variations.map((one) => one.notes ?? [])])
    .reduce((n, list) => n + list.length, 0);

/** Returns a text in the reader's language (BCP 47 tag), else in English, else in any language; '' if there is none. */
export function textIn(texts: Texts, language: string): string {
  const short = language.split('-')[0] ?? language;
  return texts[language] ?? texts[short] ?? texts['en'] ?? Object.values(texts)[0] ?? '';
}

const notesOf = (layer: Layer, variation: VariationIndex): readonly Note[] =>
  variation === null ? layer.notes : (layer.variations[variation]?.notes ?? []);

function withNotes(layer: Layer, variation: VariationIndex, notes: Note[]): Layer {
  if (variation === null) return { ...layer, notes };
  const variations = layer.variations.map((one, i) => (i === variation ? { ...one, notes } : one));
  return { ...layer, variations };
}

/** Returns the number of the event, within a note's step, after which the note is shown; Infinity if it is shown after the whole step. */
const momentOf = ({ event }: Note): number => event ?? Number.POSITIVE_INFINITY;

/** Returns the notes at a position in the order they are shown, each with its index among the notes of the game or variation. */
export function notesAt(layer: Layer, variation: VariationIndex, at: number): { note: Note; index: number }[] {
  return notesOf(layer, variation)
    .map((note, index) => ({ note, index }))
    .filter(({ note }) => note.at === at)
    .sort((a, b) => momentOf(a.note) - momentOf(b.note) || a.index - b.index);
}

/**
 * Adds an empty note after those at the same position. `event`: the number of events of the step after which it is shown, null for all.
 * Returns the new layer and the note's index, or null if the layer is full.
 */
export function addNote(
  layer: Layer,
  variation: VariationIndex,
  at: number,
  event: number | null = null,
): { layer: Layer; index: number } | null {
  const notes = [...notesOf(layer, variation)];
  if (notes.length >= BUDGET.notes) return null;
  const last = notes.findLastIndex((note) => note.at <= at);
  const index = last + 1;
  notes.splice(index, 0, event === null ? { at, text: {} } : { at, event, text: {} });
  return { layer: withNotes(layer, variation, notes), index };
}

/** Changes to make to a note. Fields left out stay as they are; text '', mark null and shapes [] remove what was there. */
export interface NoteChange {
  text?: string;
  mark?: Note['mark'] | null;
  shapes?: Shape[];
}

/** Changes a note; `change.text` is the text in the layer's language. */
export function changeNote(layer: Layer, variation: VariationIndex, index: number, change: NoteChange): Layer {
  const notes = notesOf(layer, variation).map((note, i): Note => {
    if (i !== index) return note;
    const next: Note = { ...note };
    if (change.text !== undefined) {
      const { [layer.language]: _old, ...rest } = note.text;
      delete next.why;
      next.text = change.text === '' ? rest : { ...note.text, [layer.language]: change.text.slice(0, LIMITS.note) };
    }
    if (change.mark === null) delete next.mark;
    else if (change.mark !== undefined) next.mark = change.mark;
    if (change.shapes !== undefined) {
      if (change.shapes.length === 0) delete next.shapes;
      else next.shapes = change.shapes.slice(0, LIMITS.shapes);
    }
    return next;
  });
  return withNotes(layer, variation, notes);
}

export const removeNote = (layer: Layer, variation: VariationIndex, index: number): Layer =>
  withNotes(
    layer,
    variation,
    notesOf(layer, variation).filter((_note, i) => i !== index),
  );

/** Swaps a note with the next (1) or previous (-1) note shown at the same moment. Returns the layer unchanged if there is none. */
export function shiftNote(layer: Layer, variation: VariationIndex, index: number, way: 1 | -1): Layer {
  const all = [...notesOf(layer, variation)];
  const note = all[index];
  if (note === undefined) return layer;
  const there = notesAt(layer, variation, note.at).filter((one) => momentOf(one.note) === momentOf(note));
  const other = there[there.findIndex((one) => one.index === index) + way];
  if (other === undefined) return layer;
  all[index] = other.note;
  all[other.index] = note;
  return withNotes(layer, variation, all);
}

const titled = (texts: Texts, language: string, title: string): Texts => ({
  ...texts,
  [language]: title.slice(0, LIMITS.title),
});

/** Starts a chapter at a position, renames the chapter that starts there, or removes it (title ''). */
export function setChapter(layer: Layer, at: number, title: string): Layer {
  const others = layer.chapters.filter((one) => one.at !== at);
  if (title === '') return { ...layer, chapters: others };
  const old: Texts = layer.chapters.find((one) => one.at === at)?.title ?? {};
  const chapters: Chapter[] = [...others, { at, title: titled(old, layer.language, title) }];
  return { ...layer, chapters: chapters.sort((a, b) => a.at - b.at) };
}

/** Adds a variation, after the existing ones, with steps played from a position. */
export function addVariation(layer: Layer, at: number, title: string, steps: readonly Step[]): Layer {
  const one: Variation = { at, title: titled({}, layer.language, title), steps: [...steps] };
  return { ...layer, variations: [...layer.variations, one] };
}

export const renameVariation = (layer: Layer, index: number, title: string): Layer => ({
  ...layer,
  variations: layer.variations.map((one, i) =>
    i === index ? { ...one, title: titled(one.title, layer.language, title) } : one,
  ),
});

export const removeVariation = (layer: Layer, index: number): Layer => ({
  ...layer,
  variations: layer.variations.filter((_one, i) => i !== index),
});

/**
 * Copies into a layer the notes and variations of another that it lacks: notes go after those at the same position, variations to the end.
 * Returns the layer unchanged if nothing is missing, and null if it would get too full.
 */
export function addFrom(layer: Layer, other: Layer): Layer | null {
  const missing = <T extends object>(there: readonly T[], more: readonly T[]): T[] => {
    const known = new Set(there.map((one) => canonical(one)));
    return more.filter((one) => !known.has(canonical(one)));
  };
  const notes = missing(layer.notes, other.notes);
  const variations = missing(layer.variations, other.variations);
  if (notes.length + variations.length === 0) return layer;
  const all = [...layer.notes, ...notes].sort((a, b) => a.at - b.at);
  if (all.length > BUDGET.notes || layer.variations.length + variations.length > LIMITS.variations) return null;
  return { ...layer, notes: all, variations: [...layer.variations, ...variations] };
}

/** Whether a layer contains something copied from another: a note that is unchanged, or a variation with the same moves. */
export function hasCopied(layer: Layer, other: Layer): boolean {
  const notes = new Set(other.notes.map((one) => canonical(one)));
  if (layer.notes.some((one) => notes.has(canonical(one)))) return true;
  const line = ({ at, steps }: Layer['variations'][number]): string =>
    canonical([at, ...steps.map(({ move }) => move)]);
  const lines = new Set(other.variations.map(line));
  return layer.variations.some((one) => lines.has(line(one)));
}

/** Returns the layers with `layer` in place of the one with the same id, or added at the end. A blank `layer` is removed instead. */
export function withLayer(layers: readonly Layer[], layer: Layer): Layer[] {
  const found = layers.findIndex(({ id }) => id === layer.id);
  if (isBlank(layer)) return layers.filter(({ id }) => id !== layer.id);
  return found < 0 ? [...layers, layer] : layers.map((one, i) => (i === found ? layer : one));
}
