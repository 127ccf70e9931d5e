import type { DownloadOptions } from './download.ts';
import { DownloadFailure } from './download-failure.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * The content of a file that has the given hash; of any file when there is none to have.
 *
 * @throws DownloadFailure
 */
export async function readJson(
  address: string,
  integrity: string | undefined,
  options: DownloadOptions = {},
): Promise<unknown> {
  // A browser that checks a hash hands out nothing before the last byte: only a plain download can
  // be watched. What it left in the cache is then read with the hash.
  if (integrity) await fetchFile(address, options);
  try {
    const answer = await fetch(address, integrity ? { integrity, cache: 'force-cache' } : {});
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } catch (cause) {
    throw new DownloadFailure(address, 'unreadable', cause);
  }
}
