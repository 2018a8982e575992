/** The page on which a recorded game is watched: the table, the current move and the log beside it, the timeline below. */
import { TENSE } from '../contract/table-ui.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { OPEN } from '../../core/game.ts';
import { VIEWER_COMMANDS } from '../../commands/watch.ts';
import { say, t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/icons.tsx';
import { Tool } from '../components/Tool.tsx';
import { TIGHT, isSmall } from '../components/screens.ts';
import type { GamePorts, PractiseChoice } from '../contract/ports.ts';
import type { Prefs } from '../contract/prefs.ts';
import { patch } from '../components/state.ts';
import { DeskEdge, deskStyle } from '../table/DeskEdge.tsx';
import { Dialogs } from '../table/Dialogs.tsx';
import { Live } from '../table/Live.tsx';
import { Table } from '../table/Table.tsx';
import { Banner } from '../table/Banner.tsx';
import { Toast } from '../table/Toast.tsx';
import { Zoom } from '../table/Zoom.tsx';
import { togglePanel } from '../table/panels.ts';
import { PlainOffer } from '../table/PlainOffer.tsx';
import { useStage } from '../table/use-stage.ts';
import { TimingLine, TimingPanel } from '../table/Timing.tsx';
import { VariationBar, VariationPrompt } from './Variation.tsx';
import { Contents } from './Contents.tsx';
import { Controls } from './Controls.tsx';
import { FromHere } from './FromHere.tsx';
import { Graph, Legend } from './Graph.tsx';
import { GuessBar, GuessPanel } from './GuessPanel.tsx';
import { Now } from './Now.tsx';
import { Review } from './Review.tsx';
import { Scrub } from './Scrub.tsx';
import { ShapesOver } from './ShapesOver.tsx';
import { Share } from './Share.tsx';
import { WatchLog } from './WatchLog.tsx';
import { PlacingBar, Write } from './Write.tsx';
import { likelySeat } from './guess.ts';
import { hashOf, momentOf } from './link.ts';
import { eyesHint, eyesName, seatOrNone } from './seats.ts';
import { segmentAt } from './timeline.ts';
import type { Panel, Watcher } from './watcher.ts';

/** How long a position is shown before the address is updated to it, ms. */
const ADDRESS_AFTER = 400;

/** The line that names the turn and the position shown, with the buttons that are always available. */
function Head({ watcher, back, onBack }: Pick<Props, 'watcher' | 'back' | 'onBack'>): JSX.Element {
  const { at, part, panel } = watcher.state;
  const { logOpen } = watcher.screen.state;
  const { turn, seat } = segmentAt(watcher.line, at);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { screen, commands } = watcher;
  return (
    <header class="where">
      <Tool icon="back" label={back} onClick={onBack} class="watch-back" />
      <p class="where-text" ref={heading} tabIndex={-1}>
        <b>{t('watch.where', { n: turn, seat: seatOrNone(seat) })}</b>
        <span class="watch-at">
          {t(part === null ? 'watch.position' : 'watch.position.part', {
            at,
            length: watcher.line.length,
            part: part ?? 0,
          })}
        </span>
      </p>
      <div class="tools" role="toolbar" aria-label={t('tools')}>
        <Tool
          icon="log"
          label={t('tool.log')}
          onClick={() => commands.toggleLog()}
          pressed={logOpen}
          class="only-small"
        />
        <Tool
          icon="pencil"
          label={t('write.title')}
          onClick={() => commands.watch?.panel('write')}
          pressed={panel === 'write'}
        />
        <Tool icon="link" label={t('share.title')} onClick={() => commands.watch?.share()} />
        <Tool icon="help" label={t('tool.help')} onClick={() => commands.help()} class="in-menu" />
        <Tool icon="gear" label={t('settings.title')} onClick={() => patch(screen.state, { dialog: 'settings' })} />
      </div>
    </header>
  );
}

/** Radio buttons that choose whose view of the table is shown. */
function Views({ watcher }: { watcher: Watcher }): JSX.Element {
  const { viewer } = watcher.state;
  return (
    <fieldset class="watch-views">
      <legend class="unseen">{t('watch.views')}</legend>
      {watcher.viewers.map((one) => (
        <label key={one} class={`watch-view of-${one}`} title={eyesHint(one)}>
          <input type="radio" name="view" value={one} checked={viewer === one} onChange={() => watcher.see(one)} />
          <span>{eyesName(one)}</span>
        </label>
      ))}
      <p class="watch-view-hint">{eyesHint(viewer)}</p>
    </fieldset>
  );
}

const PANELS: readonly Panel[] = ['log', 'contents', 'review', 'write'];

/** The tabbed panel beside the table: the log, the list of notes, the review, or the editor. */
function Side({ watcher, scene }: Pick<Props, 'watcher' | 'scene'>): JSX.Element {
  const { panel, guess } = watcher.state;
  const { logOpen: open } = watcher.screen.state;
  const { running } = watcher.reviews.state;
  // With little space, the moves to try need it more than the panel, of which only the tabs stay.
  const trying = watcher.state.openVariation?.kind === 'trial';
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => setUnfolded(false), [trying]);
  const folded = trying && !unfolded && matchMedia(TIGHT).matches && !isSmall();
  const panels = PANELS.filter((one) => (guess !== null ? one === 'log' : one !== 'review' || watcher.reviews.offered));
  const name = (one: Panel): string =>
    one === 'review' && running !== null
      ? t('panel.review.at', { share: Math.floor(running.share * 100) / 100 })
      : t(`panel.${one}`);
  return (
    <section class={`log panel${open ? ' open' : ''}${folded ? ' is-folded' : ''}`} aria-label={t(`panel.${panel}`)}>
      <div class="side-tabs" role="group" aria-label={t('panel.choose')}>
        {panels.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={panel === one && !folded}
            onClick={() => {
              setUnfolded(folded || panel !== one);
              patch(watcher.state, { panel: one });
            }}
          >
            {name(one)}
          </button>
        ))}
        <button
          type="button"
          class="icon-button only-small"
          aria-label={t('panel.close')}
          onClick={() => patch(watcher.screen.state, { logOpen: false })}
        >
          <Icon name="close" />
        </button>
      </div>
      {!folded && (
        <>
          {panel === 'log' && <WatchLog watcher={watcher} />}
          {panel === 'contents' && <Contents watcher={watcher} />}
          {panel === 'review' && <Review watcher={watcher} scene={scene} />}
          {panel === 'write' && <Write watcher={watcher} />}
        </>
      )}
    </section>
  );
}

/** The notice that a game opened from a link is not stored on this device, with a button to store it. */
function NotKept({ watcher }: { watcher: Watcher }): JSX.Element | null {
  if (watcher.state.kept) return null;
  const keep = async (): Promise<void> => {
    const problem = await watcher.save();
    watcher.screen.say(problem === null ? t('watch.kept') : say(problem));
  };
  return (
    <p class="watch-not-kept panel">
      <span>{t('watch.not-kept')}</span>
      <Button look="small go" label={t('watch.keep-game')} onClick={() => void keep()} />
    </p>
  );
}

interface Props {
  watcher: Watcher;
  /** the game as packed in the link that was opened; null for a record on this device */
  packed: string | null;
  /** whether the record is part of the program; then storing it is not offered */
  scene: boolean;
  prefs: Prefs;
  ports: GamePorts;
  problem: string | null;
  /** where `onBack` leads, in words */
  back: string;
  onPlay: (choice: PractiseChoice) => void;
  onBack: () => void;
}

/**
 * Keeps the page's address in step with the position shown; in a variation or while trying moves, with the position where they leave the
 * game.
 */
function useAddress(watcher: Watcher, game: string, packed: string | null): void {
  const { at, viewer, openVariation, kept, id } = watcher.state;
  const { playing } = watcher.screen.state;
  const place = openVariation === null ? at : Math.min(at, openVariation.at);
  useEffect(() => {
    if (playing) return undefined;
    const moment = { game, at: place, viewer };
    const hash = hashOf(packed !== null && !kept ? { packed, ...moment } : { id, ...moment });
    // One history entry for the viewer, so that "back" leads to the previous page, not through every position.
    if (momentOf(location.hash) === null) history.pushState(null, '', hash);
    const then = location.hash;
    const timer = setTimeout(() => {
      // If the address was changed meanwhile, the page is about to follow it.
      if (location.hash === then) history.replaceState(null, '', hash);
    }, ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [place, viewer, playing, kept, id, game, packed]);
}

/** Stores unsaved notes when the page is hidden or closed: on a phone it may never be shown again. */
function useStoredOnLeaving({ editor }: Watcher): void {
  useEffect(() => {
    const flush = (): void => void editor.flush();
    document.addEventListener('visibilitychange', flush);
    addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      removeEventListener('pagehide', flush);
    };
  }, [editor]);
}

export function Viewer({ watcher, packed, scene, prefs, ports, problem, back, onPlay, onBack }: Props): JSX.Element {
  const { screen, state, editor, root } = watcher;
  const { ui } = screen;
  const { view, focus, drawer } = screen.state;
  const { placing } = editor.state;
  const { at, asking, askingFor, openVariation, guess, sharing, panel } = state;
  const near = ui.nearSeat(view);
  const { host, stage } = useStage(screen, ports, {
    plain: prefs.plainTable,
    near,
    speed: () => state.speed,
  });
  useEffect(() => stage?.highlight?.(new Set(), focus), [stage, focus]);
  useAddress(watcher, ports.id, packed);
  useStoredOnLeaving(watcher);
  const chart = ui.timing(view);
  const toggleChart = (): void => togglePanel('chart', screen, prefs);
  const { watching } = watcher;
  const play: Parameters<typeof FromHere>[0]['onPlay'] = (you, level, hidden) =>
    void editor.flush().then(() => onPlay({ id: root.id, at, you, level, hidden, from: watching }));
  return (
    <main
      class={`game watch near-${near}${stage === null ? ' is-plain' : ' is-drawn'}${ui.tension(view) >= TENSE ? ' is-tense' : ''}${guess === null ? '' : ' is-guessing'}${panel === 'write' ? ' is-writing' : ''}${panel === 'review' ? ' is-reviewing' : ''}${panel === 'contents' ? ' is-listing' : ''}${panel === 'log' ? ' is-logging' : ''}${openVariation === null ? '' : ' is-aside'}${placing === null ? '' : ' has-placing'}`}
      data-seats={root.seats.length}
      style={deskStyle(prefs)}
    >
      <h1 class="unseen">{t('watch.page', { title: root.title })}</h1>
      <div class="bars">
        {root.seats
          .filter((seat) => seat !== near)
          .map((seat) => (
            <ui.Bar key={seat} view={view} ahead={null} seat={seat} own={false} thinking={false} />
          ))}
      </div>
      {(prefs.chart || drawer === 'chart') && (
        <TimingPanel chart={chart} onToggle={toggleChart} drawer={drawer === 'chart'} />
      )}
      <div class={`arena${placing === null ? '' : ' is-placing'}`}>
        <div class="stage-host" ref={host} aria-hidden="true" />
        <Table screen={screen} act={watcher.act} stage={stage} />
        <ShapesOver watcher={watcher} stage={stage} />
        <PlacingBar watcher={watcher} />
        <Zoom screen={screen} stage={stage} />
        <Banner screen={screen} />
        <Toast screen={screen} />
      </div>
      <div class="desk">
        <DeskEdge prefs={prefs} />
        <Head watcher={watcher} back={back} onBack={onBack} />
        {!prefs.chart && <TimingLine chart={chart} onToggle={toggleChart} keys={prefs.letterKeys} />}
        {packed !== null && !scene && <NotKept watcher={watcher} />}
        {guess === null ? <Views watcher={watcher} /> : <GuessBar watcher={watcher} guess={guess} />}
        <VariationBar watcher={watcher} />
        {guess !== null ? (
          <GuessPanel watcher={watcher} guess={guess} prefs={prefs} />
        ) : openVariation?.kind === 'trial' ? (
          <VariationPrompt watcher={watcher} prefs={prefs} />
        ) : (
          <Now watcher={watcher} />
        )}
        {!ports.drawn && <PlainOffer slow={stage?.slow === true} prefs={prefs} />}
        <Side watcher={watcher} scene={scene} />
      </div>
      <ui.Bar view={view} ahead={null} seat={near} own={view.viewer !== OPEN} thinking={false} />
      <div class="watch-line" role="group" aria-label={t('watch.line')}>
        <div class="watch-scale">
          <Scrub watcher={watcher} prefs={prefs} />
          <Graph watcher={watcher} prefs={prefs} />
        </div>
        <div class="watch-tools">
          <Controls watcher={watcher} prefs={prefs} />
          <Legend watcher={watcher} prefs={prefs} />
        </div>
      </div>
      <Dialogs
        pages={null}
        screen={screen}
        prefs={prefs}
        commands={VIEWER_COMMANDS}
        act={watcher.act}
        onConcede={null}
        onLeave={onBack}
      />
      {asking && (
        <FromHere
          seats={root.seats}
          first={askingFor ?? likelySeat(watcher)}
          levels={ports.matches.levels}
          against={root.level}
          deals={watching.deals}
          problem={at <= watching.playableUntil && view.over === null ? problem : t('watch.no-play')}
          onPlay={play}
          onClose={() => patch(state, { asking: false, askingFor: null })}
        />
      )}
      {sharing && <Share watcher={watcher} game={ports.id} onClose={() => patch(state, { sharing: false })} />}
      <Live screen={screen} />
    </main>
  );
}
