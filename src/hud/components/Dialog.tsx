import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Tool } from './Tool.tsx';

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
          {dismiss && <Tool icon="close" label={t('close')} onClick={onClose} />}
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
