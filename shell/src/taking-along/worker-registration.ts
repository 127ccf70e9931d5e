import { dropCaches } from '../caches/cache-names.ts';

/**
 * Lets the browser run the service worker. One that it cannot have or run changes nothing: a worker that
 * is there stays.
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

/** Takes the worker away, and what was taken along; nothing that people entered. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const registration of registrations) await registration.unregister();
  await dropCaches();
}
