/** Lists that a person pastes or drops anywhere on a deck page. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** What was pasted or dropped: a text, or files. */
export type Brought = { text: string } | { files: readonly File[] };

/** Fields that take text. */
const FIELD = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file]), [contenteditable]';

/** Whether the person is typing in the target of an event. */
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELD) !== null;

/** Whether any dialog other than the import is open. */
const elsewhere = (): boolean => document.querySelector('dialog[open]:not(.dialog-import)') !== null;

/** The content of a paste or drop; null if it cannot be a list. */
function broughtBy(data: DataTransfer | null): Brought | null {
  const files = [...(data?.files ?? [])];
  if (files.length > 0) return { files };
  const text = data?.getData('text/plain') ?? '';
  return text.trim() === '' ? null : { text };
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Listens while the page is shown. Returns whether a file is being dragged over it. */
export function useIncoming(onBrought: (brought: Brought) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useRef(onBrought);
  take.current = onBrought;
  useEffect(() => {
    const bring = (data: DataTransfer | null, event: Event): void => {
      const brought = broughtBy(data);
      if (brought === null || elsewhere()) return;
      event.preventDefault();
      take.current(brought);
    };
    const paste = (event: ClipboardEvent): void => {
      if (!isTyping(event.target)) bring(event.clipboardData, event);
    };
    // Without this, the browser would leave the page to open the dropped file.
    const over = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (!elsewhere()) setDragging(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent): void => {
      setDragging(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      bring(event.dataTransfer, event);
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('paste', paste, { signal });
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, []);
  return dragging;
}
