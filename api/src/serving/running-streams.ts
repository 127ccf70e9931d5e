import type { FastifyReply } from 'fastify';
import { ClientGone } from '../app/client-gone.ts';
import { Refusal } from '../app/refusal.ts';
import { EventText, type StreamAnswer, type StreamEvent } from '../app/stream-answer.ts';

interface Reader {
  readonly reply: FastifyReply;
  /**
   * Checks that the caller may still read.
   *
   * @throws Refusal if not
   */
  readonly check: () => Promise<unknown>;
  /** Validates an event against the contract, in tests. */
  readonly checkEvent: (event: StreamEvent) => void;
}

/** Interval in milliseconds at which a stream sends a heartbeat and checks its caller again. */
const defaultBeat = 15_000;

/** The streams that are being read. */
export class RunningStreams {
  private readonly running = new Map<EventText, Promise<void>>();

  constructor(private readonly beat = defaultBeat) {}

  /** @returns the stream to send */
  start({ streamed }: StreamAnswer, { reply, check, checkEvent }: Reader) {
    const text = new EventText();
    reply.raw.once('close', () => text.end());
    reply
      .type('text/event-stream; charset=utf-8')
      // Tells a proxy in front of the portal to forward each event immediately.
      .header('x-accel-buffering', 'no')
      // Closes the connection afterwards, so that nothing waits for an idle one.
      .header('connection', 'close');
    const failed = (error: unknown) => {
      const isOver = error instanceof Refusal || error instanceof ClientGone;
      if (!isOver) reply.log.error({ err: error }, 'A stream broke off');
      text.end();
    };
    let isChecking = false;
    const look = async () => {
      if (isChecking) return;
      isChecking = true;
      try {
        await check();
        await streamed.check();
      } catch (error) {
        failed(error);
      }
      isChecking = false;
    };
    const timer = setInterval(() => {
      text.beat();
      void look();
    }, this.beat);
    text.beat();
    const writer = {
      signal: text.signal,
      send(event: StreamEvent) {
        checkEvent(event);
        text.send(event);
      },
      drained: () => text.drained(),
    };
    const run = streamed
      .run(writer)
      .catch(failed)
      .finally(() => {
        clearInterval(timer);
        text.end();
        this.running.delete(text);
      });
    this.running.set(text, run);
    return text.out;
  }

  /** Ends all streams, which never end by themselves; their readers reconnect elsewhere. */
  async close(): Promise<void> {
    const running = [...this.running];
    for (const [text] of running) text.end();
    await Promise.all(running.map(([, run]) => run));
  }
}
