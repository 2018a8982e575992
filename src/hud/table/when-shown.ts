/** The hook that keeps showing an old value until the table has shown the events behind the new one. */
import { useRef } from 'preact/hooks';
import type { TableScreen } from './screen.ts';

/** Returns the current value or, while the table has not shown everything that led to it, the value from before. */
export function useWhenShown<T>(screen: TableScreen, value: T): T {
  const { settled } = screen.state;
  const shown = useRef(value);
  if (settled) shown.current = value;
  return shown.current;
}
