/**
 * The timeline of a recorded game, as a slider: turns as segments, small actions as ticks, longer actions as brackets below, marks above.
 * It runs from left to right in every language, as in audio and video players.
 */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { numeral, t, together } from '../../i18n/index.ts';
import { reviewedSeat } from '../../replay/analysis.ts';
import type { Prefs } from '../contract/prefs.ts';
import { type Entry, contentsOf } from './notes.ts';
import { seatOrNone } from './seats.ts';
import { type Timeline, centreOf, segmentAt } from './timeline.ts';
import type { Watcher } from './watcher.ts';
import { figuresInWords, useChances, useCourse } from './use-course.ts';
import { useSeeking } from './use-seeking.ts';

interface Props {
  watcher: Watcher;
  prefs: Prefs;
}
type Signs = Readonly<Record<string, string>>;

/** SVG paths, 16 × 16, of the marks that every game has: its end, notes, chapters, variations. */
const SIGNS: Record<'end' | Entry['kind'], string> = {
  end: 'M3 1.5v13M3 2h10l-2.5 3.5L13 9H3',
  note: 'M2 2.5h12v8.5H8L4.5 14v-3H2z',
  chapter: 'M3.5 1.5h9v13L8 10.5l-4.5 4z',
  variation: 'M3 2v12M3 9c0-4 9-1 9-6M9 5l3-3 3 3',
};

/** A small sign drawn above the timeline at a position. */
interface Spot {
  at: number;
  kind: string;
  /** SVG path */
  sign: string;
  /** how many signs are already drawn at this position of the timeline */
  nth: number;
}

const percent = (share: number | undefined): string => `${(share ?? 0) * 100}%`;
const widthOf = ({ places }: Timeline, from: number, to: number): number => (places[to + 1] ?? 1) - (places[from] ?? 0);
const middle = (line: Timeline, at: number): string => percent(centreOf(line, at));

/** All signs of the timeline: the game's marks, and one for each position with chapters, notes or variations, in this precedence. */
function spotsOf(line: Timeline, signs: Signs, entries: readonly Entry[]): Spot[] {
  const spots: Spot[] = [];
  for (const { at, kind } of line.marks) {
    const sign = Object.hasOwn(signs, kind) ? signs[kind] : undefined;
    if (sign !== undefined) spots.push({ at, kind, sign, nth: spots.filter((spot) => spot.at === at).length });
  }
  const written = new Map<number, Entry['kind']>();
  for (const { at, kind } of entries) if (!written.has(at)) written.set(at, kind);
  for (const [at, kind] of written) spots.push({ at, kind, sign: SIGNS[kind], nth: 0 });
  return spots;
}

/** Everything on the timeline except its handle. Rendered again only when other moves are shown or notes change. */
function Drawing({ watcher, prefs }: Props): JSX.Element {
  const { openVariation } = watcher.state;
  const hidden = watcher.unseen();
  const all = watcher.layers();
  // The chart of the chance to win below has the marks of its review.
  const chances = useChances(watcher);
  const pictured = prefs.graph ? chances?.seat : undefined;
  const layers = useMemo(() => all.filter((layer) => reviewedSeat(layer) !== (pictured ?? '')), [all, pictured]);
  const { line } = watcher;
  const { landmarks } = watcher.screen.ui;
  return useMemo(() => {
    const { places } = line;
    const left = (at: number): string => percent(places[at]);
    const wide = (from: number, to: number): string => percent(widthOf(line, from, to));
    const signs = { ...SIGNS, ...landmarks.signs };
    const spots = spotsOf(line, signs, openVariation === null ? contentsOf(layers, hidden) : []);
    return (
      <>
        <div class="scrub-turns" aria-hidden="true">
          {line.segments.map((one) => (
            <span
              key={one.from}
              class={`scrub-turn of-${one.seat ?? 'none'}`}
              style={{ left: left(one.from), width: wide(one.from, one.to) }}
            >
              {widthOf(line, one.from, one.to) > 0.025 && <b>{one.turn === 0 ? '' : numeral(one.turn)}</b>}
            </span>
          ))}
          {line.ticks.map((at) => (
            <i key={at} class="scrub-tick" style={{ left: left(at) }} />
          ))}
        </div>
        {line.spans.map((span) => (
          <span
            key={span.from}
            class={`scrub-span${span.good ? ' is-good' : ''}`}
            style={{ left: left(span.from), width: wide(span.from, span.to) }}
            aria-hidden="true"
          />
        ))}
        {openVariation !== null && (
          <span class="scrub-aside" style={{ left: percent(places[openVariation.at + 1] ?? 1) }} aria-hidden="true" />
        )}
        {spots.map(({ at, kind, sign, nth }) => (
          <svg
            key={`${kind}${at}`}
            class={`scrub-mark mark-${kind}`}
            viewBox="0 0 16 16"
            style={{ left: middle(line, at), marginLeft: `${-7.5 - 15 * nth}px` }}
            aria-hidden="true"
          >
            <title>{t(`watch.mark.${kind}`)}</title>
            <path d={sign} />
          </svg>
        ))}
      </>
    );
  }, [line, layers, hidden, openVariation, landmarks]);
}

export function Scrub({ watcher, prefs }: Props): JSX.Element {
  const { at, guess } = watcher.state;
  const guessing = guess !== null;
  const { line } = watcher;
  const bar = useRef<HTMLDivElement>(null);
  const seeking = useSeeking(watcher, bar);
  const course = useCourse(watcher);
  const { turn, seat } = segmentAt(line, at);
  const place = t('watch.value', { n: turn, seat: seatOrNone(seat), at, length: line.length });
  const chance = course === null ? [] : figuresInWords(course, at);
  return (
    <div
      ref={bar}
      class="scrub"
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={t('watch.line')}
      aria-valuemin={0}
      aria-valuemax={line.length}
      aria-valuenow={at}
      aria-valuetext={together([place, ...chance])}
      {...seeking}
    >
      <Drawing watcher={watcher} prefs={prefs} />
      {guessing && <span class="scrub-veil" style={{ left: middle(line, at) }} aria-hidden="true" />}
      <span class="scrub-hand" style={{ left: middle(line, at) }} aria-hidden="true" />
    </div>
  );
}
