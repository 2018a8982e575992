/** The forecast panel beside the table, which shows what a run would cost, ice by ice, and what the Runner would have left. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Forecast, type ForecastRow, forecast } from '../../bot/forecast.ts';
import type { ServerId } from '../../rules/model.ts';
import type { View } from '../../rules/view-types.ts';
import { t } from '../../../../i18n/index.ts';
import { Icon } from '../../../../hud/components/icons.tsx';
import type { TableFocus } from '../../../../hud/contract/table-focus.ts';
import { titleOf } from '../words/lookup.ts';
import { serverName } from '../words/names.ts';
import { runnable, serverInFocus } from './target.ts';
import {
  type ForecastItem,
  couldCost,
  endOf,
  figuresOf,
  leftOf,
  linesOf,
  notesOf,
  throughKnown,
  unknownOf,
  worstEnd,
} from './words.ts';

function Figures({ list }: { list: readonly ForecastItem[] }): JSX.Element {
  return (
    <span class="forecast-figures">
      {list.map(({ icon, words, tone }) => (
        <span key={words} class={`forecast-part tone-${tone}`}>
          <Icon name={icon} />
          {words}
        </span>
      ))}
    </span>
  );
}

function End({ words }: { words: string | null }): JSX.Element | null {
  return words === null ? null : (
    <span class="forecast-end">
      <Icon name="stop" />
      {words}
    </span>
  );
}

function Row({ row }: { row: ForecastRow }): JSX.Element {
  const notes = notesOf(row);
  const end = endOf(row);
  return (
    <li class={`forecast-row${row.code === null ? ' unknown' : ''}${row.met ? '' : ' asleep'}`}>
      <span class="forecast-name">{row.code === null ? t('forecast.unknown') : titleOf(row.code)}</span>
      <Figures list={figuresOf(row)} />
      {(notes.length > 0 || end !== null) && (
        <span class="forecast-more">
          {notes.map((note) => (
            <span key={note} class="forecast-note">
              {note}
            </span>
          ))}
          <End words={end} />
        </span>
      )}
    </li>
  );
}

/** Sums up what a run costs: for the ice that is known, and at most how much more for what is unknown. */
function Summary({ f }: { f: Forecast }): JSX.Element {
  const through = throughKnown(f);
  const could = couldCost(f);
  const end = worstEnd(f);
  return (
    <dl class="forecast-sum">
      {f.rows.some((row) => row.code !== null) && (
        <div>
          <dt>{t('forecast.through')}</dt>
          <dd>
            {f.known.reaches && through.length === 0 && t('forecast.nothing')}
            <Figures list={through} />
            {!f.known.reaches && <End words={t(f.known.flatlines ? 'forecast.flat' : 'forecast.stops')} />}
          </dd>
        </div>
      )}
      {(could.length > 0 || end !== null) && (
        <div class="at-worst">
          <dt>{t(`forecast.could.${unknownOf(f)}`)}</dt>
          <dd>
            <Figures list={could} />
            <End words={end} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The full forecast of one run. `corp`: whether it is shown to the Corp. */
function OneRun({ f, corp }: { f: Forecast; corp: boolean }): JSX.Element {
  const rows = f.rows.filter((row) => row.code !== null);
  const unknown = f.rows.length - rows.length;
  return (
    <>
      <h3 class="forecast-title">{t(corp ? 'forecast.title.corp' : 'forecast.title.runner', { server: f.server })}</h3>
      <Summary f={f} />
      <ol class="forecast-rows" aria-label={t('forecast.rows')}>
        {rows.map((row) => (
          <Row key={row.h} row={row} />
        ))}
        {f.rows.length === 0 && <li class="forecast-row forecast-note">{t('forecast.none')}</li>}
        {unknown > 0 && <li class="forecast-row unknown forecast-note">{t('forecast.unknown.n', { n: unknown })}</li>}
      </ol>
    </>
  );
}

/** The forecasts of several runs, a line for each server, shown while the Runner chooses where to run. */
function AllRuns({ all }: { all: readonly Forecast[] }): JSX.Element {
  return (
    <>
      <h3 class="forecast-title">{t('forecast.all')}</h3>
      <ul class="forecast-rows">
        {all.map((f) => (
          <li key={f.server} class="forecast-row">
            <span class="forecast-name">{serverName(f.server)}</span>
            <Summary f={f} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sentences as spans, one after the other. */
const Lines = ({ lines }: { lines: readonly string[] }): JSX.Element => (
  <>
    {lines.map((line) => (
      <span key={line}>{line} </span>
    ))}
  </>
);

/** The forecast of one run in a single line: what the Runner has left if only known cards matter, and at worst. Screen readers get `lines` instead. */
function Short({ f, lines }: { f: Forecast; lines: readonly string[] }): JSX.Element {
  const figures = (left: Forecast['known']['left']): JSX.Element[] =>
    leftOf(left)
      .slice(0, 2)
      .map(({ icon, n }) => (
        <span key={icon} class={`forecast-short-n${icon === 'coin' ? ' tone-credit' : ''}`}>
          <Icon name={icon} />
          {n}
        </span>
      ));
  return (
    <span class="panel-line-text forecast-short">
      <span class="unseen">
        <Lines lines={lines} />
      </span>
      <span aria-hidden="true">
        {serverName(f.server)} {f.known.reaches ? figures(f.known.left) : <Icon name="stop" />}
        {f.worst !== null && (
          <>
            <i>{t('forecast.worst')}</i> {figures(f.worst.left)}
            {worstEnd(f) !== null && <Icon name="stop" />}
          </>
        )}
      </span>
    </span>
  );
}

interface Props {
  view: View;
  screen: TableFocus;
  /** ids of the open menus in the panel of choices, outermost first */
  path: readonly string[];
  /** Opens or closes the forecast panel, which is a drawer on a small screen. */
  onDrawer: () => void;
}

/**
 * The forecast panel. It shows the current run; else a run on the server that was focused last since the table changed; else, while the
 * Runner chooses where to run, all possible runs; else nothing.
 */
export function ForecastPanel({ view, screen, path, onDrawer }: Props): JSX.Element | null {
  const { focus } = screen.state;
  const drawer = screen.state.drawer === 'forecast';
  const kept = useRef<{ view: View; server: ServerId } | null>(null);
  const panel = useRef<HTMLElement>(null);
  const seen = serverInFocus(view, focus);
  if (seen !== null) kept.current = { view, server: seen };
  const server = view.run?.server ?? (kept.current?.view === view ? kept.current.server : null);
  const one = useMemo(() => (server === null ? null : forecast(view, server)), [view, server]);
  const choosing = server === null && view.viewer === 'runner' && path.includes('verb:run');
  const all = useMemo(
    () => (choosing ? runnable(view).flatMap((id) => forecast(view, id) ?? []) : []),
    [view, choosing],
  );
  useEffect(() => {
    if (!drawer) return undefined;
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('.forecast-close')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [drawer]);
  const lines = one === null ? [t('forecast.all')] : linesOf(one);
  if (one === null && all.length === 0) return null;
  return (
    <>
      <button
        type="button"
        class="panel-line forecast-line"
        aria-expanded={drawer}
        title={t('forecast.open')}
        onClick={onDrawer}
      >
        <Icon name="forecast" />
        {one === null ? <span class="panel-line-text">{lines[0]}</span> : <Short f={one} lines={lines} />}
      </button>
      <section ref={panel} class={`forecast panel${drawer ? ' in-drawer' : ''}`} aria-label={t('settings.forecast')}>
        <p class="unseen" role="status">
          <Lines lines={lines} />
        </p>
        {one === null ? <AllRuns all={all} /> : <OneRun f={one} corp={view.viewer === 'corp'} />}
        {drawer && (
          <button
            type="button"
            class="icon-button forecast-close"
            aria-label={t('forecast.close')}
            title={t('forecast.close')}
            onClick={onDrawer}
          >
            <Icon name="close" />
          </button>
        )}
      </section>
    </>
  );
}
