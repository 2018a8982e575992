/** A sentence said once, gone after a while; the live region speaks it. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useStore } from '../store.ts';
import type { TableScreen } from './screen.ts';

/** How long it stands: this, and so much for each character, ms. */
const STANDS = 4000;
const CHARACTER = 40;

export function Toast({ screen }: { screen: TableScreen }): JSX.Element | null {
  const toast = useStore(screen.store, (state) => state.toast);
  useEffect(() => {
    if (toast === null) return undefined;
    const id = setTimeout(() => screen.store.patch({ toast: null }), STANDS + toast.text.length * CHARACTER);
    return () => clearTimeout(id);
  }, [toast]);
  return toast === null ? null : (
    <p class="toast panel" key={toast.n}>
      {toast.text}
    </p>
  );
}
