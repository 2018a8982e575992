/** An enlarged card at the side of the table, shown while it is pointed at, or (pinned) until it is closed. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { Box } from '../game-ui.ts';
import { elementOf } from '../learn/Mark.tsx';
import { Icon } from '../parts/icons.tsx';
import { useStore } from '../store.ts';
import type { TableScreen } from './screen.ts';

/** The side of the table to show the enlarged card on: the half away from what a coach points at, else from the card itself, at `box`. */
function sideOf(box: Box | null, pointed: Anchor | null): 'start' | 'end' {
  const away = (pointed === null ? null : elementOf(pointed)?.closest('.arena, #table'))
    ? elementOf(pointed)!.getBoundingClientRect()
    : box;
  if (away === null) return 'start';
  const left = (away.left + away.right) / 2 < innerWidth / 2;
  return (document.documentElement.dir === 'rtl') === left ? 'start' : 'end';
}

export function Zoom({ screen }: { screen: TableScreen }): JSX.Element | null {
  const zoom = useStore(screen.store, (state) => state.zoom);
  const view = useStore(screen.store, (state) => state.view);
  const pointed = useStore(screen.store, (state) => state.pointed);
  if (zoom === null) return null;
  const { ui, draw } = screen;
  return (
    <aside
      class={`zoom zoom-${sideOf(zoom.box, pointed)}${zoom.pinned ? ' pinned' : ''}`}
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
    </aside>
  );
}
