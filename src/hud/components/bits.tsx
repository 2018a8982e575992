/** Small components that many panels use: key caps, numbers with icons, pips, dialogs. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { keyName } from '../../commands/keys.ts';
import { t } from '../../i18n/index.ts';
import { Icon, type IconName } from './icons.tsx';

/** A key cap beside a button, hidden from screen readers (the list of commands names the keys); nothing for null. */
export function Key({ of }: { of: string | null }): JSX.Element | null {
  return of === null ? null : (
    <kbd class="key" aria-hidden="true">
      {keyName(of)}
    </kbd>
  );
}

/** A number beside an icon; `words` says both in words, for screen readers and as a tooltip. */
export function Stat({
  icon,
  n,
  words,
  tone,
  part,
}: {
  icon: IconName;
  n: string | number;
  words: string;
  tone?: string;
  /** name by which a coach points at the number */
  part?: string;
}): JSX.Element {
  return (
    <span
      class={`figure figure-${icon}${tone === undefined ? '' : ` tone-${tone}`}`}
      data-part={part}
      role="img"
      aria-label={words}
      title={words}
    >
      <Icon name={icon} />
      <span class="figure-n" aria-hidden="true">
        {n}
      </span>
    </span>
  );
}

/** A small number `n` out of `of` as dots, the first `n` of them filled. */
/** `part`: name by which a coach points at the dots. */
export function Pips({
  n,
  of,
  words,
  kind,
  part,
}: {
  n: number;
  of: number;
  words: string;
  kind: string;
  part?: string;
}): JSX.Element {
  return (
    <span class={`pips pips-${kind}`} data-part={part} role="img" aria-label={words} title={words}>
      {Array.from({ length: Math.max(of, n) }, (_, i) => (
        <i key={i} class={i < n ? 'pip on' : 'pip'} />
      ))}
    </span>
  );
}

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

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
  /** whether Escape, a click beside it and a close button close it; true if left out */
  dismiss?: boolean;
}

/** A modal dialog: takes the focus, keeps it inside, and gives it back when it closes. */
export function Dialog({ title, onClose, children, class: extra, dismiss = true }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => {
      // Close it first: while it is open, nothing beneath it can take the focus.
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog${extra === undefined ? '' : ` ${extra}`}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        if (dismiss) onClose();
      }}
      onClick={(event) => {
        if (dismiss && event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-box">
        <header class="dialog-head">
          <h2>{title}</h2>
          {dismiss && (
            <button type="button" class="icon-button" onClick={onClose} aria-label={t('close')} title={t('close')}>
              <Icon name="close" />
            </button>
          )}
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
