/** A banner across the whole width of the plain table. The log has the same news and speaks it; any press or key ends the banner. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableScreen } from './screen.ts';

export function Banner({ screen }: { screen: TableScreen }): JSX.Element | null {
  const { banner } = screen.state;
  useEffect(() => {
    if (banner === null) return undefined;
    const end = (): void => void screen.skip();
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, end, true);
    return () => {
      for (const type of ['keydown', 'pointerdown']) removeEventListener(type, end, true);
    };
  }, [screen, banner]);
  if (banner === null) return null;
  const { title, below, seat, danger } = banner;
  return (
    <p class={`great${danger ? ' danger' : seat === null ? '' : ` of-${seat}`}`} aria-hidden="true">
      <b>{title}</b>
      <span>{below}</span>
    </p>
  );
}
