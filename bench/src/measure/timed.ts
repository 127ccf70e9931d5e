import { type Spread, spreadOf } from './spread.ts';

/** Runs a function once and returns its duration in milliseconds. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/**
 * Times repeated runs of a function, one after another, following some warm-up runs.
 *
 * @param warmUp number of runs before the first measured one
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
