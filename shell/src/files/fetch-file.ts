import { type DownloadOptions, download } from './download.ts';

/** What is there or on its way, by its address. The files of a build never change. */
const fetched = new Map<string, Promise<void>>();
/** What is there. */
const here = new Set<string>();

/** Whether a file has come whole into the browser's cache. */
export const isFetched = (address: string): boolean => here.has(address);

/**
 * Brings a file of a build into the browser's cache, once; a failure is forgotten.
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
