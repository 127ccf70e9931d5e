import { QueryClient } from '@tanstack/react-query';
import { bus } from '../bus/bus-core.ts';
import { sessionChanged } from '../bus/events.ts';
import { isCallFailure } from '../http/call-failure.ts';
import { hasExpired } from '../session/session-store.ts';

const clients = new Map<string, QueryClient>();

/** How long an answer counts as fresh (milliseconds). */
const staleTime = 30_000;

/**
 * The query client of a remote (or `shell`), the same one every time. It is emptied when
 * somebody signs out or another person signs in. A session that expired empties nothing yet: the
 * page waits behind its popup for the same person. What it holds is asked for again when they read
 * in other units.
 */
export function queryClientOf(owner: string): QueryClient {
  if (clients.size === 0) followReader();
  let client = clients.get(owner);
  if (!client) {
    client = createQueryClient();
    clients.set(owner, client);
  }
  return client;
}

/** A query client with the portal's defaults, bound to nobody. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal stays one, and a 500 has its popup; only a lost connection is worth a second try.
        retry: (failures, error) =>
          failures < 1 && isCallFailure(error) && error.code === 'network',
        staleTime,
        refetchOnWindowFocus: false,
        // Without a network a call fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
        // What failed without one is asked for again when it is back.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        // What found no server is asked for again until there is one.
        refetchInterval: ({ state }) =>
          state.status === 'error' && foundNoServer(state.error) && pauseAfter(state),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const noServer: readonly number[] = [502, 503, 504];

const foundNoServer = (error: unknown): boolean =>
  isCallFailure(error) && (error.code === 'network' || noServer.includes(error.status));

/** Milliseconds: 4 s after the first failure, twice as long after each one, at most half a minute. */
const pauseAfter = ({ errorUpdateCount }: { errorUpdateCount: number }): number =>
  Math.min(30_000, 4000 * 2 ** (errorUpdateCount - 1));

function followReader(): void {
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
