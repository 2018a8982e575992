import type { JSX } from 'preact';
import { keyName } from '../../commands/keys.ts';

/**
 * A key cap beside a button, hidden from screen readers (the list of commands names the keys); renders nothing if the button has no key.
 */
export function Key({ of }: { of: string | null }): JSX.Element | null {
  return of === null ? null : (
    <kbd class="key" aria-hidden="true">
      {keyName(of)}
    </kbd>
  );
}
