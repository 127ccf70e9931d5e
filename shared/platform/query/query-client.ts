import { QueryClient } from '@tanstack/react-query';
import { bus } from '../bus/bus-core.ts';
import { sessionChanged } from '../bus/events.ts';
import { isCallFailure } from '../http/call-failure.ts';
import { hasExpired } from '../session/session-store.ts';

const clients = new Map<string, QueryClient>();

/** Milliseconds for which a response counts as fresh. */
const staleTime = 30_000;

/**
 * Returns the query client of a remote (or `shell`), always the same one. It is cleared when the
 * user signs out or another user signs in. An expired session does not clear it yet, because the
 * page waits behind its popup for the same user. Its queries are invalidated when the user changes
 * units.
 */
export function queryClientOf(owner: string): QueryClient {
  if (clients.size === 0) clearOnUserChange();
  let client = clients.get(owner);
  if (!client) {
    client = createQueryClient();
    clients.set(owner, client);
  }
  return client;
}

/** Creates a query client with the portal's defaults, independent of the session. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Refusals are final, and a 500 has its popup; only a lost connection is worth a retry.
        retry: (failures, error) =>
          failures < 1 && isCallFailure(error) && error.code === 'network',
        staleTime,
        refetchOnWindowFocus: false,
        // Without a network a call fails visibly at once instead of waiting in the background.
        networkMode: 'always',
        // Queries that failed offline are repeated when the network is back.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        // Queries that did not reach the server are repeated until they do.
        refetchInterval: ({ state }) =>
          state.status === 'error' && foundNoServer(state.error) && pauseAfter(state),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const noServer: readonly number[] = [502, 503, 504];

const foundNoServer = (error: unknown): boolean =>
  isCallFailure(error) && (error.code === 'network' || noServer.includes(error.status));

/**
 * Returns the milliseconds before a repeat: 4 s after the first failure, doubled after each further
 * one, at most 30 s.
 */
const pauseAfter = ({ errorUpdateCount }: { errorUpdateCount: number }): number =>
  Math.min(30_000, 4000 * 2 ** (errorUpdateCount - 1));

function clearOnUserChange(): void {
  let before = bus.current(sessionChanged);
  bus.on(sessionChanged).subscribe((user) => {
    if (user === null && hasExpired()) return;
    const [last, now] = [before, user];
    before = user;
    if (!last) return;
    for (const client of clients.values()) {
      if (last.Login !== now?.Login) empty(client);
      else if (last.UnitOfMeasurement !== now.UnitOfMeasurement) void client.invalidateQueries();
    }
  });
}

function empty(client: QueryClient): void {
  void client.cancelQueries();
  client.clear();
}
