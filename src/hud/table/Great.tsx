/** A great moment across the whole width of the plain table. The log tells and speaks it; any press or key ends it. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useStore } from '../store.ts';
import type { TableScreen } from './screen.ts';

export function Great({ screen }: { screen: TableScreen }): JSX.Element | null {
  const great = useStore(screen.store, (state) => state.great);
  useEffect(() => {
    if (great === null) return undefined;
    const end = (): void => screen.skip();
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, end, true);
    return () => {
      for (const type of ['keydown', 'pointerdown']) removeEventListener(type, end, true);
    };
  }, [great]);
  if (great === null) return null;
  const { title, below, seat, danger } = great;
  return (
    <p class={`great${danger ? ' danger' : seat === null ? '' : ` of-${seat}`}`} aria-hidden="true">
      <b>{title}</b>
      <span>{below}</span>
    </p>
  );
}
