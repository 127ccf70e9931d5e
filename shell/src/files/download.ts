import { fetchIntoCache } from '@portal/platform/guarding/manage';
import { budgets, firstByteTimeout } from './budgets.ts';
import { DownloadFailure } from './download-failure.ts';

export interface DownloadOptions {
  /** Bypasses the browser's cache, whose copy may have caused a load to fail. */
  readonly anew?: boolean;
  /** Number of earlier attempts: each one gives the server more time to respond. */
  readonly tries?: number;
  /** Whether the file is prefetched, with low priority. */
  readonly ahead?: boolean;
}

/**
 * Fetches a file into the browser's cache, for the code that uses it later. Gives up after a
 * silence as long as the region's stall limit; only the first byte may take longer, the more
 * attempts were made.
 *
 * @throws DownloadFailure
 */
export async function download(
  url: string,
  { anew = false, tries = 0, ahead = false }: DownloadOptions,
): Promise<void> {
  const init: RequestInit = {
    // Offline, the cache may meanwhile have the file.
    cache: anew && navigator.onLine ? 'reload' : 'default',
    priority: ahead ? 'low' : 'auto',
  };
  try {
    await fetchIntoCache(url, init, budgets().stall, firstByteTimeout(tries));
  } catch (cause) {
    throw new DownloadFailure(url, cause instanceof Error ? cause.message : 'no answer', cause);
  }
}
