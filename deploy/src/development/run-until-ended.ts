import { onEnd } from '../processes/on-end.ts';

/** A running development, until it is stopped. */
export interface Developed {
  stop(): Promise<void>;
}

/**
 * Develops until this process is asked to stop, then exits.
 *
 * @throws any error that prevents the start
 */
export async function runUntilEnded(start: () => Promise<Developed>): Promise<void> {
  const ended = new Promise<void>((resolve) => onEnd(resolve));
  const { stop } = await start();
  await ended;
  await stop();
  process.exit(0);
}
