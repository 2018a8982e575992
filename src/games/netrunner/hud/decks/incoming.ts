/** Lists that come to a page of decks by paste or by drag and drop, wherever on it. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** What was pasted or dropped: a text, or files. */
export type Brought = { text: string } | { files: readonly File[] };

/** Fields that take text. */
const FIELD = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file]), [contenteditable]';

/** Whether somebody types into what an event is aimed at. */
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELD) !== null;

/** Whether another dialog than that of the import is open. */
const elsewhere = (): boolean => document.querySelector('dialog[open]:not(.dialog-import)') !== null;

/** What a paste or drop holds; null for nothing that could be a list. */
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
    // The browser would leave the page for a file that nobody takes.
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
