/**
 * Annotations as data: whose layer, what stands at a moment, and every edit of a layer. An edit gives a new layer and leaves the old
 * one as it was, so that going back is keeping it.
 */
import type { Chapter, Layer, Note, Shape, Step, Texts, Variation } from './format.ts';

/** Who writes on this device. The layer with this id is theirs. */
export interface Author {
  /** words of letters, digits, `-` */
  id: string;
  name: string;
  /** BCP 47 tag of the language they write in */
  language: string;
}

/** Where a note stands: in the game itself (null), or in one of the layer's variations, by its number there. */
export type Branch = number | null;

/** Longest text of a note, characters; more shapes than this at one note, and the file would be refused. */
export const MOST_TEXT = 4000;
export const MOST_SHAPES = 32;
const MOST_NOTES = 2000;
const MOST_TITLE = 200;

export const emptyLayer = ({ id, name, language }: Author): Layer => ({
  id,
  author: name,
  language,
  notes: [],
  chapters: [],
  variations: [],
});

/** Whether anything is written in a layer. */
export const isBlank = ({ notes, chapters, variations }: Layer): boolean =>
  notes.length + chapters.length + variations.length === 0;

/** A text in a reader's language, else English, else whatever there is; '' for none. */
export function textIn(texts: Texts, language: string): string {
  const short = language.split('-')[0] ?? language;
  return texts[language] ?? texts[short] ?? texts['en'] ?? Object.values(texts)[0] ?? '';
}

const notesOf = (layer: Layer, branch: Branch): readonly Note[] =>
  branch === null ? layer.notes : (layer.variations[branch]?.notes ?? []);

function withNotes(layer: Layer, branch: Branch, notes: Note[]): Layer {
  if (branch === null) return { ...layer, notes };
  const variations = layer.variations.map((one, i) => (i === branch ? { ...one, notes } : one));
  return { ...layer, variations };
}

/** A note's moment within its step: a note without one stands after all events. */
const momentOf = ({ event }: Note): number => event ?? Number.POSITIVE_INFINITY;

/** The notes at a position, in the order in which they are shown, with their numbers in the layer. */
export function notesAt(layer: Layer, branch: Branch, at: number): { note: Note; index: number }[] {
  return notesOf(layer, branch)
    .map((note, index) => ({ note, index }))
    .filter(({ note }) => note.at === at)
    .sort((a, b) => momentOf(a.note) - momentOf(b.note) || a.index - b.index);
}

/**
 * Adds an empty note at a position (`event`: after so many events of its step), behind those that stand there; null when there is no
 * room for more.
 */
export function addNote(
  layer: Layer,
  branch: Branch,
  at: number,
  event: number | null = null,
): { layer: Layer; index: number } | null {
  const notes = [...notesOf(layer, branch)];
  if (notes.length >= MOST_NOTES) return null;
  const last = notes.findLastIndex((note) => note.at <= at);
  const index = last + 1;
  notes.splice(index, 0, event === null ? { at, text: {} } : { at, event, text: {} });
  return { layer: withNotes(layer, branch, notes), index };
}

/** What of a note can be written anew; `mark` null takes it away. */
export interface NoteChange {
  text?: string;
  mark?: Note['mark'] | null;
  shapes?: Shape[];
}

/** Changes a note; the text is the one in the layer's language. */
export function changeNote(layer: Layer, branch: Branch, index: number, change: NoteChange): Layer {
  const notes = notesOf(layer, branch).map((note, i): Note => {
    if (i !== index) return note;
    const next: Note = { ...note };
    if (change.text !== undefined) {
      const { [layer.language]: _old, ...rest } = note.text;
      next.text = change.text === '' ? rest : { ...note.text, [layer.language]: change.text.slice(0, MOST_TEXT) };
    }
    if (change.mark === null) delete next.mark;
    else if (change.mark !== undefined) next.mark = change.mark;
    if (change.shapes !== undefined) {
      if (change.shapes.length === 0) delete next.shapes;
      else next.shapes = change.shapes.slice(0, MOST_SHAPES);
    }
    return next;
  });
  return withNotes(layer, branch, notes);
}

export const removeNote = (layer: Layer, branch: Branch, index: number): Layer =>
  withNotes(
    layer,
    branch,
    notesOf(layer, branch).filter((_note, i) => i !== index),
  );

/** Moves a note before or behind its neighbour at the same moment; the layer itself when there is none on that side. */
export function shiftNote(layer: Layer, branch: Branch, index: number, way: 1 | -1): Layer {
  const all = [...notesOf(layer, branch)];
  const note = all[index];
  if (note === undefined) return layer;
  const there = notesAt(layer, branch, note.at).filter((one) => momentOf(one.note) === momentOf(note));
  const other = there[there.findIndex((one) => one.index === index) + way];
  if (other === undefined) return layer;
  all[index] = other.note;
  all[other.index] = note;
  return withNotes(layer, branch, all);
}

const titled = (texts: Texts, language: string, title: string): Texts => ({
  ...texts,
  [language]: title.slice(0, MOST_TITLE),
});

/** Begins a chapter at a position, names it anew, or takes it away (title ''). */
export function setChapter(layer: Layer, at: number, title: string): Layer {
  const others = layer.chapters.filter((one) => one.at !== at);
  if (title === '') return { ...layer, chapters: others };
  const old: Texts = layer.chapters.find((one) => one.at === at)?.title ?? {};
  const chapters: Chapter[] = [...others, { at, title: titled(old, layer.language, title) }];
  return { ...layer, chapters: chapters.sort((a, b) => a.at - b.at) };
}

/** Keeps what was played on from a position; variations at the same place stay in the order in which they came. */
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

/** The layers with one of them in its new form: in its old place, else at the end; left out when nothing is written in it. */
export function withLayer(layers: readonly Layer[], layer: Layer): Layer[] {
  const found = layers.findIndex(({ id }) => id === layer.id);
  if (isBlank(layer)) return layers.filter(({ id }) => id !== layer.id);
  return found < 0 ? [...layers, layer] : layers.map((one, i) => (i === found ? layer : one));
}
