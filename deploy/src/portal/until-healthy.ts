import { setTimeout as wait } from 'node:timers/promises';

const step = 100;

/**
 * Waits until a portal reports that it is healthy.
 *
 * @param patience in milliseconds
 * @throws Error with its last answer if it does not become healthy
 */
export async function untilHealthy(origin: string, patience = 30_000): Promise<void> {
  const deadline = Date.now() + patience;
  let last = '';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(patience) });
      if (answer.ok) return;
      last = await answer.text();
    } catch (error) {
      last = String(error);
    }
    await wait(step);
  }
  throw new Error(`The portal does not get ready: ${last}`);
}
