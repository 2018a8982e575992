/** The hook that keeps showing an old value until the table has shown the events behind the new one. */
import { useRef } from 'preact/hooks';
import type { TableScreen } from './screen.ts';

/** Returns the current value or, while the table is still showing what led to it, the value from before. */
export function useWhenShown<T>(screen: TableScreen, value: T): T {
  const { moving } = screen.state;
  const shown = useRef(value);
  if (!moving) shown.current = value;
  return shown.current;
}
