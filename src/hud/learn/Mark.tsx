/** The mark that the coach puts around the thing it speaks of. */
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Anchor } from '../../core/anchor.ts';

/** The element of an anchor, or of the panel of choices for 'prompt'; null when it is not on the screen. */
function elementOf(key: Anchor | null): HTMLElement | null {
  if (key === null) return null;
  if (key === 'prompt') return document.querySelector<HTMLElement>('#prompt');
  return document.querySelector<HTMLElement>(`#table [data-key="${CSS.escape(String(key))}"]`);
}

/** A ring around a thing, with an arrow if `arrow`. Nothing of it takes a click. A change of `still` measures the thing's place again. */
export function Mark({ at, arrow, still }: { at: Anchor | null; arrow: boolean; still: number }): JSX.Element | null {
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const found = elementOf(at)?.getBoundingClientRect() ?? null;
      setBox((now) =>
        now !== null &&
        found !== null &&
        now.x === found.x &&
        now.y === found.y &&
        now.width === found.width &&
        now.height === found.height
          ? now
          : found,
      );
    };
    look();
    if (at === null) return undefined;
    const id = setInterval(look, 200);
    return () => clearInterval(id);
  }, [at, still]);
  if (at === null || box === null || box.width === 0) return null;
  const below = box.top < 120;
  return (
    <div class="mark-layer" aria-hidden="true">
      <div
        class="mark-ring"
        style={{
          left: `${box.left - 4}px`,
          top: `${box.top - 4}px`,
          width: `${box.width + 8}px`,
          height: `${box.height + 8}px`,
        }}
      />
      {arrow && (
        <div
          class={`mark-arrow${below ? ' below' : ''}`}
          style={{ left: `${box.left + box.width / 2}px`, top: below ? `${box.bottom + 8}px` : `${box.top - 8}px` }}
        />
      )}
    </div>
  );
}
