/** The course of a finished game as a picture: one line for each seat, told apart by their strokes and marks as well as by colour. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Review } from '../game-ui.ts';

type Lines = NonNullable<Review['course']>;

/** The room around the lines for figures and names, CSS px. */
const ROOM = { top: 14, right: 92, bottom: 28, left: 28 };
/** How far apart lines with equal values lie. */
const APART = 4;
/** Least distance between two turns that have their number written under them. */
const TICK = 34;

/** How the lines are drawn, in the order of the seats: the dashes of the stroke, and the outline of a mark around 0, 0. */
const STROKES = ['none', '7 5', '2 4', '12 4 2 4'] as const;
const MARKS = [
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  'M0-7 7 0 0 7-7 0z',
  'M-6-6h12v12h-12z',
  'M0-7 7 6h-14z',
] as const;

/** The picture in words: each line's last value, and all marks. */
const inWords = ({ name, lines, marks }: Lines): string =>
  [
    t('over.course', { name }),
    ...marks.map(({ text }) => text),
    ...lines.map(({ name: who, values }) => t('over.course.line', { name: who, value: values.at(-1) ?? 0 })),
  ].join('. ');

export function Course({ course }: { course: Lines }): JSX.Element {
  const { name, goal, lines, marks } = course;
  const box = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 560, height: 190 });
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
      setSize({ width: Math.max(260, clientWidth), height: Math.max(150, clientHeight) });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const all = lines.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(goal ?? 1, ...all)];
  const x = (turn: number): number => ROOM.left + (turn / last) * (width - ROOM.left - ROOM.right);
  const y = (value: number, line: number): number =>
    ROOM.top + ((high - value) / (high - low || 1)) * (height - ROOM.top - ROOM.bottom) - line * APART;
  /** A line that keeps its value through a turn and changes at its end. */
  const path = (values: readonly number[], line: number): string =>
    values.map((value, turn) => (turn === 0 ? `M${x(0)} ${y(value, line)}` : `H${x(turn)}V${y(value, line)}`)).join('');
  const every = Math.max(1, Math.ceil(TICK / ((width - ROOM.left - ROOM.right) / last)));
  const ticks = Array.from({ length: Math.floor(last / every) }, (_, i) => (i + 1) * every);
  const ends = lines.map(({ values }, i) => y(values.at(-1) ?? 0, i));
  // Names at the ends of lines that lie close to each other are moved apart.
  const close = ends.length === 2 && Math.abs(ends[0]! - ends[1]!) < 18;
  const nameAt = (i: number): number => (close ? (ends[0]! + ends[1]!) / 2 + (i === 0 ? 9 : -9) : ends[i]!);
  return (
    <figure class="course">
      <figcaption>{t('over.course', { name })}</figcaption>
      <div class="course-picture" ref={box}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={inWords(course)}>
          <g class="course-grid">
            <path d={`M${ROOM.left} ${y(0, 0)}H${width - ROOM.right}`} />
            {goal !== null && <path class="course-goal" d={`M${ROOM.left} ${y(goal, 0)}H${width - ROOM.right}`} />}
            {[...(goal === null ? [] : [goal]), 0].map((value) => (
              <text key={value} x={ROOM.left - 8} y={y(value, 0)} class="course-value">
                {value}
              </text>
            ))}
            {ticks.map((turn) => (
              <text key={turn} x={x(turn)} y={height - 6} class="course-turn">
                {turn}
              </text>
            ))}
          </g>
          {lines.map(({ seat, name: who, values }, i) => (
            <g key={seat} class={`course-line of-${seat}`}>
              <path d={path(values, i)} stroke-dasharray={STROKES[i % STROKES.length]} />
              {marks
                .filter((mark) => mark.seat === seat)
                .map(({ turn, value, text }) => (
                  <path
                    key={`${turn} ${value}`}
                    class="course-mark"
                    transform={`translate(${x(turn)} ${y(value, i)})`}
                    d={MARKS[i % MARKS.length]}
                  >
                    <title>{text}</title>
                  </path>
                ))}
              <path
                class="course-mark"
                transform={`translate(${width - ROOM.right + 14} ${nameAt(i)})`}
                d={MARKS[i % MARKS.length]}
              />
              <text x={width - ROOM.right + 25} y={nameAt(i)} class="course-name">
                {`${who} ${values.at(-1) ?? 0}`}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
