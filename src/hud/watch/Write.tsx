/** The editor beside the table: the notes at the position shown, a chapter that begins there, and the author's name and language. */
import { LIMITS } from '../../replay/budget.ts';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say, t } from '../../i18n/index.ts';
import { type VariationIndex, notesAt, textIn } from '../../replay/annotate.ts';
import { noteText } from './notes.ts';
import type { Mark, Note, Tone } from '../../replay/format.ts';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/icons.tsx';
import { Tool } from '../components/Tool.tsx';
import { TONES, anchorsOf, shapeWords } from './shapes.ts';
import type { Watcher } from './watcher.ts';

const MARKS: readonly Mark[] = ['!!', '!', '!?', '?!', '?', '??'];

interface NoteProps {
  watcher: Watcher;
  variation: VariationIndex;
  note: Note;
  index: number;
  /** the note's number among the `of` notes at this position, from 1 */
  nth: number;
  of: number;
}

function Marks({ watcher, variation, note, index }: NoteProps): JSX.Element {
  const { editor } = watcher;
  return (
    <fieldset class="write-marks">
      <legend class="unseen">{t('write.mark')}</legend>
      {[null, ...MARKS].map((mark) => (
        <label key={mark ?? 'none'} title={t(mark === null ? 'mark.none' : `mark.${mark}`)}>
          <input
            type="radio"
            name={`mark ${variation ?? ''} ${index}`}
            checked={(note.mark ?? null) === mark}
            onChange={() => editor.change(variation, index, { mark })}
          />
          <span aria-hidden="true">{mark ?? '–'}</span>
          <span class="unseen">{t(mark === null ? 'mark.none' : `mark.${mark}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The list of a note's arrows and highlights, with buttons to remove them and to add more. */
function Shapes({ watcher, variation, note, index }: NoteProps): JSX.Element {
  const { editor } = watcher;
  const { view } = watcher.screen.state;
  const { placing } = editor.state;
  const [tone, setTone] = useState<Tone>('plain');
  const mine = placing?.variation === variation && placing.index === index;
  const id = useId();
  const begin = (kind: 'arrow' | 'highlight'): void => {
    editor.place({ variation, index, kind, tone });
    watcher.commands.focusTable();
  };
  return (
    <div class="write-shapes">
      {(note.shapes ?? []).map((shape, i) => (
        <span key={i} class={`write-shape is-${shape.tone ?? 'plain'}`}>
          <span id={`${id}-${i}`}>{shapeWords(shape, view, watcher.screen.ui)}</span>
          <button
            type="button"
            aria-label={t('write.shape.remove', { kind: shape.kind })}
            aria-describedby={`${id}-${i}`}
            onClick={() => editor.removeShape(variation, index, i)}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      {!mine && (
        <div class="write-row">
          <Button look="small" icon="arrow" label={t('write.arrow')} onClick={() => begin('arrow')} />
          <Button look="small" icon="frame" label={t('write.highlight')} onClick={() => begin('highlight')} />
          <label class="write-tone">
            <span class="unseen">{t('write.tone')}</span>
            <select value={tone} onChange={(event) => setTone(event.currentTarget.value as Tone)}>
              {TONES.map((one) => (
                <option key={one} value={one}>
                  {t(`tone.name.${one}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </div>
  );
}

/** The bar over the table while an arrow or highlight is placed: what to choose next, a list to choose it from, and "cancel". */
export function PlacingBar({ watcher }: { watcher: Watcher }): JSX.Element | null {
  const { editor } = watcher;
  const { placing } = editor.state;
  const { view } = watcher.screen.state;
  if (placing === null) return null;
  const places = anchorsOf(view, watcher.screen.ui);
  return (
    <div class="placing panel" role="group" aria-label={t(`write.${placing.kind}`)}>
      <label>
        <b>{t(placing.from === null ? `write.place.${placing.kind}` : 'write.place.to')}</b>
        <select
          value=""
          onChange={(event) => {
            const found = places[Number(event.currentTarget.value)];
            if (found !== undefined) editor.pick(found.anchor);
          }}
        >
          <option value="">{t('write.place.list')}</option>
          {places.map(({ label }, i) => (
            <option key={i} value={String(i)}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button look="small" label={t('write.place.cancel')} onClick={() => editor.cancelPlacing()} />
    </div>
  );
}

function NoteForm(props: NoteProps): JSX.Element {
  const { watcher, variation, note, index, nth, of } = props;
  const { editor } = watcher;
  const { focus } = editor.state;
  const area = useRef<HTMLTextAreaElement>(null);
  const { language } = editor.state.layer;
  useLayoutEffect(() => {
    if (focus?.variation === variation && focus.index === index) area.current?.focus();
  }, [focus, variation, index]);
  return (
    <li class="write-note">
      <div class="write-row">
        <Marks {...props} />
        <span class="write-order">
          {of > 1 && (
            <>
              <Tool
                icon="up"
                label={t('write.up')}
                off={nth === 1}
                onClick={() => editor.shift(variation, index, -1)}
              />
              <Tool
                icon="down"
                label={t('write.down')}
                off={nth === of}
                onClick={() => editor.shift(variation, index, 1)}
              />
            </>
          )}
          <Tool icon="trash" label={t('write.remove')} onClick={() => editor.remove(variation, index)} />
        </span>
      </div>
      <textarea
        ref={area}
        rows={3}
        maxLength={LIMITS.note}
        dir="auto"
        aria-label={t('write.text', { n: nth })}
        placeholder={t('write.text.hint')}
        value={note.text[language] ?? noteText(note)}
        onInput={(event) => editor.change(variation, index, { text: event.currentTarget.value })}
      />
      <Shapes {...props} />
    </li>
  );
}

function Stored({ watcher }: { watcher: Watcher }): JSX.Element {
  const { stored } = watcher.editor.state;
  if (typeof stored === 'object')
    return (
      <p class="write-stored is-problem" role="alert">
        {say(stored)}
      </p>
    );
  return <p class="write-stored">{t(`write.stored.${stored}`)}</p>;
}

export function Write({ watcher }: { watcher: Watcher }): JSX.Element {
  const { editor } = watcher;
  const { at, openVariation } = watcher.state;
  const { layer, author, mayUndo, mayRedo } = editor.state;
  const off = openVariation !== null && at > openVariation.at;
  const own = openVariation?.kind === 'variation' && openVariation.layer === author.id;
  const variation = off && own ? openVariation.index : null;
  const here = off && openVariation !== null ? at - openVariation.at : at;
  const may = !off || own;
  const notes = may ? notesAt(layer, variation, here) : [];
  const chapter = layer.chapters.find((one) => one.at === at);
  return (
    <div
      class="write"
      role="group"
      aria-label={t('write.title')}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
        if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        if (event.shiftKey) editor.redo();
        else editor.undo();
      }}
    >
      <div class="write-head">
        <Tool icon="undo" label={t('write.undo')} off={!mayUndo} onClick={() => editor.undo()} class="mirror" />
        <Tool icon="redo" label={t('write.redo')} off={!mayRedo} onClick={() => editor.redo()} class="mirror" />
        <Stored watcher={watcher} />
      </div>
      {may ? (
        <>
          {notes.length > 0 && (
            <ol class="write-notes" aria-label={t('write.notes', { at })}>
              {notes.map(({ note, index }, i) => (
                <NoteForm
                  key={index}
                  watcher={watcher}
                  variation={variation}
                  note={note}
                  index={index}
                  nth={i + 1}
                  of={notes.length}
                />
              ))}
            </ol>
          )}
          <Button
            look="write-add"
            icon="pencil"
            label={t('write.add', { at })}
            onClick={() => editor.add(variation, here, watcher.state.part)}
          />
        </>
      ) : (
        <p class="contents-none">{t(openVariation?.kind === 'trial' ? 'write.not-kept' : 'write.not-yours')}</p>
      )}
      {openVariation === null && (
        <label class="write-field">
          <span>{t('write.chapter')}</span>
          <input
            type="text"
            maxLength={LIMITS.title}
            dir="auto"
            placeholder={t('write.chapter.hint')}
            value={chapter === undefined ? '' : textIn(chapter.title, layer.language)}
            onInput={(event) => editor.chapter(at, event.currentTarget.value)}
          />
        </label>
      )}
      <div class="write-who">
        <label class="write-field">
          <span>{t('write.author')}</span>
          <input
            type="text"
            maxLength={LIMITS.author}
            dir="auto"
            autocomplete="name"
            value={author.name}
            onInput={(event) => editor.setAuthor({ name: event.currentTarget.value })}
          />
        </label>
        <label class="write-field is-short">
          <span>{t('write.language')}</span>
          <input
            type="text"
            maxLength={12}
            spellcheck={false}
            value={author.language}
            onChange={(event) => editor.setAuthor({ language: event.currentTarget.value.trim() })}
          />
        </label>
      </div>
    </div>
  );
}
