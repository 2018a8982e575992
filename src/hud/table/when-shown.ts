/** The hook that holds a value back until the table has shown what it refers to. */
import { useRef } from 'preact/hooks';
import type { TableScreen } from './screen.ts';

/** The current value or, while the table is still showing what happened, the value from before that. */
export function useWhenShown<T>(screen: TableScreen, value: T): T {
  const { moving } = screen.state;
  const shown = useRef(value);
  if (!moving) shown.current = value;
  return shown.current;
}
