/**
 * Waits for a piece of work no longer than somebody wants it.
 *
 * @throws what the work fails with, or the signal's reason as soon as it is aborted; the work then
 *   goes on unheard
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
