/** The log of a whole recorded game. The move shown is marked and kept in view; pressing a line goes to its move. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { numeral, t } from '../../i18n/index.ts';
import { WithNumbers } from '../components/Numbers.tsx';
import type { LogPart, ShownLine } from '../contract/log-ui.ts';
import type { LoggedMove, Watcher } from './watcher.ts';

type Show = (part: LogPart) => void;

function Words({ line, show }: { line: ShownLine; show: Show }): JSX.Element {
  return (
    <>
      {line.parts.map((part, i) =>
        part.face === null ? (
          <span key={i}>{part.text}</span>
        ) : (
          <button key={i} type="button" class="log-card" tabIndex={-1} onClick={() => show(part)}>
            <bdi>{part.text}</bdi>
          </button>
        ),
      )}
      {line.paid !== null && <span class="log-paid"> {line.paid}</span>}
    </>
  );
}

interface Props {
  logged: LoggedMove;
  show: Show;
  seek: ((at: number) => void) | null;
}

/** The log lines of one move, followed by the bot's reason. With `seek`, they have a button with the move's number that goes to it. */
export function Move({ logged, show, seek }: Props): JSX.Element {
  return (
    <>
      {logged.lines.map((line, i) => (
        <div key={line.id} class={`log-line log-${line.kind}${line.seat === null ? '' : ` by-${line.seat}`}`}>
          {seek !== null && i === 0 && (
            <button
              type="button"
              class="watch-go"
              tabIndex={-1}
              aria-label={t('watch.go', { n: logged.at })}
              onClick={() => seek(logged.at)}
            >
              {numeral(logged.at)}
            </button>
          )}
          <Words line={line} show={show} />
        </div>
      ))}
      {logged.reason !== null && (
        <p class="watch-why">
          <span class="watch-why-mark">{t('watch.reason')}</span>{' '}
          <WithNumbers text={logged.reason} numbers={logged.numbers} />
        </p>
      )}
    </>
  );
}

/** The moves up to a position, as rows of a list. A component of its own, so that a long log is not gone through at each move. */
function Rows({ log, end, watcher }: { log: readonly LoggedMove[]; end: number; watcher: Watcher }): JSX.Element {
  const seek = (event: MouseEvent, at: number): void => {
    if (!(event.target instanceof Element) || event.target.closest('button') === null) watcher.seek(at);
  };
  return (
    <>
      {log
        .filter((logged) => logged.lines.length > 0 && logged.at <= end)
        .map((logged) => (
          <li key={logged.at} class="watch-move" data-at={logged.at} onClick={(event) => seek(event, logged.at)}>
            <Move logged={logged} show={(part) => watcher.screen.zoom(part.face, true)} seek={watcher.seek} />
          </li>
        ))}
    </>
  );
}

/** Scrolls the log to a row, unless it is in view. The rows' offsets are relative to the log. */
function showRow(box: HTMLElement, row: HTMLElement | null): void {
  if (row === null) return;
  const top = row.offsetTop;
  if (top < box.scrollTop + 8 || top + row.offsetHeight > box.scrollTop + box.clientHeight - 8)
    box.scrollTop = top - box.clientHeight / 3;
}

/** The last row at or before a position, or null: moves without lines have no row. Rows are in the order of the game. */
function rowAt(box: HTMLElement, at: number): HTMLElement | null {
  const rows = box.children;
  let before = 0;
  for (let after = rows.length; before < after;) {
    const middle = (before + after) >> 1;
    if (Number((rows[middle] as HTMLElement).dataset['at']) <= at) before = middle + 1;
    else after = middle;
  }
  return before === 0 ? null : (rows[before - 1] as HTMLElement);
}

export function WatchLog({ watcher }: { watcher: Watcher }): JSX.Element {
  const { log, at, guess } = watcher.state;
  const { logOpen: open } = watcher.screen.state;
  // During "guess the move" the log stops at the position shown, so as not to give the answer away.
  const end = guess !== null ? at : Number.POSITIVE_INFINITY;
  const list = useRef<HTMLOListElement>(null);
  const rows = useMemo(() => <Rows log={log} end={end} watcher={watcher} />, [log, watcher, end]);
  const current = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const now = rowAt(box, at);
    const before = current.current;
    current.current = now;
    if (before !== now) before?.removeAttribute('aria-current');
    before?.querySelector('.watch-go')?.setAttribute('tabindex', '-1');
    now?.setAttribute('aria-current', 'step');
    now?.querySelector('.watch-go')?.setAttribute('tabindex', '0');
    showRow(box, now);
  }, [at, rows, open]);
  // What is above the log grows and shrinks with each move, which changes the log's height.
  useEffect(() => {
    const box = list.current!;
    const watch = new ResizeObserver(() => showRow(box, current.current));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  /** Moves the focus in the log from move to move with the up and down keys. */
  const rove = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('.watch-go') ?? [])];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (here < 0) return;
    event.preventDefault();
    buttons[here + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };
  return (
    <ol ref={list} class="log-list watch-list" aria-label={t('log.title')} onKeyDown={rove}>
      {rows}
    </ol>
  );
}
