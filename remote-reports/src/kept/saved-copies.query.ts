import type { KeptReport } from '@portal/contract/analysis-reports';
import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/** Path prefix of the calls of a report with saved copies. */
export type SavedCopyPrefix =
  | 'fleet_conditions'
  | 'product_analysis_report'
  | 'unit_history_report';

/** Polling intervals in milliseconds: while a copy is being made, and after a failed poll. */
const [lookEvery, lookAgain] = [1000, 5000];

/** Whether the copy is waiting or being made. */
export const isUnderWay = ({ state }: KeptReport): boolean =>
  state === 'waiting' || state === 'running';

/** The user's own saved copies, newest first. */
export const savedCopiesQuery = (prefix: SavedCopyPrefix) =>
  queryOptions({
    queryKey: ['kept', prefix],
    // Another browser window may have ordered one.
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) =>
      (await call(`GET ${prefix}/get_reports`, { signal, background: true })).reports,
    refetchInterval: ({ state: { data, status } }) =>
      data?.some(isUnderWay) ? (status === 'error' ? lookAgain : lookEvery) : false,
  });

/** Returns the list with a changed copy in its place, or a new one first. */
export const withReport = (list: readonly KeptReport[] = [], changed: KeptReport): KeptReport[] =>
  list.some(({ id }) => id === changed.id)
    ? list.map((each) => (each.id === changed.id ? changed : each))
    : [changed, ...list];
