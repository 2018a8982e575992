import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from './Button.tsx';

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
      <Button icon="up" label={label} disabled={disabled} onClick={() => input.current?.click()} />
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
