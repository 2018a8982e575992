/**
 * The chance to win over the course of a recorded game, drawn below its timeline at the same scale: each position is right below its place
 * there. There are two lines with different strokes; the area between them is luck.
 */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { patch } from '../components/state.ts';
import { sideName } from '../components/side-name.ts';
import type { Prefs } from '../contract/prefs.ts';
import { Tool } from '../components/Tool.tsx';
import { MarkSign } from './Notes.tsx';
import { type Course, PICTURE, areaOf, extremesOf, featuresAt, liesHigh, pathOf } from './course.ts';
import { centreOf } from './timeline.ts';
import type { Watcher } from './watcher.ts';
import { figureWords, useChances, useCourse } from './use-course.ts';
import { useSeeking } from './use-seeking.ts';

interface Props {
  watcher: Watcher;
  prefs: Prefs;
}

/** The parts of the chart of the chance to win, in the order in which its legend names them. */
const PARTS = ['known', 'open', 'luck'] as const;

/** A sample of a line or of the area in the chart, for its legend. */
const Sample = ({ of }: { of: (typeof PARTS)[number] }): JSX.Element => (
  <svg class={`graph-sample is-${of}`} viewBox="0 0 24 12" aria-hidden="true" focusable="false">
    <path d={of === 'luck' ? 'M1 2h22v8H1z' : 'M1 6h22'} />
  </svg>
);

/** Rough width of the words next to the playhead, as a share of the chart's width. */
const WORDS = 0.4;

const across = (share: number): string => `${share * 100}%`;
const down = (value: number): string => `${100 - value / 10}%`;

/** The course of the chance to win, in one sentence. */
function inWords(course: Course): string {
  const extremes = extremesOf(course);
  const side = sideName(course.seat);
  return extremes === null
    ? t('graph.title', { side })
    : t('graph.summary', {
        side,
        ...extremes,
        first: extremes.first / 100,
        last: extremes.last / 100,
        high: extremes.high / 100,
        low: extremes.low / 100,
        n: course.faults.length,
      });
}

/** Everything in the chart of the chance to win except the playhead. Rendered again only when the chances change. */
function Drawing({ watcher, course }: { watcher: Watcher; course: Course }): JSX.Element {
  return useMemo(() => {
    const line = watcher.whole;
    return (
      <>
        <svg
          class="graph-lines"
          viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path class="graph-area" d={areaOf(line, course)} />
          <path class="graph-half" d={`M0 ${PICTURE.height / 2}H${PICTURE.width}`} />
          <path class="graph-open" d={pathOf(line, course.open)} />
          <path class="graph-known" d={pathOf(line, course.known)} />
        </svg>
        <span class="graph-percent is-top">{t('percent', { share: 1 })}</span>
        <span class="graph-percent is-half">{t('percent', { share: 0.5 })}</span>
        <span class="graph-percent is-bottom">{t('percent', { share: 0 })}</span>
        {course.faults.map(({ key, at, mark }) => (
          <span
            key={key}
            class="graph-sign"
            data-at={at}
            style={{
              left: across(centreOf(line, at)),
              top: `clamp(9px, ${down(course.known[at] ?? 500)}, 100% - 9px)`,
            }}
          >
            <MarkSign mark={mark} />
          </span>
        ))}
      </>
    );
  }, [watcher, course]);
}

/** The playhead at the position shown: a point on each line, and the numbers in words next to it. */
function Hand({ watcher, course }: { watcher: Watcher; course: Course }): JSX.Element {
  const { at } = watcher.state;
  const place = centreOf(watcher.whole, at);
  const words = figureWords(course, at);
  const { known, open } = featuresAt(course, at);
  const left = place > 0.5;
  const high = liesHigh(watcher.whole, course, left ? place - WORDS : place, left ? place : place + WORDS);
  return (
    <>
      <span class="graph-hand" style={{ left: across(place) }} aria-hidden="true" />
      {open !== null && (
        <i class="graph-dot is-open" style={{ left: across(place), top: down(open * 10) }} aria-hidden="true" />
      )}
      {known !== null && (
        <i class="graph-dot is-known" style={{ left: across(place), top: down(known * 10) }} aria-hidden="true" />
      )}
      <p
        class={`graph-here${left ? ' is-before' : ''}${high ? ' is-low' : ''}`}
        style={{ '--from': across(left ? 1 - place : place) }}
        dir="auto"
      >
        {PARTS.map(
          (part) =>
            words[part] !== undefined && (
              <span key={part}>
                <Sample of={part} />
                {words[part]}
              </span>
            ),
        )}
        {Object.keys(words).length === 0 && <span>{t('graph.no-figures')}</span>}
      </p>
    </>
  );
}

export function Graph({ watcher, prefs }: Props): JSX.Element | null {
  const course = useCourse(watcher);
  const chances = useChances(watcher);
  const { graph: on } = prefs;
  const { openVariation } = watcher.state;
  const plot = useRef<HTMLDivElement>(null);
  const seeking = useSeeking(watcher, plot);
  if (!on || chances === null) return null;
  // In a variation its space stays reserved, so that the table keeps its size; while trying moves, the space is needed.
  if (course === null) return openVariation?.kind === 'trial' ? null : <p class="graph is-away">{t('graph.away')}</p>;
  return (
    <div class="graph" dir="ltr">
      <div ref={plot} class="graph-plot" {...seeking}>
        <div class="graph-picture" role="img" aria-label={inWords(course)}>
          <Drawing watcher={watcher} course={course} />
        </div>
        <Hand watcher={watcher} course={course} />
      </div>
    </div>
  );
}

/** The legend of the chart of the chance to win. */
export function Legend({ watcher, prefs }: Props): JSX.Element | null {
  const course = useCourse(watcher);
  const { graph: on } = prefs;
  if (!on || course === null) return null;
  return (
    <div class="graph-legend">
      <b>{t('graph.title', { side: sideName(course.seat) })}</b>
      <ul aria-label={t('graph.legend')}>
        {PARTS.map((part) => (
          <li key={part}>
            <Sample of={part} />
            {t(`graph.${part}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The button that shows or hides the chart of the chance to win. */
export function GraphTool({ watcher, prefs }: Props): JSX.Element | null {
  const chances = useChances(watcher);
  const { graph: on } = prefs;
  if (chances === null) return null;
  return (
    <Tool
      icon="forecast"
      class="graph-tool"
      label={t('graph.show')}
      pressed={on}
      onClick={() => patch(prefs, { graph: !on })}
    />
  );
}
