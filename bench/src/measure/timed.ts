import { type Spread, spreadOf } from './spread.ts';

/** Runs something once and tells how long it took, in milliseconds. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/**
 * Runs something again and again, one after the other, after some runs that do not count.
 *
 * @param warmUp runs before the first that counts
 */
export async function timedOften(
  run: () => Promise<unknown>,
  { calls, warmUp }: { calls: number; warmUp: number },
): Promise<Spread> {
  for (let call = 0; call < warmUp; call += 1) await run();
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) times.push(await timed(run));
  return spreadOf(times);
}
