/**
 * A chart of how each seat's main number changed over a finished game: one line for each seat. The lines differ in stroke and marks as well
 * as in colour.
 */
import { Fragment, type JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { numeral, t, together } from '../../i18n/index.ts';
import type { PageUi } from '../contract/page-ui.ts';
import type { Review } from '../contract/reviewed.ts';
import { placeLabels } from './course-labels.ts';

type Lines = NonNullable<Review['course']>;

/** The least space around the lines for numbers and names, CSS px at the default text size. */
const ROOM = { top: 30, right: 92, bottom: 28, left: 28 };
/** Distance of a short label above its mark, CSS px at the default text size. */
const ABOVE = 16;
/** Where a name begins beside the lines, and the room for one of its letters, CSS px at the default text size. */
const BESIDE = 27;
const LETTER = 8.4;
/** Distance at which lines of equal value are drawn beside each other, px: for lines that rise in steps, and for sloped lines. */
const APART = 4;
const APART_SLOPED = 1.5;
/** Least distance between the numbers of turns below the chart, and between the names at the ends of lines. */
const TICK = 34;
const NAME = 18;
/** Most values written on the vertical axis of a chart that has no goal. */
const VALUES = 4;

/** Stroke dashes of each line in seat order; and, below, the outline of its marks around the point 0, 0. */
const STROKES = ['none', '7 5', '2 4', '12 4 2 4', '1 3 7 3', '16 5'] as const;
const MARKS = [
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  'M0-7 7 0 0 7-7 0z',
  'M-6-6h12v12h-12z',
  'M0-7 7 6h-14z',
] as const;

/** Round values from `low` to `high` to write beside the chart. */
function scale(low: number, high: number): number[] {
  let step = 1;
  for (let i = 0; (high - low) / step > VALUES; i++) step *= i % 3 === 1 ? 2.5 : 2;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Spreads names vertically: as close as possible to the heights `at`, but at least `gap` apart and between `top` and `bottom`. */
function apart(at: readonly number[], top: number, bottom: number, gap: number): number[] {
  const order = at.map((_, i) => i).sort((a, b) => at[a]! - at[b]!);
  // Names that would overlap form a block around the mean of their heights.
  const blocks: { sum: number; n: number }[] = [];
  order.forEach((i, k) => {
    let block = { sum: at[i]! - k * gap, n: 1 };
    for (let last = blocks.at(-1); last !== undefined && last.sum / last.n > block.sum / block.n; last = blocks.at(-1))
      block = { sum: block.sum + blocks.pop()!.sum, n: block.n + last.n };
    blocks.push(block);
  });
  const lowest = bottom - (at.length - 1) * gap;
  const first = blocks.flatMap(({ sum, n }) =>
    Array.from({ length: n }, () => Math.max(top, Math.min(lowest, sum / n))),
  );
  const found: number[] = [];
  order.forEach((i, k) => (found[i] = first[k]! + k * gap));
  return found;
}

/** The chart in words: each line's last value, and all marks. */
const inWords = ({ title, lines, marks }: Lines): string =>
  together([
    title,
    ...marks.map(({ text }) => text),
    ...lines.map(({ name, values }) => t('over.course.line', { name, value: values.at(-1) ?? 0 })),
  ]);

/** The mark of a seat at a point of its line: the seat's own sign, if it has one. */
function Mark({ i, sign, x, y, text }: { i: number; sign?: string; x: number; y: number; text?: string }): JSX.Element {
  const at = `translate(${x} ${y})`;
  return (
    <path
      class="course-mark"
      transform={sign === undefined ? at : `${at} scale(0.68) translate(-12 -12)`}
      fill-rule="evenodd"
      d={sign ?? MARKS[i % MARKS.length]}
    >
      {text !== undefined && <title>{text}</title>}
    </path>
  );
}

export function Course({ course, signs = {} }: { course: Lines; signs?: PageUi['signs'] }): JSX.Element {
  const { title, goal, sloped, lines, marks } = course;
  const box = useRef<HTMLDivElement>(null);
  const [{ width, height, unit }, setSize] = useState({ width: 560, height: 190, unit: 1 });
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
      setSize({ width: Math.max(260, clientWidth), height: Math.max(150, clientHeight), unit });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  const labels = lines.map(({ name, values }) => t('over.course.end', { name, value: values.at(-1) ?? 0 }));
  const right = Math.max(ROOM.right * unit, BESIDE + LETTER * unit * Math.max(...labels.map(({ length }) => length)));
  // The last line is the highest of those drawn beside each other.
  const raised = (lines.length - 1) * (sloped ? APART_SLOPED : APART);
  const room = { top: ROOM.top * unit + raised, right, bottom: ROOM.bottom * unit, left: ROOM.left * unit };
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const all = lines.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(goal ?? 1, ...all)];
  const values = goal === null ? scale(low, high) : [goal, 0];
  const x = (turn: number): number => room.left + (turn / last) * (width - room.left - room.right);
  const y = (value: number, line: number): number =>
    room.top +
    ((high - value) / (high - low || 1)) * (height - room.top - room.bottom) -
    line * (sloped ? APART_SLOPED : APART);
  /** The SVG path of a seat's line: level through each turn with a step at its end, or straight from value to value. */
  const path = (values: readonly number[], line: number): string =>
    values
      .map((value, turn) => {
        const height = y(value, line);
        return turn === 0 ? `M${x(0)} ${height}` : sloped ? `L${x(turn)} ${height}` : `H${x(turn)}V${height}`;
      })
      .join('');
  const every = Math.max(1, Math.ceil(TICK / ((width - room.left - room.right) / last)));
  const ticks = Array.from({ length: Math.floor(last / every) }, (_, i) => (i + 1) * every);
  const ends = lines.map(({ values }, i) => y(values.at(-1) ?? 0, i));
  const names = apart(ends, room.top - 4, height - room.bottom + 8, NAME * unit);
  const edge = width - room.right;
  const lineOf = (seat: string): number => lines.findIndex((line) => line.seat === seat);
  const short = marks.filter((mark) => mark.short !== undefined && lineOf(mark.seat) >= 0);
  const places = placeLabels(
    short.map(({ seat, turn, value, short: text }) => ({
      x: x(turn),
      y: y(value, lineOf(seat)),
      width: LETTER * unit * text!.length + 6,
    })),
    ABOVE * unit,
    ABOVE * unit,
    ABOVE * 0.5 * unit,
  );
  return (
    <figure class="course">
      <figcaption>{title}</figcaption>
      <div class="course-picture" ref={box}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={inWords(course)}>
          <g class="course-grid">
            <path d={`M${room.left} ${y(0, 0)}H${edge}`} />
            {goal !== null && <path class="course-goal" d={`M${room.left} ${y(goal, 0)}H${edge}`} />}
            {values.map((value) => (
              <Fragment key={value}>
                {goal === null && <path class="course-level" d={`M${room.left} ${y(value, 0)}H${edge}`} />}
                <text x={room.left - 8} y={y(value, 0)} class="course-value">
                  {numeral(value)}
                </text>
              </Fragment>
            ))}
            {ticks.map((turn) => (
              <text key={turn} x={x(turn)} y={height - 6} class="course-turn">
                {numeral(turn)}
              </text>
            ))}
          </g>
          {lines.map(({ seat, values }, i) => (
            <g key={`${seat} ${i}`} class={`course-line of-${seat}`}>
              <path d={path(values, i)} stroke-dasharray={STROKES[i % STROKES.length]} />
              <path class="course-lead" d={`M${edge} ${ends[i]}L${edge + 8} ${names[i]}`} />
            </g>
          ))}
          {lines.map(({ seat }, i) => (
            <g key={`${seat} ${i} marks`} class={`course-line of-${seat}`}>
              {marks
                .filter((mark) => mark.seat === seat && lineOf(seat) === i)
                .map(({ turn, value, text }) => (
                  <Mark key={`${turn} ${value}`} i={i} sign={signs[seat]} x={x(turn)} y={y(value, i)} text={text} />
                ))}
              <Mark i={i} sign={signs[seat]} x={edge + 15} y={names[i]!} />
              <text x={edge + BESIDE} y={names[i]!} class="course-name">
                {labels[i]}
              </text>
            </g>
          ))}
          {short.map(({ seat, turn, value, short: text }, i) => (
            <g key={`${seat} ${turn} ${value}`} class={`course-line of-${seat}`}>
              <text class="course-short" x={places[i]!.x} y={places[i]!.y}>
                {text}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
