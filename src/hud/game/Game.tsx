/** The page of a game: bars, table, question, log, and what lies over them. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { CardMenu } from '../board/CardMenu.tsx';
import { Table } from '../board/Table.tsx';
import { ForecastPanel } from '../forecast/Forecast.tsx';
import { Log } from '../log/Log.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import type { HudPorts, StagePort } from '../ports.ts';
import type { Prefs } from '../prefs.ts';
import { Prompt } from '../prompt/Prompt.tsx';
import { type Store, useStore } from '../store.ts';
import { seatName, serverName } from '../words/names.ts';
import { TimingChart, TimingLine } from '../timing/Timing.tsx';
import { Zoom } from '../zoom/Zoom.tsx';
import { Bar } from './Bars.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Live } from './Live.tsx';
import { Over } from './Over.tsx';
import { PlainOffer } from './PlainOffer.tsx';
import type { Controller } from './controller.ts';
import { Advised } from '../learn/Advised.tsx';
import { togglePanel } from './panels.ts';

interface ToolProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  off?: boolean;
  pressed?: boolean;
  class?: string;
}

export function Tool({ icon, label, onClick, off, pressed, class: extra }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class={`icon-button${extra === undefined ? '' : ` ${extra}`}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={off ? 'true' : undefined}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Where the game stands, and the tools that are always there. */
function Where({ game }: { game: Controller }): JSX.Element {
  const { view, status, hold, logOpen } = useStore(game.store);
  const run = view.run;
  const turn =
    view.turn === 0
      ? t('where.setup')
      : t('where.turn', { n: view.turn, who: view.active === view.viewer ? t('where.yours') : seatName(view.active) });
  return (
    <header class="where">
      <p class="where-text">
        <b>{turn}</b>
        {run !== null && <span class="where-run">{t('where.run', { server: serverName(run.server) })}</span>}
      </p>
      <div class="tools" role="toolbar" aria-label={t('tools')}>
        <Tool
          icon="undo"
          label={
            status.undo === 'marks'
              ? t('tool.undo.marks')
              : status.undo === 'free'
                ? t('tool.undo')
                : t('tool.undo.none')
          }
          onClick={() => game.undo()}
          off={status.undo === null}
        />
        <Tool icon="hold" label={t('tool.hold')} onClick={() => game.commands.hold()} pressed={hold} />
        <Tool
          icon="log"
          label={t('tool.log')}
          onClick={() => game.commands.toggleLog()}
          pressed={logOpen}
          class="only-small"
        />
        <Tool icon="help" label={t('tool.help')} onClick={() => game.store.patch({ dialog: 'help' })} class="in-menu" />
        <Tool icon="menu" label={t('tool.menu')} onClick={() => game.store.patch({ dialog: 'menu' })} />
      </div>
    </header>
  );
}

/** A sentence said once, gone after a while; the live region speaks it. */
export function Toast({ game }: { game: Controller }): JSX.Element | null {
  const toast = useStore(game.store, (state) => state.toast);
  useEffect(() => {
    if (toast === null) return undefined;
    const id = setTimeout(() => game.store.patch({ toast: null }), 4000 + toast.text.length * 40);
    return () => clearTimeout(id);
  }, [toast]);
  return toast === null ? null : (
    <p class="toast panel" key={toast.n}>
      {toast.text}
    </p>
  );
}

interface Props {
  game: Controller;
  prefs: Store<Prefs>;
  ports: HudPorts;
  onHome: () => void;
  onAgain: () => void;
  onWatch: ((id: string) => void) | null;
  onExport: (id: string) => void;
}

/** The drawn table in an element, or null where it cannot be had; settled once it is known. */
export function useStage(
  game: Controller,
  ports: HudPorts,
  { plain: set, near, speed }: { plain: boolean; near: 'corp' | 'runner'; speed: () => number },
): { host: { current: HTMLDivElement | null }; stage: StagePort | null } {
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<StagePort | null>(null);
  const plain = set && ports.drawn !== true;
  useEffect(() => {
    const parent = host.current;
    if (parent === null || ports.openStage === null || plain) return undefined;
    let gone = false;
    let open: StagePort | null = null;
    const options = {
      near,
      speed,
      reducedMotion: () => document.documentElement.dataset['motion'] === 'reduced',
    };
    ports.openStage(parent, options).then(
      (started) => {
        if (gone) return started.close();
        open = started;
        setStage(started);
        game.setStage(started);
        return undefined;
      },
      // No WebGL here: the plain table is drawn already.
      () => undefined,
    );
    return () => {
      gone = true;
      game.setStage(null);
      setStage(null);
      open?.close();
      parent.replaceChildren();
    };
  }, [game, plain, near]);
  return { host, stage };
}

export function Game({ game, prefs, ports, onHome, onAgain, onWatch, onExport }: Props): JSX.Element {
  const view = useStore(game.store, (state) => state.view);
  const status = useStore(game.store, (state) => state.status);
  const moving = useStore(game.store, (state) => state.moving);
  const overSeen = useStore(game.store, (state) => state.overSeen);
  const focus = useStore(game.store, (state) => state.focus);
  const drawer = useStore(game.store, (state) => state.drawer);
  const set = useStore(prefs);
  const near = view.viewer === 'corp' ? 'corp' : 'runner';
  const { host, stage } = useStage(game, ports, { plain: set.plainTable, near, speed: () => prefs.get().speed });
  const far = near === 'corp' ? 'runner' : 'corp';
  const record = ports.matches.lastRecord();
  useEffect(() => {
    if (stage?.highlight === undefined) return;
    const lit = new Set<number | string>();
    if (view.decision?.seat === view.viewer)
      for (const move of view.decision.moves) {
        if (move.card !== undefined) lit.add(move.card);
        if (move.on !== undefined) lit.add(move.on);
        if (move.card === undefined && move.server !== undefined) lit.add(move.server);
      }
    stage.highlight(lit, focus);
  }, [stage, view, focus]);
  const tension = view.over !== null ? 0 : view.run !== null ? 2 : 1;
  useEffect(() => ports.ambient?.(tension), [tension]);
  useEffect(() => () => ports.ambient?.(0), []);
  const deciding = view.decision?.seat ?? null;
  const toggleChart = (): void => togglePanel('chart', game.store, prefs);
  return (
    <main
      class={`game near-${near}${stage === null ? ' is-plain' : ' is-drawn'}${view.run === null ? '' : ' in-run'}${set.chart ? ' chart-open' : ''}`}
    >
      <h1 class="unseen">{t('game.title')}</h1>
      <Bar view={view} seat={far} own={false} thinking={status.thinking && deciding === far} />
      {(set.chart || drawer === 'chart') && (
        <TimingChart steps={ports.timing} view={view} onToggle={toggleChart} drawer={drawer === 'chart'} />
      )}
      <div class="arena">
        <div class="stage-host" ref={host} aria-hidden="true" />
        <Table game={game} stage={stage} />
        <Zoom game={game} draw={ports.drawArt} />
        {view.over !== null && !overSeen && !moving && (
          <Over
            view={view}
            takeBacks={status.takeBacks}
            onAgain={onAgain}
            onExport={record === null ? null : () => onExport(record)}
            onWatch={record === null || onWatch === null ? null : () => onWatch(record)}
            onTable={() => game.store.patch({ overSeen: true })}
            onHome={onHome}
          />
        )}
        <Toast game={game} />
      </div>
      <div class="desk">
        <Where game={game} />
        <TimingLine steps={ports.timing} view={view} onToggle={toggleChart} keys={set.letterKeys} />
        <Advised game={game} />
        <Prompt game={game} prefs={set} />
        {set.forecast && (
          <ForecastPanel
            game={game}
            forecaster={ports.forecast}
            onDrawer={() => game.store.patch({ drawer: drawer === 'forecast' ? null : 'forecast' })}
          />
        )}
        {status.saveProblem !== null && <p class="save-problem">{t(status.saveProblem)}</p>}
        {ports.drawn !== true && <PlainOffer slow={stage?.slow === true} prefs={prefs} />}
        <Log game={game} />
      </div>
      <Bar
        view={view}
        seat={near}
        own={view.viewer !== 'open'}
        thinking={status.thinking && deciding === near && view.viewer === 'open'}
      />
      <CardMenu game={game} keys={set.letterKeys} />
      <Dialogs game={game} prefs={prefs} draw={ports.drawArt} onLeave={onHome} />
      <Live game={game} />
    </main>
  );
}
