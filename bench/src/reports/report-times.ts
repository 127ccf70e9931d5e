import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import type { Spread } from '../measure/spread.ts';
import { timedOften } from '../measure/timed.ts';
import type { Caller } from '../server/caller.ts';
import { reportsRequest, tabReports } from './tab-request.ts';

const call = 'POST fleet_dashboard/get_reports';

/** How many calls are timed, after how many that are not. */
export interface Calls {
  readonly calls: number;
  readonly warmUp: number;
}

/** All reports of the tab in one call. */
export const tabInOneCall = (ask: Caller, base: BaseParameters) => () =>
  ask(call, reportsRequest(base, tabReports));

/** As the browser asks: a call for each card, all at once. */
export const tabAsBrowser = (ask: Caller, base: BaseParameters) => () =>
  Promise.all(tabReports.map((report) => ask(call, reportsRequest(base, [report]))));

export interface ReportTimes {
  /** Each report by itself, by its type. */
  readonly alone: Readonly<Record<string, Spread>>;
  readonly oneCall: Spread;
  readonly asBrowser: Spread;
}

/** Times the reports of the tab, each alone and together. */
export async function reportTimes(
  ask: Caller,
  base: BaseParameters,
  calls: Calls,
): Promise<ReportTimes> {
  const alone: Record<string, Spread> = {};
  for (const report of tabReports) {
    const body = reportsRequest(base, [report]);
    alone[report.type] = await timedOften(() => ask(call, body), calls);
  }
  return {
    alone,
    oneCall: await timedOften(tabInOneCall(ask, base), calls),
    asBrowser: await timedOften(tabAsBrowser(ask, base), calls),
  };
}
