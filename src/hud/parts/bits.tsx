/** Small pieces that many panels use. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { keyName } from '../../commands/keys.ts';
import { t } from '../../i18n/index.ts';
import { Icon, type IconName } from './icons.tsx';

/** A key, as a cap beside a button; not spoken, the list of commands says it. */
export function Key({ of }: { of: string | null }): JSX.Element | null {
  return of === null ? null : (
    <kbd class="key" aria-hidden="true">
      {keyName(of)}
    </kbd>
  );
}

/** A figure with its mark: seen as "mark 5", spoken as the whole words. */
export function Figure({
  icon,
  n,
  words,
  tone,
}: {
  icon: IconName;
  n: string | number;
  words: string;
  tone?: string;
}): JSX.Element {
  return (
    <span
      class={`figure figure-${icon}${tone === undefined ? '' : ` tone-${tone}`}`}
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

/** Dots for a small number: filled for what is left. */
export function Pips({ n, of, words, kind }: { n: number; of: number; words: string; kind: string }): JSX.Element {
  return (
    <span class={`pips pips-${kind}`} role="img" aria-label={words} title={words}>
      {Array.from({ length: Math.max(of, n) }, (_, i) => (
        <i key={i} class={i < n ? 'pip on' : 'pip'} />
      ))}
    </span>
  );
}

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
  /** closes by Escape and by a click beside it; off for questions that must be answered */
  dismiss?: boolean;
}

/** A panel over everything: takes the focus, keeps it inside, gives it back when it closes. */
export function Dialog({ title, onClose, children, class: extra, dismiss = true }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => {
      // While it is open, everything below is out of reach of the focus.
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
