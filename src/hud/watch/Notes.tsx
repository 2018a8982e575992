/** The notes at the position shown, and the variations that begin there. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { reviewedSeat } from '../../replay/analysis.ts';
import type { Mark } from '../../replay/format.ts';
import { Icon } from '../components/icons.tsx';
import { NoteText } from './NoteText.tsx';
import { enterVariation } from './variations.ts';
import { type ShownVariation, shownNotes, variationsAt } from './notes.ts';
import { shapeWords } from './shapes.ts';
import type { Watcher } from './watcher.ts';

const MOOD: Record<Mark, string> = { '!!': 'good', '!': 'good', '!?': 'odd', '?!': 'odd', '?': 'bad', '??': 'bad' };

/** A chess-style mark such as "!?", with its meaning as a tooltip and for screen readers. */
export function MarkSign({ mark }: { mark: Mark }): JSX.Element {
  return (
    <b class={`note-mark is-${MOOD[mark]}`} title={t(`mark.${mark}`)}>
      <span aria-hidden="true" dir="ltr">
        {mark}
      </span>
      <span class="unseen">{t(`mark.${mark}`)}</span>
    </b>
  );
}

/** The button that enters a variation. */
export function VariationButton({ watcher, one }: { watcher: Watcher; one: ShownVariation }): JSX.Element {
  return (
    <button
      type="button"
      class={`note-branch${reviewedSeat({ id: one.layer }) === null ? '' : ' of-review'}`}
      onClick={() => enterVariation(watcher, one)}
    >
      <Icon name="fork" class="mirror" />
      <span>
        <bdi>{one.title === '' ? t('branch.untitled') : one.title}</bdi>
        <small>{t('branch.moves', { n: one.moves })}</small>
      </span>
    </button>
  );
}

export function NotesHere({ watcher }: { watcher: Watcher }): JSX.Element | null {
  const { at, part, openVariation } = watcher.state;
  const layers = watcher.layers();
  const hidden = watcher.unseen();
  const { view } = watcher.screen.state;
  const notes = shownNotes(layers, openVariation, at, hidden, part);
  const variations = openVariation === null && part === null ? variationsAt(layers, at, hidden) : [];
  const here = useRef<HTMLDivElement>(null);
  // After a move with many lines, the notes would otherwise be out of view.
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [at, part]);
  if (notes.length + variations.length === 0) return null;
  return (
    <div ref={here} class="notes-here" role="group" aria-label={t('watch.notes')}>
      {notes.map((note) => (
        <article key={note.key} class={`watch-note${reviewedSeat({ id: note.layer }) === null ? '' : ' of-review'}`}>
          {note.mark !== null && (
            <>
              <MarkSign mark={note.mark} />
              <small class="note-mood" aria-hidden="true">
                {t(`mark.${note.mark}`)}
              </small>
            </>
          )}
          {note.text !== '' && <NoteText text={note.text} screen={watcher.screen} />}
          {note.author !== '' && (
            <p class="note-author">
              <bdi>{note.author}</bdi>
            </p>
          )}
          {note.shapes.length > 0 && (
            <ul class="unseen">
              {note.shapes.map((shape, i) => (
                <li key={i}>{shapeWords(shape, view, watcher.screen.ui)}</li>
              ))}
            </ul>
          )}
        </article>
      ))}
      {variations.map((one) => (
        <VariationButton key={one.key} watcher={watcher} one={one} />
      ))}
    </div>
  );
}
