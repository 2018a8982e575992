/**
 * The editor for the notes that the person writes about a recorded game, kept in a layer of their own. Every edit can be undone and is
 * stored, typed text after a short pause. Of the table it knows only the anchors it is given.
 */
import { sentence } from '../../core/sentence.ts';
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
import type { Layer, Shape, Step, Tone } from '../../replay/format.ts';
import type { RecordsPort } from '../contract/ports.ts';
import { createState, patch } from '../components/state.ts';
import type { Later } from '../contract/table-focus.ts';
import { Autosave } from './autosave.ts';

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

/** Matches a BCP 47 language tag, in the form that replay files allow. */
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
/** How many edits can be undone. */
const MAX_UNDO = 200;

export const openEditor = (options: EditorOptions): Editor => new Editor(options);

export class Editor {
  readonly state: EditorState;
  private readonly autosave: Autosave;
  private past: Layer[] = [];
  private future: Layer[] = [];
  /** the field edited last; consecutive edits of the same text are undone together */
  private lastKey = '';

  constructor(private readonly options: EditorOptions) {
    const { layers, author, later } = options;
    const own = author.get();
    this.autosave = new Autosave(() => this.save(), later);
    this.state = createState<EditorState>({
      layer: layers.find(({ id }) => id === own.id) ?? emptyLayer(own),
      author: own,
      mayUndo: false,
      mayRedo: false,
      stored: 'yes',
      placing: null,
      focus: null,
    });
  }

  /** Adds an empty note at a position. `event`: the note appears after that many events of the move; null: after the whole move. */
  add(variation: VariationIndex, at: number, event: number | null = null): void {
    const made = addNote(this.state.layer, variation, at, event);
    if (made === null) return this.options.say(t('write.no-more'));
    this.edit(made.layer);
    this.focusOn(variation, made.index);
  }

  change(variation: VariationIndex, index: number, change: NoteChange): void {
    const key = change.text === undefined ? '' : `text ${variation} ${index}`;
    this.edit(changeNote(this.state.layer, variation, index, change), key);
  }

  remove(variation: VariationIndex, index: number): void {
    this.cancelPlacing();
    this.edit(removeNote(this.state.layer, variation, index));
  }

  /** Moves a note one place down (1) or up (-1) in the order of the notes at its position. */
  shift(variation: VariationIndex, index: number, way: 1 | -1): void {
    this.edit(shiftNote(this.state.layer, variation, index, way));
  }

  /** Sets the title of the chapter that begins at a position; '' removes the chapter. */
  chapter(at: number, title: string): void {
    this.edit(setChapter(this.state.layer, at, title), `chapter ${at}`);
  }

  /** Adds a variation that leaves the game at a position; returns its index in the layer. */
  keepVariation(at: number, title: string, steps: readonly Step[]): number {
    this.edit(addVariation(this.state.layer, at, title, steps));
    return this.state.layer.variations.length - 1;
  }

  /**
   * Copies the notes and variations of another layer into this one. Returns how many notes were new; if there is no space for them, says so
   * and returns null.
   */
  copy(other: Layer): number | null {
    const { layer } = this.state;
    const all = addFrom(layer, other);
    if (all === null) {
      this.options.say(t('write.no-more'));
      return null;
    }
    this.edit(all);
    return all.notes.length - layer.notes.length;
  }

  renameVariation(index: number, title: string): void {
    this.edit(renameVariation(this.state.layer, index, title), `variation ${index}`);
  }

  removeVariation(index: number): void {
    this.edit(removeVariation(this.state.layer, index));
  }

  /** Starts adding an arrow or highlight. The next things passed to `pick` (two for an arrow, one for a highlight) become its anchors. */
  place(placing: Omit<Placing, 'from'>): void {
    const { say, speak } = this.options;
    if (this.shapesAt(placing.variation, placing.index).length >= LIMITS.shapes) return say(t('write.no-more'));
    this.state.placing = { ...placing, from: null };
    speak(t(`write.place.${placing.kind}`));
  }

  /** Uses a thing on the table as the next anchor of the arrow or highlight being added; false if none is being added. */
  pick(anchor: Anchor): boolean {
    const { say, speak } = this.options;
    const { placing } = this.state;
    if (placing === null) return false;
    const { variation, index, kind, tone, from } = placing;
    if (kind === 'arrow' && from === null) {
      this.state.placing = { ...placing, from: anchor };
      speak(t('write.place.to'));
    } else if (from === anchor) say(t('write.place.elsewhere'));
    else {
      const shape: Shape =
        from === null ? { kind: 'highlight', on: anchor, tone } : { kind: 'arrow', from, to: anchor, tone };
      this.state.placing = null;
      this.change(variation, index, { shapes: [...this.shapesAt(variation, index), shape] });
      speak(t(`write.placed.${kind}`));
      this.focusOn(variation, index);
    }
    return true;
  }

  cancelPlacing(): void {
    this.state.placing = null;
  }

  removeShape(variation: VariationIndex, index: number, shape: number): void {
    this.change(variation, index, { shapes: this.shapesAt(variation, index).toSpliced(shape, 1) });
  }

  undo(): void {
    const before = this.past.pop();
    if (before === undefined) return;
    this.future.push(this.state.layer);
    this.goTo(before);
  }

  redo(): void {
    const next = this.future.pop();
    if (next === undefined) return;
    this.past.push(this.state.layer);
    this.goTo(next);
  }

  setAuthor(fields: Partial<Pick<Author, 'name' | 'language'>>): void {
    if (fields.language !== undefined && !LANGUAGE.test(fields.language))
      return this.options.say(t('write.language.bad'));
    const next = { ...this.state.author, ...fields };
    this.options.author.set(next);
    this.state.author = next;
    const { layer } = this.state;
    // `undo` cannot undo a change of name or language.
    this.state.layer = { ...layer, author: next.name, language: next.language };
    if (layer.notes.length + layer.chapters.length + layer.variations.length > 0) this.keep(true);
  }

  /** Stores all unsaved changes at once. */
  flush(): Promise<void> {
    return this.autosave.flush();
  }

  close(): void {
    void this.flush();
  }

  private async save(): Promise<void> {
    const { layer } = this.state;
    const problem = await this.options.save(layer).catch((): Sentence => sentence('storage.failed'));
    if (this.state.layer === layer) this.state.stored = problem ?? 'yes';
  }

  private keep(typing: boolean): void {
    this.state.stored = 'waiting';
    this.autosave.changed(typing);
  }

  private set(layer: Layer, typing = false): void {
    if (layer === this.state.layer) return;
    patch(this.state, { layer, mayUndo: this.past.length > 0, mayRedo: this.future.length > 0 });
    this.keep(typing);
  }

  private edit(layer: Layer, key = ''): void {
    const before = this.state.layer;
    if (layer === before) return;
    if (key === '' || key !== this.lastKey) this.past = [...this.past.slice(-MAX_UNDO + 1), before];
    this.lastKey = key;
    this.future = [];
    this.set(layer, key !== '');
  }

  private goTo(layer: Layer): void {
    this.cancelPlacing();
    this.lastKey = '';
    this.set(layer);
  }

  private shapesAt(variation: VariationIndex, index: number): readonly Shape[] {
    const { layer } = this.state;
    return (variation === null ? layer.notes : layer.variations[variation]?.notes)?.[index]?.shapes ?? [];
  }

  private focusOn(variation: VariationIndex, index: number): void {
    this.state.focus = { variation, index, n: (this.state.focus?.n ?? 0) + 1 };
  }
}
