import { onEnd } from '../processes/on-end.ts';

/** What is being developed, until it is stopped. */
export interface Developed {
  stop(): Promise<void>;
}

/**
 * Develops until this process is asked to end, and ends it then.
 *
 * @throws whatever keeps it from starting
 */
export async function runUntilEnded(start: () => Promise<Developed>): Promise<void> {
  const ended = new Promise<void>((resolve) => onEnd(resolve));
  const { stop } = await start();
  await ended;
  await stop();
  process.exit(0);
}
