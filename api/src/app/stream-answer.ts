import { once } from 'node:events';
import { PassThrough } from 'node:stream';

/** What a stream tells, under the name by which the contract describes it. */
export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
  /** By which a reader that comes back says how far it has read. */
  readonly id?: number;
}

/** How a stream reaches its reader. */
export interface StreamWriter {
  /** Fires when nobody reads any more, when the reader may not, and when the API ends. */
  readonly signal: AbortSignal;
  send(event: StreamEvent): void;
  /** Settles once the reader has taken what was sent, or the stream has ended. */
  drained(): Promise<void>;
}

interface Streamed {
  /** Sends until the signal fires; what it throws breaks the stream off. */
  run(writer: StreamWriter): Promise<void>;
  /** Asked from time to time. @throws Refusal when the caller may not see it any more */
  check(): Promise<unknown>;
}

/** The answer of a call that has `stream`: events that are sent as they come. */
export class StreamAnswer {
  constructor(readonly streamed: Streamed) {}
}

/** Bytes that may wait for a reader; one that takes them too slowly is let go, and comes back. */
const mostWaiting = 1_000_000;

/** The text of a stream of events, and its writer. */
export class EventText implements StreamWriter {
  readonly out = new PassThrough();
  private readonly ending = new AbortController();
  readonly signal = this.ending.signal;

  constructor() {
    // Who hangs up in the middle of a word is no fault.
    this.out.on('error', () => {});
  }

  send({ event, data, id }: StreamEvent): void {
    const lines = [`event: ${event}`, ...(id === undefined ? [] : [`id: ${id}`])];
    this.write(`${lines.join('\n')}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Says that the stream is alive. */
  beat(): void {
    this.write(':\n\n');
  }

  async drained(): Promise<void> {
    if (this.signal.aborted || !this.out.writableNeedDrain) return;
    // The signal ends the waiting; that is no fault either.
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
