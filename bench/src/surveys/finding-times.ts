import {
  dealerReportsList,
  surveyDetailList,
  surveyExceptionsList,
  surveyReportsList,
} from '@portal/contract/inspection-surveys';
import type { CallName } from '@portal/contract/wire';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import { timedOften } from '../measure/timed.ts';
import type { Calls } from '../reports/report-times.ts';
import { type Caller, readFileOf, type Sender } from '../server/caller.ts';
import { timesOf } from './times-of.ts';
import { selectionsOf } from './unit-selections.ts';
import { yearBefore } from './year-before.ts';

export interface FindingTimes {
  /** The surveys of the account with most units and what they come to, in every order, by every filter. */
  readonly ofAccount: Spread;
  /** Those of all accounts in twelve months, the same. */
  readonly ofAll: Spread;
  /** Those of dealers, the same. */
  readonly ofDealers: Spread;
  /** A page of the exceptions of that account, the same. */
  readonly exceptions: Spread;
  /** A page of the tires of the survey that read most. */
  readonly detail: Spread;
  /** Tires of that survey. */
  readonly tires: number;
  /** They as a PDF. */
  readonly pdf: Spread;
  /** The tires of all surveys of the account as a workbook, and how many they are. */
  readonly workbook: Spread;
  readonly workbookTires: number;
}

interface Measured {
  readonly ask: Caller;
  readonly sender: Sender;
  readonly facts: DataFacts;
  readonly calls: Calls;
  /** Files that count, after one that does not. */
  readonly exports: number;
}

interface Rows {
  readonly summary: { readonly tires: number };
  readonly rows: readonly { readonly survey_id: number; readonly total_tires: number }[];
}

const report = 'POST survey/report';
const most = { order_by: surveyReportsList.sorts.total_tires, is_sort_desc: true };
const firstPage = { page_number: 1, page_size: 20 };

/** Times the reports of surveys. */
export async function findingTimes({
  ask,
  sender,
  facts,
  calls,
  exports,
}: Measured): Promise<FindingTimes> {
  const {
    yard: { account },
    today,
  } = facts;
  const { accounts } = await ask<{ accounts: { location_id: number }[] }>(
    'POST fleet_survey/select_locations',
    { keyword: account, page_number: 1, page_size: 100 },
  );
  const locations = accounts.map(({ location_id }) => location_id);
  const all = { locations: [] as number[] };
  const date_from = yearBefore(today);
  const reports = selectionsOf(surveyReportsList);
  const ofAccount = await timesOf(
    reports,
    (said) => ask(report, { ...all, locations, ...said }),
    calls,
  );
  const ofAll = await timesOf(
    reports,
    (said) => ask(report, { ...all, date_from, ...said }),
    calls,
  );
  const ofDealers = await timesOf(
    selectionsOf(dealerReportsList),
    (said) => ask('POST survey/report-dealer', { ...said }),
    calls,
  );
  const exceptions = await timesOf(
    selectionsOf(surveyExceptionsList),
    (said) => ask('POST survey/get_exceptions', { ...all, locations, ...said }),
    calls,
  );
  const { rows, summary } = await ask<Rows>(report, { ...all, locations, ...most, ...firstPage });
  const [largest] = rows;
  if (!largest) throw new Error(`No survey of ${account} is finished`);
  const detail = await timesOf(
    selectionsOf(surveyDetailList),
    (said) =>
      ask('POST survey/detail', {
        survey_id: largest.survey_id,
        ...said,
        page_size: surveyDetailList.pageSize,
      }),
    calls,
  );
  const fileOf = (name: CallName, body: object) =>
    timedOften(() => readFileOf(sender, name, body), { calls: exports, warmUp: 1 });
  const { survey_id } = largest;
  return {
    ofAccount,
    ofAll,
    ofDealers,
    exceptions,
    detail,
    tires: largest.total_tires,
    pdf: await fileOf('POST survey/download_pdf_file_survey_details', { survey_id }),
    workbook: await fileOf('POST survey/detailsreport', { locations }),
    workbookTires: summary.tires,
  };
}
