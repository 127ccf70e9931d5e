import type { FastifyReply } from 'fastify';
import { ClientGone } from '../app/client-gone.ts';
import { Refusal } from '../app/refusal.ts';
import { EventText, type StreamAnswer, type StreamEvent } from '../app/stream-answer.ts';

interface Reader {
  readonly reply: FastifyReply;
  /** Whether the caller may still read. @throws Refusal when not */
  readonly check: () => Promise<unknown>;
  /** Holds an event to the contract, in tests. */
  readonly checkEvent: (event: StreamEvent) => void;
}

/** How often a stream says that it is alive, and its caller is looked at again, in milliseconds. */
const defaultBeat = 15_000;

/** The streams that callers read now. */
export class RunningStreams {
  private readonly running = new Map<EventText, Promise<void>>();

  constructor(private readonly beat = defaultBeat) {}

  /** @returns what is to be sent */
  start({ streamed }: StreamAnswer, { reply, check, checkEvent }: Reader) {
    const text = new EventText();
    reply.raw.once('close', () => text.end());
    reply
      .type('text/event-stream; charset=utf-8')
      // A proxy in front of the portal is to hand on each event as it comes.
      .header('x-accel-buffering', 'no')
      // Nobody waits for a connection that is idle afterwards.
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

  /** Ends all streams, which never end by themselves: their readers come back elsewhere. */
  async close(): Promise<void> {
    const running = [...this.running];
    for (const [text] of running) text.end();
    await Promise.all(running.map(([, run]) => run));
  }
}
