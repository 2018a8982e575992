/** The picture behind the start page and, dimmed, behind the others. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The background picture, as large as the window. */
export function Hero({ draw }: { draw: (canvas: HTMLCanvasElement) => void }): JSX.Element {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paint = (): void => {
      const canvas = ref.current;
      if (canvas === null) return;
      const density = Math.min(2, devicePixelRatio || 1);
      canvas.width = Math.round(innerWidth * density);
      canvas.height = Math.round(innerHeight * density);
      draw(canvas);
    };
    paint();
    addEventListener('resize', paint);
    return () => removeEventListener('resize', paint);
  }, [draw]);
  return <canvas ref={ref} class="hero" aria-hidden="true" />;
}
