/** Waits in real time. Passed to sessions as an argument, so that tests need not wait. */

/** Resolves after `ms` milliseconds, or rejects when the signal aborts. */
export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    setTimeout(resolve, ms);
  });
}
