import { carryOutStream } from './call.ts';
import { CallFailure } from './call-failure.ts';
import { eventReader, type StreamedEvent } from './streamed-events.ts';

export type { StreamedEvent };

interface StreamOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly signal: AbortSignal;
  /** Time without data after which the stream counts as dead (milliseconds). */
  readonly silence: number;
}

/**
 * Opens a call of the contract with an event stream as its response, in the background: it does not
 * extend the session.
 *
 * @returns the events as they arrive, until the server ends the stream
 * @throws CallFailure for everything but a success, of code `invalid` if the response is not an
 * event stream, and of code `network` when the stream falls silent
 */
export async function* streamOf(
  name: string,
  { params, query, signal, silence }: StreamOptions,
): AsyncGenerator<StreamedEvent, void> {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  let timer = setTimeout(stop, silence);
  try {
    const stream = await carryOutStream(name, { params, query, signal: stopped.signal });
    const reader = stream.getReader();
    stopped.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
    const decoder = new TextDecoder();
    const events = eventReader();
    while (true) {
      const { done, value } = await reader.read();
      if (done && !stopped.signal.aborted) return;
      if (done) throw new CallFailure({ status: 0, code: 'network' });
      clearTimeout(timer);
      timer = setTimeout(stop, silence);
      yield* events(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    if (error instanceof CallFailure && !stopped.signal.aborted) throw error;
    throw new CallFailure({
      status: 0,
      code: signal.aborted ? 'cancelled' : 'network',
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    stop();
  }
}
