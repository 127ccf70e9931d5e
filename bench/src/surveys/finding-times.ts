import {
  dealerReportsList,
  surveyDetailList,
  surveyExceptionsList,
  surveyReportsList,
} from '@portal/contract/inspection-surveys';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import type { Calls } from '../reports/report-times.ts';
import type { Caller } from '../server/caller.ts';
import {
  firstSurveys,
  locationsOf,
  type SurveyListTimes,
  type SurveyRows,
  surveyListTimes,
  surveyReport,
} from './survey-list-times.ts';
import { timesOf } from './times-of.ts';
import { selectionsOf } from './unit-selections.ts';

export interface FindingTimes {
  readonly list: SurveyListTimes;
  /** Dealer surveys, in every order and with every filter. */
  readonly ofDealers: Spread;
  /** A page of the exceptions of the account with the most units, likewise. */
  readonly exceptions: Spread;
  /** A page of the tires of the survey with the most readings. */
  readonly detail: Spread;
  /** Number of tires of that survey. */
  readonly tires: number;
}

const most = { order_by: surveyReportsList.sorts.total_tires, is_sort_desc: true };

/** Times the survey reports. */
export async function findingTimes(
  ask: Caller,
  facts: DataFacts,
  calls: Calls,
): Promise<FindingTimes> {
  const { account } = facts.yard;
  const locations = await locationsOf(ask, account);
  const list = await surveyListTimes(ask, facts, calls);
  const ofDealers = await timesOf(
    selectionsOf(dealerReportsList),
    (said) => ask('POST survey/report-dealer', { ...said }),
    calls,
  );
  const exceptions = await timesOf(
    selectionsOf(surveyExceptionsList),
    (said) => ask('POST survey/get_exceptions', { locations, ...said }),
    calls,
  );
  const largestFirst = { locations, ...most, ...firstSurveys };
  const { rows } = await ask<SurveyRows>(surveyReport, largestFirst);
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
  return { list, ofDealers, exceptions, detail, tires: largest.total_tires };
}
