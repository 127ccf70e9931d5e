import {
  productPositions,
  torqueChecksList,
  wearRatesList,
} from '@portal/contract/analysis-reports';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import { timedOften } from '../measure/timed.ts';
import type { Calls } from '../reports/report-times.ts';
import type { Caller } from '../server/caller.ts';
import { locationsOf } from '../surveys/survey-list-times.ts';
import { timesOf } from '../surveys/times-of.ts';
import { selectionsOf } from '../surveys/unit-selections.ts';
import { yearBefore } from '../surveys/year-before.ts';

/** Times of each report over twelve months, with every choice of filters. */
export interface AnalysisReportTimes {
  readonly scrap: Spread;
  /** The cost at each pull depth. */
  readonly pull: Spread;
  readonly product: Spread;
  /** A page of wear rates with their totals. */
  readonly wear: Spread;
  /** When mounted tires reach their pull depth, with a page of the tires to buy. */
  readonly forecast: Spread;
  /** A page of checks with their totals. */
  readonly torque: Spread;
}

/** The chosen accounts and their locations; empty for all. */
interface TiresScope {
  readonly accounts: readonly number[];
  readonly locations: readonly number[];
}

type AnalysisFacts = Pick<DataFacts, 'yard' | 'today'>;

/** Times the reports of the account with the most units. */
export const analysisTimesOfAccount = async (
  ask: Caller,
  { yard: { account }, today }: AnalysisFacts,
  calls: Calls,
): Promise<AnalysisReportTimes> =>
  analysisTimes(
    ask,
    {
      accounts: [await accountIdOf(ask, account)],
      locations: await locationsOf(ask, account),
    },
    { today, calls },
  );

/** Times the reports of all accounts. */
export const analysisTimesOfAll = (
  ask: Caller,
  { today }: AnalysisFacts,
  calls: Calls,
): Promise<AnalysisReportTimes> =>
  analysisTimes(ask, { accounts: [], locations: [] }, { today, calls });

/** Returns the id of an account by its number. */
export async function accountIdOf(ask: Caller, account: string): Promise<number> {
  const { verified_account } = await ask<{ verified_account: { account_id: number } | null }>(
    'POST product_wear_rate_report/get_selects',
    { account },
  );
  if (!verified_account) throw new Error(`There is no account ${account}`);
  return verified_account.account_id;
}

async function analysisTimes(
  ask: Caller,
  { accounts, locations }: TiresScope,
  { today, calls }: { readonly today: string; readonly calls: Calls },
): Promise<AnalysisReportTimes> {
  const days = { date_from: yearBefore(today), date_to: today };
  const ofAccounts = { account_ids: accounts, ...days };
  const ofLocations = { location_ids: locations, ...days };
  const ofPositions = productPositions.map((position) => ({ wheel_positions: [position] }));
  return {
    scrap: await timedOften(
      () => ask('POST scrap_analysis_report/get_scrap_report', { ...ofAccounts, survey_ids: [] }),
      calls,
    ),
    pull: await timedOften(
      () => ask('POST scrap_analysis_report/get_pull_points', ofAccounts),
      calls,
    ),
    product: await timesOf(
      [{}, ...ofPositions],
      (said) => ask('POST product_analysis_report/get_product_report', { ...ofAccounts, ...said }),
      calls,
    ),
    wear: await timesOf(
      selectionsOf(wearRatesList),
      (said) =>
        ask('POST product_wear_rate_report/get_product_wear_rates', {
          ...ofAccounts,
          group_by: 'product',
          ...said,
        }),
      calls,
    ),
    forecast: await timedOften(
      () =>
        ask('POST product_wear_rate_report/get_wear_forecast', {
          account_ids: accounts,
          group_by: 'month',
          page_number: 1,
          page_size: 20,
        }),
      calls,
    ),
    torque: await timesOf(
      selectionsOf(torqueChecksList),
      (said) => ask('POST torque_summary_report/get_report', { ...ofLocations, ...said }),
      calls,
    ),
  };
}
