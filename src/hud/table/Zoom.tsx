/** An enlarged card at the side of the table, shown while it is pointed at, or (pinned) until it is closed. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/icons.tsx';
import type { Box, Face } from '../contract/table-focus.ts';
import type { StagePort } from '../contract/ports.ts';
import type { TableScreen } from './screen.ts';
import { type Span, zoomPlace } from './zoom-place.ts';

/** Width of an enlarged card, rem. */
const WIDE = 19.5;

/** The horizontal spans of the table that an enlarged card must not cover: other enlarged things, and what the coach points at. */
function kept(arena: DOMRect, stage: StagePort | null): Span[] {
  const marks = [...document.querySelectorAll('.mark-ring')].map((one) => one.getBoundingClientRect());
  const busy = stage?.busy?.() ?? null;
  return [
    ...marks
      .filter(
        (box) => box.right > arena.left && box.left < arena.right && box.bottom > arena.top && box.top < arena.bottom,
      )
      .map(({ left, right }) => ({ left: left - arena.left, right: right - arena.left })),
    ...(busy === null ? [] : [{ left: busy.x, right: busy.x + busy.w }]),
  ];
}

/** A button under an enlarged card: it makes the card's one legal move, or offers several. */
export interface ZoomAct {
  label: string;
  run(box: Box): void;
}

interface Props {
  screen: TableScreen;
  /** returns the button for what can be done now with the card of this face; null if nothing */
  actOn?: (face: Face) => ZoomAct | null;
  /** the drawn table; null for the plain one */
  stage: StagePort | null;
}

export function Zoom({ screen, stage, actOn }: Props): JSX.Element | null {
  const { zoom, view } = screen.state;
  const arena = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Span | null>(null);
  useLayoutEffect(() => {
    if (zoom === null || arena.current === null) return setPlace(null);
    const room = arena.current.getBoundingClientRect();
    const wide = WIDE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { box } = zoom;
    const card = box === null ? null : { left: box.left - room.left, right: box.right - room.left };
    const at = zoomPlace(room.width, wide, kept(room, stage), card);
    // A card that the person asked for is shown even if it covers something.
    setPlace(at === null && zoom.pinned ? zoomPlace(room.width, wide, [], card) : at);
  }, [zoom, stage]);
  if (zoom === null || place === null) return <div ref={arena} class="zoom-room" />;
  const { ui, draw } = screen;
  const act = zoom.pinned ? (actOn?.(zoom.face) ?? null) : null;
  return (
    <div ref={arena} class="zoom-room">
      <aside
        class={`zoom${zoom.pinned ? ' pinned' : ''}`}
        style={{ left: `${place.left}px`, width: `${place.right - place.left}px` }}
        aria-label={t('zoom.title', { card: ui.nameOf(zoom.face) })}
      >
        {zoom.pinned && (
          <button
            type="button"
            class="icon-button zoom-close"
            onClick={() => screen.zoom(null, true)}
            aria-label={t('close')}
            title={t('close')}
          >
            <Icon name="close" />
          </button>
        )}
        <ui.WholeCard face={zoom.face} view={view} draw={draw} stays={zoom.pinned} />
        {act !== null && (
          <Button
            look="go zoom-act"
            label={act.label}
            onClick={({ currentTarget }) => {
              const box = currentTarget.getBoundingClientRect();
              screen.zoom(null, true);
              act.run(box);
            }}
          />
        )}
      </aside>
    </div>
  );
}
