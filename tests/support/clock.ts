/** What a match is told by a clock of its own, in two worlds side by side. */
import { settled } from './match.ts';

/** A clock that stands still until somebody asks for the next waiting thing. */
export function standingClock() {
  let now = 0;
  const waiting: { at: number; go: () => void }[] = [];
  return {
    now: () => now,
    wait: (ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          waiting.splice(waiting.indexOf(one), 1);
          reject(new DOMException('nobody waits any more', 'AbortError'));
        };
        const one = {
          at: now + ms,
          go() {
            signal.removeEventListener('abort', stop);
            resolve();
          },
        };
        waiting.push(one);
        signal.addEventListener('abort', stop, { once: true });
      }),
    /** Lets what waits go on in order of time until `done`. Throws when nothing waits any more. */
    async until(done: () => boolean): Promise<void> {
      for (;;) {
        await settled();
        if (done()) return;
        waiting.sort((a, b) => a.at - b.at);
        const next = waiting.shift();
        if (!next) throw new Error('nobody goes on');
        now = next.at;
        next.go();
      }
    },
  };
}

/** The places at which two texts begin to differ, with what stands around them. */
export function differing(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 200);
  return `${a.slice(from, i + 200)}\n--- but ---\n${b.slice(from, i + 200)}`;
}
