/**
 * The log of a match: what happened, in sentences whose card names show the card. Screen readers get it through the live region, not from
 * this list.
 */
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import type { ShownLine } from '../../contract/log-ui.ts';
import { held } from '../../components/words/held.ts';
import { Terms } from '../../components/words/Terms.tsx';
import type { TableScreen } from '../screen.ts';

function Line({ line, screen }: { line: ShownLine; screen: TableScreen }): JSX.Element {
  const seat = line.seat === null ? '' : ` by-${line.seat}`;
  // Created once: a log has many lines, and a line never changes.
  const words = useMemo(
    () =>
      held(line.parts, (part) => part.face !== null).map(({ piece: part, lead, tail }, i) =>
        part.face === null ? (
          <span key={i}>
            <Terms text={part.text} stop={false} />
          </span>
        ) : (
          <span key={i} class="held">
            {lead}
            <button type="button" class="log-card" onClick={() => screen.zoom(part.face, true)}>
              <bdi>{part.text}</bdi>
            </button>
            {tail}
          </span>
        ),
      ),
    [line, screen],
  );
  return (
    <li class={`log-line log-${line.kind}${seat}`}>
      {line.lead !== undefined && <span class="log-lead">{line.lead} </span>}
      {words}
      {line.paid !== null && <span class="log-paid"> {line.paid}</span>}
      {line.folded !== undefined && (
        <details class="log-folded">
          <summary>{t('log.unfold', { n: line.folded.length })}</summary>
          <ol>
            {line.folded.map((one) => (
              <Line key={one.id} line={one} screen={screen} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

interface Props {
  screen: TableScreen;
  lines: readonly ShownLine[];
  /** adds earlier turns; null if there are none */
  onEarlier: (() => void) | null;
}

export function Log({ screen, lines, onEarlier }: Props): JSX.Element {
  const { logOpen: open } = screen.state;
  const list = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const toEnd = (): void => {
    if (list.current !== null && following.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(toEnd, [lines, open]);
  useLayoutEffect(() => {
    if (open) list.current?.focus();
  }, [open]);
  useLayoutEffect(() => {
    // The panel's height changes with the question above it.
    const watcher = new ResizeObserver(toEnd);
    if (list.current !== null) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  /** Checks whether the log is scrolled to its end: only then does it follow new lines. */
  const onScrolled = (event: { currentTarget: HTMLElement }): void => {
    const box = event.currentTarget;
    requestAnimationFrame(() => {
      following.current = box.scrollHeight - box.scrollTop - box.clientHeight < 24;
    });
  };
  return (
    <section
      class={`log panel${open ? ' open' : ''}`}
      style={{ '--lines': Math.max(1, lines.length) }}
      aria-label={t('log.title')}
    >
      <h2 class="panel-title">{t('log.title')}</h2>
      <ol
        ref={list}
        class="log-list"
        tabIndex={0}
        aria-label={t('log.title')}
        onWheel={onScrolled}
        onTouchMove={onScrolled}
        onKeyUp={onScrolled}
        onPointerUp={onScrolled}
      >
        {onEarlier !== null && (
          <li class="log-line log-small">
            <button type="button" class="button log-earlier" onClick={onEarlier}>
              {t('log.earlier')}
            </button>
          </li>
        )}
        {lines.length === 0 && <li class="log-line log-small">{t('log.empty')}</li>}
        {lines.map((line) => (
          <Line key={line.id} line={line} screen={screen} />
        ))}
      </ol>
    </section>
  );
}
