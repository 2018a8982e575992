/** A row of radio buttons: a few values next to each other, one of which is chosen. */
import type { JSX } from 'preact';

interface Props<V extends string | number> {
  /** name of the group of radio buttons */
  name: string;
  values: readonly V[];
  value: V;
  label: (value: V) => string;
  onChoose: (value: V) => void;
}

export function Segments<V extends string | number>({ name, values, value, label, onChoose }: Props<V>): JSX.Element {
  return (
    <div class="segments">
      {values.map((one) => (
        <label key={String(one)} class="segment">
          <input type="radio" name={name} value={one} checked={value === one} onChange={() => onChoose(one)} />
          <span>{label(one)}</span>
        </label>
      ))}
    </div>
  );
}
