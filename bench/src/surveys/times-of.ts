import { type Spread, spreadOf } from '../measure/spread.ts';
import { timed } from '../measure/timed.ts';
import type { Calls } from '../reports/report-times.ts';

/** Times each of several calls once, after some warm-up calls. */
export async function timesOf<Said>(
  all: readonly Said[],
  ask: (said: Said) => Promise<unknown>,
  { warmUp }: Calls,
): Promise<Spread> {
  for (const said of all.slice(0, warmUp)) await ask(said);
  const times: number[] = [];
  for (const said of all) times.push(await timed(() => ask(said)));
  return spreadOf(times);
}
