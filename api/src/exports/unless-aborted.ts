/**
 * Waits for a task until it finishes or the signal is aborted.
 *
 * @throws the error of the task, or the signal's reason as soon as it is aborted; the task then
 * continues unobserved
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
