import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';

interface FileButtonProps {
  label: string;
  /** file types the browser offers first, as in the HTML attribute */
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** A button that asks for a file from the device. The same file can be chosen twice in a row. */
export function FileButton({ label, accept, disabled = false, onFile }: FileButtonProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button" disabled={disabled} onClick={() => input.current?.click()}>
        <Icon name="up" />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        class="unseen"
        tabIndex={-1}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          currentTarget.value = '';
          if (chosen !== undefined) onFile(chosen);
        }}
      />
    </>
  );
}
