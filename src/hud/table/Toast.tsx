/** A short message over the table that disappears after a while. The live region speaks it, not this element. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { patch } from '../components/state.ts';
import type { TableScreen } from './screen.ts';

/** How long a message is shown: a base time, plus a time for each character, ms. */
const BASE_TIME = 4000;
const CHARACTER_TIME = 40;

export function Toast({ screen }: { screen: TableScreen }): JSX.Element | null {
  const { toast } = screen.state;
  useEffect(() => {
    if (toast === null) return undefined;
    const id = setTimeout(() => patch(screen.state, { toast: null }), BASE_TIME + toast.text.length * CHARACTER_TIME);
    return () => clearTimeout(id);
  }, [screen, toast]);
  return toast === null ? null : (
    <p class="toast panel" key={toast.n}>
      {toast.text}
    </p>
  );
}
