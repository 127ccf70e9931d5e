import { type Ending, type Part, PartEnded, type PartOptions, startPart } from './part.ts';

/** Several parts that live and end together. */
export interface Supervisor {
  /** Starts a part and waits until it is ready. */
  start<Ready extends { ready: true }>(options: PartOptions): Promise<Ready>;
  /** Rejects as soon as a part ends that was not asked to. */
  readonly failed: Promise<never>;
  /** Ends all parts, the last one started first. Settles when nothing is left. */
  stop(): Promise<void>;
}

export function createSupervisor(): Supervisor {
  const parts: Part<{ ready: true }>[] = [];
  let stopping: Promise<void> | undefined;
  let fail: (reason: PartEnded) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);

  async function stopAll(): Promise<void> {
    for (const part of parts.splice(0).reverse()) await part.stop();
  }

  return {
    failed,
    async start<Ready extends { ready: true }>(options: PartOptions) {
      if (stopping) throw new Error(`The ${options.name} was not started: the portal is ending.`);
      const part = startPart<Ready>(options);
      parts.push(part);
      part.ended.then((ending: Ending) => stopping || fail(new PartEnded(part.name, ending)));
      return part.ready;
    },
    stop() {
      stopping ??= stopAll();
      return stopping;
    },
  };
}
