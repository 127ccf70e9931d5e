import type { Tab } from '@portal/contract/fleet-dashboard';
import { type AdminTimes, adminTimes } from '../admin/admin-times.ts';
import { registerPortalWords } from '../admin/portal-words.ts';
import {
  type AnalysisReportTimes,
  analysisTimesOfAccount,
  analysisTimesOfAll,
} from '../analysis/analysis-times.ts';
import { type ChoosingTimes, choosingTimes } from '../analysis/choosing-times.ts';
import { type Databases, type DataSet, dataSet } from '../data/data-set.ts';
import { type ExportTimes, exportTimes } from '../exports/export-times.ts';
import type { Extent } from '../extent.ts';
import type { Spread } from '../measure/spread.ts';
import { changeTimes } from '../reports/change-times.ts';
import { type LookupTimes, lookupTimes } from '../reports/lookup-times.ts';
import { recordTimes } from '../reports/record-times.ts';
import { reportTimes, type TabTimes, tabTimes } from '../reports/report-times.ts';
import { selectionOf } from '../reports/tab-request.ts';
import { type ApiProcess, startApi } from '../server/api-process.ts';
import { otherStaff, signedInCaller, signedInSender } from '../server/caller.ts';
import { peakMemory } from '../server/peak-memory.ts';
import { type LiveTimes, liveTimes } from '../surveys/live-times.ts';
import { type SurveyFileTimes, surveyFileTimes } from '../surveys/survey-file-times.ts';
import { type SurveyListTimes, surveyListTimes } from '../surveys/survey-list-times.ts';
import { type SurveyTimes, surveyTimes } from '../surveys/survey-times.ts';

/** All measurements on one kind of database. */
export interface DatabaseMeasures {
  readonly large: DataSet;
  readonly demo: DataSet;
  readonly reports: Readonly<Record<Tab, TabTimes>>;
  /** A page of the records behind a figure. */
  readonly records: Spread;
  /** The sentences above the reports. */
  readonly changes: Spread;
  readonly lookups: LookupTimes;
  readonly exports: ExportTimes;
  readonly surveys: SurveyTimes;
  readonly surveyFiles: SurveyFileTimes;
  readonly live: LiveTimes;
  /** The analysis reports of the account with the most units, and of all accounts. */
  readonly analysis: AnalysisReportTimes;
  readonly analysisOfAll: AnalysisReportTimes;
  readonly choosing: ChoosingTimes;
  readonly admin: AdminTimes;
  /** Megabytes; undefined if the system does not report it. */
  readonly memory: number | undefined;
  /** Each tab in one call on the smaller data. */
  readonly demoTabs: Readonly<Record<Tab, Spread>>;
  /** The list of surveys, on the smaller data. */
  readonly demoSurveys: SurveyListTimes;
  /** The analysis reports of the account with the most units, on the smaller data. */
  readonly demoAnalysis: AnalysisReportTimes;
}

interface MeasureDatabaseOptions {
  readonly root: string;
  readonly extent: Extent;
  readonly fresh: boolean;
  readonly report: (line: string) => void;
}

/** Measures the API on one kind of database, on both sizes of data. */
export async function measureDatabase(
  databases: Databases,
  { root, extent, fresh, report }: MeasureDatabaseOptions,
): Promise<DatabaseMeasures> {
  const { sizes, calls, lookups: count, exports, importedUnits, workbookRows } = extent;
  const large = await dataSet({ root, databases, size: sizes.large, fresh, report });
  const demo = await dataSet({ root, databases, size: sizes.demo, fresh, report });
  const base = selectionOf(large.facts);

  const found = await withApi(root, large, async (api) => {
    const ask = await signedInCaller(api);
    report(`Reports of ${base.account} on ${large.size} data …`);
    const reports = await reportTimes(ask, base, calls);
    report('Records behind figures …');
    const records = await recordTimes(ask, base, calls);
    report('What changed …');
    const changes = await changeTimes(ask, base, calls);
    report('Lookups, alone and beside reports …');
    const lookups = await lookupTimes(ask, base, count);
    return { reports, records, changes, lookups, memory: await peakMemory(api.pid) };
  });
  report('Exports of everything …');
  const exported = await withApi(root, large, async (api) => {
    const other = await signedInSender(api, otherStaff);
    const callers = { sender: await signedInSender(api), ask: await signedInCaller(api), other };
    return exportTimes(callers, { root, base, exports, lookups: count, pid: api.pid });
  });
  report(`Units and surveys of ${large.facts.yard.account} …`);
  const surveys = await withApi(root, large, async (api) => {
    const callers = { sender: await signedInSender(api), ask: await signedInCaller(api) };
    const { facts } = large;
    return surveyTimes({
      ...callers,
      facts,
      calls,
      rows: importedUnits,
      exports,
      pid: api.pid,
    });
  });
  report('Files of what surveys found …');
  const surveyFiles = await withApi(root, large, async (api) => {
    const callers = { sender: await signedInSender(api), ask: await signedInCaller(api) };
    const { facts } = large;
    return surveyFileTimes({ ...callers, facts, tires: workbookRows, exports, pid: api.pid });
  });
  report(`Analysis reports of ${large.facts.yard.account}, and of all accounts …`);
  const analysed = await withApi(root, large, async (api) => {
    const ask = await signedInCaller(api);
    return {
      analysis: await analysisTimesOfAccount(ask, large.facts, calls),
      analysisOfAll: await analysisTimesOfAll(ask, large.facts, calls),
      choosing: await choosingTimes(ask, large.facts, calls),
    };
  });
  report('Administration …');
  await registerPortalWords(root, large);
  const admin = await withApi(root, large, async (api) => {
    const callers = { sender: await signedInSender(api), ask: await signedInCaller(api) };
    return adminTimes({ ...callers, root, facts: large.facts, calls, exports });
  });
  report('Surveys that are followed …');
  const live = await withApi(root, large, (api) =>
    liveTimes(api, { base, facts: large.facts, saved: calls.calls, lookups: count }),
  );
  report(`The tabs, the list of surveys and analysis reports on ${demo.size} data …`);
  const ofDemo = await withApi(root, demo, async (api) => {
    const ask = await signedInCaller(api);
    return {
      demoTabs: await tabTimes(ask, selectionOf(demo.facts), calls),
      demoSurveys: await surveyListTimes(ask, demo.facts, calls),
      demoAnalysis: await analysisTimesOfAccount(ask, demo.facts, calls),
    };
  });
  const ofLarge = { ...found, exports: exported, surveys, surveyFiles, ...analysed, admin, live };
  return { large, demo, ...ofLarge, ...ofDemo };
}

/** Uses a newly started API, so that its memory reflects these calls alone. */
async function withApi<Result>(
  root: string,
  { databaseUrl, dataDir, size }: DataSet,
  use: (api: ApiProcess) => Promise<Result>,
): Promise<Result> {
  const api = await startApi({ root, databaseUrl, dataDir, demoSize: size });
  try {
    return await use(api);
  } finally {
    await api.stop();
  }
}
