import { type DownloadOptions, download } from './download.ts';

/** Files fetched or being fetched, by address. The files of a build never change. */
const fetched = new Map<string, Promise<void>>();
/** Files fetched completely. */
const here = new Set<string>();

/** Whether a file is completely in the browser's cache. */
export const isFetched = (address: string): boolean => here.has(address);

/**
 * Fetches a file of a build into the browser's cache, once; a failure is forgotten.
 *
 * @throws DownloadFailure
 */
export function fetchFile(address: string, options: DownloadOptions = {}): Promise<void> {
  const held = fetched.get(address);
  if (held && !options.anew) return held;
  const fetching = download(address, options);
  fetched.set(address, fetching);
  here.delete(address);
  fetching.then(
    () => here.add(address),
    () => fetched.get(address) === fetching && fetched.delete(address),
  );
  return fetching;
}
