import type { Tab } from '@portal/contract/fleet-dashboard';
import { type Databases, type DataSet, dataSet } from '../data/data-set.ts';
import type { Extent } from '../extent.ts';
import type { Spread } from '../measure/spread.ts';
import { startApi } from '../server/api-process.ts';
import { type Caller, signedInCaller } from '../server/caller.ts';
import { peakMemory } from '../server/peak-memory.ts';
import { type LookupTimes, lookupTimes } from './lookup-times.ts';
import { recordTimes } from './record-times.ts';
import { reportTimes, type TabTimes, tabTimes } from './report-times.ts';
import { selectionOf } from './tab-request.ts';

/** Everything that was measured on one kind of database. */
export interface DatabaseMeasures {
  readonly large: DataSet;
  readonly demo: DataSet;
  readonly reports: Readonly<Record<Tab, TabTimes>>;
  /** A page of the records behind a figure. */
  readonly records: Spread;
  readonly lookups: LookupTimes;
  /** Megabytes; undefined where the system does not tell. */
  readonly memory: number | undefined;
  /** Each tab in one call on the smaller data. */
  readonly demoTabs: Readonly<Record<Tab, Spread>>;
}

interface Surroundings {
  readonly root: string;
  readonly extent: Extent;
  readonly fresh: boolean;
  readonly report: (line: string) => void;
}

/** Measures the API on one kind of database, on both sizes of data. */
export async function measureDatabase(
  databases: Databases,
  { root, extent, fresh, report }: Surroundings,
): Promise<DatabaseMeasures> {
  const { sizes, calls, lookups: count } = extent;
  const large = await dataSet({ root, databases, size: sizes.large, fresh, report });
  const demo = await dataSet({ root, databases, size: sizes.demo, fresh, report });
  const base = selectionOf(large.facts);

  const found = await withApi(root, large, async (ask, pid) => {
    report(`Reports of ${base.account} on ${large.size} data …`);
    const reports = await reportTimes(ask, base, calls);
    report('Records behind figures …');
    const records = await recordTimes(ask, base, calls);
    report('Lookups, alone and beside reports …');
    const lookups = await lookupTimes(ask, base, count);
    return { reports, records, lookups, memory: await peakMemory(pid) };
  });
  report(`The tabs on ${demo.size} data …`);
  const demoTabs = await withApi(root, demo, (ask) =>
    tabTimes(ask, selectionOf(demo.facts), calls),
  );
  return { large, demo, ...found, demoTabs };
}

/** An API that has just been started, so that its memory is that of the calls alone. */
async function withApi<Result>(
  root: string,
  { databaseUrl, dataDir, size }: DataSet,
  use: (ask: Caller, pid: number | undefined) => Promise<Result>,
): Promise<Result> {
  const api = await startApi({ root, databaseUrl, dataDir, demoSize: size });
  try {
    return await use(await signedInCaller(api), api.pid);
  } finally {
    await api.stop();
  }
}
