import type { KeptReport } from '@portal/contract/analysis-reports';
import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/** Before the calls of a report that is kept. */
export type KeptPrefix = 'fleet_conditions' | 'product_analysis_report' | 'unit_history_report';

/** In milliseconds, between two looks at what is being made, and after one that failed. */
const [lookEvery, lookAgain] = [1000, 5000];

/** Whether it will change by itself. */
export const isUnderWay = ({ state }: KeptReport): boolean =>
  state === 'waiting' || state === 'running';

/** The reader's own kept reports, the newest first. */
export const keptReportsQuery = (prefix: KeptPrefix) =>
  queryOptions({
    queryKey: ['kept', prefix],
    // Another window of the browser may have ordered one.
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) =>
      (await call(`GET ${prefix}/get_reports`, { signal, background: true })).reports,
    refetchInterval: ({ state: { data, status } }) =>
      data?.some(isUnderWay) ? (status === 'error' ? lookAgain : lookEvery) : false,
  });

/** The list with a report as it is by now: at its place, or before all others. */
export const withReport = (list: readonly KeptReport[] = [], changed: KeptReport): KeptReport[] =>
  list.some(({ id }) => id === changed.id)
    ? list.map((each) => (each.id === changed.id ? changed : each))
    : [changed, ...list];
