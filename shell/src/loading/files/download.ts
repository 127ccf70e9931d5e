import { fetchWhole } from '@portal/platform/guarding/manage';
import { budgets } from '../budgets.ts';
import { DownloadFailure } from './download-failure.ts';

export interface DownloadOptions {
  /** Asks the server even for what the browser holds, which may be what made a load fail. */
  readonly anew?: boolean;
  /** Lets everything else go first. */
  readonly ahead?: boolean;
}

/**
 * Brings a file into the browser's cache, where whatever uses it finds it. Under watch: after a
 * silence as long as the region's stall it gives up.
 *
 * @throws DownloadFailure
 */
export async function download(
  url: string,
  { anew = false, ahead = false }: DownloadOptions,
): Promise<void> {
  const init: RequestInit = {
    cache: anew ? 'reload' : 'default',
    priority: ahead ? 'low' : 'auto',
  };
  try {
    await fetchWhole(url, init, budgets().stall);
  } catch (cause) {
    throw new DownloadFailure(url, cause instanceof Error ? cause.message : 'no answer', cause);
  }
}
