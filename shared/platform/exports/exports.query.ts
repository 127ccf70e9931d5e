import type { GeneratedExport, portalCalls } from '@portal/contract/portal';
import { callsOf } from '../http/calls-of.ts';
import { queryOptions } from '../query/query.ts';

const call = callsOf<typeof portalCalls>();

/** Milliseconds between polls, and after a poll that failed. */
const [lookEvery, lookAgain] = [1000, 5000];

/** Whether the export is waiting or running, and thus worth polling. */
export const isUnderWay = ({ state }: GeneratedExport): boolean =>
  state === 'waiting' || state === 'running';

/** The user's background exports, newest first. */
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

/** Replaces an export in the list by its current state, or prepends it if it is new. */
export const withExport = (
  list: readonly GeneratedExport[] = [],
  changed: GeneratedExport,
): GeneratedExport[] =>
  list.some(({ id }) => id === changed.id)
    ? list.map((each) => (each.id === changed.id ? changed : each))
    : [changed, ...list];
