/** Chapters, notes and variations of the whole game as a list: a press goes there. Layers of several authors can be shown or not. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { useStore } from '../store.ts';
import { MarkSign, VariationButton } from './Notes.tsx';
import { leaveBranch } from './branches.ts';
import type { Watcher } from './controller.ts';
import { type Entry, contentsOf } from './notes.ts';

/** Which layers are shown; only worth asking when there are two. */
function Layers({ watcher }: { watcher: Watcher }): JSX.Element | null {
  const hidden = useStore(watcher.store, (state) => state.hidden);
  const layers = watcher.layers();
  if (layers.length < 2) return null;
  return (
    <fieldset class="contents-layers">
      <legend>{t('contents.layers')}</legend>
      {layers.map(({ id, author }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={!hidden.includes(id)}
            onChange={(event) =>
              watcher.store.patch({
                hidden: event.currentTarget.checked ? hidden.filter((one) => one !== id) : [...hidden, id],
              })
            }
          />
          <bdi>{author === '' ? t('contents.nameless') : author}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

export function Contents({ watcher }: { watcher: Watcher }): JSX.Element {
  const { at, hidden, aside } = useStore(watcher.store);
  useStore(watcher.editor.store, (state) => state.layer);
  const list = useRef<HTMLOListElement>(null);
  const entries = contentsOf(watcher.layers(), hidden);
  const now = aside === null ? entries.findLastIndex((entry) => entry.at <= at) : -1;
  const go = (to: number): void => {
    if (watcher.store.get().aside !== null) leaveBranch(watcher);
    watcher.seek(to);
  };
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  const lineOf = (entry: Entry): JSX.Element => {
    if (entry.kind === 'variation') return <VariationButton watcher={watcher} one={entry.one} />;
    return (
      <button type="button" class={`contents-${entry.kind}`} onClick={() => go(entry.at)}>
        <span class="contents-at">{entry.at}</span>
        {entry.kind === 'note' && entry.mark !== null && <MarkSign mark={entry.mark} />}
        <bdi class="contents-text">{entry.kind === 'chapter' ? entry.title : entry.text}</bdi>
      </button>
    );
  };
  return (
    <div class="contents">
      <Layers watcher={watcher} />
      {entries.length === 0 && <p class="contents-none">{t('contents.none')}</p>}
      <ol ref={list} class="contents-list" aria-label={t('contents.title')}>
        {entries.map((entry, i) => (
          <li key={entry.key} class={`is-${entry.kind}`} aria-current={i === now ? 'step' : undefined}>
            {lineOf(entry)}
          </li>
        ))}
      </ol>
    </div>
  );
}
