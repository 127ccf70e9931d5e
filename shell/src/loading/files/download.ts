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
  const silence = new AbortController();
  const watch = () => setTimeout(() => silence.abort(), budgets().stall);
  let timer = watch();
  try {
    const answer = await fetch(url, {
      signal: silence.signal,
      cache: anew ? 'reload' : 'default',
      priority: ahead ? 'low' : 'auto',
    });
    if (!answer.ok) throw new DownloadFailure(url, `status ${answer.status}`);
    const reader = answer.body?.getReader();
    while (reader && !(await reader.read()).done) {
      clearTimeout(timer);
      timer = watch();
    }
  } catch (cause) {
    if (cause instanceof DownloadFailure) throw cause;
    throw new DownloadFailure(url, silence.signal.aborted ? 'silence' : 'no answer', cause);
  } finally {
    clearTimeout(timer);
  }
}
