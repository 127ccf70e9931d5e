import { setTimeout as wait } from 'node:timers/promises';
import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { timed } from '../measure/timed.ts';
import type { Caller } from '../server/caller.ts';
import { tabAsBrowser } from './report-times.ts';

/** Milliseconds between two lookups, as a person does not click faster. */
const pause = 10;

export interface LookupTimes {
  /** With nothing else running. */
  readonly idle: Spread;
  /** While another user keeps requesting a tab, as a browser does. */
  readonly busy: Spread;
}

/** Times calls that read a row or a few: a stored record, the session, an account's groups. */
export async function lookupTimes(
  ask: Caller,
  base: BaseParameters,
  count: number,
): Promise<LookupTimes> {
  const lookups = await someLookups(ask, base);
  await timesOf(lookups, lookups.length);
  const idle = spreadOf(await timesOf(lookups, count));
  const busy = await lookupsAlongside(tabAsBrowser(ask, base, 'purchases'), { ask, base, count });
  return { idle, busy };
}

/** Times the same calls while another task runs repeatedly. */
export async function lookupsAlongside(
  other: () => Promise<unknown>,
  { ask, base, count }: { ask: Caller; base: BaseParameters; count: number },
): Promise<Spread> {
  const lookups = await someLookups(ask, base);
  return spreadOf(await runAlongside(other, () => timesOf(lookups, count)));
}

/** Times the same calls from the start of another task to its end. */
export async function lookupsDuring(
  other: () => Promise<unknown>,
  { ask, base }: { ask: Caller; base: BaseParameters },
): Promise<Spread> {
  const lookups = await someLookups(ask, base);
  await timesOf(lookups, lookups.length);
  const times: number[] = [];
  let isDone = false;
  const finished = other().finally(() => {
    isDone = true;
  });
  while (!isDone) times.push(...(await timesOf(lookups, lookups.length)));
  await finished;
  return spreadOf(times);
}

type Lookup = () => Promise<unknown>;

async function someLookups(ask: Caller, base: BaseParameters): Promise<Lookup[]> {
  const { id } = await ask<{ id: string }>('POST portal-v1:record_store/set_record', {
    record: 'lo=1.2.3',
  });
  const { fleet_type, account } = base;
  return [
    () => ask(`GET portal-v1:record_store/get_record/${id}`),
    () => ask('GET authorization/verify'),
    () => ask('POST fleet_dashboard/get_customer_location_groups', { fleet_type, account }),
  ];
}

async function timesOf(lookups: readonly Lookup[], count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    for (const lookup of lookups) {
      times.push(await timed(lookup));
      await wait(pause);
    }
  }
  return times;
}

/** Runs `work` while another task runs repeatedly. */
async function runAlongside<Result>(
  other: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  let isDone = false;
  const again = async () => {
    while (!isDone) await other();
  };
  const finished = work().finally(() => {
    isDone = true;
  });
  const [result] = await Promise.all([finished, again()]);
  return result;
}
