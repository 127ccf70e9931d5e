import { fetchWhole } from '@portal/platform/guarding/manage';
import { budgets, firstBytePatience } from './budgets.ts';
import { DownloadFailure } from './download-failure.ts';

export interface DownloadOptions {
  /** Asks the server even for what the browser holds, which may be what made a load fail. */
  readonly anew?: boolean;
  /** How often it was tried before: the server is given more time to begin. */
  readonly tries?: number;
  /** Lets everything else go first. */
  readonly ahead?: boolean;
}

/**
 * Brings a file into the browser's cache, where whatever uses it finds it. Under watch: after a
 * silence as long as the region's stall it gives up. Only the first byte may take longer, the more often
 * it was tried.
 *
 * @throws DownloadFailure
 */
export async function download(
  url: string,
  { anew = false, tries = 0, ahead = false }: DownloadOptions,
): Promise<void> {
  const init: RequestInit = {
    // Without a network there is nobody to ask: what is here may have come meanwhile.
    cache: anew && navigator.onLine ? 'reload' : 'default',
    priority: ahead ? 'low' : 'auto',
  };
  try {
    await fetchWhole(url, init, budgets().stall, firstBytePatience(tries));
  } catch (cause) {
    throw new DownloadFailure(url, cause instanceof Error ? cause.message : 'no answer', cause);
  }
}
