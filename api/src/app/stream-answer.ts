import { once } from 'node:events';
import { PassThrough } from 'node:stream';

/** An event of a stream, under its name in the contract. */
export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
  /** Lets a reader that reconnects say how far it has read. */
  readonly id?: number;
}

/** Writes a stream to its reader. */
export interface StreamWriter {
  /** Fires when the reader is gone or no longer authorized, and when the API shuts down. */
  readonly signal: AbortSignal;
  send(event: StreamEvent): void;
  /** Settles once the reader has received everything sent, or the stream has ended. */
  drained(): Promise<void>;
}

interface EventStreamHandler {
  /** Sends events until the signal fires; an exception breaks the stream off. */
  run(writer: StreamWriter): Promise<void>;
  /**
   * Called from time to time.
   *
   * @throws Refusal when the caller is no longer authorized
   */
  check(): Promise<unknown>;
}

/** The answer of a call that has `stream`: events sent as they occur. */
export class StreamAnswer {
  constructor(readonly streamed: EventStreamHandler) {}
}

/** Bytes that may be buffered for a reader; a slower one is disconnected, and reconnects. */
const mostWaiting = 1_000_000;

/** The text of a stream of events, and its writer. */
export class EventText implements StreamWriter {
  readonly out = new PassThrough();
  private readonly ending = new AbortController();
  readonly signal = this.ending.signal;

  constructor() {
    // A connection closed in the middle of a write is not a failure.
    this.out.on('error', () => {});
  }

  send({ event, data, id }: StreamEvent): void {
    const lines = [`event: ${event}`, ...(id === undefined ? [] : [`id: ${id}`])];
    this.write(`${lines.join('\n')}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a heartbeat. */
  beat(): void {
    this.write(':\n\n');
  }

  async drained(): Promise<void> {
    if (this.signal.aborted || !this.out.writableNeedDrain) return;
    // The signal ends the wait; that is not a failure either.
    await once(this.out, 'drain', { signal: this.signal }).catch(() => {});
  }

  end(): void {
    if (this.signal.aborted) return;
    this.ending.abort();
    this.out.end();
  }

  private write(text: string): void {
    if (this.signal.aborted || this.out.destroyed) return;
    this.out.write(text);
    if (this.out.writableLength + this.out.readableLength > mostWaiting) this.end();
  }
}
