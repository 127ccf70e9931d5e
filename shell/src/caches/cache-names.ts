/** The caches of this form; a worker of another form leaves them alone. */
const form = 'portal-1';

/**
 * The cache of a build of the shell or of a remote, as in `portal-1 surveys 0.1.0-1a2b3c4d`. A page that
 * shows the build holds a lock of the same name.
 */
export const cacheOf = (name: string, version: string): string => `${form} ${name} ${version}`;

/** The cache of the page that the portal starts from without a network. */
export const startCache = `${form} start`;

/** Under which address that page lies there. */
export const startAddress = '/';

/** The header by which that page names the addresses of the API, with a space between them. */
export const callsHeader = 'portal-calls';

/** The name of the page's mark, by which the worker knows the portal's page from others. */
export const pageMark = 'name="portal-shell"';

/** Whether a cache is the portal's, of whatever form. */
const isOurs = (cache: string): boolean => cache.startsWith('portal-');

/** The names of the portal's caches. */
export const ourCaches = async (): Promise<string[]> => (await caches.keys()).filter(isOurs);

/** Drops everything that was taken along. What waits to be sent lies elsewhere. */
export async function dropCaches(): Promise<void> {
  for (const cache of await ourCaches()) await caches.delete(cache);
}
