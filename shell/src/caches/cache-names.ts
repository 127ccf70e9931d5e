/** Format of the caches; a worker with another format ignores them. */
const form = 'portal-1';

/**
 * Returns the cache name of a build of the shell or of a remote, as in `portal-1 surveys
 * 0.1.0-1a2b3c4d`. A page that shows the build has a lock of the same name.
 */
export const cacheOf = (name: string, version: string): string => `${form} ${name} ${version}`;

/** Cache of the page from which the portal starts offline. */
export const startCache = `${form} start`;

/** Address of that page in its cache. */
export const startAddress = '/';

/** Header of that page that lists the addresses of the API, separated by spaces. */
export const callsHeader = 'portal-calls';

/** Marker by which the worker recognizes the portal's page. */
export const pageMark = 'name="portal-shell"';

/** Whether a cache belongs to the portal, in any format. */
const isOurs = (cache: string): boolean => cache.startsWith('portal-');

/** Returns the names of the portal's caches. */
export const ourCaches = async (): Promise<string[]> => (await caches.keys()).filter(isOurs);

/** Deletes everything cached for offline use. The outbox is stored elsewhere. */
export async function dropCaches(): Promise<void> {
  for (const cache of await ourCaches()) await caches.delete(cache);
}
