import { type BaseParameters, type Tab, tabs } from '@portal/contract/fleet-dashboard';
import type { Spread } from '../measure/spread.ts';
import { timedOften } from '../measure/timed.ts';
import type { Caller } from '../server/caller.ts';
import { reportsOf, reportsRequest } from './tab-request.ts';

const call = 'POST fleet_dashboard/get_reports';

/** Number of timed calls, and of warm-up calls before them. */
export interface Calls {
  readonly calls: number;
  readonly warmUp: number;
}

/** Requests all reports of a tab in one call. */
const tabInOneCall = (ask: Caller, base: BaseParameters, tab: Tab) => () =>
  ask(call, reportsRequest(base, reportsOf(tab)));

/** Requests a tab as the browser does: one call per card, all at once. */
export const tabAsBrowser = (ask: Caller, base: BaseParameters, tab: Tab) => () =>
  Promise.all(reportsOf(tab).map((report) => ask(call, reportsRequest(base, [report]))));

/** Times of the reports of one tab. */
export interface TabTimes {
  /** Each report by itself, by its type. */
  readonly alone: Readonly<Record<string, Spread>>;
  readonly oneCall: Spread;
  readonly asBrowser: Spread;
}

const ofEachTab = async <Times>(
  measure: (tab: Tab) => Promise<Times>,
): Promise<Readonly<Record<Tab, Times>>> => {
  const found: Partial<Record<Tab, Times>> = {};
  for (const tab of tabs) found[tab] = await measure(tab);
  return found as Record<Tab, Times>;
};

/** Times the reports of every tab, each alone and together. */
export const reportTimes = (ask: Caller, base: BaseParameters, calls: Calls) =>
  ofEachTab(async (tab): Promise<TabTimes> => {
    const alone: Record<string, Spread> = {};
    for (const report of reportsOf(tab)) {
      const body = reportsRequest(base, [report]);
      alone[report.type] = await timedOften(() => ask(call, body), calls);
    }
    return {
      alone,
      oneCall: await timedOften(tabInOneCall(ask, base, tab), calls),
      asBrowser: await timedOften(tabAsBrowser(ask, base, tab), calls),
    };
  });

/** Times every tab in one call. */
export const tabTimes = (ask: Caller, base: BaseParameters, calls: Calls) =>
  ofEachTab((tab) => timedOften(tabInOneCall(ask, base, tab), calls));
