import {
  dealerReportsList,
  surveyDetailList,
  surveyReportsList,
} from '@portal/contract/inspection-surveys';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import type { Calls } from '../reports/report-times.ts';
import type { Caller } from '../server/caller.ts';
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
  /** A page of the tires of the survey that read most. */
  readonly detail: Spread;
  /** Tires of that survey. */
  readonly tires: number;
}

interface Rows {
  readonly rows: readonly { readonly survey_id: number; readonly total_tires: number }[];
}

const report = 'POST survey/report';
const most = { order_by: surveyReportsList.sorts.total_tires, is_sort_desc: true };
const firstPage = { page_number: 1, page_size: 20 };

/** Times the reports of surveys. */
export async function findingTimes(
  ask: Caller,
  { yard: { account }, today }: DataFacts,
  calls: Calls,
): Promise<FindingTimes> {
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
  const { rows } = await ask<Rows>(report, { ...all, locations, ...most, ...firstPage });
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
  return { ofAccount, ofAll, ofDealers, detail, tires: largest.total_tires };
}
