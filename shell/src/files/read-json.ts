import type { DownloadOptions } from './download.ts';
import { DownloadFailure } from './download-failure.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * Reads the JSON of a file with the given hash, or of any file if there is none.
 *
 * @throws DownloadFailure
 */
export async function readJson(
  address: string,
  integrity: string | undefined,
  options: DownloadOptions = {},
): Promise<unknown> {
  // A browser that checks a hash delivers nothing before the last byte, so that only a plain
  // download can be watched for stalls. Its cached copy is then read with the hash.
  if (integrity) await fetchFile(address, options);
  try {
    const answer = await fetch(address, integrity ? { integrity, cache: 'force-cache' } : {});
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } catch (cause) {
    throw new DownloadFailure(address, 'unreadable', cause);
  }
}
