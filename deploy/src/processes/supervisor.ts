import { type Part, PartEnded, type PartOptions, startPart } from './part.ts';
import { livedLong, pauseBefore } from './pauses.ts';

/** How to restart a part that dies or stops answering. */
interface RestartOptions<Ready> {
  /** Its environment from the second start on: its address must stay the same. */
  readonly env: (ready: Ready) => NodeJS.ProcessEnv;
  /** Receives a sentence whenever it has died, and when it is back. */
  readonly report: (sentence: string) => void;
  /**
   * Settles when the part stops answering, which ends it. The signal fires if it ends by itself.
   */
  readonly silent?: (ready: Ready, ended: AbortSignal) => Promise<void>;
}

/** Several parts that start and end together. */
export interface Supervisor {
  /**
   * Starts a part and waits until it is ready. With a revival, it is restarted whenever it dies
   * later, after growing pauses.
   */
  start<Ready extends { ready: true }>(
    options: PartOptions,
    revival?: RestartOptions<Ready>,
  ): Promise<Ready>;
  /** Rejects when a part ends that was neither asked to end nor restarted. */
  readonly failed: Promise<never>;
  /** Ends all parts in reverse order of their start. Settles when all have ended. */
  stop(): Promise<void>;
}

type AnyPart = Part<{ ready: true }>;

export function createSupervisor(): Supervisor {
  /** In order of their start; a restarted part keeps its index. */
  const parts: AnyPart[] = [];
  let stopping: Promise<void> | undefined;
  const waits = new Set<() => void>();
  let fail: (reason: PartEnded) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);

  async function stopAll(): Promise<void> {
    for (const endWait of waits) endWait();
    for (const part of parts.splice(0).reverse()) await part.stop();
  }

  /** Waits, unless the supervisor stops meanwhile. */
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waits.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      waits.add(end);
    });

  /** Ends a part that stops answering (see `silent`); `keepAlive` then restarts it. */
  async function endWhenSilent<Ready extends { ready: true }>(
    part: Part<Ready>,
    { silent, report }: RestartOptions<Ready>,
  ): Promise<void> {
    const ready = await part.ready.catch(() => undefined);
    if (!ready || !silent) return;
    const ended = new AbortController();
    part.ended.then(() => ended.abort());
    await silent(ready, ended.signal);
    if (stopping || ended.signal.aborted) return;
    report(`The ${part.name} does not answer any more.`);
    part.kill();
  }

  /** Restarts a part each time it has ended. */
  async function keepAlive<Ready extends { ready: true }>(
    place: number,
    options: PartOptions,
    revival: RestartOptions<Ready>,
    ready: Ready,
  ): Promise<void> {
    const env = revival.env(ready);
    const { report } = revival;
    let deaths = 0;
    let readyAt = Date.now();
    for (;;) {
      const part = parts[place];
      if (stopping || !part) return;
      const ending = await part.ended;
      if (stopping) return;
      deaths = livedLong(Date.now() - readyAt) ? 1 : deaths + 1;
      const milliseconds = pauseBefore(deaths);
      report(
        `${new PartEnded(options.name, ending).message} It is started again in ${milliseconds / 1000} s.`,
      );
      await pause(milliseconds);
      if (stopping) return;
      const next = startPart<Ready>({ ...options, env });
      parts[place] = next;
      endWhenSilent(next, revival);
      readyAt = Number.POSITIVE_INFINITY;
      await next.ready.then(
        () => {
          readyAt = Date.now();
          report(`The ${options.name} is back.`);
        },
        (error: Error) => report(error.message),
      );
    }
  }

  return {
    failed,
    async start<Ready extends { ready: true }>(
      options: PartOptions,
      revival?: RestartOptions<Ready>,
    ) {
      if (stopping) throw new Error(`The ${options.name} was not started: the portal is ending.`);
      const part = startPart<Ready>(options);
      const place = parts.push(part) - 1;
      let isKept = false;
      part.ended.then((ending) => stopping || isKept || fail(new PartEnded(part.name, ending)));
      const ready = await part.ready;
      if (revival) {
        isKept = true;
        keepAlive(place, options, revival, ready);
        endWhenSilent(part, revival);
      }
      return ready;
    },
    stop() {
      stopping ??= stopAll();
      return stopping;
    },
  };
}
