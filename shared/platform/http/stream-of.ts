import { carryOutStream } from './call.ts';
import { CallFailure } from './call-failure.ts';
import { eventReader, type StreamedEvent } from './streamed-events.ts';

export type { StreamedEvent };

interface StreamOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly signal: AbortSignal;
  /** A stream of which nothing is heard for so long is dead (milliseconds). */
  readonly silence: number;
}

/**
 * Opens a call of the contract that is answered by a stream of events, as nobody's call: the session's end
 * stays where it is.
 *
 * @returns its events as they come, until the server ends it
 * @throws CallFailure for everything that is not a success, of code `invalid` where something else than
 *   events comes, and of code `network` when the stream falls silent
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
