interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const line = () => (navigator as Navigator & { readonly connection?: Connection }).connection;

/**
 * Whether the portal may be cached for offline use: on any connection, unless the browser saves
 * data.
 */
export const canCacheForOffline = (): boolean => navigator.onLine && !line()?.saveData;

/** Whether the connection is fast enough to fetch pages that may never be opened. */
export const canPrefetch = (): boolean =>
  canCacheForOffline() && !(line()?.effectiveType ?? '').endsWith('2g');
