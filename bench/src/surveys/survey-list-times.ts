import { surveyReportsList } from '@portal/contract/inspection-surveys';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import type { Calls } from '../reports/report-times.ts';
import type { Caller } from '../server/caller.ts';
import { timesOf } from './times-of.ts';
import { selectionsOf } from './unit-selections.ts';
import { yearBefore } from './year-before.ts';

export interface SurveyListTimes {
  /**
   * The surveys of the account with the most units with their totals, in every order and with every
   * filter.
   */
  readonly ofAccount: Spread;
  /** The surveys of all accounts in twelve months, likewise. */
  readonly ofAll: Spread;
  /** Numbers of tires in the two lists. */
  readonly accountTires: number;
  readonly allTires: number;
}

/** A page of surveys, with the totals of all. */
export interface SurveyRows {
  readonly summary: { readonly tires: number };
  readonly rows: readonly { readonly survey_id: number; readonly total_tires: number }[];
}

export const surveyReport = 'POST survey/report';
export const firstSurveys = { page_number: 1, page_size: 20 };

/** Returns the locations of an account. */
export async function locationsOf(ask: Caller, account: string): Promise<number[]> {
  const { accounts } = await ask<{ accounts: { location_id: number }[] }>(
    'POST fleet_survey/select_locations',
    { keyword: account, page_number: 1, page_size: 100 },
  );
  return accounts.map(({ location_id }) => location_id);
}

/** Times the list of surveys with its key figures. */
export async function surveyListTimes(
  ask: Caller,
  { yard: { account }, today }: Pick<DataFacts, 'yard' | 'today'>,
  calls: Calls,
): Promise<SurveyListTimes> {
  const ofAccount = { locations: await locationsOf(ask, account) };
  const ofAll = { locations: [] as number[], date_from: yearBefore(today) };
  const report = (said: object) => ask<SurveyRows>(surveyReport, said);
  const times = (of: object) =>
    timesOf(selectionsOf(surveyReportsList), (said) => report({ ...of, ...said }), calls);
  const tires = async (of: object) => (await report({ ...of, ...firstSurveys })).summary.tires;
  return {
    ofAccount: await times(ofAccount),
    ofAll: await times(ofAll),
    accountTires: await tires(ofAccount),
    allTires: await tires(ofAll),
  };
}
