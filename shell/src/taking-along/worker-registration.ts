import { dropCaches } from '../caches/cache-names.ts';

/**
 * Registers the service worker. If the browser cannot fetch or run it, an existing worker stays.
 *
 * @returns whether there is one
 */
export async function registerWorker(): Promise<boolean> {
  try {
    const options = { updateViaCache: 'none' } as const;
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register('/sw.js', options);
    return registration !== undefined;
  } catch (cause) {
    console.warn('There is no service worker', cause);
    return false;
  }
}

/** Removes the worker and everything cached for offline use, but nothing that users entered. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const registration of registrations) await registration.unregister();
  await dropCaches();
}
