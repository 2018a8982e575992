/** The list of a game's chapters, notes and variations; pressing an entry goes there. Each author's layer can be hidden. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { foreign } from '../../i18n/foreign.ts';
import { numeral, t } from '../../i18n/index.ts';
import { reviewedSeat } from '../../replay/analysis.ts';
import type { Layer } from '../../replay/format.ts';
import { Button } from '../components/Button.tsx';
import { sideName } from '../components/side-name.ts';
import type { PlayedOn } from '../contract/ports.ts';
import { patch } from '../components/state.ts';
import { MarkSign, VariationButton } from './Notes.tsx';
import { leaveVariation } from './variations.ts';
import { plainNote } from './note-words.ts';
import { type Entry, contentsOf } from './notes.ts';
import type { Watcher } from './watcher.ts';

/** Checkboxes that show or hide layers. Renders nothing if the only layer is one that a person wrote. */
function Layers({ watcher }: { watcher: Watcher }): JSX.Element | null {
  const { hidden } = watcher.state;
  const layers = watcher.layers();
  const unseen = watcher.unseen();
  if (layers.length < 2 && layers.every((layer) => reviewedSeat(layer) === null)) return null;
  const name = (layer: Layer): string => {
    const seat = reviewedSeat(layer);
    const copied = !hidden.includes(layer.id) && unseen.includes(layer.id);
    if (seat !== null && watcher.root.seats.includes(seat))
      return t(copied ? 'review.layer.copied' : 'review.layer', { side: sideName(seat) });
    return layer.author === '' ? t('contents.nameless') : foreign(layer.author);
  };
  return (
    <fieldset class="contents-layers">
      <legend>{t('contents.layers')}</legend>
      {layers.map((layer) => (
        <label key={layer.id}>
          <input
            type="checkbox"
            checked={!hidden.includes(layer.id)}
            onChange={(event) =>
              patch(watcher.state, {
                hidden: event.currentTarget.checked ? hidden.filter((one) => one !== layer.id) : [...hidden, layer.id],
              })
            }
          />
          <bdi>{name(layer)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

/** Games on this device that begin like this one and then differ; each can be stored as a variation. */
function PlayedOnHere({ watcher }: { watcher: Watcher }): JSX.Element | null {
  const [games, setGames] = useState<readonly PlayedOn[] | null>(null);
  const { layer: own } = watcher.editor.state;
  if (games === null)
    return (
      <Button
        look="small"
        icon="fork"
        label={t('contents.played-on')}
        onClick={() => void watcher.root.playedOn().then(setGames, () => setGames([]))}
      />
    );
  const kept = ({ at, steps }: PlayedOn): boolean =>
    own.variations.some(
      (one) => one.at === at && one.steps.length === steps.length && one.steps.at(-1)?.move === steps.at(-1)?.move,
    );
  const open = games.filter((game) => !kept(game));
  if (open.length === 0) return <p class="contents-none">{t('contents.played-on.none')}</p>;
  return (
    <ul class="contents-games" aria-label={t('contents.played-on')}>
      {open.map((game) => (
        <li key={game.id}>
          <span>
            <bdi>{game.title}</bdi>
            <small>{t('contents.played-on.at', { at: game.at, n: game.steps.length })}</small>
          </span>
          <Button
            look="small go"
            label={t('trial.keep')}
            onClick={() => {
              watcher.editor.keepVariation(game.at, game.name, game.steps);
              watcher.screen.say(t('branch.kept', { title: game.title }));
            }}
          />
        </li>
      ))}
    </ul>
  );
}

export function Contents({ watcher }: { watcher: Watcher }): JSX.Element {
  const { at, openVariation } = watcher.state;
  const hidden = watcher.unseen();
  const list = useRef<HTMLOListElement>(null);
  const entries = contentsOf(watcher.layers(), hidden);
  const now = openVariation === null ? entries.findLastIndex((entry) => entry.at <= at) : -1;
  const go = (to: number): void => {
    if (watcher.state.openVariation !== null) leaveVariation(watcher);
    watcher.seek(to);
  };
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  const lineOf = (entry: Entry): JSX.Element => {
    if (entry.kind === 'variation') return <VariationButton watcher={watcher} one={entry.one} />;
    return (
      <button type="button" class={`contents-${entry.kind}`} onClick={() => go(entry.at)}>
        <span class="contents-at">{numeral(entry.at)}</span>
        {entry.kind === 'note' && entry.mark !== null && <MarkSign mark={entry.mark} />}
        <bdi class="contents-text">{entry.kind === 'chapter' ? entry.title : plainNote(entry.text)}</bdi>
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
      {openVariation === null && <PlayedOnHere watcher={watcher} />}
    </div>
  );
}
