import type { GeneratedExport, portalCalls } from '@portal/contract/portal';
import { callsOf } from '../http/calls-of.ts';
import { queryOptions } from '../query/query.ts';

const call = callsOf<typeof portalCalls>();

/** In milliseconds, between two looks at what is being made, and after one that failed. */
const [lookEvery, lookAgain] = [1000, 5000];

/** Whether it will change by itself. */
export const isUnderWay = ({ state }: GeneratedExport): boolean =>
  state === 'waiting' || state === 'running';

/** The user's own exports that are made while nobody waits, the newest first. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  staleTime: 10_000,
  // Another window of the browser may have started one.
  refetchOnWindowFocus: true,
  queryFn: async ({ signal }) => {
    const options = { signal, background: true };
    return (await call('GET portal-v1:exports/get_exports', options)).exports;
  },
  refetchInterval: ({ state: { data, status } }) =>
    data?.some(isUnderWay) ? (status === 'error' ? lookAgain : lookEvery) : false,
});

/** The list with an export as it is by now: at its place, or before all others. */
export const withExport = (
  list: readonly GeneratedExport[] = [],
  changed: GeneratedExport,
): GeneratedExport[] =>
  list.some(({ id }) => id === changed.id)
    ? list.map((each) => (each.id === changed.id ? changed : each))
    : [changed, ...list];
