/** Takes deck lists that a person pastes or drops anywhere on a deck page. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** What was pasted or dropped: a text, or files. */
export type Brought = { text: string } | { files: readonly File[] };

/** CSS selector of the fields into which a person can type text. */
const FIELD = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file]), [contenteditable]';

/** Whether an event goes to a field the person types in. */
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELD) !== null;

/** Whether a dialog other than the one for importing decks is open. */
const elsewhere = (): boolean => document.querySelector('dialog[open]:not(.dialog-import)') !== null;

/** The files or the text of a paste or drop; null if it holds neither. */
function broughtBy(data: DataTransfer | null): Brought | null {
  const files = [...(data?.files ?? [])];
  if (files.length > 0) return { files };
  const text = data?.getData('text/plain') ?? '';
  return text.trim() === '' ? null : { text };
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Listens for pasted and dropped deck lists while the page is shown. Returns whether a file is being dragged over the page. */
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
