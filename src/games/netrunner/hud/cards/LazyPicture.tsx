/** A card's picture in a long list, drawn when it scrolls into view; hidden from screen readers. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DrawArt } from '../../../../hud/contract/table-focus.ts';

export function LazyPicture({ code, draw, class: name }: { code: string; draw: DrawArt; class: string }): JSX.Element {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        watcher.disconnect();
        draw(canvas, code);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(canvas);
    return () => watcher.disconnect();
  }, [code, draw]);
  return <canvas ref={ref} class={name} width={208} height={120} aria-hidden="true" />;
}
