/** The page of a recorded game: the table of the game, what happens beside it, the line of time below. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Table } from '../board/Table.tsx';
import { Bar } from '../game/Bars.tsx';
import { Dialogs } from '../game/Dialogs.tsx';
import { Toast, Tool, useStage } from '../game/Game.tsx';
import { Live } from '../game/Live.tsx';
import type { HudPorts, PractiseChoice } from '../ports.ts';
import type { Prefs } from '../prefs.ts';
import { type Store, useStore } from '../store.ts';
import { Zoom } from '../zoom/Zoom.tsx';
import { Controls } from './Controls.tsx';
import { FromHere } from './FromHere.tsx';
import { Scrub } from './Scrub.tsx';
import { Move, WatchLog } from './WatchLog.tsx';
import type { Viewer as Eyes, Watcher } from './controller.ts';
import { hashOf, momentOf } from './link.ts';
import { segmentAt } from './timeline.ts';

const VIEWS: readonly Eyes[] = ['open', 'corp', 'runner'];
/** The address follows the position when it has stood this long, ms. */
const ADDRESS_AFTER = 400;

/** Which turn and move is shown, and the tools that are always there. */
function Head({ watcher, onBack }: { watcher: Watcher; onBack: () => void }): JSX.Element {
  const at = useStore(watcher.store, (state) => state.at);
  const logOpen = useStore(watcher.game.store, (state) => state.logOpen);
  const { turn, seat } = segmentAt(watcher.line, at);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { game } = watcher;
  return (
    <header class="where">
      <Tool icon="back" label={t('watch.back')} onClick={onBack} class="watch-back" />
      <p class="where-text" ref={heading} tabIndex={-1}>
        <b>{t('watch.where', { n: turn, seat: seat ?? 'none' })}</b>
        <span class="watch-at">{t('watch.position', { at, length: watcher.line.length })}</span>
      </p>
      <div class="tools" role="toolbar" aria-label={t('tools')}>
        <Tool
          icon="log"
          label={t('tool.log')}
          onClick={() => game.commands.toggleLog()}
          pressed={logOpen}
          class="only-small"
        />
        <Tool icon="link" label={t('watch.link')} onClick={() => copyLink(watcher)} />
        <Tool icon="help" label={t('tool.help')} onClick={() => game.store.patch({ dialog: 'help' })} class="in-menu" />
        <Tool icon="gear" label={t('settings.title')} onClick={() => game.store.patch({ dialog: 'settings' })} />
      </div>
    </header>
  );
}

function address(watcher: Watcher): string {
  const { at, viewer } = watcher.store.get();
  return hashOf({ id: watcher.watching.id, at, viewer });
}

function copyLink(watcher: Watcher): void {
  history.replaceState(null, '', address(watcher));
  const said = (key: string) => (): void => watcher.game.say(t(key));
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard === undefined) return said('watch.link.failed')();
  clipboard.writeText(location.href).then(said('watch.link.done'), said('watch.link.failed'));
}

/** Whose eyes see the table. */
function Views({ watcher }: { watcher: Watcher }): JSX.Element {
  const viewer = useStore(watcher.store, (state) => state.viewer);
  return (
    <fieldset class="watch-views">
      <legend class="unseen">{t('watch.views')}</legend>
      {VIEWS.map((one) => (
        <label key={one} class={`watch-view of-${one}`} title={t(`watch.view.${one}.hint`)}>
          <input type="radio" name="view" value={one} checked={viewer === one} onChange={() => watcher.see(one)} />
          <span>{t(`watch.view.${one}`)}</span>
        </label>
      ))}
      <p class="watch-view-hint">{t(`watch.view.${viewer}.hint`)}</p>
    </fieldset>
  );
}

/** What the move shown brought about, why, and what people wrote about it. */
function Now({ watcher }: { watcher: Watcher }): JSX.Element {
  const told = useStore(watcher.store, (state) => state.told);
  const notes = watcher.watching.notes.filter((note) => note.at === told.at);
  const { playableUntil, problem } = watcher.watching;
  const may = told.at <= playableUntil && watcher.game.store.get().view.over === null;
  return (
    <section class="prompt panel watch-now" aria-label={t('watch.moves')}>
      {told.lines.length === 0 && told.reason === null && <p class="log-small">{t('watch.nothing')}</p>}
      <Move
        told={told}
        show={(part) => watcher.game.zoom(part.card?.code ?? null, part.card?.h ?? null, true)}
        seek={null}
      />
      {notes.map((note, i) => (
        <p key={i} class="watch-note">
          {note.mark !== null && <b class="watch-mark">{note.mark}</b>}{' '}
          {note.author !== '' && <b>{t('watch.note.by', { author: note.author })}</b>} <bdi>{note.text}</bdi>
        </p>
      ))}
      {problem !== null && (told.at === 0 || told.at > playableUntil) && (
        <p class="watch-problem">{t(problem.key, problem.params)}</p>
      )}
      {may && (
        <button type="button" class="button go watch-from" onClick={() => watcher.game.commands.watch?.playFromHere()}>
          {t('watch.from-here')}
        </button>
      )}
    </section>
  );
}

interface Props {
  watcher: Watcher;
  prefs: Store<Prefs>;
  ports: HudPorts;
  problem: string | null;
  onPlay: (choice: PractiseChoice) => void;
  onBack: () => void;
}

export function Viewer({ watcher, prefs, ports, problem, onPlay, onBack }: Props): JSX.Element {
  const { game, store, watching } = watcher;
  const view = useStore(game.store, (state) => state.view);
  const focus = useStore(game.store, (state) => state.focus);
  const { at, viewer, playing, asking } = useStore(store);
  const set = useStore(prefs);
  const near = viewer === 'corp' ? 'corp' : 'runner';
  const far = near === 'corp' ? 'runner' : 'corp';
  const { host, stage } = useStage(game, ports, { plain: set.plainTable, near, speed: () => store.get().speed });
  useEffect(() => stage?.highlight?.(new Set(), focus), [stage, focus]);
  useEffect(() => {
    if (playing) return undefined;
    const hash = hashOf({ id: watching.id, at, viewer });
    // The way back leads to the page before, not through every move.
    if (momentOf(location.hash) === null) history.pushState(null, '', hash);
    const id = setTimeout(() => history.replaceState(null, '', hash), ADDRESS_AFTER);
    return () => clearTimeout(id);
  }, [at, viewer, playing, watching.id]);
  return (
    <main
      class={`game watch near-${near}${stage === null ? ' is-plain' : ' is-drawn'}${view.run === null ? '' : ' in-run'}`}
    >
      <h1 class="unseen">{`${t('watch.page')}: ${watching.title}`}</h1>
      <Bar view={view} seat={far} own={false} thinking={false} />
      <div class="arena">
        <div class="stage-host" ref={host} aria-hidden="true" />
        <Table game={game} stage={stage} />
        <Zoom game={game} draw={ports.drawArt} />
        <Toast game={game} />
      </div>
      <div class="desk">
        <Head watcher={watcher} onBack={onBack} />
        <Views watcher={watcher} />
        <Now watcher={watcher} />
        <WatchLog watcher={watcher} />
      </div>
      <Bar view={view} seat={near} own={view.viewer !== 'open'} thinking={false} />
      <div class="watch-line" role="group" aria-label={t('watch.line')}>
        <Scrub watcher={watcher} />
        <Controls watcher={watcher} />
      </div>
      <Dialogs game={game} prefs={prefs} draw={ports.drawArt} onLeave={onBack} />
      {asking && (
        <FromHere
          side={watching.you ?? view.active}
          problem={at <= watching.playableUntil && view.over === null ? problem : t('watch.no-play')}
          onPlay={(you, level) => onPlay({ id: watching.id, at, you, level })}
          onClose={() => store.patch({ asking: false })}
        />
      )}
      <Live game={game} />
    </main>
  );
}
