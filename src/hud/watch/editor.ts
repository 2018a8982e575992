/**
 * The editor for the notes that the person writes about a recorded game, kept in a layer of their own. Every edit can be undone and is
 * stored, typed text after a short pause. Of the table it knows only the anchors it is given.
 */
import { LIMITS } from '../../replay/budget.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { Sentence } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import {
  type Author,
  type VariationIndex,
  type NoteChange,
  addFrom,
  addNote,
  addVariation,
  changeNote,
  emptyLayer,
  removeNote,
  removeVariation,
  renameVariation,
  setChapter,
  shiftNote,
} from '../../replay/annotate.ts';
import type { Layer, Note, Shape, Step, Tone } from '../../replay/format.ts';
import type { RecordsPort } from '../contract/ports.ts';
import { createState, patch } from '../components/state.ts';
import type { Later } from '../table/later.ts';

/** An arrow or highlight being added to a note, which waits for the person to choose its next anchor on the table. */
interface Placing {
  variation: VariationIndex;
  /** the index of the note in its list */
  index: number;
  kind: Shape['kind'];
  tone: Tone;
  /** the anchor at which the arrow starts; null until it is chosen */
  from: Anchor | null;
}

interface EditorState {
  layer: Layer;
  author: Author;
  mayUndo: boolean;
  mayRedo: boolean;
  /** 'yes': everything is stored; 'waiting': some changes are not stored yet; a sentence: why storing failed */
  stored: 'yes' | 'waiting' | Sentence;
  placing: Placing | null;
  /** the note that should take the focus; `n` is raised with each request */
  focus: { variation: VariationIndex; index: number; n: number } | null;
}

export interface Editor {
  readonly state: EditorState;
  /** Adds an empty note at a position. `event`: the note appears after that many events of the move; null: after the whole move. */
  add(variation: VariationIndex, at: number, event?: number | null): void;
  change(variation: VariationIndex, index: number, change: NoteChange): void;
  remove(variation: VariationIndex, index: number): void;
  /** Moves a note one place down (1) or up (-1) in the order of the notes at its position. */
  shift(variation: VariationIndex, index: number, way: 1 | -1): void;
  /** Sets the title of the chapter that begins at a position; '' removes the chapter. */
  chapter(at: number, title: string): void;
  /** Adds a variation that leaves the game at a position; returns its index in the layer. */
  keepVariation(at: number, title: string, steps: readonly Step[]): number;
  /**
   * Copies the notes and variations of another layer into this one. Returns how many notes were new; if there is no space for them, says so
   * and returns null.
   */
  copy(layer: Layer): number | null;
  renameVariation(index: number, title: string): void;
  removeVariation(index: number): void;
  /** Starts adding an arrow or highlight. The next things passed to `pick` (two for an arrow, one for a highlight) become its anchors. */
  place(placing: Omit<Placing, 'from'>): void;
  /** Uses a thing on the table as the next anchor of the arrow or highlight being added; false if none is being added. */
  pick(anchor: Anchor): boolean;
  cancelPlacing(): void;
  removeShape(variation: VariationIndex, index: number, shape: number): void;
  undo(): void;
  redo(): void;
  setAuthor(fields: Partial<Pick<Author, 'name' | 'language'>>): void;
  /** Stores all unsaved changes at once. */
  flush(): Promise<void>;
  close(): void;
}

interface EditorOptions {
  layers: readonly Layer[];
  author: RecordsPort['author'];
  later: Later;
  /** Stores the layer. Returns what went wrong, or null. */
  save(layer: Layer): Promise<Sentence | null>;
  /** Shows a short message and speaks it. */
  say(text: string): void;
  speak(text: string): void;
}

/** Typed text is stored this long after the last key, ms; every other change is stored at once. */
const STORE_AFTER = 500;
/** Matches a BCP 47 language tag, in the form that replay files allow. */
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
/** How many edits can be undone. */
const MAX_UNDO = 200;

export function openEditor({ layers, author, later, save, say, speak }: EditorOptions): Editor {
  const own = author.get();
  let past: Layer[] = [];
  let future: Layer[] = [];
  /** the field edited last; consecutive edits of the same text are undone together */
  let lastKey = '';
  let stopStoring: (() => void) | null = null;
  let storing: Promise<void> | null = null;
  /** whether another save waits for the running one to end; it will include all changes made until it starts */
  let queued = false;
  const state = createState<EditorState>({
    layer: layers.find(({ id }) => id === own.id) ?? emptyLayer(own),
    author: own,
    mayUndo: false,
    mayRedo: false,
    stored: 'yes',
    placing: null,
    focus: null,
  });

  const storeNow = async (): Promise<void> => {
    queued = false;
    stopStoring?.();
    stopStoring = null;
    const { layer } = state;
    let problem: Sentence | null;
    try {
      problem = await save(layer);
    } catch {
      problem = { key: 'storage.failed' };
    }
    if (state.layer === layer) state.stored = problem ?? 'yes';
  };
  const begin = (): Promise<void> => {
    if (queued && storing !== null) return storing;
    queued = true;
    const before = storing ?? Promise.resolve();
    const mine = before.then(storeNow).finally(() => {
      if (storing === mine) storing = null;
    });
    storing = mine;
    return mine;
  };
  const keep = (typing: boolean): void => {
    state.stored = 'waiting';
    stopStoring?.();
    stopStoring = null;
    if (typing) stopStoring = later(() => void begin(), STORE_AFTER);
    else void begin();
  };
  const set = (layer: Layer, typing = false): void => {
    if (layer === state.layer) return;
    patch(state, { layer, mayUndo: past.length > 0, mayRedo: future.length > 0 });
    keep(typing);
  };
  const edit = (layer: Layer, key = ''): void => {
    const before = state.layer;
    if (layer === before) return;
    if (key === '' || key !== lastKey) past = [...past.slice(-MAX_UNDO + 1), before];
    lastKey = key;
    future = [];
    set(layer, key !== '');
  };
  const noteAt = (variation: VariationIndex, index: number): Note | undefined => {
    const { layer } = state;
    return (variation === null ? layer.notes : layer.variations[variation]?.notes)?.[index];
  };
  const focusOn = (variation: VariationIndex, index: number): void => {
    state.focus = { variation, index, n: (state.focus?.n ?? 0) + 1 };
  };

  const editor: Editor = {
    state,
    add(variation, at, event = null) {
      const made = addNote(state.layer, variation, at, event);
      if (made === null) return say(t('write.no-more'));
      edit(made.layer);
      focusOn(variation, made.index);
    },
    change: (variation, index, change) =>
      edit(
        changeNote(state.layer, variation, index, change),
        change.text === undefined ? '' : `text ${variation} ${index}`,
      ),
    remove(variation, index) {
      editor.cancelPlacing();
      edit(removeNote(state.layer, variation, index));
    },
    shift: (variation, index, way) => edit(shiftNote(state.layer, variation, index, way)),
    chapter: (at, title) => edit(setChapter(state.layer, at, title), `chapter ${at}`),
    keepVariation(at, title, steps) {
      edit(addVariation(state.layer, at, title, steps));
      return state.layer.variations.length - 1;
    },
    copy(other) {
      const { layer } = state;
      const all = addFrom(layer, other);
      if (all === null) {
        say(t('write.no-more'));
        return null;
      }
      edit(all);
      return all.notes.length - layer.notes.length;
    },
    renameVariation: (index, title) => edit(renameVariation(state.layer, index, title), `variation ${index}`),
    removeVariation: (index) => edit(removeVariation(state.layer, index)),
    place(placing) {
      if ((noteAt(placing.variation, placing.index)?.shapes?.length ?? 0) >= LIMITS.shapes)
        return say(t('write.no-more'));
      state.placing = { ...placing, from: null };
      speak(t(`write.place.${placing.kind}`));
    },
    pick(anchor) {
      const { placing } = state;
      if (placing === null) return false;
      const { variation, index, kind, tone, from } = placing;
      if (kind === 'arrow' && from === null) {
        state.placing = { ...placing, from: anchor };
        speak(t('write.place.to'));
        return true;
      }
      if (from !== null && from === anchor) {
        say(t('write.place.elsewhere'));
        return true;
      }
      const shape: Shape =
        kind === 'arrow' && from !== null
          ? { kind: 'arrow', from, to: anchor, tone }
          : { kind: 'highlight', on: anchor, tone };
      state.placing = null;
      editor.change(variation, index, { shapes: [...(noteAt(variation, index)?.shapes ?? []), shape] });
      speak(t(`write.placed.${kind}`));
      focusOn(variation, index);
      return true;
    },
    cancelPlacing() {
      state.placing = null;
    },
    removeShape: (variation, index, shape) =>
      editor.change(variation, index, {
        shapes: (noteAt(variation, index)?.shapes ?? []).filter((_one, i) => i !== shape),
      }),
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      editor.cancelPlacing();
      past = past.slice(0, -1);
      future = [...future, state.layer];
      lastKey = '';
      set(before);
    },
    redo() {
      const next = future.at(-1);
      if (next === undefined) return;
      editor.cancelPlacing();
      future = future.slice(0, -1);
      past = [...past, state.layer];
      lastKey = '';
      set(next);
    },
    setAuthor(fields) {
      if (fields.language !== undefined && !LANGUAGE.test(fields.language)) return say(t('write.language.bad'));
      const next = { ...state.author, ...fields };
      author.set(next);
      state.author = next;
      const { layer } = state;
      // `undo` cannot undo a change of name or language.
      state.layer = { ...layer, author: next.name, language: next.language };
      if (layer.notes.length + layer.chapters.length + layer.variations.length > 0) keep(true);
    },
    async flush() {
      if (stopStoring !== null) await begin();
      else await storing;
    },
    close() {
      if (stopStoring !== null) void begin();
    },
  };
  return editor;
}
