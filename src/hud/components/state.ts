/**
 * What the screen shows, as plain objects whose fields are signals: `state.view` reads one, `state.view = next` changes it. A component that
 * reads a field while it renders renders again when that field changes, and so does an `effect`.
 */
import { batch, signal } from '@preact/signals';

/** Makes an object whose fields are signals with these first values. Fields added later are not signals. */
export function createState<T extends object>(first: { [K in keyof T]-?: T[K] }): T {
  const state = {};
  for (const [name, value] of Object.entries(first)) {
    const field = signal(value);
    Object.defineProperty(state, name, {
      enumerable: true,
      get: () => field.value,
      set: (next: typeof value) => {
        field.value = next;
      },
    });
  }
  return state as T;
}

/** Changes several fields of a state at once: components and effects that read more than one of them run only once. */
export function patch<T extends object>(state: T, fields: Partial<T>): void {
  batch(() => Object.assign(state, fields));
}
